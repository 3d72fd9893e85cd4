// SPDX-License-Identifier: GPL-3.0-or-later
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Pace } from "../../src/match/pace";
import { lasts, waitFor } from "../../src/match/waits";
import type { News } from "../../src/protocol";
import { beats } from "../../src/tables/achaia/happened";

const step = (seat: number | null, ...kinds: string[]): News => ({
  v: 1, type: "step", step: 1, seat, events: kinds.map((kind) => ({ kind, location: "1" })), says: [],
});
const update = (...news: News[]) => ({ type: "update", news, frame: { clocks: null as unknown } });

describe("how long what was told stays", () => {
  it("is a moment for others' moves, less for my own, and nothing where nothing happened", () => {
    expect(waitFor("hector", update(step(1, "played")), [0])).toBe(600);
    expect(waitFor("hector", update(step(0, "played")), [0])).toBe(160);
    expect(waitFor("hector", update({ v: 1, type: "state", what: "started" }), [0])).toBe(0);
    expect(waitFor("hector", { ...update(step(1, "played", "won")), type: "hello" }, [0])).toBe(0);
  });
  it("lets Achaia's table tell every beat of the dominance phase", () => {
    const kinds = ["passed", "location", "marker-laid", "location-used", "location-scored", "limit-raised", "limit-lowered"];
    const told = step(0, ...kinds);
    const story = beats(told.type === "step" ? told.events : []);
    expect(story).toHaveLength(5);
    expect(waitFor("achaia", update(told), [0])).toBeGreaterThanOrEqual(650 * story.length);
  });
  it("leaves the verdict of a battle and a fight to be read, whoever ended them", () => {
    expect(waitFor("hector", update(step(0, "played", "superiority", "scored", "won")), [0])).toBe(5000);
    expect(waitFor("deukalion", update(step(0, "tossed", "decided")), [0])).toBeGreaterThan(2000);
    expect(waitFor("hector", { ...update(step(1, "won")), frame: { clocks: {} } }, [0])).toBe(600); // time is money
    expect(lasts("chess", [{ kind: "won" }])).toBe(0);
  });
});

describe("the pace", () => {
  let shown: number[];
  let pace: Pace<number>;
  beforeEach(() => {
    vi.useFakeTimers();
    shown = [];
    pace = new Pace((each) => shown.push(each), (each) => each, () => true);
  });
  afterEach(() => vi.useRealTimers());

  it("waits as long as each message wants", () => {
    for (const each of [5000, 600, 1]) pace.add(each);
    vi.advanceTimersByTime(4999);
    expect(shown).toEqual([5000]);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual([5000, 600]);
    vi.advanceTimersByTime(600);
    expect([shown, pace.waits]).toEqual([[5000, 600, 1], false]);
  });
  it("can be skipped", () => {
    for (const each of [5000, 600, 1]) pace.add(each);
    expect(pace.waits).toBe(true);
    pace.flush();
    expect([shown, pace.waits]).toEqual([[5000, 600, 1], false]);
  });
});
