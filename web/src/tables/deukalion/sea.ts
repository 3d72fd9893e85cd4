// SPDX-License-Identifier: GPL-3.0-or-later
// The squares of the map, and the way a ship takes over water.

import type { Content } from "./content";

export const side = 100; // of a square in the drawing

export interface Spot {
  square: string;
  code: string; // "~", "@", "S", or three letters of land
  x: number;
  y: number;
}

export class Chart {
  readonly spots: Spot[];
  readonly columns: number;
  readonly rows: number;
  readonly #by = new Map<string, Spot>();

  constructor(content: Content) {
    const { columns, grid } = content.board;
    this.columns = columns.length;
    this.rows = grid.length;
    this.spots = grid.flatMap((row, y) =>
      row.map((code, x) => ({ square: `${columns[x] ?? "?"}${y + 1}`, code, x, y })),
    );
    for (const spot of this.spots) this.#by.set(spot.square, spot);
  }

  at(square: string): Spot {
    return this.#by.get(square) ?? { square, code: "~", x: 0, y: 0 };
  }

  water(square: string): boolean {
    const code = this.#by.get(square)?.code;
    return code !== undefined && code.length === 1;
  }

  neighbours(square: string): string[] {
    const { x, y } = this.at(square);
    return this.spots.filter((to) => Math.abs(to.x - x) + Math.abs(to.y - y) === 1).map((to) => to.square);
  }

  // A shortest way over water, ends included. It stops nowhere on the way [D6.3], so squares in
  // `blocked` may only be its end; if there is no such way, the shortest of all.
  path(from: string, to: string, blocked: ReadonlySet<string> = new Set()): string[] {
    if (from === to) return [from];
    const before = new Map<string, string>([[from, from]]);
    const todo = [from];
    for (let here = todo.shift(); here !== undefined; here = todo.shift()) {
      for (const next of this.neighbours(here)) {
        if (before.has(next) || !this.water(next) || (blocked.has(next) && next !== to)) continue;
        before.set(next, here);
        if (next === to) return this.#back(before, from, to);
        todo.push(next);
      }
    }
    return blocked.size > 0 ? this.path(from, to) : [from, to];
  }

  #back(before: Map<string, string>, from: string, to: string): string[] {
    const way = [to];
    for (let here = to; here !== from; ) {
      here = before.get(here) ?? from;
      way.unshift(here);
    }
    return way;
  }
}
