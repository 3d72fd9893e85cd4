// SPDX-License-Identifier: GPL-3.0-or-later
// What a player has said of one announcement and not sent yet: step after step, each tried out at
// the server, so that a wrong click can be taken back before anybody hears of it.

import type { Next } from "../protocol";

interface Said {
  moves: string[];
  next: Next; // what is asked after it
}

export class Draft {
  private said = $state.raw<Said[]>([]);
  trying: Promise<void> | null = null; // what was chosen last

  get next(): Next | null {
    return this.said.at(-1)?.next ?? null;
  }
  get moves(): string[] {
    return this.said.flatMap((each) => each.moves);
  }
  get begun(): boolean {
    return this.said.length > 0;
  }
  add(moves: string[], next: Next): void {
    this.said = [...this.said, { moves, next }];
  }
  takeBack(): void {
    this.said = this.said.slice(0, -1);
  }
  drop(): void {
    if (this.begun) this.said = [];
  }
}
