// SPDX-License-Identifier: GPL-3.0-or-later
// What the server sends of a match of Deukalion: src/games/deukalion/view.h as JSON.

export type Ship = "DEU" | "PER" | "HER" | "ACH";
export type Treasure = "R" | "G" | "B" | "Y" | "W";
export const ships: Ship[] = ["DEU", "PER", "HER", "ACH"];

export interface Player {
  ship: string | null;
  aboard: number;
  below: number;
  point_cards: number;
  cargo: Treasure[];
  completed: string[];
  hand: number;
  pegasus: boolean;
  hades: boolean;
  fleece: boolean;
  has_secret: boolean;
  shown: string | null;
}

export interface Throw {
  crossed: number;
  clear: number;
  edge: number;
  ares: number;
  athena: boolean;
  threw: boolean;
}

export interface Fight {
  kind: "none" | "ship" | "city" | "settlement" | "hydra" | "hydra-attacks";
  attacker: Ship | null;
  defender: Ship | null;
  place: string | null;
  winner: Ship | null;
  decided: boolean;
  claimed: boolean;
  throws: Throw[];
}

export interface Open {
  players: Player[];
  cities: Treasure[][];
  holders: (Ship | null)[];
  hydra: string;
  quests: (string | null)[];
  removed: string[];
  quest_deck: number;
  deck: number;
  discards: string[];
  round: number;
  active: number;
  acting: number;
  phase: string;
  mover: number;
  middle: string;
  outer: string[];
  rotation: string;
  progress: {
    cards: boolean;
    soldiers: boolean;
    sail: boolean;
    hydra: boolean;
    landed: boolean;
    middle_three: boolean;
    aiolos: number;
  };
  fight: Fight;
  payment: { purpose: string; cards: number; treasures: Treasure[] };
  revealed: string | null;
  at_styx: boolean;
  winner: Ship | number | null;
}

export interface View {
  viewer: number | null;
  open: Open;
  secrets: { known: boolean; quest: string | null; hand: string[] }[];
}

export function seatOf(ship: Ship | null): number {
  return ship === null ? -1 : ships.indexOf(ship);
}

// [D4.2] What lies before a player, his point cards, and his soldiers in settlements.
export function points(open: Open, seat: number, figure: (quest: string) => number, soldiers: number[]): number {
  const player = open.players[seat];
  if (!player) return 0;
  const quests = player.completed.reduce((sum, quest) => sum + figure(quest), 0);
  const held = open.holders.reduce((sum, ship, i) => sum + (seatOf(ship) === seat ? (soldiers[i] ?? 0) : 0), 0);
  return quests + player.point_cards + held;
}

// In half-points [D9.1] [D9.2].
export function strength(thrown: Throw, fleece: boolean): number {
  return 2 * thrown.clear + thrown.edge + 4 * thrown.ares + (fleece ? 1 : 0);
}

export function halves(n: number): string {
  return n % 2 === 0 ? String(n / 2) : n === 1 ? "½" : `${(n - 1) / 2}½`;
}

// The die that an action takes when the Kylix is turned by r [D5.4].
export function dieOf(outer: string[], action: number, rotation: number): string {
  return outer[(action + rotation) % 4] ?? "";
}
