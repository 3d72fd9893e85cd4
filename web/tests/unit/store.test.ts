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
  undo: null, quiet: [], clocks: null, votes: [], result: null, ...more,
});
const step = (at: number, seat: number) => ({ v: at, type: "step", step: at, seat, events: [{ kind: "x", at }], says: [`step ${at}`] });
const hello = (more = {}) => ({
  type: "hello", v: 1, fresh: true, match: { id: "m", game: "hector", your_seats: [0], seats: [] }, luck: {}, frame: frame(1), news: [step(0, 1)], ...more,
});

describe("a match", () => {
  let wire: FakeWire;
  let match: Match;

  const open = (seen: number | null = null): void => {
    vi.stubGlobal("location", { protocol: "http:", host: "here" });
    wire = new FakeWire();
    match = new Match("m", () => "en", () => "", () => wire, seen, () => false);
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

  it("looks back at what it has seen", () => {
    wire.hear({ type: "update", v: 2, frame: frame(2, false), news: [step(1, 0)] });
    match.look(match.lines.find((line) => line.step === 0)!);
    expect(match.past?.view).toEqual({ steps: 1 });
    match.look(null);
    expect(match.past).toBeNull();
  });

  it("tells what happened while one was away, but not on the first visit", () => {
    expect(match.missed).toEqual([]);
    open(-1);
    expect(match.missed.map((line) => line.text)).toEqual(["step 0"]);
  });
});
