// SPDX-License-Identifier: GPL-3.0-or-later
import { t } from "../../words/words.svelte";
import type { TroopFace } from "./view";

// "red peltast 3", "Peltast 3, rot": the catalogue knows the order of the words.
export const cardName = (face: TroopFace): string =>
  t("hector.card", { colour: face.colourName, name: face.name, value: face.value });
