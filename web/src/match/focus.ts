// SPDX-License-Identifier: GPL-3.0-or-later
// Who plays by keys finds the focus where he goes on: the thing that had it is often gone after a move.
// Who uses a pointer is left alone.

let byKeys = false;

const MODIFIERS = new Set(["Shift", "Control", "Alt", "Meta", "CapsLock"]);

export function watchInput(): () => void {
  const key = (event: KeyboardEvent): void => {
    if (!MODIFIERS.has(event.key)) byKeys = true;
  };
  const point = (): void => void (byKeys = false);
  addEventListener("keydown", key, true);
  addEventListener("pointerdown", point, true);
  return () => {
    removeEventListener("keydown", key, true);
    removeEventListener("pointerdown", point, true);
  };
}

export const usesKeys = (): boolean => byKeys;

const lost = (): boolean => {
  const at = document.activeElement;
  return at === null || at === document.body || (at instanceof HTMLButtonElement && at.disabled);
};

// In this order: what is to be read first, the open list, what may be chosen on the table, the way to the list.
const PLACES = [
  ".area .verdict button",
  "[data-choice][aria-pressed='true']",
  "[data-choice]",
  ".area .chosen",
  ".area .legal",
  ".area button[data-at]:not([disabled])",
  ".foot .help button:not([disabled])",
];

const seen = (each: Element): boolean => each.getClientRects().length > 0 && (each as HTMLElement).tabIndex >= 0;

export function bringBack(root: ParentNode): void {
  if (!byKeys || !lost()) return;
  for (const place of PLACES) {
    const found = [...root.querySelectorAll(place)].find(seen);
    if (found) return (found as HTMLElement).focus();
  }
}
