// SPDX-License-Identifier: GPL-3.0-or-later
// What a screen reader is told: each line once, when it happens, then what is expected, once for each question. Lines of
// a match that is opened, or told again in another language, are not read out.

import type { Line } from "./chronicle";

export interface Heard {
  id: number;
  text: string;
}

const KEPT = 8;

export class Hearing {
  heard: readonly Heard[] = [];
  private v: number | null = null;
  private last = "";
  private asked: string | null = null;
  private count = 0;

  // Whether there is something new. `asked` names the question: another one is told even if it has the same words.
  hear(lines: readonly Line[], expected: string, asked: string | null = null): boolean {
    const before = this.v;
    const newest = lines.reduce((most, line) => Math.max(most, line.v), before ?? 0);
    const said = before === null ? [] : lines.filter((line) => line.v > before).map((line) => line.text);
    // As long as there was no line, the first to come may be of what was before.
    this.v = before === null && lines.length === 0 ? null : newest;
    if (expected && (expected !== this.last || (asked !== null && asked !== this.asked))) said.push(expected);
    this.last = expected;
    this.asked = asked;
    return this.say(...said);
  }

  // What was said to one of several at a screen is not left for the next.
  forget(): void {
    this.heard = [];
  }

  say(...texts: string[]): boolean {
    const added = texts.map((text) => ({ id: (this.count += 1), text }));
    this.heard = [...this.heard, ...added].slice(-Math.max(KEPT, added.length));
    return added.length > 0;
  }
}
