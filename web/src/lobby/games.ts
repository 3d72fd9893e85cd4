// SPDX-License-Identifier: GPL-3.0-or-later
// What the lobby knows of the games before the server answers, so that nothing jumps when it does.

import type { GameSpec, Sitter, Summary } from "../protocol";
import type { Key } from "../words/words.svelte";

export const ORDER = ["hector", "deukalion", "achaia"] as const;
export type Game = (typeof ORDER)[number];

export const NAMES: Record<Game, Key> = {
  hector: "game.hector",
  deukalion: "game.deukalion",
  achaia: "game.achaia",
};
export const ABOUT: Record<Game, Key> = {
  hector: "about.hector",
  deukalion: "about.deukalion",
  achaia: "about.achaia",
};
// What is counted: troops, points, influence.
export const COUNTED: Record<Game, Key> = {
  hector: "chart.hector",
  deukalion: "chart.deukalion",
  achaia: "chart.achaia",
};
export const ICONS: Record<Game, string> = { hector: "head-trojan", deukalion: "ship", achaia: "loc-12" };

const PLAYERS: Record<Game, [number, number, number]> = {
  hector: [2, 2, 30],
  deukalion: [2, 4, 45],
  achaia: [2, 5, 90],
};

export const isGame = (game: string): game is Game => (ORDER as readonly string[]).includes(game);

export function factsOf(game: Game, spec: GameSpec | undefined): { min: number; max: number; minutes: number } {
  const [min, max, minutes] = PLAYERS[game];
  return spec ? { min: spec.min_players, max: spec.max_players, minutes: spec.minutes } : { min, max, minutes };
}

// Whom one plays at once: easy, or the strongest there is.
export function usualBot(bots: readonly string[]): string {
  return bots.includes("easy") ? "easy" : (bots.at(-1) ?? "easy");
}

export function others(summary: Summary): Sitter[] {
  return summary.seats.filter((sitter) => !summary.your_seats.includes(sitter.seat) && sitter.kind !== "open");
}

export const free = (summary: Summary): number => summary.seats.filter((sitter) => sitter.kind === "open").length;

// Where I am awaited, then what goes on, then what is over; the latest first.
export function soonest(tables: readonly Summary[]): Summary[] {
  const rank = (each: Summary): number => (each.state === "finished" ? 2 : each.awaited ? 0 : 1);
  return [...tables].sort((a, b) => rank(a) - rank(b) || b.touched - a.touched);
}
