// SPDX-License-Identifier: GPL-3.0-or-later
// The socket of one match. It comes back by itself, asks for what it missed, and sends again what was
// not answered: the nonce makes sure that nothing is done twice.

import type { FromServer } from "../protocol";

// A message, and what it says if somebody has read it already.
export interface Heard {
  data: string;
  read?: FromServer;
}
export interface Wire {
  onclose: (() => void) | null;
  onmessage: ((event: Heard) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Wish {
  type: string;
  [member: string]: unknown;
}

export type Answer = Extract<FromServer, { type: "done" | "refused" | "hint" | "tried" | "past" | "looked" }>;
export type Told = Extract<FromServer, { type: "hello" | "update" }>;
export type Link = "connecting" | "open" | "lost" | "closed";

export interface Ear {
  told: (message: Told) => void;
  link: (link: Link) => void;
  bye: (code: string, says: string) => void;
}

const WAITS = [300, 700, 1500, 3000, 6000];

// What `bye` says for good: coming back would be refused the same way.
const FINAL = new Set(["no-match", "gone", "no-spectators", "other-rules"]);

export class Connection {
  private wire: Wire | null = null;
  private since: number | null = null;
  private greeted = false;
  private tries = 0;
  private count = 0;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private over = false;
  private readonly own = Math.random().toString(36).slice(2, 10);
  private readonly open = new Map<string, { text: string; answer: (a: Answer) => void }>();

  constructor(
    private readonly address: (since: number | null) => string,
    private readonly make: (address: string) => Wire,
    private readonly ear: Ear,
  ) {}

  start(): void {
    if (this.over) return;
    this.ear.link(this.tries === 0 ? "connecting" : "lost");
    const wire = this.make(this.address(this.since));
    this.wire = wire;
    this.greeted = false;
    wire.onmessage = (event) => {
      if (wire === this.wire) this.hear(event.read ?? (JSON.parse(event.data) as FromServer));
    };
    wire.onclose = () => {
      if (wire === this.wire) this.lost();
    };
  }

  // Everything from the beginning, for instance in another language.
  again(): void {
    this.since = null;
    this.retry();
  }

  // At once, when the browser says that it is online again or the page is looked at.
  retry(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    const old = this.wire;
    this.wire = null;
    old?.close();
    this.start();
  }

  get up(): boolean {
    return this.greeted;
  }

  stop(): void {
    this.over = true;
    if (this.timer) clearTimeout(this.timer);
    const old = this.wire;
    this.wire = null;
    old?.close();
  }

  send(wish: Wish): Promise<Answer> {
    this.count += 1;
    const nonce = `${this.own}-${this.count}`;
    const text = JSON.stringify({ ...wish, nonce });
    return new Promise((answer) => {
      this.open.set(nonce, { text, answer });
      if (this.greeted) this.wire?.send(text);
    });
  }

  private hear(message: FromServer): void {
    switch (message.type) {
      case "hello":
        this.greeted = true;
        this.tries = 0;
        this.since = message.v;
        this.ear.link("open");
        this.ear.told(message);
        for (const each of this.open.values()) this.wire?.send(each.text);
        return;
      case "update":
        this.since = message.v;
        this.ear.told(message);
        return;
      case "bye":
        if (FINAL.has(message.code)) {
          this.stop();
          this.ear.link("closed");
        }
        this.ear.bye(message.code, message.says);
        return;
      default: {
        const waiting = this.open.get(message.nonce);
        this.open.delete(message.nonce);
        waiting?.answer(message);
      }
    }
  }

  private lost(): void {
    this.wire = null;
    this.greeted = false;
    if (this.over) return;
    this.ear.link("lost");
    const wait = WAITS[Math.min(this.tries, WAITS.length - 1)] ?? 1000;
    this.tries += 1;
    this.timer = setTimeout(() => this.start(), wait);
  }
}
