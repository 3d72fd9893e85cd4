// SPDX-License-Identifier: GPL-3.0-or-later
// The printed content of Deukalion as the table needs it: names, board, cards, quests.

import type { Lang } from "../../protocol";
import type { Treasure } from "./view";

export type Texts = Record<Lang, string>;

export interface Place {
  id: string;
  kind: "city" | "settlement";
  square: string;
  name: Texts;
  value: number;
  slots?: number;
  soldiers?: number;
}

export interface ActionCard {
  key: string;
  name: Texts;
  lasting: boolean;
  played_at: string[];
  text: Texts;
}

export interface Task {
  op: string;
  colours?: Record<string, number>;
  city?: string;
  count?: number;
  text: Texts;
}

export interface Quest {
  id: string;
  points: number;
  name: Texts;
  tasks: Task[];
}

export interface Content {
  names: { items: Record<string, Texts> };
  seats: { hero: Texts; colour: string }[];
  target: Record<string, number>;
  ship_capacity: { pieces: number };
  side_turn_bring_back: { soldiers: number };
  hydra: { start: string; strength: number };
  board: { columns: string; rows: number; grid: string[][] };
  kylix_ring: { centre: string; clockwise_from_north: { action: number; id: string; square: string }[] };
  treasures: { colour: string; name: Texts }[];
  places: Place[];
  action_cards: ActionCard[];
  quests: Quest[];
}

// Two cards have a shorter name in the notation than in the file.
const longKey: Record<string, string> = { hades: "favour_of_hades", fleece: "golden_fleece" };

export const colourOf: Record<Treasure, string> = { R: "red", G: "green", B: "blue", Y: "yellow", W: "white" };
export const letterOf: Record<string, string> = { red: "R", green: "G", blue: "B", yellow: "Y", white: "W" };

export class Printed {
  readonly cities: Place[];
  readonly settlements: Place[];

  constructor(
    readonly content: Content,
    readonly lang: Lang,
  ) {
    this.cities = content.places.filter((place) => place.kind === "city");
    this.settlements = content.places.filter((place) => place.kind === "settlement");
  }

  word(key: string): string {
    return this.content.names.items[key]?.[this.lang] ?? key;
  }

  hero(seat: number): string {
    return this.content.seats[seat]?.hero[this.lang] ?? "";
  }

  colour(seat: number): string {
    return this.content.seats[seat]?.colour ?? "white";
  }

  treasure(letter: Treasure): string {
    const found = this.content.treasures.find((each) => each.colour === colourOf[letter]);
    return found?.name[this.lang] ?? letter;
  }

  place(id: string | null): Place | undefined {
    return this.content.places.find((place) => place.id === id);
  }

  placeName(id: string | null): string {
    return this.place(id)?.name[this.lang] ?? id ?? "";
  }

  // Where there is no room for more: its first three letters, no two alike in any language.
  shortName(id: string | null): string {
    return this.placeName(id).slice(0, 3).toLocaleUpperCase(this.lang);
  }

  card(key: string): ActionCard | undefined {
    const long = longKey[key] ?? key;
    return this.content.action_cards.find((card) => card.key === long);
  }

  quest(id: string | null): Quest | undefined {
    return this.content.quests.find((quest) => quest.id === id);
  }
}
