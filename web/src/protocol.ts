// SPDX-License-Identifier: GPL-3.0-or-later
// The shapes of docs/protocol.md.

export type Lang = "en" | "de" | "nl";
export type Seat = number;

export interface Me {
  id: string;
  name: string;
  account: boolean;
  bot: boolean;
}

export interface GameSpec {
  id: string;
  name: string;
  min_players: number;
  max_players: number;
  minutes: number;
  options: { key: string; values: string[]; says: string; rule: string }[];
  bots: string[];
  windows: { key: string; says: string; answer: string; rule: string }[];
  content_version: string;
  rules_version: number;
  talks_with: string;
}

export interface Sitter {
  seat: Seat;
  kind: "open" | "person" | "bot" | "program";
  name: string; // of an open seat: for whom it is kept
  bot?: string;
  here: boolean;
  away_since?: number;
  replaceable_at?: number; // from then on the others may let a bot play
}

export interface Result {
  reason: string;
  ranks: number[];
  says: string;
  points: number[];
}

export type MatchState = "open" | "running" | "paused" | "finished" | "gone";

export interface Summary {
  id: string;
  game: string;
  players: number;
  options: Record<string, string>;
  public: boolean;
  spectators: boolean;
  state: MatchState;
  seats: Sitter[];
  steps: number;
  created: number;
  touched: number;
  clock?: { budget_ms: number; increment_ms: number };
  result?: Result;
  your_seats: Seat[];
  awaited: boolean;
  invite?: string;
}

// A move in the notation and as JSON: {"kind": "play", "troop": "R3"}.
export interface Choice<Move extends { kind: string } = { kind: string }> {
  text: string;
  move: Move;
  says: string;
  briefly: string;
  group?: string;
  brief?: string;
}

export interface Asked {
  seat: Seat;
  choices: Choice[];
  window: string | null;
  goes_on: boolean;
  in_steps: boolean; // an answer may be the first of several steps; `try` says what follows
}

// What follows within one announcement.
export interface Next {
  view: unknown;
  status: string;
  asked: Asked;
}

export interface Vote {
  kind: "undo" | "pause" | "resume" | "replace" | "end";
  by: Seat;
  seat?: Seat;
  step?: number;
  yes: Seat[];
  no: Seat[];
}

export interface Frame<View = unknown> {
  state: MatchState;
  steps: number; // that this client knows of: its own count, all of them once the match is over
  actor: Seat | null;
  seats: Sitter[];
  views: { seat: Seat | null; view: View }[];
  status: string[];
  asked: Asked | null;
  undo: null | "free" | "consent";
  quiet: string[];
  clocks: null | { running: Seat | null; left_ms: number[]; increment_ms: number };
  votes: Vote[];
  again: Seat[]; // who waits to play again, once the match is over
  result: Result | null;
}

export interface GameEvent {
  kind: string;
  [member: string]: unknown;
}

export type News =
  | { v: number; type: "step"; step: number; seat: Seat | null; events: GameEvent[]; says: string[] }
  | { v: number; type: "back"; step: number; seat: Seat }
  | { v: number; type: "chat"; seat: Seat | null; name: string; text: string; time: number; to?: Seat }
  | {
      v: number;
      type: "people";
      seat: Seat;
      what: "joined" | "left" | "returned" | "away" | "resigned" | "replaced";
      name: string;
    }
  | { v: number; type: "state"; what: "started" | "paused" | "resumed" | "finished" };

export type FromServer =
  | { type: "hello"; v: number; fresh: boolean; match: Summary; luck: { commitment: string }; frame: Frame; news: News[]; earlier?: true }
  | { type: "update"; v: number; frame: Frame; news: News[] }
  | { type: "done"; nonce: string; v: number }
  | { type: "refused"; nonce: string; code: string; says: string; rule?: string }
  | { type: "past"; nonce: string; news: News[] }
  | { type: "tried"; nonce: string; seat: Seat; next: Next | null }
  | { type: "hint"; nonce: string; seat: Seat; move: string; says: string; why: string[] }
  | { type: "looked"; nonce: string; step: number; moment: number | null; views: Frame["views"] }
  | { type: "bye"; code: string; says: string };
