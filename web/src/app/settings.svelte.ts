// SPDX-License-Identifier: GPL-3.0-or-later
// What a person chose for this browser. Kept in its storage; without storage it lasts for the visit.

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

const KEY = "ilion";

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

function stored(): Chosen {
  try {
    return { ...given(), ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Chosen>) };
  } catch {
    return given();
  }
}

export const settings = $state<Chosen>(stored());

export function change(what: Partial<Chosen>): void {
  Object.assign(settings, what);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Storage may be refused; then the choice lasts for this visit.
  }
}

export function applyTheme(theme: Theme): void {
  const root = document.documentElement;
  if (theme === "auto") delete root.dataset.theme;
  else root.dataset.theme = theme;
}

export const isDark = (): boolean =>
  settings.theme === "dark" || (settings.theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
