// SPDX-License-Identifier: GPL-3.0-or-later
// What the server sends of a match of Achaia: src/games/achaia/view.h as JSON.

export const letters = ["R", "Y", "B", "G", "K"] as const;
export type Letter = (typeof letters)[number];
export const colourOf: Record<Letter, string> = { R: "red", Y: "yellow", B: "blue", G: "green", K: "black" };

export interface Pick {
  op: number;
  colour: Letter;
  from: string;
  to: string;
}

export interface Act {
  source: "none" | "card" | "answer" | "character" | "event" | "location";
  id: number;
  which: number;
  actor: number;
  other: number;
  awaits: boolean;
  picked: number;
  picks: Pick[];
}

export interface Question {
  phase: string;
  mover: number;
  left: number;
  position: number;
  colour: Letter;
  act: Act;
  claims: number[][];
}

export interface Player {
  gold: number;
  influence: number;
  cousins: [number, number];
  hand: number;
  known: string[];
  event_fate: "none" | "held" | "played" | "discarded";
  event: string | null;
  passed: boolean;
  secrets: { known: boolean; hand: string[]; event: string | null; drawn: string[] };
}

export interface View {
  viewer: number | null;
  dice: string[][];
  increased: number[];
  markers: number[][];
  order: string[];
  players: Player[];
  deck: number;
  discard: string[];
  round: number;
  start: number;
  characters: number;
  greed: number[];
  question: Question;
}

export interface Die {
  colour: Letter;
  value: number;
  place: number; // 0: a reserve
  name: string; // in the notation: R4@7, R4
}

export function dieAt(colour: Letter, spot: string): Die {
  const [value, place] = spot.split("@");
  return { colour, value: Number(value), place: Number(place ?? 0), name: `${colour}${spot}` };
}

// Every tile asks for them.
const known = new WeakMap<View, Die[]>();
export function allDice(view: View): Die[] {
  const dice = known.get(view) ?? view.dice.flatMap((spots, i) => spots.map((spot) => dieAt(letters[i] ?? "R", spot)));
  known.set(view, dice);
  return dice;
}

// Of a place, the highest first; a die that shows nothing is not there yet.
export function diceIn(view: View, place: number): Die[] {
  return allDice(view)
    .filter((die) => die.place === place && die.value > 0)
    .sort((a, b) => b.value - a.value);
}

// [A2.8] Two players have a main and a support colour each.
export function coloursOf(seat: number, players: number): Letter[] {
  if (players === 2) return seat === 0 ? ["R", "G"] : ["B", "Y"];
  return [letters[seat] ?? "R"];
}

// The location that is resolved.
export function resolved(view: View): number | null {
  const { phase, position, act } = view.question;
  const resolving = ["order", "use", "tied", "move-out"].includes(phase) || act.source === "location";
  return resolving ? Number(view.order[position] ?? 0) : null;
}
