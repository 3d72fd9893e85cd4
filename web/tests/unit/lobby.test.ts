// SPDX-License-Identifier: GPL-3.0-or-later
import { describe, expect, it } from "vitest";
import { soonest } from "../../src/lobby/games";
import type { Summary } from "../../src/protocol";

const table = (id: string, state: Summary["state"], touched: number, awaited = false): Summary =>
  ({ id, state, touched, awaited }) as Summary;

describe("my tables", () => {
  it("stand with those that wait for me first and those that are over last", () => {
    const given = [table("over", "finished", 9), table("runs", "running", 3), table("open", "open", 4), table("mine", "running", 1, true)];
    expect(soonest(given).map((each) => each.id)).toEqual(["mine", "open", "runs", "over"]);
  });
});
