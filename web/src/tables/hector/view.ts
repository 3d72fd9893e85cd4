// SPDX-License-Identifier: GPL-3.0-or-later
// What the engine shows of Hector and Achilles, and the sums the table writes beside it.

import type { Choice, GameEvent, Lang, Seat } from "../../protocol";

export interface Army {
  stacks: [number, number, number, number];
  remembered: string[][];
  table: (string | null)[]; // the vanguard, then the cards in the order played
  hand: number;
  discarded: number;
  paid: number;
  out: string[];
  active: string;
  boosted: number; // bit i: the card at place i
  favours: number;
  shame: number;
  hero_in_hand: boolean;
  hero: string | null;
  deployed_on: string | null;
  hero_stack: number;
  under: number;
  heroes_out: string[];
  secrets: { known: boolean; hand: string[]; hero: string | null };
}

export interface HectorView {
  viewer: Seat | null;
  armies: [Army, Army];
  phase: string;
  battle: number;
  attacker: Seat;
  mover: Seat;
  number: string | null;
  tile: string | null;
  edge: string;
  tiles_left: number;
  end: string;
}

type Named = Record<Lang, string>;
export interface Content {
  colours: { id: string; letter: string; name: Named }[];
  troops: { types: { value: number; name: Named }[] };
  sides: { id: string; name: Named; favour_colour: string; heroes: { name: Named; colour: string; value: number }[] }[];
  fate_tiles_clockwise: { tiles: string[][] };
}

export type Move =
  | { kind: "from"; stack: string }
  | { kind: "number"; number: string }
  | { kind: "face"; colour: string }
  | { kind: "discard" | "play"; troop: string }
  | { kind: "deploy" | "boost"; on: string }
  | { kind: "turn"; turn: "left" | "right" | "none" }
  | { kind: "lose"; ransom: "hero" | "favour" }
  | { kind: "pass" | "change" | "retreat" };

export const STACKS = ["1", "2", "3", "home"] as const;
export const FIGURES = ["", "slinger", "archer", "peltast", "hoplite"] as const;

export interface TroopFace {
  colour: string;
  letter: string;
  value: number;
  name: string;
  colourName: string;
}
export interface HeroFace extends TroopFace {
  side: string;
}

export class Printed {
  constructor(
    private readonly content: Content,
    private readonly lang: Lang,
  ) {}

  colour(letter: string): { id: string; letter: string; name: string } {
    const found = this.content.colours.find((each) => each.letter === letter || each.id === letter);
    return found
      ? { id: found.id, letter: found.letter, name: found.name[this.lang] }
      : { id: "black", letter, name: letter };
  }
  troop(text: string): TroopFace {
    const colour = this.colour(text.charAt(0));
    const value = Number(text.charAt(1));
    const name = this.content.troops.types.find((each) => each.value === value)?.name[this.lang] ?? "";
    return { colour: colour.id, letter: colour.letter, value, name, colourName: colour.name };
  }
  hero(side: Seat, letter: string): HeroFace {
    const colour = this.colour(letter);
    const hero = this.content.sides[side]?.heroes.find((each) => each.colour === colour.id);
    return {
      colour: colour.id,
      letter: colour.letter,
      value: hero?.value ?? 0,
      name: hero?.name[this.lang] ?? "",
      colourName: colour.name,
      side: this.sideId(side),
    };
  }
  sideId(side: Seat): string {
    return this.content.sides[side]?.id ?? "achaean";
  }
  sideName(side: Seat): string {
    return this.content.sides[side]?.name[this.lang] ?? "";
  }
  favourColour(side: Seat): string {
    return this.content.sides[side]?.favour_colour ?? "blue";
  }
  tile(tile: string): string[] {
    return this.content.fate_tiles_clockwise.tiles[Number(tile) - 1] ?? [];
  }

  // [H5.2] All uncovered cards, colours do not matter.
  strength(army: Army, side: Seat): number {
    let sum = 0;
    army.table.forEach((card, place) => {
      if (!card || army.deployed_on === String(place)) return;
      sum += Number(card.charAt(1)) + ((army.boosted >> place) & 1);
    });
    return army.deployed_on !== null && army.hero ? sum + this.hero(side, army.hero).value : sum;
  }

  // [H6.2] Cards of the colour that faces the side or of its hero, as far as he is known.
  score(army: Army, side: Seat, facing: string | null): number {
    const hero = army.hero ?? army.secrets.hero;
    const counts = new Set([facing, hero ? this.hero(side, hero).colour : null]);
    let sum = 0;
    army.table.forEach((card, place) => {
      if (!card || army.deployed_on === String(place)) return;
      if (counts.has(this.troop(card).colour)) sum += Number(card.charAt(1)) + ((army.boosted >> place) & 1);
    });
    return army.deployed_on !== null && army.hero ? sum + this.hero(side, army.hero).value : sum;
  }

  // [H3.4] The colour that faces a side now.
  facing(view: HectorView, side: Seat): string | null {
    if (!view.tile || view.phase === "facing") return null;
    const edge = Number(view.edge) + (side === view.attacker ? 0 : 2);
    return this.tile(view.tile)[edge % 4] ?? null;
  }
}

// How far the tile is turned from lying with its first colour to the north: the attacker's edge faces him.
export function angleOf(view: HectorView, bottom: Seat): number {
  return ((view.attacker === bottom ? 2 : 0) - Number(view.edge)) * 90;
}

// The same direction as `wanted`, by the shortest way from `before`.
export function nearest(before: number, wanted: number): number {
  const off = (((wanted - before) % 360) + 540) % 360 - 180;
  return before + off;
}

export const moveOf = (choice: Choice): Move => choice.move as unknown as Move;

// [H3.2] On a 4 the attacker names a number; a card's value says it otherwise.
export function played(army: Army): number {
  return Math.max(0, army.table.filter(Boolean).length - 1);
}

// The view before a battle's end with what was laid since: so that the end can be seen.
export function lastSight(before: HectorView, events: readonly GameEvent[]): HectorView {
  const view = structuredClone(before);
  for (const event of events) {
    const army = view.armies[event.side as Seat];
    if (event.kind === "played" && army) {
      const place = army.table.findIndex((card) => card === null);
      if (place >= 0) army.table[place] = event.troop as string;
    } else if (event.kind === "deployed" && army) {
      army.hero = event.hero as string;
      army.deployed_on = event.on as string;
    } else if (event.kind === "boosted" && army) {
      army.boosted |= 1 << Number(event.on);
    } else if (event.kind === "tile-turned") {
      view.edge = event.edge as string;
    } else if (event.kind === "won" || event.kind === "tied") {
      break;
    }
  }
  return view;
}
