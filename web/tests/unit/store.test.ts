// SPDX-License-Identifier: GPL-3.0-or-later
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Wire } from "../../src/match/connection";
import { Match } from "../../src/match/store.svelte";

class FakeWire implements Wire {
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  sent: Record<string, unknown>[] = [];
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {}
  hear(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const choice = (text: string) => ({ text, move: { kind: text }, says: `do ${text}`, briefly: "" });
const frame = (steps: number, asked = true, more = {}) => ({
  state: "running", steps, actor: 0, seats: [], views: [{ seat: 0, view: { steps } }], status: [`at ${steps}`],
  asked: asked ? { seat: 0, choices: [choice("a"), choice("b")], window: null, goes_on: false } : null,
  undo: null, quiet: [], clocks: null, votes: [], again: [], result: null, ...more,
});
const step = (at: number, seat: number) => ({ v: at, type: "step", step: at, seat, events: [{ kind: "x", at }], says: [`step ${at}`] });
const hello = (more = {}) => ({
  type: "hello", v: 1, fresh: true, match: { id: "m", game: "hector", your_seats: [0], seats: [] }, luck: {}, frame: frame(1), news: [step(0, 1)], ...more,
});

describe("a match", () => {
  let wire: FakeWire;
  let match: Match;

  const open = (seen: number | null = null, looks = () => true): void => {
    vi.stubGlobal("location", { protocol: "http:", host: "here" });
    wire = new FakeWire();
    match = new Match("m", () => "en", () => "", () => wire, seen, () => false, looks);
    match.start();
    wire.hear(hello());
  };
  beforeEach(() => open());

  it("knows what is asked", () => {
    expect([match.seat, match.status, match.awaited]).toEqual([0, "at 1", true]);
    expect(match.choices.map((each) => each.text)).toEqual(["a", "b"]);
  });

  it("sends several moves at once and is locked until they are stored", async () => {
    match.choose("a\nb", "do both");
    const sent = match.commit();
    expect(match.sending).toBe(true);
    void match.commit();
    expect(wire.sent).toHaveLength(1);
    expect(wire.sent[0]).toMatchObject({ type: "move", seat: 0, step: 1, moves: ["a", "b"] });
    wire.hear({ type: "done", nonce: wire.sent[0]!.nonce, v: 2 });
    await sent;
    expect(match.sending).toBe(false);
  });

  describe("whose hello had the last news alone", () => {
    const told = (): string[] => match.lines.map((line) => line.text);
    const short = (more = {}) => hello({ v: 9, frame: frame(9), news: [step(7, 1), step(8, 1)], earlier: true, ...more });
    const past = (at: number, ...news: object[]): void => wire.hear({ type: "past", nonce: wire.sent[at]!.nonce, news });

    it("asks for what was before it, and has everything then", async () => {
      wire.hear(short());
      expect([match.cut, told()]).toEqual([true, ["step 7", "step 8"]]);
      const asked = match.askPast();
      expect(wire.sent[0]).toMatchObject({ type: "past", before: 7 });
      wire.hear({ type: "update", v: 10, frame: frame(10), news: [step(9, 1)] });
      past(0, step(5, 0), step(6, 1));
      await asked;
      expect([match.cut, told()]).toEqual([false, ["step 5", "step 6", "step 7", "step 8", "step 9"]]);
      expect(match.before.map((event) => event.at)).toEqual([5, 6, 7, 8, 9]);
      expect(match.back).toEqual({ last: 5, turn: 5 });
    });
    it("forgets what was taken back meanwhile", async () => {
      wire.hear(short());
      const asked = match.askPast();
      wire.hear({ type: "update", v: 10, frame: frame(6), news: [{ v: 10, type: "back", step: 6, seat: 0 }] });
      past(0, step(5, 0), step(6, 1));
      await asked;
      expect(told()).toEqual(["step 5"]);
    });
    it("asks again when the connection was lost before the answer", () => {
      wire.hear(short());
      void match.askPast();
      wire.hear(hello({ v: 10, fresh: false, frame: frame(10), news: [step(9, 1)] }));
      expect([match.cut, told()]).toEqual([true, ["step 7", "step 8", "step 9"]]);
    });
    it("leaves out the answer to an earlier hello", async () => {
      wire.hear(short());
      const asked = match.askPast();
      wire.hear(short({ news: [step(8, 1)] }));
      past(0, step(6, 1));
      await asked;
      expect([match.cut, told()]).toEqual([true, ["step 8"]]);
    });
    it("tells all that was missed", async () => {
      wire.hear(short()); // after step 0 was looked at
      expect(match.missed.map((line) => line.step)).toEqual([7, 8]);
      const asked = match.askPast();
      past(0, step(4, 1), step(5, 0), step(6, 1));
      await asked;
      expect(match.missed.map((line) => line.step)).toEqual([4, 6, 7, 8]);
    });
    it("needs nothing when all was told", () => {
      expect(match.cut).toBe(false);
      void match.askPast();
      expect(wire.sent).toHaveLength(0);
    });
  });

  describe("in steps", () => {
    const answer = (at: number, message: object): void => wire.hear({ nonce: wire.sent[at]!.nonce, ...message });
    const next = (status: string, ...texts: string[]) => ({
      view: { status }, status, asked: { seat: 0, choices: texts.map(choice), window: null, goes_on: true, in_steps: true },
    });
    beforeEach(async () => {
      const asked = { seat: 0, choices: [choice("a"), choice("b")], window: null, goes_on: false, in_steps: true };
      wire.hear({ type: "update", v: 2, frame: frame(1, true, { asked }), news: [] });
      match.choose("a", "do a");
      expect(wire.sent[0]).toMatchObject({ type: "try", step: 1, moves: ["a"] });
      answer(0, { type: "tried", seat: 0, next: next("then", "c", "d") });
      await match.draft.trying;
    });

    it("asks for the next step and sends nothing", () => {
      expect([match.chosen, match.status, match.view]).toEqual([null, "then", { status: "then" }]);
      expect(match.choices.map((each) => each.text)).toEqual(["c", "d"]);
      expect(wire.sent).toHaveLength(1);
    });
    it("sends all of it together", async () => {
      match.choose("d", "do d");
      const sent = match.commit(); // before the answer is there
      answer(1, { type: "tried", seat: 0, next: null });
      await vi.waitFor(() => expect(wire.sent).toHaveLength(3));
      expect(wire.sent[2]).toMatchObject({ type: "move", step: 1, moves: ["a", "d"] });
      answer(2, { type: "done", v: 3 });
      await sent;
      expect(match.draft.begun).toBe(false);
    });
    it("asks on when confirmed too early", async () => {
      match.choose("d", "do d");
      const sent = match.commit();
      answer(1, { type: "tried", seat: 0, next: next("and then", "e") });
      await sent;
      expect([wire.sent.length, match.status]).toEqual([2, "and then"]);
    });
    it("takes back what was not sent by itself", async () => {
      await match.takeBack();
      expect([match.status, match.draft.begun, wire.sent.length]).toEqual(["at 1", false, 1]);
    });
    it("starts over what was only begun, and nothing that was sent before", async () => {
      wire.hear({ type: "update", v: 3, frame: frame(1, true, { asked: match.frame!.asked, undo: "free" }), news: [] });
      await match.restartTurn();
      expect([match.status, match.draft.begun, wire.sent.length]).toEqual(["at 1", false, 1]);
    });
    it("sends what was confirmed, not what was clicked after it", async () => {
      match.choose("d", "do d");
      const sent = match.commit();
      match.choose("c", "do c");
      answer(1, { type: "tried", seat: 0, next: null });
      await sent;
      expect(wire.sent.map((each) => each.type)).toEqual(["try", "try", "try"]);
    });
    it("drops a hint that comes too late", async () => {
      const asked = match.askHint();
      await match.takeBack();
      answer(1, { type: "hint", seat: 0, move: "c", says: "do c", why: [] });
      await asked;
      expect(match.hint).toBeNull();
    });
    it("asks for hints and reasons about what follows", () => {
      void match.askHint();
      void match.why("z");
      expect(wire.sent.slice(1)).toMatchObject([
        { type: "hint", moves: ["a"], step: 1 }, { type: "why", move: "z", moves: ["a"], step: 1 },
      ]);
    });
    it("forgets it when the match has gone on", () => {
      wire.hear({ type: "update", v: 3, frame: frame(2), news: [step(1, 1)] });
      expect([match.draft.begun, match.status]).toEqual([false, "at 2"]);
    });
  });

  it("does not ask again what was answered before the next frame comes", async () => {
    match.choose("a");
    const sent = match.commit();
    wire.hear({ type: "done", nonce: wire.sent[0]!.nonce, v: 2 });
    await sent;
    expect([match.awaited, match.choices]).toEqual([false, []]);
    wire.hear({ type: "update", v: 2, frame: frame(2), news: [step(1, 0)] });
    expect(match.awaited).toBe(true);
    expect(match.events).toEqual([{ kind: "x", at: 1 }]);
    // Taken back to the same step, it is asked once more.
    wire.hear({ type: "update", v: 3, frame: frame(1), news: [{ v: 3, type: "back", step: 1, seat: 0 }] });
    expect(match.awaited).toBe(true);
  });

  it("keeps what is chosen when it is refused, and says why", async () => {
    match.choose("b");
    const sent = match.commit();
    wire.hear({ type: "refused", nonce: wire.sent[0]!.nonce, code: "no", says: "No.", rule: "H4.5" });
    await sent;
    expect([match.chosen, match.refusal]).toEqual(["b", { says: "No.", rule: "H4.5" }]);
    match.choose("a");
    expect(match.refusal).toBeNull();
  });

  it("looks back at what it has seen", async () => {
    wire.hear({ type: "update", v: 2, frame: frame(2, false), news: [step(1, 0)] });
    await match.look(match.lines.find((line) => line.step === 0)!);
    expect(match.past?.view).toEqual({ steps: 1 });
    await match.look(null);
    expect(match.past).toBeNull();
  });

  describe("after a reload", () => {
    const looked = (at: number, moment: number | null = null) => ({
      type: "looked", nonce: wire.sent[at]!.nonce, step: at + 1, moment, views: [{ seat: 0, view: `then ${at + 1}` }],
    });
    const line = (at: number) => match.lines.find((each) => each.step === at)!;
    beforeEach(() => {
      open();
      wire.hear(hello({ v: 4, frame: frame(4), news: [step(0, 1), step(1, 0), step(2, 1), step(3, 1)] }));
    });

    it("asks the server for a moment it has not seen itself", async () => {
      const look = match.look(line(1));
      expect(wire.sent).toMatchObject([{ type: "look", step: 1 }]);
      wire.hear(looked(0));
      await look;
      expect([match.past?.step, match.past?.view, match.past?.seat]).toEqual([1, "then 1", 0]);
    });
    it("shows the moment that was asked for last, or the present", async () => {
      const [first, second] = [match.look(line(1)), match.look(line(2))];
      wire.hear(looked(1));
      wire.hear(looked(0));
      await Promise.all([first, second]);
      expect(match.past?.view).toBe("then 2");
      const third = match.look(line(1));
      await match.look(null);
      wire.hear({ ...looked(0), nonce: wire.sent[2]!.nonce });
      await third;
      expect(match.past).toBeNull();
    });
    it("stays where it is if there is no such moment any more", async () => {
      const look = match.look(line(1));
      wire.hear({ type: "refused", nonce: wire.sent[0]!.nonce, code: "stale", says: "gone" });
      await look;
      expect([match.past, match.refusal]).toEqual([null, null]);
    });
    it("finds the moment of a finished match by the server's number", async () => {
      const found = match.momentAfter(1);
      wire.hear(looked(0, 9));
      expect(await found).toBe(9);
    });
  });

  it("has the last words of others, not those of before, nor one's own", () => {
    const chat = (v: number, seat: number | null) => ({ v, type: "chat", seat, name: "Kassandra", text: `word ${v}`, time: 1 });
    const words = (): string[] => match.newWords.map(({ text }) => text);
    wire.hear(hello({ v: 3, news: [step(0, 1), chat(2, 1)] }));
    expect(words()).toEqual([]);
    wire.hear({ type: "update", v: 5, frame: frame(1), news: [chat(4, 1), chat(5, 0)] });
    expect(words()).toEqual(["word 4"]);
    wire.hear(hello({ fresh: false, v: 6, news: [chat(6, null)] })); // said while the connection was lost
    expect([words(), match.talk.length]).toEqual([["word 4", "word 6"], 4]);
    wire.hear(hello({ v: 6, news: [step(0, 1), chat(2, 1), chat(4, 1)] })); // all of it again, in another language
    expect(words()).toEqual([]);
  });

  it("keeps nothing of what was told in another language", async () => {
    wire.hear({ type: "update", v: 2, frame: frame(2), news: [step(1, 1)] });
    await match.look(match.lines[1]!);
    match.hint = { move: "a", says: "do a", why: [] };
    match.refusal = { says: "No.", rule: null };
    expect(match.past).not.toBeNull();
    match.again();
    wire.hear(hello({ v: 2, frame: frame(2) }));
    expect([match.hint, match.refusal, match.past]).toEqual([null, null, null]);
  });

  it("tells what happened while one was away, but not on the first visit", () => {
    expect(match.missed).toEqual([]);
    open(-1);
    expect(match.missed.map((line) => line.text)).toEqual(["step 0"]);
  });

  describe("since one was away", () => {
    let looks = true;
    const texts = (): string[] => match.missed.map((line) => line.text);
    const go = (at: number, seat: number): void =>
      wire.hear({ type: "update", v: at, frame: frame(at + 1), news: [step(at, seat)] });
    beforeEach(() => {
      looks = true;
      open(null, () => looks);
      go(1, 1);
    });

    it("is silent after a lost connection about what was seen live", () => {
      wire.hear(hello({ fresh: false, v: 2, frame: frame(2), news: [] }));
      expect(texts()).toEqual([]);
      wire.hear(hello({ fresh: false, v: 3, frame: frame(3), news: [step(2, 1)] }));
      expect(texts()).toEqual(["step 2"]);
    });
    it("tells all of it again in another language, and no more", async () => {
      go(2, 0);
      looks = false;
      for (const at of [3, 4]) go(at, 1);
      looks = true;
      match.returned();
      expect(texts()).toEqual(["step 3", "step 4"]);
      match.again();
      wire.hear(hello({ v: 4, frame: frame(5), news: [{ ...step(4, 1), says: ["Schritt 4"] }], earlier: true }));
      const asked = match.askPast();
      const before = [1, 2, 3].map((at) => ({ ...step(at, at === 2 ? 0 : 1), says: [`Schritt ${at}`] }));
      wire.hear({ type: "past", nonce: wire.sent[0]!.nonce, news: before });
      await asked;
      expect(texts()).toEqual(["Schritt 3", "Schritt 4"]);
    });
    it("is silent after a change of language", () => {
      match.again();
      wire.hear(hello({ v: 2, frame: frame(2), news: [step(0, 1), step(1, 1)] }));
      expect([match.lines.length, texts()]).toEqual([2, []]);
    });
    it("tells what happened in a hidden page when it is looked at again", () => {
      looks = false;
      go(2, 1);
      go(3, 1);
      expect(texts()).toEqual([]);
      looks = true;
      match.returned();
      expect(texts()).toEqual(["step 2", "step 3"]);
    });
    it("keeps what was not put away, and forgets it with the next move", async () => {
      for (const at of [2, 3]) {
        looks = false;
        go(at, 1);
        looks = true;
        match.returned();
      }
      expect(texts()).toEqual(["step 2", "step 3"]);
      match.choose("a");
      const sent = match.commit();
      wire.hear({ type: "done", nonce: wire.sent[0]!.nonce, v: 4 });
      await sent;
      expect(texts()).toEqual([]);
    });
    it("does not tell one's own moves, nor what was taken back", () => {
      looks = false;
      go(2, 0);
      go(3, 1);
      wire.hear({ type: "update", v: 5, frame: frame(3), news: [{ v: 5, type: "back", step: 3, seat: 1 }] });
      looks = true;
      match.returned();
      expect(texts()).toEqual([]);
    });
  });

  describe("with two of us at one screen and a bot", () => {
    const views = (at: number) => [0, 1].map((seat) => ({ seat, view: `${at} as ${seat}` }));
    const asks = (at: number, seat: number | null, more = {}) =>
      frame(at, false, {
        views: views(at), status: ["for 0", "for 1"], actor: seat ?? 2,
        asked: seat === null ? null : { seat, choices: [choice("a")], window: null, goes_on: false }, ...more,
      });
    const go = (at: number, by: number, seat: number | null, more = {}): void =>
      wire.hear({ type: "update", v: at, frame: asks(at + 1, seat, more), news: [step(at, by)] });
    beforeEach(() => {
      wire.hear(hello({ match: { id: "m", game: "hector", your_seats: [0, 1], seats: [] }, frame: asks(1, 0) }));
    });

    it("shows nothing until he who is asked sits down", () => {
      expect(match.curtain).toBe(true);
      match.sitDown();
      expect([match.curtain, match.view]).toEqual([false, "1 as 0"]);
      go(1, 0, 1);
      expect(match.curtain).toBe(true);
    });
    it("shows nothing while the bot moves or the match rests", () => {
      match.sitDown();
      go(1, 0, null);
      expect(match.curtain).toBe(true);
      match.sitDown(); // nobody is asked: there is nobody to sit down
      expect(match.curtain).toBe(true);
      go(2, 2, 0, { state: "paused" });
      expect(match.curtain).toBe(true);
      go(3, 2, 0); // whoever sits here after a pause says so
      expect(match.curtain).toBe(true);
    });
    it("stays open for the same player if only the bot moved", () => {
      match.sitDown();
      go(1, 0, null);
      go(2, 2, 0);
      expect(match.curtain).toBe(false);
    });
    it("falls again when the match comes back to a seat without its player", () => {
      match.sitDown();
      go(1, 0, 1);
      wire.hear({ type: "update", v: 9, frame: asks(1, 0), news: [{ v: 9, type: "back", step: 1, seat: 0 }] });
      expect(match.curtain).toBe(true);
    });
    it("looks back with the eyes of who sits here, and not behind the curtain", async () => {
      match.sitDown();
      go(1, 0, 1);
      const then = match.lines.find((line) => line.step === 0)!; // seat 0 was asked at that moment
      await match.look(then);
      expect([match.past, match.leads(then)]).toEqual([null, false]);
      match.sitDown();
      await match.look(then);
      expect([match.past?.view, match.past?.seat]).toEqual(["1 as 1", 1]);
      go(2, 1, 0); // he leaves while looking back
      expect(match.past).toBeNull();
    });
    it("offers no choices and sends nothing behind the curtain", () => {
      expect(match.choices).toEqual([]);
      match.choose("a", "do a");
      void match.commit();
      expect(wire.sent).toHaveLength(0);
      match.sitDown();
      expect(match.choices.map((each) => each.text)).toEqual(["a"]);
    });
    it("keeps answers to one of us from the next", async () => {
      match.sitDown();
      const [why, hint] = [match.why("z"), match.askHint()];
      wire.hear({ type: "update", v: 5, frame: asks(1, 1), news: [] }); // as when a secret answer was given for him
      wire.hear({ type: "refused", nonce: wire.sent[0]!.nonce, code: "refused-move", says: "You hold no Ares." });
      wire.hear({ type: "hint", nonce: wire.sent[1]!.nonce, seat: 0, move: "a", says: "do a", why: [] });
      await Promise.all([why, hint]);
      expect([match.refusal, match.hint]).toEqual([null, null]);
    });
    it("puts away what was looked at while only a bot moves", async () => {
      match.sitDown();
      await match.look(match.lines[0]!);
      match.refusal = { says: "You hold no Ares.", rule: null };
      expect(match.past).not.toBeNull();
      go(1, 0, null);
      expect([match.past, match.refusal]).toEqual([null, null]);
    });
    it("shows words for one ear to that one alone", () => {
      const chat = (v: number, more = {}) => ({ v, type: "chat", seat: 2, name: "Kassandra", text: `word ${v}`, time: 1, ...more });
      wire.hear({ type: "update", v: 3, frame: asks(1, 0), news: [chat(2), chat(3, { to: 1 })] });
      expect(match.talk.map(({ text }) => text)).toEqual(["word 2"]);
      expect(match.newWords.map(({ text }) => text)).toEqual(["word 2"]);
      go(1, 0, 1);
      expect(match.talk).toHaveLength(1);
      match.sitDown();
      expect(match.talk.map(({ text }) => text)).toEqual(["word 2", "word 3"]);
    });
    it("opens everything after the end", () => {
      go(1, 0, null, { state: "finished" });
      expect(match.curtain).toBe(false);
    });
  });
});
