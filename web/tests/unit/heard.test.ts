// SPDX-License-Identifier: GPL-3.0-or-later
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Hearing } from "../../src/match/heard";
import { positionOf } from "../../src/match/position";

const line = (v: number, text: string) => ({ v, step: v, seat: 0, kind: "step" as const, text });
const content = (game: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../content/${game}.json`, import.meta.url), "utf8"));

describe("what a screen reader hears", () => {
  const texts = (hearing: Hearing): string[] => hearing.heard.map((each) => each.text);

  it("is each new line once, and what is expected when it changes", () => {
    const hearing = new Hearing();
    hearing.hear([line(1, "old")], "You attack.");
    expect(texts(hearing)).toEqual(["You attack."]);
    hearing.hear([line(1, "old"), line(2, "new"), line(2, "more")], "You attack.");
    expect(texts(hearing)).toEqual(["You attack.", "new", "more"]);
    expect(hearing.hear([line(1, "old"), line(2, "new"), line(2, "more")], "You attack.")).toBe(false);
    hearing.hear([line(1, "old"), line(2, "new"), line(2, "more"), line(3, "last")], "They defend.");
    expect(texts(hearing)).toEqual(["You attack.", "new", "more", "last", "They defend."]);
  });
  it("is not everything again in another language, nor what was taken back", () => {
    const hearing = new Hearing();
    hearing.hear([line(1, "one"), line(2, "two")], "a");
    hearing.hear([], "a");
    hearing.hear([line(1, "eins"), line(2, "zwei")], "b");
    expect(texts(hearing)).toEqual(["a", "b"]);
    hearing.hear([line(1, "eins")], "b");
    expect(texts(hearing)).toEqual(["a", "b"]);
  });
  it("is not what was before, when that comes later", () => {
    const hearing = new Hearing();
    hearing.hear([], "a");
    hearing.hear([line(1, "the beginning"), line(2, "the midst")], "a");
    hearing.hear([line(1, "the beginning"), line(2, "the midst"), line(3, "new")], "a");
    expect(texts(hearing)).toEqual(["a", "new"]);
  });
  it("is not asked for again by who has answered, and the next question is told even if it has the same words", () => {
    const hearing = new Hearing();
    hearing.hear([], "Choose a card.", "1");
    expect(hearing.hear([], "Choose a card.", "1")).toBe(false);
    expect(hearing.hear([], "", null)).toBe(false);
    hearing.hear([], "Choose a card.", "2");
    hearing.hear([], "Choose a card.", "3");
    expect(texts(hearing)).toEqual(["Choose a card.", "Choose a card.", "Choose a card."]);
  });
  it("is forgotten when another player comes to the screen", () => {
    const hearing = new Hearing();
    hearing.hear([line(1, "old")], "You hold Ares.");
    hearing.say("Your hand: Ares.");
    hearing.forget();
    expect(texts(hearing)).toEqual([]);
    hearing.hear([line(1, "old"), line(2, "new")], "");
    expect(texts(hearing)).toEqual(["new"]);
  });
  it("keeps its elements, so that a reader tells only the new ones", () => {
    const hearing = new Hearing();
    hearing.hear([], "a");
    const [first] = hearing.heard;
    for (let v = 1; v < 5; v += 1) hearing.hear([line(v, `line ${v}`)], "a");
    expect(hearing.heard[0]).toBe(first);
    for (let v = 5; v < 30; v += 1) hearing.hear([line(v, `line ${v}`)], "a");
    expect(hearing.heard.length).toBeLessThan(10);
  });
});

describe("what one holds", () => {
  it("is said of Hector and Achilles", () => {
    const army = { stacks: [4, 5, 6, 20], table: ["R4", null], favours: 1, secrets: { hand: ["B3", "G1"], hero: "R" } };
    const says = positionOf("hector", { armies: [army, army] }, 0, content("hector"), "en");
    expect(says).toMatch(/^Your hand: blue \w+ 3, green \w+ 1\. Your hero: \w+, red \d\./);
    expect(says).toContain("On the table before you: red");
    expect(says).toContain("Your stacks hold 4, 5 and 6 cards, home 20. One favour marker.");
  });
  it("is said of Deukalion", () => {
    const view = {
      open: { players: [{}, { ship: "e1", aboard: 7, below: 3, cargo: ["R", "R", "W"], point_cards: 0 }] },
      secrets: [{}, { quest: "Q01", hand: ["ares", "fleece", "ares"] }],
    };
    expect(positionOf("deukalion", view, 1, content("deukalion"), "en")).toBe(
      "Your hand: Ares 2 times, Golden Fleece. Your ship lies at e1. Aboard: 7 soldiers; treasures: red 2 times, white. " +
        "In the underworld: 3. Your secret quest: Red / Sparta.",
    );
  });
  it("is said of Achaia", () => {
    const view = { players: [{ gold: 7, influence: 5, cousins: [1, 0], secrets: { hand: [], event: "E01" } }] };
    expect(positionOf("achaia", view, 0, content("achaia"), "en")).toBe(
      "Your hand: none. 7 gold, 5 influence; cousins: 1 street, 0 court. Your event: Rich Harvest.",
    );
  });
  it("is nothing for spectators and games that are not known", () => {
    expect(positionOf("hector", {}, null, {}, "en")).toBe("");
    expect(positionOf("chess", {}, 0, {}, "en")).toBe("");
  });
});
