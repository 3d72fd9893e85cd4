// SPDX-License-Identifier: GPL-3.0-or-later
// Shows one message after the other, so that a bot's quick turn can be followed. Any tap skips.

export class Pace<T> {
  private readonly waiting: T[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(
    private readonly show: (message: T) => void,
    private readonly wait: (message: T) => number,
    private readonly slow: () => boolean,
  ) {}

  get waits(): boolean {
    return this.waiting.length > 0;
  }

  add(message: T): void {
    this.waiting.push(message);
    if (!this.slow()) this.flush();
    else if (!this.timer) this.next();
  }

  flush(): void {
    this.stop();
    for (const each of this.waiting.splice(0)) this.show(each);
  }

  stop(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
  }

  private next(): void {
    this.timer = null;
    const message = this.waiting.shift();
    if (message === undefined) return;
    this.show(message);
    const wait = this.wait(message);
    if (wait > 0) this.timer = setTimeout(() => this.next(), wait);
    else this.next();
  }
}
