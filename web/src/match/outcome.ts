// SPDX-License-Identifier: GPL-3.0-or-later
// What the end of a match is for whoever looks: the result itself speaks of colours and heroes.

import type { Key } from "../words/words.svelte";

// Nothing for spectators, for several at one screen, and where more than one is first.
export function outcomeOf(ranks: readonly number[], mine: readonly number[]): { says: Key; n: number; all: number } | null {
  const [seat] = mine;
  if (seat === undefined || mine.length > 1 || ranks.filter((rank) => rank === 1).length !== 1) return null;
  const n = ranks[seat] ?? 0;
  if (n < 1) return null;
  const all = ranks.length;
  return { says: n === 1 ? "end.you.win" : all === 2 ? "end.you.lose" : "end.you.place", n, all };
}
