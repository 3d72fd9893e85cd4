// SPDX-License-Identifier: GPL-3.0-or-later
// What a card says of itself when one rests on it.

import type { Told } from "../parts/picker.svelte";
import { cardName } from "./names";
import type { HeroFace, TroopFace } from "./view";
import type { Words } from "./words";

export function toldOfTroop(face: TroopFace, w: Words, more: string[] = []): Told {
  return { title: cardName(face), lines: [w.troop(face.colourName, face.value), ...more] };
}

export function toldOfHero(face: HeroFace, w: Words, more: string[] = []): Told {
  return { title: cardName(face), lines: [w.hero(face.value), ...more] };
}
