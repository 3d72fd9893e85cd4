// SPDX-License-Identifier: GPL-3.0-or-later
// The tables as text: everything that lies there is told, and nothing else.
import { describe, expect, it } from "vitest";
import achaiaFile from "../../../content/achaia.json";
import deukalionFile from "../../../content/deukalion.json";
import hectorFile from "../../../content/hector.json";
import type { Frame, Lang } from "../../src/protocol";
import { spoken as ofAchaia } from "../../src/tables/achaia/spoken";
import { allDice, colourOf, type View as Achaia } from "../../src/tables/achaia/view";
import { spoken as ofDeukalion } from "../../src/tables/deukalion/spoken";
import { ships, type View as Deukalion } from "../../src/tables/deukalion/view";
import { spoken as ofHector } from "../../src/tables/hector/spoken";
import type { Army, HectorView } from "../../src/tables/hector/view";
import { aloud, type Part } from "../../src/tables/spoken";
import achaiaFrames from "./fixtures/achaia.json?raw";
import deukalionFrames from "./fixtures/deukalion.json?raw";

interface Fixture<View> {
  seat: number;
  view: View;
}
const LANGS: Lang[] = ["en", "de", "nl"];
const frameOf = (names: string[]): Frame<never> => ({ seats: names.map((name, seat) => ({ seat, kind: "person", name, here: true })) }) as unknown as Frame<never>;
const part = (parts: Part[], title: string): string[] => parts.find((each) => each.title.startsWith(title))?.lines ?? [];

describe("Achaia as text", () => {
  const frames = JSON.parse(achaiaFrames) as Fixture<Achaia>[];
  const names = ["Anna", "Ben", "Cleo", "Dora", "Emil"];
  const tell = ({ view, seat }: Fixture<Achaia>, lang: Lang = "en"): Part[] => {
    const sat = view.players.filter((each) => each.gold + each.influence + each.hand > 0).length;
    return ofAchaia({ view, seat, frame: frameOf(names.slice(0, sat)), content: achaiaFile, lang, options: {}, told: [] });
  };
  it("names every die on every location, the limit and the locks", () => {
    for (const each of frames) {
      const city = part(tell(each), "The twelve locations");
      expect(city).toHaveLength(12);
      for (const die of allDice(each.view).filter(({ place, value }) => place > 0 && value > 0)) {
        const line = city.find((text) => text.startsWith(`${die.place}, `));
        expect(line).toContain(`${colourOf[die.colour]} ${die.value}`);
      }
      expect(city.every((line) => /It holds \d+ of \d+ dice|opens in round/.test(line))).toBe(true);
    }
  });
  it("tells of each player influence, cards, cousins and the dice in reserve", () => {
    for (const each of frames) {
      const parts = tell(each);
      each.view.players.forEach((player, seat) => {
        if (!parts.some(({ title }) => title.startsWith(names[seat]!))) return;
        const text = part(parts, `${names[seat]}, ${player.influence} influence`).join(" ");
        expect(text).toContain(player.hand === 1 ? "1 intrigue card" : `${player.hand} intrigue cards`);
        expect(text).toContain(`Street cousins: ${player.cousins[0]}, Court cousins: ${player.cousins[1]}`);
      });
    }
  });
  it("has nothing of anybody's secrets, and no gold behind a screen", () => {
    for (const each of frames) {
      const blind = structuredClone(each);
      blind.view.players.forEach((player, seat) => {
        player.secrets = { known: false, hand: [], event: null, drawn: [] };
        if (seat !== each.seat) player.gold += player.gold > 0 ? 31 : 0;
      });
      if (each.view.question.phase !== "over" && each.view.question.phase !== "spoils") expect(tell(blind)).toEqual(tell(each));
    }
  });
  it("is said in every language", () => {
    for (const lang of LANGS) expect(aloud(tell(frames[0]!, lang))).not.toMatch(/undefined|NaN|\[object/);
  });
});

describe("Deukalion as text", () => {
  const frames = JSON.parse(deukalionFrames) as Fixture<Deukalion>[];
  const names = ["Anna", "Ben", "Cleo", "Dora"];
  const tell = ({ view, seat }: Fixture<Deukalion>, lang: Lang = "en"): Part[] => {
    const sat = view.open.players.filter((each) => each.ship !== null || each.aboard + each.below > 0).length;
    return ofDeukalion({ view, seat, frame: frameOf(names.slice(0, sat)), content: deukalionFile, lang, options: {}, told: [] });
  };
  it("tells where each ship and the Hydra are", () => {
    for (const each of frames) {
      const lines = part(tell(each), "Ships and Hydra").join("\n");
      expect(lines).toContain(`The Hydra is on ${each.view.open.hydra}.`);
      each.view.open.players.forEach(({ ship }, seat) => ship && expect(lines).toContain(`ship of ${names[seat]} lies on ${ship}`));
    }
  });
  it("tells the treasures of every city and who holds each settlement", () => {
    const places = deukalionFile.places;
    for (const each of frames) {
      const parts = tell(each);
      const cities = part(parts, "Cities");
      expect(cities).toHaveLength(places.filter(({ kind }) => kind === "city").length);
      cities.forEach((line, i) => expect(line).toContain((each.view.open.cities[i] ?? []).length > 0 ? "Here lie:" : "No treasure lies here."));
      part(parts, "Settlements").forEach((line, i) => {
        const holder = each.view.open.holders[i];
        expect(line).toContain(holder ? `Held by ${names[ships.indexOf(holder)]}.` : "Nobody holds it.");
      });
    }
  });
  it("has nothing of anybody's secrets", () => {
    for (const each of frames) {
      const blind = structuredClone(each);
      blind.view.secrets = blind.view.secrets.map(() => ({ known: false, quest: null, hand: [] }));
      expect(tell(blind)).toEqual(tell(each));
    }
  });
  it("is said in every language", () => {
    for (const lang of LANGS) for (const each of frames) expect(aloud(tell(each, lang))).not.toMatch(/undefined|NaN|\[object/);
  });
});

describe("Hector as text", () => {
  const army = (more: Partial<Army>): Army => ({
    stacks: [8, 7, 0, 12], remembered: [[], [], [], []], table: ["R4", "B2", null, null, null], hand: 3, discarded: 0, paid: 0, out: [],
    active: "1", boosted: 2, favours: 2, shame: 1, hero_in_hand: true, hero: null, deployed_on: null, hero_stack: 4, under: 0,
    heroes_out: [], secrets: { known: true, hand: ["G3", "G1"], hero: "P" }, ...more,
  });
  const view = {
    viewer: 0, armies: [army({}), army({ hero: "R", deployed_on: "0", hero_in_hand: false, out: ["Y1", "Y1"] })], phase: "action", battle: 3,
    attacker: 1, mover: 0, number: "1", tile: "1", edge: "0", tiles_left: 7, end: "",
  } as unknown as HectorView;
  const tell = (lang: Lang = "en", seen = view): Part[] =>
    ofHector({
      view: seen, seat: 0, frame: frameOf(["Anna", "Ben"]), content: hectorFile, lang, options: {},
      told: [{ kind: "battle" }, { kind: "superiority", sums: [6, 9] }, { kind: "tile-turned", turn: "left" }] as never,
    });
  it("tells the battle: who attacks, the tile, superiority and the fates", () => {
    const [battle] = tell();
    const text = battle!.lines.join("\n");
    expect(battle!.title).toBe("Battle 3");
    expect(text).toContain("Ben attacks.");
    expect(text).toMatch(/The fate tile shows \w+ to Anna\.\nThe fate tile shows \w+ to Ben\./);
    expect(text).toContain("Strength of Anna: 7.");
    expect(text).toContain("Ben is superior.");
    expect(text).toContain("Fate 1, Anna against Ben: 6 : 9, turned left.");
  });
  it("tells of either side stacks, row, hero, hand, favours and shame", () => {
    const [, mine, other] = tell();
    expect(mine!.lines).toEqual(expect.arrayContaining(["Stack 1, 8 cards, it fights", "Stack 3, 0 cards", "Stack Home, 12 cards", "Vanguard: red hoplite 4.", "Card 1: blue archer 2 with a favour marker.", "Cards in hand: 3.", "A hero in hand.", "Favour markers: 2.", "Shame markers: 1."]));
    expect(other!.lines.some((line) => /^Vanguard: .+ on red hoplite 4\.$/.test(line))).toBe(true);
    expect(other!.lines.some((line) => /^Out of the game: yellow \w+ 1 2 times\.$/.test(line))).toBe(true);
  });
  it("has nothing of anybody's secrets", () => {
    const blind = structuredClone(view);
    for (const each of blind.armies) each.secrets = { known: false, hand: [], hero: null };
    expect(tell("en", blind)).toEqual(tell());
  });
  it("is said in every language", () => {
    for (const lang of LANGS) expect(aloud(tell(lang))).not.toMatch(/undefined|NaN|\[object/);
  });
});
