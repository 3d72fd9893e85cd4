// SPDX-License-Identifier: GPL-3.0-or-later
// A match that ends before one's eyes: the last move is still told on its table, then the points are counted, one source
// after the other. A tap or a key goes on. Who comes later, or wants nothing to move, sees the result at once.

const BEAT = 1000; // a source of points

export class Ending {
  stage = $state<"table" | "count" | null>(null);
  counted = $state(0); // sources of points so far
  private timer: ReturnType<typeof setTimeout> | null = null;

  begin(ms: number): void {
    this.stage = "table";
    this.later(ms, () => (this.stage = "count"));
  }
  // The page knows how many sources there are.
  count(many: number): void {
    this.counted = 0;
    const next = (): void => {
      this.counted += 1;
      this.later(BEAT, this.counted < many ? next : () => this.stop());
    };
    this.later(BEAT / 2, next);
  }
  skip(): void {
    if (this.stage === "table") this.begin(0);
    else this.stop();
  }
  stop(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    this.stage = null;
  }

  private later(ms: number, then: () => void): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = setTimeout(then, ms);
  }
}
