// SPDX-License-Identifier: GPL-3.0-or-later
import { t, type Key } from "../words/words.svelte";

const NAMES: Record<string, Key> = { no: "option.no", yes: "option.yes" };

// What a value of an option is called; a number is called by itself.
export const valueName = (value: string): string => (NAMES[value] ? t(NAMES[value]) : value);
