// SPDX-License-Identifier: GPL-3.0-or-later
// What a person chose for this browser, as it is stored. Known before the page is: it decides language and colours.

import type { Lang } from "../protocol";

export type Theme = "auto" | "light" | "dark";

export interface Chosen {
  theme: Theme;
  lang: Lang;
  sound: boolean;
  confirm: boolean; // a choice is selected first and sent with the button
  forced: boolean; // a decision with one answer is given by itself
  keys: boolean; // number keys select choices
  score: boolean; // what the battle would score now
  slow: boolean; // what others do is shown step by step
}

export const KEY = "ilion";

export function langOf(wanted: readonly string[]): Lang {
  for (const each of wanted) {
    const short = each.slice(0, 2).toLowerCase();
    if (short === "en" || short === "de" || short === "nl") return short;
  }
  return "en";
}

const given = (): Chosen => ({
  theme: "auto",
  lang: langOf(navigator.languages ?? []),
  sound: true,
  confirm: true,
  forced: true,
  keys: true,
  score: true,
  slow: true,
});

export function stored(): Chosen {
  try {
    return { ...given(), ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Chosen>) };
  } catch {
    return given();
  }
}

export function applyTheme(theme: Theme): void {
  const root = document.documentElement;
  if (theme === "auto") delete root.dataset.theme;
  else root.dataset.theme = theme;
}
