// SPDX-License-Identifier: GPL-3.0-or-later
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Memory, fatesOf } from "../../src/tables/hector/memory.svelte";
import { Printed, angleOf, lastSight, nearest, type Army, type Content, type HectorView } from "../../src/tables/hector/view";

const content = JSON.parse(readFileSync(new URL("../../../content/hector.json", import.meta.url), "utf8")) as Content;
const printed = new Printed(content, "en");

const army = (table: (string | null)[], more: Partial<Army> = {}): Army => ({
  stacks: [12, 12, 12, 12], remembered: [], table, hand: 0, discarded: 0, paid: 0, out: [], active: "1", boosted: 0,
  favours: 3, shame: 0, hero_in_hand: false, hero: null, deployed_on: null, hero_stack: 5, under: 0, heroes_out: [],
  secrets: { known: false, hand: [], hero: null }, ...more,
});
const view = (more: Partial<HectorView>): HectorView => ({
  viewer: 0, armies: [army([]), army([])], phase: "action", battle: 1, attacker: 0, mover: 0, number: "1", tile: "1",
  edge: "0", tiles_left: 0, end: "running", ...more,
});

describe("Hector and Achilles", () => {
  it("knows the fates of the battle from what happened before", () => {
    const before = [{ kind: "battle" }, { kind: "superiority", sums: [1, 2] }, { kind: "tile-turned", turn: "right" }];
    const now = [
      { kind: "battle" },
      { kind: "superiority", sums: [4, 6] },
      { kind: "tile-turned", turn: "left" },
      { kind: "superiority", sums: [8, 7] },
      { kind: "tile-turned", turn: "none" },
    ];
    expect(fatesOf([...before, ...now])).toEqual(["4 : 6, turned left", "8 : 7"]);
  });
  it("remembers the same once, whatever lay on the table meanwhile", () => {
    const memory = new Memory();
    const past = [{ kind: "battle" }, { kind: "superiority", sums: [1, 2] }];
    const before = view({ armies: [army(["R1", "G2"]), army(["B1", "B2"])] });
    const now = { ...before };
    memory.see(before, [], past);
    const turned = [{ kind: "tile-turned", side: 0, turn: "left" }];
    memory.see(now, turned, past);
    expect(memory.fates).toEqual(["1 : 2, turned left"]);
    memory.see(before, [], past);
    memory.see(now, turned, past);
    expect(memory.fates).toEqual(["1 : 2, turned left"]);

    const won = [{ kind: "scored", scores: [3, 5] }, { kind: "won", side: 1 }, { kind: "battle" }];
    memory.see(view({ battle: 2 }), won, past);
    expect(memory.ended).toMatchObject({ won: 1, scores: [3, 5] });
    memory.go();
    memory.see(before, [], past);
    memory.see(view({ battle: 2 }), won, past);
    expect(memory.ended).toBeNull();
  });
  // The worked example of the rules, chapter 10.
  const tom = army(["Y3", "Y4", "Y2", "R1", "B2"], { hero: "G" });
  const lin = army(["B1", "P3", "G1", "R4", "B3"], { hero: "P", deployed_on: "0", boosted: 0b01010 });

  it("adds superiority as in the worked example", () => {
    expect([printed.strength(tom, 0), printed.strength(lin, 1)]).toEqual([12, 17]);
  });
  it("scores as in the worked example", () => {
    expect([printed.score(tom, 0, "yellow"), printed.score(lin, 1, "blue")]).toEqual([9, 11]);
  });
  it("knows which colour faces whom", () => {
    // Tile 5: green, purple, yellow, brown; its third edge faces the attacker.
    const now = view({ tile: "5", edge: "2", attacker: 0 });
    expect([printed.facing(now, 0), printed.facing(now, 1)]).toEqual(["yellow", "green"]);
  });
  it("turns the tile so that the colour lies where it faces", () => {
    expect(angleOf(view({ edge: "2", attacker: 0 }), 0)).toBe(0);
    // Turned right, clockwise: the edge listed before comes to face him.
    expect(angleOf(view({ edge: "1", attacker: 0 }), 0)).toBe(90);
    expect(angleOf(view({ edge: "0", attacker: 1 }), 0)).toBe(0);
    expect(nearest(90, -180)).toBe(180);
    expect(nearest(350, 10)).toBe(370);
  });
  it("still shows a battle that is over", () => {
    const before = view({ armies: [army(["B1", "R3", null, null, null]), army(["G2", null, null, null, null])] });
    const after = lastSight(before, [
      { kind: "deployed", side: 1, hero: "R", on: "0" },
      { kind: "played", side: 1, troop: "N4" },
      { kind: "tile-turned", side: 1, turn: "left", edge: "1" },
      { kind: "won", side: 1 },
      { kind: "played", side: 0, troop: "P1" },
    ]);
    expect(after.armies[1].table).toEqual(["G2", "N4", null, null, null]);
    expect(after.armies[1].deployed_on).toBe("0");
    expect(after.armies[0].table).toEqual(["B1", "R3", null, null, null]);
    expect(after.edge).toBe("1");
    expect(before.armies[1].table[1]).toBeNull();
  });
});
