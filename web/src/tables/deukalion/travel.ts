// SPDX-License-Identifier: GPL-3.0-or-later
// A piece that stands on another square than before goes there along the water, a little more than
// a tenth of a second a square. Any tap skips it; with reduced motion it just stands there.

import type { Attachment } from "svelte/attachments";
import { still } from "../parts/still";
import { side, type Chart } from "./sea";

const each = 140;
const before = new WeakMap<Element, string>();

// `stops`: what it goes round, as the way that was shown before did.
export function travel(chart: Chart, square: string, stops: () => ReadonlySet<string>): Attachment<Element> {
  return (node) => {
    const from = before.get(node);
    before.set(node, square);
    if (from === undefined || from === square || still()) return;
    const way = chart.path(from, square, stops());
    const end = chart.at(square);
    const frames = way.map((step) => {
      const spot = chart.at(step);
      return { transform: `translate(${(spot.x - end.x) * side}px, ${(spot.y - end.y) * side}px)` };
    });
    const run = node.animate(frames, { duration: each * (way.length - 1), easing: "ease-out" });
    const skip = (): void => run.finish();
    addEventListener("pointerdown", skip, { once: true });
    return () => removeEventListener("pointerdown", skip);
  };
}
