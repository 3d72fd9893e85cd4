// SPDX-License-Identifier: GPL-3.0-or-later
// Dice and counters as text, for where they are only looked at: what DieFace.svelte and Counter.svelte make.

import { pic, plain } from "../parts/drawn";
import { colourOf, type Letter } from "./view";

interface Lies {
  colour: Letter;
  value: number;
  says: string; // "red 3", for who does not see it
  faded?: boolean;
  fresh?: boolean; // it has just changed
  at?: string | undefined; // its name among the choices
}

export function die({ colour, value, says, faded, fresh, at }: Lies): string {
  const ink = colourOf[colour];
  const named = at === undefined ? "" : ` data-at="${at}"`;
  return (
    `<span class="cube${faded ? " faded" : ""}${fresh ? " fresh" : ""}" role="img" aria-label="${plain(says)}"${named} style="--c:var(--${ink});--pip:var(--on-${ink})">` +
    `${pic(`die-${value}`, "face")}<span class="mark">${colour}</span></span>`
  );
}

export const counter = (name: "counter" | "influence", colour: string, text: string | number): string =>
  `<span class="counter" style="--c:var(--${colour});--on:var(--on-${colour})">${pic(name, "piece", text)}</span>`;
