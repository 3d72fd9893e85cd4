// SPDX-License-Identifier: GPL-3.0-or-later
import { describe, expect, it } from "vitest";
import { undoOf } from "../../src/match/undo";
import type { Frame } from "../../src/protocol";

const frame = (undo: Frame["undo"], votes: Frame["votes"] = []): Pick<Frame, "state" | "undo" | "votes"> => ({ state: "running", undo, votes });

describe("taking back", () => {
  it("is free without a word", () => {
    expect(undoOf(frame("free"), true, false)).toEqual({ can: true, says: null });
    expect(undoOf(frame(null), false, true)).toEqual({ can: true, says: null }); // nobody has heard of it yet
  });
  it("says why the others are asked", () => {
    expect(undoOf(frame("consent"), true, false)).toEqual({ can: true, says: "undo.consent" });
  });
  it("says why it is not possible", () => {
    expect(undoOf(frame(null), false, false)).toEqual({ can: false, says: "undo.nothing" });
    expect(undoOf(frame("free"), false, false)).toEqual({ can: false, says: "undo.nothing" });
    expect(undoOf(frame("free"), true, true, true)).toEqual({ can: false, says: "undo.past" });
    const asked = frame("consent", [{ kind: "undo", by: 0, yes: [0], no: [] }]);
    expect(undoOf(asked, true, false)).toEqual({ can: false, says: "undo.asked" });
  });
});
