// SPDX-License-Identifier: GPL-3.0-or-later
import { describe, expect, it } from "vitest";
import { readFileSync } from "node:fs";
import { lessonFor, lessonsOf } from "../../src/match/lessons";
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
  it("speak of fights, cards and the Styx, of answers and the reckoning, each with a paragraph that exists", () => {
    const kinds = (game: string): string[] => lessonsOf(game).map((each) => each.kind);
    expect(kinds("deukalion")).toEqual(expect.arrayContaining(["attack", "play", "bring-all"]));
    expect(kinds("achaia")).toEqual(expect.arrayContaining(["cousin", "answer", "supplies"]));
    for (const game of ["hector", "deukalion", "achaia"]) {
      const rules = readFileSync(new URL(`../../../rules/${game}.md`, import.meta.url), "utf8");
      const moves = readFileSync(new URL(`../../../src/games/${game}/moves.h`, import.meta.url), "utf8");
      expect(new Set(kinds(game)).size).toBe(kinds(game).length);
      for (const { kind, rule } of lessonsOf(game)) {
        expect(rules, rule).toContain(`### [${rule}]`);
        expect(moves, kind).toContain(`"${kind}"`);
      }
    }
  });
});
