// SPDX-License-Identifier: GPL-3.0-or-later
// What the address needs is asked for at once, while the page that will show it is itself still on its way: answers,
// and of a match its table, its content and its socket, too.

import type { Heard, Wire } from "../match/connection";
import { socketOf } from "../match/address";
import type { FromServer, Lang } from "../protocol";
import { tableOf } from "../tables";
import { api, contentOf, type Rulebook } from "./api";
import { rememberKey } from "./keys";
import type { Route } from "./router";

const begun = new Map<string, Promise<unknown>>();
let wire: { socket: WebSocket; heard: Heard[] } | null = null;

function ahead(what: string, answer: Promise<unknown>): void {
  begun.set(what, answer);
  answer.catch(() => {}); // whoever needs it hears of it
}

// What was begun serves once: later things have gone on.
function once<T>(what: string, ask: () => Promise<T>): Promise<T> {
  const early = begun.get(what) as Promise<T> | undefined;
  begun.delete(what);
  return early ?? ask();
}

// The socket makes a guest of whoever is unknown, so nothing is asked before it. What it says first names the game.
async function beginMatch(id: string, lang: Lang): Promise<void> {
  const socket = new WebSocket(socketOf(id, lang, null));
  const heard: Heard[] = [];
  wire = { socket, heard };
  const greeted = await new Promise<FromServer | null>((done) => {
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      const read = JSON.parse(data) as FromServer;
      heard.push({ data, read });
      done(read);
    };
    socket.onclose = () => done(null);
  });
  if (greeted?.type === "hello") await Promise.all([tableOf(greeted.match.game), contentOf(greeted.match.game)]);
}

// Settles when what the first picture shows is here, or will not come.
export async function begin(route: Route, lang: Lang): Promise<void> {
  if ("key" in route && route.key !== null) rememberKey(route.id, route.key);
  if (route.page === "match") return beginMatch(route.id, lang).catch(() => {}); // who needs it asks again
  if (route.page !== "rules") return;
  const book = api.rules(route.game, lang);
  ahead(`${route.game} ${lang}`, book);
  await book.catch(() => {});
}

export const rulebookOf = (game: string, lang: Lang): Promise<Rulebook> => once(`${game} ${lang}`, () => api.rules(game, lang));

// The socket that was opened early, with all it has heard, if it is the one that is wished for.
export function socketTo(address: string): Wire {
  const early = wire;
  wire = null;
  if (early?.socket.url !== address || early.socket.readyState > WebSocket.OPEN) {
    early?.socket.close();
    return new WebSocket(address) as unknown as Wire;
  }
  const found = early.socket as unknown as Wire;
  found.onmessage = null;
  queueMicrotask(() => early.heard.forEach((event) => found.onmessage?.(event)));
  return found;
}
