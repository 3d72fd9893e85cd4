// SPDX-License-Identifier: GPL-3.0-or-later
// Dragging with mouse, pen or finger alike. A short press stays a click.

const FAR = 8; // pixels before a press becomes a drag

export interface Drag {
  enabled: boolean;
  drop: (place: number) => void;
}

// An attachment for the card; `data-place` marks where it may fall.
export const draggable =
  (drag: () => Drag) =>
  (node: HTMLElement): (() => void) => {
    let from: { x: number; y: number; id: number } | null = null;
    let moved = false;

    const down = (event: PointerEvent): void => {
      if (!drag().enabled || event.button !== 0) return;
      from = { x: event.clientX, y: event.clientY, id: event.pointerId };
      moved = false;
    };
    const move = (event: PointerEvent): void => {
      if (!from || event.pointerId !== from.id) return;
      const x = event.clientX - from.x;
      const y = event.clientY - from.y;
      if (!moved && Math.hypot(x, y) < FAR) return;
      if (!moved) node.setPointerCapture(from.id);
      moved = true;
      node.style.translate = `${x}px ${y}px`;
      node.style.zIndex = "30";
    };
    const rest = (): void => {
      node.style.translate = "";
      node.style.zIndex = "";
      from = null;
    };
    const up = (event: PointerEvent): void => {
      if (!from) return;
      const { clientX, clientY } = event;
      rest();
      if (!moved) return;
      const under = document.elementsFromPoint(clientX, clientY);
      const spot = under.map((each) => each.closest<HTMLElement>("[data-place]")).find((each) => each !== null);
      if (spot) drag().drop(Number(spot.dataset.place));
    };
    // The click that ends a drag is none.
    const click = (event: MouseEvent): void => {
      if (!moved) return;
      moved = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    node.addEventListener("pointerdown", down);
    node.addEventListener("pointermove", move);
    node.addEventListener("pointerup", up);
    node.addEventListener("pointercancel", rest);
    node.addEventListener("click", click, { capture: true });
    return () => {
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointercancel", rest);
      node.removeEventListener("click", click, { capture: true });
    };
  };
