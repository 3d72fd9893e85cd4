// SPDX-License-Identifier: GPL-3.0-or-later
// The Kylix turned by hand: what is held follows the pointer round the middle and comes to rest at a quarter.

import type { Attachment } from "svelte/attachments";

const enough = 10; // pixels; less is a tap

export interface Spin {
  can: () => boolean;
  turned: (quarters: number) => void; // clockwise, while it is held
  rests: (quarters: number) => void; // a whole number
}

export function spins({ can, turned, rests }: Spin): Attachment<HTMLElement> {
  return (node) => {
    let held: { x: number; y: number; id: number; angle: number; sum: number; moved: boolean } | null = null;
    const angleAt = (event: PointerEvent): number => {
      const box = node.getBoundingClientRect();
      return Math.atan2(event.clientY - box.top - box.height / 2, event.clientX - box.left - box.width / 2);
    };
    const down = (event: PointerEvent): void => {
      if (!event.isPrimary || event.button !== 0 || !can()) return;
      held = { x: event.clientX, y: event.clientY, id: event.pointerId, angle: angleAt(event), sum: 0, moved: false };
    };
    const move = (event: PointerEvent): void => {
      if (!held || event.pointerId !== held.id) return;
      held.moved ||= Math.hypot(event.clientX - held.x, event.clientY - held.y) > enough;
      const angle = angleAt(event);
      const step = angle - held.angle;
      held.angle = angle;
      held.sum += step - 2 * Math.PI * Math.round(step / (2 * Math.PI)); // over the seam of the circle
      if (held.moved) turned(held.sum / (Math.PI / 2));
    };
    const up = (event: PointerEvent): void => {
      if (!held || event.pointerId !== held.id) return;
      const { moved, sum } = held;
      held = null;
      if (!moved) return;
      const none = (click: Event): void => click.stopPropagation(); // the click that ends a turn is none
      addEventListener("click", none, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", none, { capture: true }));
      rests(event.type === "pointerup" ? Math.round(sum / (Math.PI / 2)) : 0);
    };
    node.addEventListener("pointerdown", down);
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", up);
    return () => {
      node.removeEventListener("pointerdown", down);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", up);
    };
  };
}
