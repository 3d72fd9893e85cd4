// SPDX-License-Identifier: GPL-3.0-or-later
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { askUntil } from "../../src/app/again";
import { Refused } from "../../src/app/api";

describe("what is asked until there is an answer", () => {
  let asks: { yes: (answer: string) => void; no: (error: unknown) => void }[];
  let heard: unknown[];
  const ask = (): Promise<string> => new Promise((yes, no) => asks.push({ yes, no }));
  const begin = (): (() => void) => askUntil(ask, (answer) => heard.push(answer), (error) => heard.push(error));
  const unreached = new TypeError("Failed to fetch");
  const later = (): Promise<unknown> => vi.advanceTimersByTimeAsync(10_000);

  beforeEach(() => {
    vi.useFakeTimers();
    [asks, heard] = [[], []];
  });
  afterEach(() => void vi.useRealTimers());

  it("is asked again where nothing was reached", async () => {
    begin();
    asks[0]!.no(unreached);
    await later();
    asks[1]!.no(new Refused(429, "too-fast", "Too much at once."));
    await later();
    asks[2]!.yes("here");
    await later();
    expect([asks.length, heard.at(-1)]).toEqual([3, "here"]);
  });
  it("is not asked again where it was refused", async () => {
    begin();
    asks[0]!.no(new Refused(404, "unknown", "There is none."));
    await later();
    expect([asks.length, heard.length]).toEqual([1, 1]);
  });
  it("says nothing to who does not wait any more, however late it fails", async () => {
    const stops = [begin(), begin(), begin()];
    asks[0]!.no(unreached);
    await vi.advanceTimersByTimeAsync(0);
    stops.forEach((stop) => stop());
    asks[1]!.no(unreached);
    asks[2]!.yes("late");
    await later();
    expect([asks.length, heard]).toEqual([3, [unreached]]);
  });
});
