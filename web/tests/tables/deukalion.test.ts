// SPDX-License-Identifier: GPL-3.0-or-later
// Frames of the real engine: every choice lies at a thing that the table draws.
import { describe, expect, it } from "vitest";
import file from "../../../content/deukalion.json";
import type { Choice } from "../../src/protocol";
import { Printed, type Content } from "../../src/tables/deukalion/content";
import { lastFight, lastSquares } from "../../src/tables/deukalion/happened";
import { Chart } from "../../src/tables/deukalion/sea";
import { actions, lenses, lensOf, odds, placed, thingOf } from "../../src/tables/deukalion/things";
import { dieOf, halves, points, strength, type View } from "../../src/tables/deukalion/view";
import { words } from "../../src/tables/deukalion/words";
import frames from "./fixtures/deukalion.json?raw";

interface Fixture {
  seat: number;
  view: View;
  choices: Choice[];
}

const fixtures = JSON.parse(frames) as Fixture[];
const content = file as unknown as Content;
const printed = new Printed(content, "en");
const chart = new Chart(content);

// The things that the parts of the table draw in this frame.
function drawn({ view, seat }: Fixture): Set<string> {
  const own = view.open.players[seat];
  const secret = view.secrets[seat];
  const quests = [...view.open.quests, view.open.revealed, secret?.quest ?? null];
  return new Set([
    actions,
    "act:cards",
    "act:soldiers",
    ...chart.spots.filter((spot) => spot.code.length === 1).map((spot) => `square:${spot.square}`),
    ...content.places.map((place) => `place:${place.id}`),
    ...[0, 1, 2, 3].flatMap((i) => [`turn:${i}`, `die:${i}`]),
    ...(own?.cargo ?? []).map((letter) => `cargo:${letter}`),
    ...["R", "G", "B", "Y", "W"].map((letter) => (view.open.fight.kind === "none" ? "" : `booty:${letter}`)),
    ...quests.map((quest) => `quest:${quest}`),
    ...(secret?.hand ?? []).map((card) => `card:${card}`),
  ]);
}

const choice = (text: string, move: Choice["move"]): Choice => ({ text, move, says: text, briefly: "" });

describe("short names of places", () => {
  it.each(["en", "de", "nl"] as const)("are of the language and differ: %s", (lang) => {
    const own = new Printed(content, lang);
    const short = content.places.map((place) => own.shortName(place.id));
    expect(new Set(short).size).toBe(short.length);
    expect(own.shortName("ZYP")).toBe({ en: "CYP", de: "ZYP", nl: "CYP" }[lang]);
  });
});

describe("choices of Deukalion", () => {
  it.each(fixtures.map((each, i) => [`${i} ${each.view.open.phase}`, each] as const))("%s", (_, fixture) => {
    const things = drawn(fixture);
    for (const each of fixture.choices) expect(things, each.text).toContain(thingOf(each));
    const seen = [null, ...lenses(fixture.choices)].flatMap((lens) => [...placed(fixture.choices, lens).values()].flat());
    expect(new Set(seen.map((each) => each.text))).toEqual(new Set(fixture.choices.map((each) => each.text)));
  });

  it("meets every point at which players decide", () => {
    const phases = new Set(fixtures.map((each) => each.view.open.phase));
    for (const phase of "anchor side place turn styx toss spoils shift claim reveal return pay".split(" "))
      expect(phases).toContain(phase);
  });

  it("places what the frames have not", () => {
    expect(thingOf(choice("unload R", { kind: "unload", colour: "R" } as Choice["move"]))).toBe("cargo:R");
    expect(thingOf(choice("point", { kind: "point" }))).toBe(actions);
    expect(thingOf(choice("claim Q14 b RGW", { kind: "claim", quest: "Q14" } as Choice["move"]))).toBe("quest:Q14");
  });

  it("never lights the sea for two pieces at once", () => {
    const both = [
      choice("sail e5", { kind: "sail", to: "e5" } as Choice["move"]),
      choice("hydra e5", { kind: "hydra", to: "e5" } as Choice["move"]),
    ];
    expect(lenses(both)).toEqual(["sail", "hydra"]);
    expect(placed(both, "hydra").get("square:e5")?.map(lensOf)).toEqual(["hydra"]);
  });

  it("finds the odds of a fight", () => {
    expect(odds({ ...choice("a", { kind: "attack" }), says: "Attack Rhodes (3): 75 %" })).toBe("75 %");
    expect(odds(choice("end", { kind: "end" }))).toBeNull();
  });
});

describe("the sea", () => {
  it("has 49 squares of water", () => {
    expect(chart.spots.filter((spot) => chart.water(spot.square))).toHaveLength(49);
  });

  it("sails round what stops it", () => {
    expect(chart.path("c2", "c3")).toEqual(["c2", "c3"]);
    expect(chart.path("c3", "e3", new Set(["d3"]))).toHaveLength(5);
    expect(chart.path("d2", "d3", new Set(["d3"]))).toEqual(["d2", "d3"]);
  });

  it("shows what a toss is worth", () => {
    const thrown = { crossed: 2, clear: 2, edge: 3, ares: 0, athena: false, threw: true };
    expect(halves(strength(thrown, false))).toBe("3½");
    expect(halves(strength({ ...thrown, ares: 1 }, true))).toBe("6");
    expect(halves(1)).toBe("½");
  });

  it("turns the ring without changing its order", () => {
    const outer = ["3", "1", "2", "2"];
    expect([0, 1, 2, 3].map((action) => dieOf(outer, action, 1))).toEqual(["1", "2", "2", "3"]);
  });

  it("counts points as the rules do", () => {
    const { view } = fixtures[0]!;
    const open = structuredClone(view.open);
    const first = open.players[0]!;
    first.completed = ["Q01", "Q14"];
    first.point_cards = 3;
    open.holders = ["DEU", null, "DEU", "PER"];
    const figure = (id: string): number => printed.quest(id)?.points ?? 0;
    expect(points(open, 0, figure, [1, 1, 2, 2])).toBe(2 + 4 + 3 + 1 + 2);
  });
});

describe("what happened", () => {
  const events = [
    { kind: "sailed", ship: "HER", to: "g5" },
    { kind: "fight", type: "ship", attacker: "HER", defender: "PER", place: null },
    { kind: "tossed", ship: "HER", crossed: 3, clear: 3, edge: 1 },
    { kind: "tossed", ship: "PER", crossed: 1, clear: 3, edge: 0 },
    { kind: "tossed", ship: "HER", crossed: 1, clear: 1, edge: 1 },
    { kind: "decided", winner: "HER", strength: 10, against: 6 },
    { kind: "ship-shifted", ship: "PER", to: "g2" },
    { kind: "fight-ended" },
  ];

  it("keeps the last fight, tosses added up", () => {
    const fight = lastFight(events);
    expect(fight?.winner).toBe("HER");
    expect(fight?.throws[0]).toMatchObject({ crossed: 1, clear: 4, edge: 2 });
    expect(lastFight([])).toBeNull();
  });

  it("marks where pieces came to stand", () => {
    expect(lastSquares(events)).toEqual(["g5", "g2"]);
  });
});

it("has the same words in every language", () => {
  const keys = Object.keys(words.en).sort();
  for (const lang of ["de", "nl"] as const) expect(Object.keys(words[lang]).sort()).toEqual(keys);
});
