// SPDX-License-Identifier: GPL-3.0-or-later
// What a person chose for this browser, as state. Kept in its storage; without storage it lasts for the visit.

import { KEY, stored, type Chosen } from "./chosen";

export const settings = $state<Chosen>(stored());

export function change(what: Partial<Chosen>): void {
  Object.assign(settings, what);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Storage may be refused; then the choice lasts for this visit.
  }
}

export const isDark = (): boolean =>
  settings.theme === "dark" || (settings.theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
