// SPDX-License-Identifier: GPL-3.0-or-later
// The page's own sentences. What happens in a game is told by the server.

import type { Lang } from "../protocol";
import { en } from "./en";

export type Key = keyof typeof en;
export type Words = Record<Key, string>;

// Keys with a twin for one: "moves" has "moves.one".
export type Counted = { [K in Key]: `${K}.one` extends Key ? K : never }[Key];

const loaders: Record<Lang, () => Promise<Words>> = {
  en: () => Promise.resolve(en),
  de: async () => (await import("./de")).de,
  nl: async () => (await import("./nl")).nl,
};

let words = $state.raw<Words>(en);

let wanted: Lang = "en"; // whoever changes his mind meanwhile hears the last of them

export async function speak(lang: Lang): Promise<void> {
  wanted = lang;
  const found = await loaders[lang]();
  if (wanted !== lang) return;
  words = found;
  document.documentElement.lang = lang;
}

export type Given = Record<string, string | number>;

export function fill(sentence: string, given?: Given): string {
  if (!given) return sentence;
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(given[name] ?? whole));
}

export const t = (key: Key, given?: Given): string => fill(words[key], given);

export function tn(key: Counted, n: number, given?: Given): string {
  const spelled = n === 1 ? (`${key}.one` as Key) : key;
  return fill(words[spelled], { n, ...given });
}
