// SPDX-License-Identifier: GPL-3.0-or-later
// Everything of docs/protocol.md that is not the socket.

import type { GameSpec, Lang, Me, Seat, Summary } from "../protocol";
import { kept } from "./kept";
import { keyOf, withKey } from "./keys";
import { named } from "./sitters";

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    says: string,
  ) {
    super(says);
  }
}

// Whatever is answered in words, an error too, comes in the language that is spoken here. A content file has all of them,
// and a browser that was told to fetch it ahead knows it by its address alone.
const spoken = (path: string): string =>
  /[?&]lang=|\/content$/.test(path) ? path : `${path}${path.includes("?") ? "&" : "?"}lang=${document.documentElement.lang}`;

// What is no object is sent as it is: a record.
async function ask<T>(method: string, path: string, body?: object | string): Promise<T> {
  const answer = await fetch(spoken(path), {
    method,
    credentials: "same-origin",
    ...(body === undefined
      ? {}
      : typeof body === "string"
        ? { headers: { "Content-Type": "text/plain" }, body }
        : { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }),
  });
  if (!answer.ok) {
    let code = String(answer.status);
    let says = answer.statusText;
    try {
      const told = (await answer.json()) as { error?: { code: string; says: string } };
      if (told.error) ({ code, says } = told.error);
    } catch {
      // Not every error comes from the program itself.
    }
    throw new Refused(answer.status, code, says);
  }
  return (await answer.json()) as T;
}

export interface Paragraph {
  id: string;
  title: string;
  text: string;
  mark?: "ruling" | "reconstructed";
}
export interface Rulebook {
  title: string;
  chapters: { number: string | number; title: string; paragraphs: Paragraph[] }[];
}
export interface Lobby {
  open: Summary[];
  running: Summary[];
  mine: Summary[];
  finished: Summary[];
}
export type LongList = "mine" | "running" | "finished";
export interface Moment {
  step: number;
  steps: number;
  seen: number; // how many of the first `step` steps these eyes saw
  view: unknown;
  status: string;
  told: { step: number; seat: Seat | null; says: string[]; events?: { kind: string }[] }[] | string[];
  points: number[];
}
export interface Chart {
  steps: number;
  points: { step: number; points: number[] }[]; // a row where they changed
  chances: { step: number; chances: number[] }[]; // to win, wherever the match can be judged
}
// What a bot thinks of a decision; the move it would play first.
export interface Weighed {
  step: number;
  seat: Seat;
  played: string;
  bot: string;
  own: boolean; // a bot of this level made the move; otherwise a person did, and the strongest is asked
  by: "search" | "solution" | "turn" | "habit" | "advice" | "lot"; // what the values are
  tried: { move: string; says: string; value: number; visits: number }[];
  line: { seat: Seat; says: string }[];
  playouts: number;
}
export interface Mistake {
  step: number;
  where: string; // "Round 19"
  seat: Seat;
  move: string;
  says: string;
  rule: string; // the paragraph to which what was played belongs
  better: string;
  better_says: string;
  lost: number;
}
export interface Mistakes {
  looked_at: number;
  of: number;
  mistakes: Mistake[];
}
export type Taker = { kind: "me" } | { kind: "open" } | { kind: "bot"; bot: string };
export interface NewMatch {
  game: string;
  players: number;
  options: Record<string, string>;
  seats: Taker[];
  public: boolean;
  spectators: boolean;
  clock?: { budget_ms: number; increment_ms: number };
  from?: { match: string; step: number; key?: string };
}

const at = (id: string, what = ""): string => withKey(`/api/matches/${encodeURIComponent(id)}${what}`, keyOf(id));

export const api = {
  me: () => ask<Me>("GET", "/api/me"),
  rename: (name: string) => ask<Me>("POST", "/api/me", { name }),
  account: (name: string, password: string) => ask<Me>("POST", "/api/account", { name, password }),
  login: (name: string, password: string) => ask<Me>("POST", "/api/login", { name, password }),
  logout: () => ask<Me>("POST", "/api/logout", {}),
  games: (lang: Lang) => ask<GameSpec[]>("GET", `/api/games?lang=${lang}`),
  content: (game: string) => ask<unknown>("GET", `/api/games/${game}/content`),
  rules: (game: string, lang: Lang) => ask<Rulebook>("GET", `/api/rules/${game}?lang=${lang}`),
  lobby: async (lang: Lang): Promise<Lobby> => {
    const { open, running, mine, finished } = await ask<Lobby>("GET", `/api/lobby?lang=${lang}`);
    return { open: open.map(named), running: running.map(named), mine: mine.map(named), finished: finished.map(named) };
  },
  listed: async (list: LongList, from: number): Promise<{ matches: Summary[]; more: boolean }> => {
    const { matches, more } = await ask<{ matches: Summary[]; more: boolean }>("GET", `/api/lobby/${list}?from=${from}`);
    return { matches: matches.map(named), more };
  },
  record: (text: string) => ask<Summary>("POST", "/api/records", text),
  create: (match: NewMatch) => ask<Summary>("POST", "/api/matches", match),
  match: (id: string) => ask<Summary>("GET", at(id)).then(named),
  join: (id: string, body: { seat?: Seat; key?: string }) => ask<Summary>("POST", at(id, "/join"), body),
  leave: (id: string) => ask<unknown>("POST", at(id, "/leave"), {}),
  rematch: (id: string) => ask<Summary>("POST", at(id, "/rematch"), {}),
  luck: (id: string) => ask<{ commitment: string; seeds: string[]; seed?: string }>("GET", at(id, "/luck")),
  moment: (id: string, step: number, as: Seat | null, lang: Lang) =>
    ask<Moment>("GET", at(id, `/moments/${step}?lang=${lang}${as === null ? "" : `&as=${as}`}`)),
  chart: (id: string) => ask<Chart>("GET", at(id, "/chart")),
  weighed: (id: string, step: number, lang: Lang) => ask<Weighed>("GET", at(id, `/weighed/${step}?lang=${lang}`)),
  mistakes: (id: string, lang: Lang) => ask<Mistakes>("GET", at(id, `/mistakes?lang=${lang}`)),
  recordPath: (id: string) => at(id, "/record"),
};

// The printed contents never change while the program runs.
const contents = new Map<string, () => Promise<unknown>>();
export function contentOf(game: string): Promise<unknown> {
  const known = contents.get(game) ?? kept(() => api.content(game));
  contents.set(game, known);
  return known();
}
