// SPDX-License-Identifier: GPL-3.0-or-later
// The printed content of Achaia as the table needs it.

import type { Lang } from "../../protocol";
import { letters, type Letter } from "./view";

export type Texts = Record<Lang, string>;

export interface Op {
  op: string;
  n?: number;
  count?: number;
  upto?: boolean;
  keep?: number;
  owner?: string;
  who?: string;
  from?: string;
  steal_rule?: boolean;
  gold?: number;
  influence?: number;
  cap?: number;
  max?: number;
  price?: number;
  kind?: string;
  where?: string;
  a?: string;
  b?: string;
  min_on_tile?: number;
  options?: (Op | Op[])[];
  otherwise?: Op | null;
}

export interface Effect {
  kind: "normal" | "counter" | "reaction";
  target: string;
  ops: Op[];
}

export interface Location {
  no: number;
  name: Texts;
  opens: number;
  action: Op[];
}

export interface Intrigue {
  id: string;
  name: Texts;
  a: Effect;
  b: Effect;
}

export interface Person {
  id: string;
  name: Texts;
  cost: number | null;
  ops: Op[];
}

export interface Content {
  colours: { names: Texts[] };
  supplies: { limited: { influence_markers_per_colour: number; increased_limit_markers: number; street_cousins: number; court_cousins: number } };
  numbers: { influence_sale_gold: number };
  locations: Location[];
  limit: { by_players: Record<string, number[]> };
  cousins: { name: Texts }[];
  house_orion: Person[];
  intrigue: Intrigue[];
  characters: Person[];
  events: { id: string; name: Texts; ops: Op[] }[];
}

export type Side = "a" | "b";

// Ids of the file are those of the rules, A10.I03; the notation has I03.
const short = (id: string): string => id.replace(/^A\d+\./, "");

export class Printed {
  constructor(
    readonly content: Content,
    readonly lang: Lang,
  ) {}

  colour(letter: Letter): string {
    return this.content.colours.names[letters.indexOf(letter)]?.[this.lang] ?? letter;
  }

  location(no: number): Location | undefined {
    return this.content.locations.find((each) => each.no === no);
  }

  locationName(no: number): string {
    return this.location(no)?.name[this.lang] ?? String(no);
  }

  card(id: string): Intrigue | undefined {
    return this.content.intrigue.find((each) => short(each.id) === id);
  }

  cardName(id: string): string {
    return this.card(id)?.name[this.lang] ?? id;
  }

  person(id: string): Person | undefined {
    return [...this.content.characters, ...this.content.house_orion].find((each) => short(each.id) === id);
  }

  event(id: string): { name: Texts; ops: Op[] } | undefined {
    return this.content.events.find((each) => short(each.id) === id);
  }

  cousin(which: 0 | 1): string {
    return this.content.cousins[which]?.name[this.lang] ?? "";
  }

  // The half of a card that answers: a counter-measure or a reaction.
  answerSide(id: string): Side {
    return this.card(id)?.a.kind === "normal" ? "b" : "a";
  }

  limit(no: number, players: number, increased: number): number {
    return (this.content.limit.by_players[String(players)]?.[no - 1] ?? 0) + increased;
  }
}
