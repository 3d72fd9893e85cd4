// SPDX-License-Identifier: GPL-3.0-or-later
import { describe, expect, it } from "vitest";
import { readFileSync, readdirSync } from "node:fs";
import { lessonFor, lessonsOf, noteFor, notesOf } from "../../src/match/lessonbook";
import { OVER } from "../../src/match/lessons";
import type { Choice, GameEvent } from "../../src/protocol";
import { lessonWords, type LessonKey } from "../../src/words/lessons";

const GAMES = ["hector", "deukalion", "achaia"];
const choice = (kind: string): Choice => ({ text: kind, move: { kind }, says: kind, briefly: "" });
const file = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8");

describe("lessons", () => {
  const turn = ["pass", "change", "deploy", "retreat"].map(choice);
  it("come once each, the simple one first", () => {
    expect(lessonFor("hector", turn, {}, 5)?.kind).toBe("pass");
    expect(lessonFor("hector", turn, { pass: OVER }, 5)?.kind).toBe("deploy");
    expect(lessonFor("hector", turn, { pass: OVER, deploy: OVER }, 5)).toBeNull();
  });
  it("stay while their question does, and give way when it is answered without a word", () => {
    expect(lessonFor("hector", turn, { pass: 5 }, 5)?.kind).toBe("pass");
    expect(lessonFor("hector", turn, { pass: 5 }, 9)?.kind).toBe("deploy");
    expect(lessonFor("hector", turn, { pass: 5, deploy: 9 }, 13)).toBeNull();
  });
  it("are silent where there is nothing to learn", () => {
    expect(lessonFor("hector", [], {}, 0)).toBeNull();
    expect(lessonFor("chess", turn, {}, 0)).toBeNull();
  });
  it("follow what happens, once", () => {
    const told = [{ kind: "fight", attacker: "DEU", defender: null }, { kind: "decided", winner: null }] as unknown as GameEvent[];
    expect(noteFor("deukalion", told, 1, 0, {})?.kind).toBe("event.lost");
    expect(noteFor("deukalion", told, 1, 0, { "event.lost": OVER })).toBeNull();
    expect(noteFor("deukalion", told, 1, 1, {})).toBeNull(); // another's fight
    expect(noteFor("deukalion", [told[0]!, { kind: "decided", winner: "DEU" } as unknown as GameEvent], 1, 0, {})?.kind).toBe("event.won");
    expect(noteFor("hector", [{ kind: "retreated", side: 1 } as unknown as GameEvent], 0, 0, {})?.kind).toBe("event.retreated");
  });
  it("speak of fights, cards and the Styx, of answers and the reckoning, each with a paragraph that exists", () => {
    const kinds = (game: string): string[] => lessonsOf(game).map((each) => each.kind);
    expect(kinds("deukalion")).toEqual(expect.arrayContaining(["attack", "play", "bring-all"]));
    expect(kinds("achaia")).toEqual(expect.arrayContaining(["cousin", "answer", "supplies"]));
    for (const game of GAMES) {
      const rules = file(`rules/${game}.md`);
      const moves = file(`src/games/${game}/moves.h`);
      const folder = new URL(`../../../src/games/${game}/`, import.meta.url);
      const events = readdirSync(folder).filter((name) => name.endsWith("events.h")).map((name) => file(`src/games/${game}/${name}`)).join("");
      const all = [...lessonsOf(game), ...notesOf(game)];
      expect(new Set(all.map(({ kind }) => kind)).size).toBe(all.length);
      for (const { rule } of all) expect(rules, rule).toContain(`### [${rule}]`);
      for (const { kind } of lessonsOf(game)) expect(moves, kind).toContain(`"${kind}"`);
      for (const { event } of notesOf(game)) expect(events, event).toContain(`"${event}"`);
    }
  });
  it("say something in every language, and nothing that no lesson says", () => {
    const used = GAMES.flatMap((game) => [...lessonsOf(game), ...notesOf(game)].map(({ says }) => says));
    expect(Object.keys(lessonWords.en).sort()).toEqual([...used].sort());
    for (const words of Object.values(lessonWords)) for (const key of used) expect(words[key as LessonKey].trim()).not.toBe("");
  });
  it("speak of two players' dice", () => {
    for (const words of Object.values(lessonWords)) expect(words["achaia.keep"]).toMatch(/\b(ten|zehn|tien)\b/);
  });
});
