// SPDX-License-Identifier: GPL-3.0-or-later
// Pieces of a drawing as text. What is only looked at is quicker made by the browser from one text than element by
// element, and a map has hundreds of them. Words go in by `plain` only.

import { drawing } from "../../art/sprite";

export interface Inks {
  ink?: string | undefined;
  cut?: string | undefined;
  c?: string | undefined;
  on?: string | undefined;
  pip?: string | undefined;
}

// The colours a drawing takes from the place where it stands.
export const worn = ({ ink, cut, c, on, pip }: Inks): string =>
  (ink ? `color:${ink};` : "") +
  (cut ? `--cut:${cut};` : "") +
  (c ? `--c:${c};` : "") +
  (on ? `--on:${on};` : "") +
  (pip ? `--pip:${pip}` : "");

export function drawn(name: string, x: number, y: number, w: number, h: number, inks: Inks): string {
  drawing(name);
  return `<use href="#art-${name}" x="${x}" y="${y}" width="${w}" height="${h}" style="${worn(inks)}"/>`;
}

// A drawing outside of one: what Pic.svelte makes.
export const pic = (name: string, look: string, letter?: string | number): string =>
  `<span class="pic ${look}" aria-hidden="true"><svg class="i" viewBox="${drawing(name)}"><use href="#art-${name}"/></svg>` +
  `${letter === undefined ? "" : `<b>${plain(letter)}</b>`}</span>`;

const SIGNS: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
export const plain = (words: string | number): string => String(words).replace(/[&<>"]/g, (sign) => SIGNS[sign]!);
