// SPDX-License-Identifier: GPL-3.0-or-later
// How long what was told stays before the next is shown: others' moves are to be seen, and what a table
// tells in several pictures is to be told to its end. A tap or a key goes on at once.

import type { GameEvent, News, Seat } from "../protocol";

const OTHERS = 600;
const MINE = 160;

// Told one after the other, so that they add up (the beats of the dominance phase).
const EACH: Record<string, Record<string, number>> = {
  achaia: { location: 650, "location-used": 650, "location-scored": 650, "limit-raised": 650, "limit-lowered": 650 },
};
// Shown at once and to be read: the longest counts.
const LONGEST: Record<string, Record<string, number>> = {
  hector: { superiority: 1000, "tile-turned": 1000, deployed: 900, retreated: 1200, won: 5000, tied: 5000 },
  deukalion: {
    rolled: 900, sailed: 800, "hydra-moved": 900, fight: 900, tossed: 1400, decided: 2200, "settlement-fell": 1600,
    "treasure-taken": 1000, "quest-completed": 1600, "quest-opened": 1000,
  },
  achaia: {
    "card-announced": 1500, "answered-card": 1500, "answered-cousin": 1200, "card-cancelled": 1500,
    "character-used": 1200, "gold-taken": 900, "event-played": 1500, round: 1200,
  },
};

export function lasts(game: string, events: readonly GameEvent[]): number {
  const of = (table: typeof EACH) => events.map(({ kind }) => table[game]?.[kind] ?? 0);
  return Math.max(of(EACH).reduce((sum, ms) => sum + ms, 0), ...of(LONGEST));
}

interface Told {
  type: string;
  news: readonly News[];
  frame: { clocks: unknown };
}

// Where a clock runs nobody's time is spent on showing.
export function waitFor(game: string, told: Told, mine: readonly Seat[]): number {
  if (told.type === "hello") return 0;
  const steps = told.news.filter((each) => each.type === "step");
  if (steps.length === 0) return 0;
  const others = steps.some(({ seat }) => seat !== null && !mine.includes(seat));
  const least = others ? OTHERS : MINE;
  return told.frame.clocks ? least : Math.max(least, lasts(game, steps.flatMap(({ events }) => events)));
}
