// SPDX-License-Identifier: GPL-3.0-or-later
// What can be chosen by two taps can be dragged, too: a piece onto a legal place. `grab` says which
// things are pieces and may light their places.

import type { Attachment } from "svelte/attachments";
import type { Picker } from "./picker.svelte";

const enough = 12; // pixels; less is a tap

export function drags(picker: Picker, grab: (at: string) => boolean): Attachment<HTMLElement> {
  return (root) => {
    let held: { from: HTMLElement; x: number; y: number } | null = null;
    const thing = (node: Element | null): HTMLElement | null => node?.closest<HTMLElement>("[data-at]") ?? null;
    const down = (event: PointerEvent): void => {
      const from = thing(event.target as Element);
      held = from && event.isPrimary && grab(from.dataset.at ?? "") ? { from, x: event.clientX, y: event.clientY } : null;
    };
    const move = (event: PointerEvent): void => {
      if (held && Math.hypot(event.clientX - held.x, event.clientY - held.y) > enough) root.dataset.dragging = "";
    };
    const up = (event: PointerEvent): void => {
      const dragged = held !== null && root.dataset.dragging !== undefined;
      const to = dragged ? thing(document.elementFromPoint(event.clientX, event.clientY)) : null;
      if (to && to !== held?.from && picker.legal(to.dataset.at ?? "")) picker.press(to.dataset.at ?? "", to);
      held = null;
      delete root.dataset.dragging;
    };
    const stop = (event: Event): void => {
      if (held) event.preventDefault(); // neither scrolls nor selects while a piece is held
    };
    root.addEventListener("pointerdown", down);
    root.addEventListener("touchmove", stop, { passive: false });
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", up);
    return () => {
      root.removeEventListener("pointerdown", down);
      root.removeEventListener("touchmove", stop);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", up);
    };
  };
}
