// SPDX-License-Identifier: GPL-3.0-or-later
// What is no choice now looks calm; pressed, it says why not. One listener a table, so that nothing becomes a button, or
// a stop of the Tab key, for it.

import type { Attachment } from "svelte/attachments";
import type { Picker } from "./picker.svelte";

export interface Pressed {
  at: string;
  box: DOMRect;
}

function thing(on: Element): Pressed | null {
  const found = on.closest<HTMLElement>("[data-at]");
  return found ? { at: found.dataset.at ?? "", box: found.getBoundingClientRect() } : null;
}

export function asks(picker: Picker, find: (on: Element, event: MouseEvent) => Pressed | null = thing): Attachment<HTMLElement> {
  return (root) => {
    const click = (event: MouseEvent): void => {
      const on = event.target as Element;
      const found = on.closest("button, a") ? null : find(on, event);
      if (found) picker.refuse(found.at, found.box);
    };
    // What explains itself has the focus anyway.
    const key = (event: KeyboardEvent): void => {
      const on = event.target as Element;
      const found = event.key === "Enter" && on.matches("div[data-at]") ? thing(on) : null;
      if (found) picker.refuse(found.at, found.box);
    };
    root.addEventListener("click", click);
    root.addEventListener("keydown", key);
    return () => {
      root.removeEventListener("click", click);
      root.removeEventListener("keydown", key);
    };
  };
}
