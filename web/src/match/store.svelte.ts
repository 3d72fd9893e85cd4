// SPDX-License-Identifier: GPL-3.0-or-later
// One match as the page knows it: what lies on the table, what was told, what is being wished.

import type { Choice, Frame, GameEvent, Lang, News, Seat, Summary } from "../protocol";
import { named, withNames } from "../app/sitters";
import { socketOf } from "./address";
import { addLines, addSaid, backTo, type Line, type Note, type Said } from "./chronicle";
import { Connection, type Answer, type Link, type Told, type Wire, type Wish } from "./connection";
import { Draft } from "./draft.svelte";
import { Ending } from "./ending.svelte";
import { hitsOf, type Hit } from "./hits";
import { Pace } from "./pace";
import { apart } from "./sides";
import { lasts, waitFor } from "./waits";

export interface Refusal {
  says: string;
  rule: string | null;
}
export interface Hint {
  move: string;
  says: string;
  why: string[];
}
export interface Past {
  step: number;
  view: unknown;
  seat: Seat | null;
  text: string;
}

const REMEMBERED = 600; // moments kept for looking back while the match runs

export class Match {
  summary = $state.raw<Summary | null>(null);
  frame = $state.raw<Frame | null>(null);
  lines = $state.raw<Line[]>([]);
  said = $state.raw<Said[]>([]);
  events = $state.raw<GameEvent[]>([]);
  before = $state.raw<GameEvent[]>([]); // all events up to the last hello
  link = $state<Link>("connecting");
  bye = $state<string | null>(null);
  chosen = $state<string | null>(null);
  chosenSays = $state<string | null>(null);
  sending = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  hint = $state.raw<Hint | null>(null);
  missed = $state.raw<Line[]>([]);
  past = $state.raw<Past | null>(null);
  hits = $state.raw<Hit[]>([]); // what others did to me since my last move
  heard = $state(0); // when the clocks of the frame were read
  cut = $state(false); // the hello had the last news alone
  partial = $state(false); // and what was before them has not come yet
  private answered = $state(-1); // the step that was answered, while the frame that follows is on its way
  readonly draft = new Draft();
  readonly ending = new Ending();
  private opened = $state(0); // what the first hello had told
  private looked = 0; // who looks elsewhere meanwhile is not brought back
  private choice = 0; // an answer about one of them says nothing about the next
  tookBack = false; // then a forced answer is not given by itself

  private readonly moments = new Map<number, Frame["views"]>(); // by step: what each seat of mine knew then
  private readonly connection: Connection;
  private readonly pace: Pace<Told>;
  private seen: number | null; // the last step that somebody has looked at here
  private left: number | null = null; // the same before what was missed
  private recent: News[] = []; // what was told, until what was before is known
  private shownTo = $state<Seat | null>(null); // of several at one screen, who said that he sits here
  private happened: { step: number; events: GameEvent[] }[] = [];

  constructor(
    readonly id: string,
    lang: () => Lang,
    private readonly note: Note,
    make: (address: string) => Wire,
    seen: number | null,
    private readonly slow: () => boolean,
    private readonly looks: () => boolean = () => true, // whether somebody looks at the page
  ) {
    this.seen = seen;
    this.pace = new Pace((message) => this.take(message), (message) => waitFor(this.summary?.game ?? "", message, this.mine), slow);
    this.connection = new Connection(
      (since) => socketOf(id, lang(), since),
      make,
      {
        told: (message) => {
          if (message.type === "hello") this.pace.flush();
          this.pace.add(message);
        },
        link: (link) => (this.link = link),
        bye: (_code, says) => (this.bye = says),
      },
    );
  }

  start(): void {
    this.connection.start();
  }
  stop(): void {
    this.pace.stop();
    this.ending.stop();
    this.connection.stop();
  }
  // The browser tells of the network, or somebody looks at the page again.
  online(): void {
    this.connection.retry();
  }
  offline(): void {
    this.connection.doubt();
  }
  wake(): void {
    this.connection.wake();
  }
  again(): void {
    this.draft.drop();
    this.choose(null);
    this.putAway(); // what was told in another language
    this.lines = [];
    this.said = [];
    this.connection.again();
  }
  // Shows at once what is still being told; whether there was anything.
  skip(): boolean {
    const waits = this.pace.waits;
    if (this.ending.stage === "table") this.ending.skip();
    this.pace.flush();
    return waits;
  }

  get mine(): Seat[] {
    return this.summary?.your_seats ?? [];
  }
  // Whose eyes: the seat that is asked, else the first of mine, else a spectator's.
  get seat(): Seat | null {
    const frame = this.frame;
    if (!frame) return null;
    const asked = frame.asked?.seat ?? null;
    if (asked !== null && frame.views.some((view) => view.seat === asked)) return asked;
    return frame.views[0]?.seat ?? null;
  }
  // Several of my seats share this screen: nothing is shown but to the one who is asked and sits here.
  get curtain(): boolean {
    const frame = this.frame;
    if (!frame || this.mine.length < 2 || frame.state === "open" || frame.state === "finished") return false;
    return frame.state !== "running" || !frame.asked || frame.asked.seat !== this.shownTo;
  }
  // Who is asked says that he sits here now.
  sitDown(): void {
    if (this.frame?.state === "running") this.shownTo = this.frame.asked?.seat ?? null;
  }
  get index(): number {
    const seat = this.seat;
    return Math.max(0, this.frame?.views.findIndex((view) => view.seat === seat) ?? 0);
  }
  get view(): unknown {
    return this.draft.next?.view ?? this.frame?.views[this.index]?.view;
  }
  get status(): string {
    return this.draft.next?.status ?? this.frame?.status[this.index] ?? "";
  }
  get choices(): Choice[] {
    return this.past || this.curtain || !this.awaited ? [] : (this.draft.next?.asked ?? this.frame!.asked!).choices;
  }
  get awaited(): boolean {
    const frame = this.frame;
    return frame?.state === "running" && frame.asked !== null && frame.steps !== this.answered;
  }
  // Among several at one screen, what is meant for one ear is shown to that one alone.
  get talk(): Said[] {
    if (this.mine.length < 2) return this.said;
    return this.said.filter(({ to }) => to === undefined || (!this.curtain && this.shownTo === to));
  }
  // What others have said.
  get words(): Said[] {
    return this.talk.filter(({ seat }) => seat === null || !this.mine.includes(seat));
  }
  // The same since this page is open.
  get newWords(): Said[] {
    return this.words.filter(({ v }) => v > this.opened);
  }
  // Everything that was told of this match, oldest first.
  get told(): GameEvent[] {
    void this.lines; // which change with it
    return this.happened.flatMap(({ events }) => events);
  }
  get back(): { last: number; turn: number } | null {
    return backTo(this.lines, this.mine);
  }

  choose(text: string | null, says: string | null = null): void {
    this.refusal = null;
    this.chosen = text;
    this.chosenSays = says;
    this.choice += 1;
    this.draft.trying = text && this.frame?.asked?.in_steps ? this.tryOut(text) : null;
  }

  // If more belongs to what was chosen, that is asked next, and nothing is sent yet.
  private async tryOut(text: string): Promise<void> {
    const frame = this.frame!;
    const moves = text.split("\n");
    const mine = this.choice;
    const tried = await this.wish({
      type: "try",
      seat: frame.asked!.seat,
      step: frame.steps,
      moves: [...this.draft.moves, ...moves],
    });
    if (tried.type !== "tried" || !tried.next || this.choice !== mine || this.frame?.steps !== frame.steps) return;
    this.draft.add(moves, tried.next);
    this.tookBack = false;
    this.choose(null);
    this.hint = null;
  }

  async commit(): Promise<void> {
    const text = this.chosen;
    const mine = this.choice;
    if (!text || this.sending || this.curtain) return;
    if (this.draft.trying) await this.draft.trying;
    const frame = this.frame;
    // What is sent is what was confirmed, even if something else was clicked meanwhile.
    if (this.choice !== mine || !frame?.asked || this.sending) return;
    this.tookBack = false;
    const answer = await this.wish({
      type: "move",
      seat: frame.asked.seat,
      step: frame.steps,
      moves: [...this.draft.moves, ...text.split("\n")],
    });
    if (answer.type !== "done") return;
    this.draft.drop();
    if (this.frame?.steps === frame.steps) this.answered = frame.steps;
    this.missed = [];
    this.choose(null);
  }

  // Asks why something is not possible; the answer is shown like a refusal.
  async why(move: string): Promise<void> {
    const seat = this.frame?.asked?.seat ?? this.mine[0];
    if (seat === undefined) return;
    await this.wish({ type: "why", seat, move, ...this.sofar });
  }

  async askHint(): Promise<void> {
    const [steps, said] = [this.frame?.steps, this.draft.moves.length];
    const answer = await this.wish({ type: "hint", seat: this.frame?.asked?.seat, ...this.sofar });
    if (answer.type !== "hint" || this.frame?.steps !== steps || this.draft.moves.length !== said || this.curtain) return;
    this.hint = { move: answer.move, says: answer.says, why: answer.why };
  }

  // What was said of the announcement so far, for questions about what follows.
  private get sofar(): { step?: number; moves?: string[] } {
    return this.draft.begun ? { step: this.frame!.steps, moves: this.draft.moves } : {};
  }

  // One step back; of what was not sent yet, nobody need know.
  async takeBack(): Promise<void> {
    if (!this.draft.begun) {
      if (this.back) await this.undo(this.back.last);
      return;
    }
    this.tookBack = true;
    this.hint = null;
    this.draft.takeBack();
    this.choose(null);
  }
  // Of an announcement that was only begun, nothing has been sent: then that is all of the turn.
  async restartTurn(): Promise<void> {
    const whole = this.draft.begun && !this.frame?.asked?.goes_on;
    this.hint = null;
    this.draft.drop();
    this.choose(null);
    if (this.back && !whole) await this.undo(this.back.turn);
  }

  async undo(step: number): Promise<void> {
    const seat = this.frame?.asked?.seat ?? this.mine[0];
    if (seat === undefined) return;
    this.tookBack = true;
    await this.wish({ type: "undo", seat, step });
  }

  async wish(wish: Wish): Promise<Answer> {
    const locks = wish.type === "move" || wish.type === "undo";
    const [asker, covered] = [this.shownTo, this.curtain];
    if (locks) this.sending = true;
    this.refusal = null;
    try {
      const answer = await this.connection.send(wish);
      // Among several at one screen it is for him who asked, if he still sits here.
      if (answer.type === "refused" && this.shownTo === asker && (covered || !this.curtain)) {
        // The paragraph stands beside as a link.
        this.refusal = { says: answer.says.replace(/\s*\[[HDA][\w.]+\]\.?$/, ""), rule: answer.rule ?? null };
      }
      return answer;
    } finally {
      if (locks) this.sending = false;
    }
  }

  // Looks back at a moment; null: to the present. What this page has not seen itself, as after a reload, the server tells
  // as it was seen then. Among several at one screen it is seen with the eyes of who sits here now, whoever was asked then.
  async look(line: Line | null): Promise<void> {
    this.looked += 1;
    const [mine, step] = [this.looked, line?.step ?? null];
    const views = step === null ? undefined : (this.moments.get(step) ?? (await this.recall(step))?.views);
    if (mine !== this.looked) return;
    this.refusal = null; // it was of another moment
    const seen = this.mine.length > 1 ? views?.find(({ seat }) => seat === this.shownTo) : views?.[0];
    this.past = line && seen && !this.curtain ? { step: step!, view: seen.view, seat: seen.seat, text: line.text } : null;
  }
  leads({ step }: Line): boolean {
    return step !== null && !this.curtain;
  }
  // The number of a finished match's moment: it counts steps that this client has not seen.
  async momentAfter(step: number): Promise<number> {
    return (await this.recall(step))?.moment ?? step + 1;
  }
  private async recall(step: number): Promise<Extract<Answer, { type: "looked" }> | null> {
    const answer = await this.connection.send({ type: "look", step });
    return answer.type === "looked" ? answer : null;
  }

  // What the hello left out, for the log and whatever else looks back.
  async askPast(): Promise<void> {
    const [first] = this.recent;
    this.cut = false;
    if (!first) return;
    const answer = await this.connection.send({ type: "past", before: first.v });
    if (this.recent[0] !== first) return;
    this.partial = false;
    if (answer.type !== "past") return;
    const news = [...answer.news, ...this.recent];
    this.recent = [];
    this.lines = addLines([], news, this.note);
    this.said = addSaid([], news);
    this.happened = [];
    this.follow(news);
    this.before = this.happened.flatMap(({ events }) => events);
    if (this.missed.length > 0 && this.left !== null) this.missed = this.since(this.left);
  }

  private follow(news: readonly News[]): void {
    for (const each of news) {
      if (each.type === "step") this.happened.push({ step: each.step, events: each.events });
      else if (each.type === "back") this.happened = this.happened.filter(({ step }) => step < each.step);
    }
  }

  // The lines of other people's steps after this one.
  private since(last: number): Line[] {
    const mine = this.mine;
    return this.lines.filter(({ step, seat }) => step !== null && step > last && (seat === null || !mine.includes(seat)));
  }

  private take(told: Told): void {
    const game = told.type === "hello" ? told.match.game : (this.summary?.game ?? "");
    const message = { ...told, frame: { ...told.frame, seats: apart(withNames(told.frame.seats), game) } };
    const before = this.frame;
    const open = !this.curtain;
    const viewed = before?.views[0]?.view;
    this.heard = Date.now();
    if (message.type === "hello") {
      this.summary = named(message.match);
      if (message.fresh) this.opened = message.v;
      if (message.fresh || this.lines.length === 0) {
        this.lines = [];
        this.said = [];
        this.happened = [];
      }
    }
    this.lines = addLines(this.lines, message.news, this.note);
    this.said = addSaid(this.said, message.news);
    if (this.recent.length > 0) this.recent.push(...message.news);
    this.follow(message.news);
    if (message.type === "hello") {
      if (message.earlier) this.recent = [...message.news];
      else if (message.fresh) this.recent = [];
      this.cut = this.partial = this.recent.length > 0;
      this.before = this.happened.flatMap(({ events }) => events);
    } else this.events = message.news.flatMap((each) => (each.type === "step" ? each.events : []));
    if (before?.steps !== message.frame.steps || before.asked?.seat !== message.frame.asked?.seat) {
      this.draft.drop();
      this.choose(null);
      this.hint = null;
    }
    if (message.type === "hello" || message.news.some((each) => each.type === "back")) this.answered = -1;
    this.frame = message.frame;
    this.standUp(message.frame);
    if (open && this.curtain) this.putAway();
    if (before?.state === "running" && message.type === "update") this.endBeforeEyes(message.frame);
    if (this.summary && message.type === "update") {
      this.summary = { ...this.summary, state: message.frame.state, seats: message.frame.seats };
    }
    this.remember(message.news);
    this.feel(message.news, viewed);
    const last = message.frame.steps - 1;
    const back = message.news.some((each) => each.type === "back");
    if (back) this.missed = this.missed.filter((line) => line.step! <= last);
    if (message.type === "hello") this.tellMissed();
    else if (this.looks()) this.seen = last;
    else if (back && this.seen !== null) this.seen = Math.min(this.seen, last);
  }

  // What no rule ended has nothing to be told or counted.
  private endBeforeEyes({ state, result }: Frame): void {
    if (state !== "finished" || !result || ["resigned", "time", "ended"].includes(result.reason) || !this.slow()) return;
    this.ending.begin(Math.max(1500, lasts(this.summary?.game ?? "", this.events)));
  }

  // Among several at one screen nobody knows who looks.
  private feel(news: readonly News[], before: unknown): void {
    const [me, another] = this.mine;
    if (me === undefined || another !== undefined) return;
    const name = (seat: unknown): string => this.frame?.seats[seat as Seat]?.name ?? "";
    for (const each of news) {
      if (each.type === "back" || (each.type === "step" && each.seat === me)) this.hits = [];
      if (each.type !== "step") continue;
      const felt = hitsOf(this.summary?.game ?? "", each, before, this.frame?.views[0]?.view, me, name);
      if (felt.length > 0) this.hits = [...this.hits, ...felt].slice(-4);
    }
  }

  // Another of us is asked, or the match rests: who sat here need not sit here any more.
  private standUp(frame: Frame): void {
    if (this.mine.length < 2) return;
    if (frame.state === "running" && (!frame.asked || frame.asked.seat === this.shownTo)) return;
    this.shownTo = null;
  }
  // What was meant for one of us is not for the next who looks.
  private putAway(): void {
    void this.look(null);
    this.hint = null;
    this.refusal = null;
  }

  // Somebody looks at the page again.
  returned(): void {
    this.pace.flush();
    if (this.frame) this.tellMissed();
  }

  // The lines of other people's steps since somebody last looked; what was told and not put away stays.
  private tellMissed(): void {
    if (!this.looks() || !this.frame) return;
    const again = this.missed.length > 0;
    if (!again) this.left = this.seen;
    // What a hello has cut off of them is told again when it is known.
    if (this.left !== null && !(again && this.cut)) this.missed = this.since(this.left);
    this.seen = this.frame.steps - 1;
  }

  private remember(news: readonly News[]): void {
    const step = news.filter((each) => each.type === "step").at(-1)?.step;
    for (const each of news) {
      if (each.type !== "back") continue;
      for (const known of this.moments.keys()) if (known >= each.step) this.moments.delete(known);
    }
    if (step === undefined) return;
    this.moments.set(step, this.frame!.views);
    if (this.moments.size > REMEMBERED) {
      const oldest = this.moments.keys().next().value;
      if (oldest !== undefined) this.moments.delete(oldest);
    }
  }
}
