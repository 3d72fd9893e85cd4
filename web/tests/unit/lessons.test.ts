// SPDX-License-Identifier: GPL-3.0-or-later
import { describe, expect, it } from "vitest";
import { lessonFor } from "../../src/match/lessons";
import type { Choice } from "../../src/protocol";

const choice = (kind: string): Choice => ({ text: kind, move: { kind }, says: kind, briefly: "" });

describe("lessons", () => {
  const turn = ["pass", "change", "deploy", "retreat"].map(choice);
  it("come once each, the simple one first", () => {
    expect(lessonFor("hector", turn, new Set())?.kind).toBe("pass");
    expect(lessonFor("hector", turn, new Set(["pass"]))?.kind).toBe("deploy");
    expect(lessonFor("hector", turn, new Set(["pass", "deploy"]))).toBeNull();
  });
  it("are silent where there is nothing to learn", () => {
    expect(lessonFor("hector", [], new Set())).toBeNull();
    expect(lessonFor("chess", turn, new Set())).toBeNull();
  });
});
