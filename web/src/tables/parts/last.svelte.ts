// SPDX-License-Identifier: GPL-3.0-or-later
// What the last move left to see, until the next one leaves something else. Messages in which nothing happened change
// nothing, and what happened before the page looked tells it again.

import type { GameEvent } from "../../protocol";

export class Last<T> {
  now = $state.raw<T | null>(null);
  readonly #find: (events: readonly GameEvent[]) => T | null | undefined; // undefined: these say nothing about it
  #past: readonly GameEvent[] | null = null;
  #seen: readonly GameEvent[] | null = null;

  constructor(find: (events: readonly GameEvent[]) => T | null | undefined) {
    this.#find = find;
  }

  // `keeps`: in a replay one may jump, and what is not told now may lie ahead.
  see(past: readonly GameEvent[], events: readonly GameEvent[], keeps = true): void {
    if (past !== this.#past) {
      this.#past = past;
      this.now = this.#find(past) ?? null;
    }
    if (events === this.#seen) return;
    this.#seen = events;
    const found = this.#find(events);
    if (found !== undefined) this.now = found;
    else if (!keeps) this.now = null;
  }
}
