// SPDX-License-Identifier: GPL-3.0-or-later
import { describe, expect, it, vi } from "vitest";
import { bandPath, heightAt, linePath, shares } from "../../src/match/chart";
import { addLines, addSaid, backTo, rowsOf } from "../../src/match/chronicle";
import { clockText } from "../../src/match/clock";
import { Pace } from "../../src/match/pace";
import { apart } from "../../src/match/sides";
import type { News } from "../../src/protocol";

const step = (at: number, seat: number | null, ...says: string[]): News => ({
  v: at, type: "step", step: at, seat, events: [], says,
});
const note = (): string => "noted";

describe("the log", () => {
  const lines = addLines([], [step(0, 0, "a", "b"), step(1, null, "c"), step(2, 0, "d")], note);

  it("has a line a sentence", () => {
    expect(lines.map((line) => line.text)).toEqual(["a", "b", "c", "d"]);
  });
  it("forgets what was taken back", () => {
    const back = addLines(lines, [{ v: 3, type: "back", step: 1, seat: 0 }], note);
    expect(back.map((line) => line.text)).toEqual(["a", "b"]);
  });
  it("takes notes of people but not of chat", () => {
    const more: News[] = [
      { v: 4, type: "people", seat: 1, what: "away", name: "x" },
      { v: 5, type: "chat", seat: 1, name: "x", text: "hello", time: 0 },
    ];
    expect(addLines([], more, note).map((line) => line.text)).toEqual(["noted"]);
    expect(addSaid([], more).map((said) => said.text)).toEqual(["hello"]);
  });
  it("knows how far back one's own turn goes", () => {
    expect(backTo(lines, [0])).toEqual({ last: 2, turn: 0 });
    expect(backTo([...lines, { step: 3, seat: 1 }], [0])).toEqual({ last: 2, turn: 0 });
    expect(backTo([{ step: 3, seat: 1 }], [0])).toBeNull();
    expect(backTo([{ step: 3, seat: 1 }, { step: 4, seat: 0 }, { step: 5, seat: 0 }], [0])).toEqual({ last: 5, turn: 4 });
  });
});

describe("clock", () => {
  it("reads like one", () => {
    expect([0, -5, 1, 492_000, 3_725_000, 273_600_000].map(clockText)).toEqual([
      "0:00", "0:00", "0:01", "8:12", "1:02:05", "3 d 4:00:00",
    ]);
  });
});

describe("chart", () => {
  it("draws steps", () => {
    expect(linePath([{ x: 0, y: 0 }, { x: 1, y: 1 }])).toBe("M0.00 100.00H100.00V0.00");
  });
  it("knows how high a line is on its way", () => {
    const line = [{ x: 0.2, y: 0.1 }, { x: 0.6, y: 0.7 }];
    expect([0, 0.2, 0.5, 0.6, 1].map((x) => heightAt(line, x))).toEqual([0.1, 0.1, 0.1, 0.7, 0.7]);
  });
  it("lays what all have above each other, up to the top", () => {
    expect(shares([0.5, 0, 1.5])).toEqual([[0, 0.25], [0.25, 0.25], [0.25, 1]]);
    expect(shares([0, 0])).toEqual([[0, 0], [0, 0]]);
    const [low, high] = [[0, 0.25], [0.5, 1]].map((ys) => ys.map((y, i) => ({ x: i / 2, y })));
    expect(bandPath(low!, high!)).toBe("M0.00 50.00L50.00 0.00L50.00 75.00L0.00 100.00Z");
  });
});

describe("names", () => {
  const sits = (seat: number, name: string, kind: "person" | "open" = "person") => ({ seat, kind, name, here: true });
  it("of one who sits on several seats are those of the seats", () => {
    expect(apart([sits(0, "Mara"), sits(1, "Mara")], "hector").map((each) => each.name)).toEqual(["Achaeans", "Trojans"]);
    const others = [sits(0, "Mara"), sits(1, "Jonas"), sits(2, "Mara", "open")];
    expect(apart(others, "deukalion")).toEqual(others);
  });
});

describe("pace", () => {
  it("shows one after the other, and all at once when skipped", () => {
    vi.useFakeTimers();
    const shown: number[] = [];
    const pace = new Pace<number>((n) => shown.push(n), () => 100, () => true);
    [1, 2, 3, 4].forEach((n) => pace.add(n));
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(100);
    expect(shown).toEqual([1, 2]);
    pace.flush();
    expect(shown).toEqual([1, 2, 3, 4]);
    vi.advanceTimersByTime(1000);
    expect(shown).toHaveLength(4);
    vi.useRealTimers();
  });
});

describe("the log's parts", () => {
  const told = (v: number, says: string[], ...kinds: string[]): News => ({ v, type: "step", step: v, seat: null, events: kinds.map((kind) => ({ kind })), says });
  it("begins one with the last line of the step that opens a battle or a round", () => {
    const lines = addLines([], [told(0, ["lost", "Battle 2"], "table-lost", "battle", "asked"), told(1, ["drawn"], "troop-drawn", "asked")], () => "");
    expect(lines.map((line) => line.opens ?? false)).toEqual([false, true, false]);
  });
  it("tells the same thing in a row once, with how often, and leads to the last of them", () => {
    const rows = rowsOf(addLines([], [told(0, ["drawn"]), told(1, ["drawn"]), told(2, ["laid"]), told(3, ["drawn"])], () => ""));
    expect(rows.map(({ line, times }) => [line.text, line.step, times])).toEqual([["drawn", 1, 2], ["laid", 2, 1], ["drawn", 3, 1]]);
  });
  it("is of the same rows after something was told again, and when what was before has come", () => {
    const keys = (...news: News[]): string[] => rowsOf(addLines([], news, () => "")).map(({ key }) => key);
    const late = [told(7, ["drawn", "lost"]), told(8, ["laid"])];
    const known = keys(...late);
    expect(new Set(known).size).toBe(3);
    expect(keys(...late, told(9, ["laid"]), told(10, ["drawn"])).slice(0, 3)).toEqual(known);
    expect(keys(told(5, ["laid"]), told(6, ["lost"]), ...late).slice(2)).toEqual(known);
  });
});
