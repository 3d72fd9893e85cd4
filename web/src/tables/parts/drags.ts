// SPDX-License-Identifier: GPL-3.0-or-later
// What can be chosen by taps can be dragged, too, with mouse, pen or finger: a piece onto a place. What is dragged follows
// the pointer, the places that would take it light up. A short press stays a press.

import type { Attachment } from "svelte/attachments";

const enough = 12; // pixels; less is a tap

export interface Held {
  onto: ReadonlyMap<string, (place: HTMLElement) => void>; // what a drop on these things does
  picture?: string | undefined; // drawn under the pointer; else the thing itself
  missed?: ((at: string, box: DOMRect) => void) | undefined; // dropped on another thing
}

// `grab` says whether a thing is a piece that can be dragged now; what it answers is asked when the drag begins.
export function drags(grab: (at: string) => (() => Held) | null): Attachment<HTMLElement> {
  return (root) => {
    let from: { thing: HTMLElement; on: EventTarget | null; x: number; y: number; id: number; begin: () => Held } | null = null;
    let held: Held | null = null;
    let ghost: HTMLElement | null = null;
    let over: HTMLElement | null = null;

    const thing = (node: Element | null): HTMLElement | null => node?.closest<HTMLElement>("[data-at]") ?? null;
    const things = (): NodeListOf<HTMLElement> => root.querySelectorAll<HTMLElement>("[data-at]");
    const under = (event: PointerEvent): HTMLElement | null => {
      const all = document.elementsFromPoint(event.clientX, event.clientY).map(thing);
      return all.find((each) => each && held?.onto.has(each.dataset.at ?? "")) ?? all.find((each) => each !== null) ?? null;
    };

    function begin(): void {
      if (!from) return;
      const { width, height } = from.thing.getBoundingClientRect();
      ghost = document.createElement("div");
      ghost.className = "drag-ghost";
      ghost.popover = "manual"; // above everything, and cut off by nothing
      ghost.style.cssText = `width:${width}px;height:${height}px;--die:${getComputedStyle(from.thing).getPropertyValue("--die")}`;
      held = from.begin();
      if (held.picture) ghost.innerHTML = held.picture;
      else ghost.append(...[...from.thing.cloneNode(true).childNodes]);
      ghost.ariaHidden = "true";
      root.append(ghost);
      ghost.showPopover();
      root.dataset.dragging = "";
      // The table lights what it lights for this piece first.
      requestAnimationFrame(() => {
        for (const each of things()) if (held?.onto.has(each.dataset.at ?? "")) each.dataset.drop = "";
      });
    }

    const stop = (event: Event): void => {
      if (from) event.preventDefault(); // neither scrolls nor selects while a piece is held
    };
    const down = (event: PointerEvent): void => {
      const found = event.isPrimary && event.button === 0 ? thing(event.target as Element) : null;
      const begin = found && grab(found.dataset.at ?? "");
      if (!found || !begin) return;
      from = { thing: found, on: event.target, x: event.clientX, y: event.clientY, id: event.pointerId, begin };
      // A finger's moves go to where it began, even if that has gone from the table.
      from.on?.addEventListener("touchmove", stop, { passive: false });
    };
    const move = (event: PointerEvent): void => {
      if (!from || event.pointerId !== from.id) return;
      if (!held && Math.hypot(event.clientX - from.x, event.clientY - from.y) > enough) begin();
      if (!held || !ghost) return;
      ghost.style.translate = `calc(${event.clientX}px - 50%) calc(${event.clientY}px - 50%)`;
      const next = under(event);
      if (next === over) return;
      if (over) delete over.dataset.over;
      over = next && held.onto.has(next.dataset.at ?? "") ? next : null;
      if (over) over.dataset.over = "";
    };
    const end = (): void => {
      from?.on?.removeEventListener("touchmove", stop);
      if (over) delete over.dataset.over;
      if (held) for (const each of things()) delete each.dataset.drop;
      ghost?.remove();
      from = held = ghost = over = null;
      delete root.dataset.dragging;
    };
    const up = (event: PointerEvent): void => {
      if (!from || event.pointerId !== from.id) return;
      const [dragged, began, to] = [held, from.thing, held ? under(event) : null];
      end();
      if (!dragged || !to) return;
      // The click that ends a drag is none.
      const none = (click: Event): void => {
        click.preventDefault();
        click.stopPropagation();
      };
      addEventListener("click", none, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", none, { capture: true }));
      if (to.dataset.at === began.dataset.at) return;
      const drop = dragged.onto.get(to.dataset.at ?? "");
      if (drop) drop(to);
      else dragged.missed?.(to.dataset.at ?? "", to.getBoundingClientRect());
    };
    const idle = (event: Event): void => event.preventDefault(); // pictures have no drag of their own
    root.addEventListener("pointerdown", down);
    root.addEventListener("touchmove", stop, { passive: false });
    root.addEventListener("dragstart", idle);
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", end);
    return () => {
      end();
      root.removeEventListener("pointerdown", down);
      root.removeEventListener("touchmove", stop);
      root.removeEventListener("dragstart", idle);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", end);
    };
  };
}
