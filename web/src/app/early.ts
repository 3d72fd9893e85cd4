// SPDX-License-Identifier: GPL-3.0-or-later
// Who opens the page at a match waits for its answers, its table and its content: they are asked for at
// once, while the page of the match is itself still on its way.

import type { Summary } from "../protocol";
import { tableOf } from "../tables";
import { api, contentOf } from "./api";

let begun: { id: string; summary: Promise<Summary> } | null = null;

// A guest must be known before the match is asked for.
const ask = async (id: string): Promise<Summary> => {
  await api.me();
  return api.match(id);
};

export function begin(id: string): void {
  const summary = ask(id);
  begun = { id, summary };
  const fetchAll = ({ game }: Summary): unknown => Promise.all([tableOf(game), contentOf(game)]);
  summary.then(fetchAll).catch(() => {}); // whoever needs it asks again and says what is wrong
}

// What was begun serves once: later the match has gone on.
export function summaryOf(id: string): Promise<Summary> {
  const early = begun?.id === id ? begun.summary : null;
  begun = null;
  return early ?? ask(id);
}
