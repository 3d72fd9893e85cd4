// SPDX-License-Identifier: GPL-3.0-or-later
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ruleOfEnd, sourcesOf } from "../../src/match/sources";

const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8");

describe("where points come from", () => {
  it("is what lies before the players of Deukalion", () => {
    const content = JSON.parse(read("content/deukalion.json")) as { quests: { id: string; points: number }[]; places: { kind: string; soldiers?: number }[] };
    const [first] = content.places.filter((each) => each.kind === "settlement");
    const view = { open: { players: [{ completed: ["Q01"], point_cards: 3 }, { completed: [], point_cards: 1 }], holders: ["PER", null, null, null] } };
    const quest = content.quests.find((each) => each.id === "Q01")!.points;
    const points = [quest + 3, 1 + first!.soldiers!];
    expect(sourcesOf("deukalion", view, content, [], points).map((each) => each.points)).toEqual([[quest, 0], [3, 1], [0, first!.soldiers]]);
    expect(sourcesOf("deukalion", view, content, [], [quest, 1])).toEqual([]); // it does not add up: nothing is claimed
  });
  it("is what the reckoning of Achaia added, and what stood there before", () => {
    const events = [
      { kind: "influence", seat: 0, by: 4 },
      { kind: "location-scored", location: "3", colour: "B" }, { kind: "influence", seat: 1, by: 1 },
      { kind: "wealth", seat: 0, points: 2, remainder: 1 }, { kind: "wealth", seat: 1, points: 0, remainder: 9 },
    ];
    expect(sourcesOf("achaia", {}, {}, events, [12, 9]).map((each) => each.points)).toEqual([[10, 8], [0, 1], [2, 0]]);
    expect(sourcesOf("achaia", {}, {}, events.slice(0, 3), [12, 9])).toEqual([]); // somebody resigned
  });
  it("says of troops that it is those", () => {
    expect(sourcesOf("hector", {}, {}, [], [3, 4])).toEqual([{ says: "source.troops", points: [3, 4] }]);
  });
});

describe("the rule of the end", () => {
  it("is a paragraph that exists, for every reason of a game", () => {
    for (const [game, letter, reasons] of [
      ["hector", "H", ["front-fallen", "home-fallen", "both-fallen", "battle-limit"]],
      ["deukalion", "D", ["target-reached", "round-limit"]],
      ["achaia", "A", ["most-influence", "larger-remainder", "shared-victory"]],
    ] as const) {
      const words = JSON.parse(read(`content/words/${game}.json`)) as Record<string, unknown>;
      const rules = read(`rules/${game}.md`);
      for (const reason of reasons) {
        const rule = ruleOfEnd(game, reason)!;
        expect(words, reason).toHaveProperty(reason);
        expect(rule.startsWith(letter) && rules.includes(`### [${rule}]`), rule).toBe(true);
      }
    }
    expect(ruleOfEnd("hector", "resigned")).toBeNull();
  });
});
