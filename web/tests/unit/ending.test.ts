// SPDX-License-Identifier: GPL-3.0-or-later
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Ending } from "../../src/match/ending.svelte";

describe("the end before one's eyes", () => {
  let ending: Ending;
  beforeEach(() => {
    vi.useFakeTimers();
    ending = new Ending();
  });
  afterEach(() => vi.useRealTimers());
  const after = (ms: number) => (vi.advanceTimersByTime(ms), ending.stage);

  it("is told on the table, then counted source by source", () => {
    expect(ending.stage).toBeNull();
    ending.begin(2000);
    expect([after(1999), after(1)]).toEqual(["table", "count"]);
    ending.count(3);
    const seen = [0, 500, 1000, 1000].map((ms) => (after(ms), ending.counted));
    expect(seen).toEqual([0, 1, 2, 3]);
    expect([after(999), after(1)]).toEqual(["count", null]);
  });
  it("goes on with a tap, and to the end with another", () => {
    ending.begin(2000);
    ending.skip();
    expect(after(0)).toBe("count");
    ending.count(3);
    ending.skip();
    expect([ending.stage, after(9000)]).toEqual([null, null]);
  });
});
