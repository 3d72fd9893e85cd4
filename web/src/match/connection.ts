// SPDX-License-Identifier: GPL-3.0-or-later
// The socket of one match. It comes back by itself, asks for what it missed, and sends again what was
// not answered: the nonce makes sure that nothing is done twice. A line that swallows everything without closing, as
// after a change of network, is left when an answer does not come.

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

const ANSWER_MS = 10_000; // for the first word of the server, and for an answer
const HINT_MS = 60_000; // a hint is thought about
const QUIET_MS = 30_000; // then it is asked whether the line still carries
const WAKE_MS = 4000; // somebody looks at the page again, and waits

// A step that nobody has seen: refused at once, whoever asks.
const PROBE: Wish = { type: "look", step: -1 };

// What `bye` says for good: coming back would be refused the same way.
const FINAL = new Set(["no-match", "gone", "no-spectators", "other-rules"]);

type Timer = ReturnType<typeof setTimeout>;
interface Asked {
  text: string;
  answer: (a: Answer) => void;
  patience: number;
  late: Timer | null;
}

export class Connection {
  private wire: Wire | null = null;
  private since: number | null = null;
  private greeted = false;
  private tries = 0;
  private count = 0;
  private timer: Timer | null = null; // until the next try
  private greeting: Timer | null = null; // until the first word is too late
  private quiet: Timer | null = null; // until the line is tried
  private heard = 0; // when the last message came
  private doubted = false; // the browser says that it is offline
  private over = false;
  private readonly own = Math.random().toString(36).slice(2, 10);
  private readonly open = new Map<string, Asked>();

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
    this.greeting = setTimeout(() => this.lost(), ANSWER_MS * Math.min(this.tries + 1, 6)); // a thin line is given time
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

  // At once, when the browser says that it is online again.
  retry(): void {
    this.hangUp();
    this.start();
  }

  // Somebody looks at the page again: is the line what it was?
  wake(): void {
    if (this.greeted) void this.send(PROBE, WAKE_MS);
    else this.retry();
  }

  // The browser says that it is offline; whatever is heard all the same proves the contrary.
  doubt(): void {
    if (this.over) return;
    this.doubted = true;
    this.ear.link("lost");
  }

  stop(): void {
    this.over = true;
    this.hangUp();
  }

  private hangUp(): void {
    for (const each of [this.timer, this.greeting, this.quiet, ...[...this.open.values()].map(({ late }) => late)]) {
      if (each) clearTimeout(each);
    }
    const old = this.wire;
    this.wire = null;
    this.greeted = false;
    old?.close();
  }

  send(wish: Wish, patience = wish.type === "hint" ? HINT_MS : ANSWER_MS): Promise<Answer> {
    this.count += 1;
    const nonce = `${this.own}-${this.count}`;
    const text = JSON.stringify({ ...wish, nonce });
    return new Promise((answer) => {
      const asked: Asked = { text, answer, patience, late: null };
      this.open.set(nonce, asked);
      if (this.greeted) this.put(asked);
    });
  }

  private put(asked: Asked): void {
    this.wire?.send(asked.text);
    this.waitFor(asked);
  }
  // Who is slow but still speaks is waited for.
  private waitFor(asked: Asked): void {
    const since = Date.now();
    asked.late = setTimeout(() => (this.heard > since ? this.waitFor(asked) : this.dead()), asked.patience);
  }

  private dead(): void {
    this.tries ||= 1; // it is said that the connection is lost
    this.retry();
  }

  private hear(message: FromServer): void {
    this.heard = Date.now();
    if (this.quiet) clearTimeout(this.quiet);
    this.quiet = setTimeout(() => void this.send(PROBE), QUIET_MS);
    if (this.doubted && this.greeted) this.ear.link("open");
    this.doubted = false;
    switch (message.type) {
      case "hello":
        this.greeted = true;
        if (this.greeting) clearTimeout(this.greeting);
        this.tries = 0;
        this.since = message.v;
        this.ear.link("open");
        this.ear.told(message);
        for (const each of this.open.values()) this.put(each);
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
        if (waiting?.late) clearTimeout(waiting.late);
        waiting?.answer(message);
      }
    }
  }

  private lost(): void {
    this.hangUp();
    if (this.over) return;
    this.ear.link("lost");
    const wait = WAITS[Math.min(this.tries, WAITS.length - 1)] ?? 1000;
    this.tries += 1;
    this.timer = setTimeout(() => this.start(), wait);
  }
}
