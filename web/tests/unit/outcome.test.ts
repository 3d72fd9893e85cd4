// SPDX-License-Identifier: GPL-3.0-or-later
import { describe, expect, it } from "vitest";
import { outcomeOf } from "../../src/match/outcome";

describe("the end for whoever looks", () => {
  it("is a win, a loss between two, a place among more", () => {
    expect(outcomeOf([2, 1], [1])?.says).toBe("end.you.win");
    expect(outcomeOf([2, 1], [0])?.says).toBe("end.you.lose");
    expect(outcomeOf([3, 1, 2], [0])).toEqual({ says: "end.you.place", n: 3, all: 3 });
  });
  it("is nothing for spectators, for several at one screen and after a draw", () => {
    expect(outcomeOf([2, 1], [])).toBeNull();
    expect(outcomeOf([2, 1], [0, 1])).toBeNull();
    expect(outcomeOf([1, 1], [0])).toBeNull();
  });
});
