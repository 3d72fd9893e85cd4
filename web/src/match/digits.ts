// SPDX-License-Identifier: GPL-3.0-or-later
// Number keys select choices. Where there are more than nine, a number has as many digits as the largest:
// what cannot go on counts at once, anything else after a moment or with Enter; 03 is 3 without waiting.

export class Digits {
  typed = "";
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(
    private readonly pick: (number: number) => void,
    private readonly ms = 900,
  ) {}

  press(digit: string, all: number): void {
    this.stop();
    this.typed += digit;
    const number = Number(this.typed);
    if (number > all) this.typed = "";
    else if (number > 0 && (10 * number > all || this.typed.length >= String(all).length)) this.done();
    else if (this.typed.length >= String(all).length) this.typed = ""; // nothing but zeros
    else this.timer = setTimeout(() => this.done(), this.ms);
  }

  // Whether something was typed, which counts now.
  done(): boolean {
    this.stop();
    const number = Number(this.typed);
    this.typed = "";
    if (number > 0) this.pick(number);
    return number > 0;
  }

  drop(): void {
    this.stop();
    this.typed = "";
  }

  private stop(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
  }
}
