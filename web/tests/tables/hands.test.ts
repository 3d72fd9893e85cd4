// SPDX-License-Identifier: GPL-3.0-or-later
// What the tables make of things that are no choice, of what happened, and of the table as it lay.
import { describe, expect, it } from "vitest";
import achaiaFile from "../../../content/achaia.json";
import deukalionFile from "../../../content/deukalion.json";
import type { Choice, Frame } from "../../src/protocol";
import type { Content as AchaiaContent } from "../../src/tables/achaia/content";
import { Game as Achaia } from "../../src/tables/achaia/game";
import { lastThing } from "../../src/tables/achaia/happened";
import { boards } from "../../src/tables/achaia/story";
import { allDice, type View as AchaiaView } from "../../src/tables/achaia/view";
import { wishAt as wishOfAchaia } from "../../src/tables/achaia/wishes";
import type { Content as DeukalionContent } from "../../src/tables/deukalion/content";
import { Game as Deukalion } from "../../src/tables/deukalion/game";
import { lastSquares } from "../../src/tables/deukalion/happened";
import type { View as DeukalionView } from "../../src/tables/deukalion/view";
import { wishAt as wishOfDeukalion } from "../../src/tables/deukalion/wishes";
import { lastMark } from "../../src/tables/hector/memory.svelte";
import type { Army, HectorView } from "../../src/tables/hector/view";
import { wishAt as wishOfHector } from "../../src/tables/hector/wishes";
import { words } from "../../src/tables/hector/words";
import { Last } from "../../src/tables/parts/last.svelte";
import achaiaFrames from "./fixtures/achaia.json?raw";
import deukalionFrames from "./fixtures/deukalion.json?raw";

interface Fixture<View> {
  seat: number;
  view: View;
  choices: Choice[];
}
const inAchaia = JSON.parse(achaiaFrames) as Fixture<AchaiaView>[];
const inDeukalion = JSON.parse(deukalionFrames) as Fixture<DeukalionView>[];

const deukalion = (phase: string): Deukalion => {
  const { view, seat } = inDeukalion.find((each) => each.view.open.phase === phase)!;
  return new Deukalion(view, seat, {} as Frame<DeukalionView>, deukalionFile as unknown as DeukalionContent, "en");
};
const achaia = (phase: string): Achaia => {
  const { view, seat } = inAchaia.find((each) => each.view.question.phase === phase)!;
  return new Achaia(view, seat, {} as Frame<AchaiaView>, achaiaFile as unknown as AchaiaContent, "en");
};

describe("what is no choice", () => {
  it("is asked about as the move it would be in Deukalion", () => {
    const turn = deukalion("turn");
    expect(wishOfDeukalion("square:e5", turn, "sail")).toBe("sail e5");
    expect(wishOfDeukalion("square:e5", turn, "hydra")).toBe("hydra e5");
    expect(wishOfDeukalion("square:e5", deukalion("anchor"), null)).toBe("anchor e5");
    expect(wishOfDeukalion("square:e5", deukalion("shift"), null)).toBe("shift e5");
    expect(wishOfDeukalion("place:KOR", turn, null)).toBe("attack KOR");
    expect(wishOfDeukalion("place:KOR", deukalion("return"), null)).toBe("return KOR");
    const [first, second] = turn.printed.settlements.map((place) => place.id);
    turn.open.holders[0] = null;
    turn.open.holders[1] = "PER";
    expect(wishOfDeukalion(`place:${first}`, turn, null)).toBe(`found ${first}`);
    expect(wishOfDeukalion(`place:${second}`, turn, null)).toBe(`attack ${second}`);
    expect(wishOfDeukalion("cargo:R", deukalion("styx"), null)).toBe("unload R");
    expect(wishOfDeukalion("card:ares", deukalion("pay"), null)).toBe("pay ares");
    expect(wishOfDeukalion("act:soldiers", turn, null)).toBe("bring 1");
    expect(wishOfDeukalion("quest:Q14", turn, null)).toMatch(/^claim Q14 a/);
    expect(wishOfDeukalion("underworld", turn, null)).toBeNull();
  });

  it("is asked about as the move it would be in Achaia", () => {
    expect(wishOfAchaia("tile:4", achaia("pick-to"), null)).toBe("to 4");
    expect(wishOfAchaia("tile:4", achaia("reserve"), "Y6")).toBe("place Y6 4");
    expect(wishOfAchaia("tile:4", achaia("pick-marker"), null)).toMatch(/^marker [RYBGK] 4$/);
    expect(wishOfAchaia("die:R4@7", achaia("pick-die"), null)).toBe("die R4@7");
    expect(wishOfAchaia("die:R4@7", achaia("pick-step"), null)).toBe("turn R4@7 up");
    expect(wishOfAchaia("who:C02", achaia("turn"), null)).toBe("character C02");
    expect(wishOfAchaia("who:C02", achaia("pick-character"), null)).toBe("dismiss C02");
    expect(wishOfAchaia("half:I02:a", achaia("turn"), null)).toMatch(/^against \d I02 a$/);
    expect(wishOfAchaia("half:I07:b", achaia("window"), null)).toBe("answer I07");
    expect(wishOfAchaia("card:I06", achaia("drop-card"), null)).toBe("card I06");
    expect(wishOfAchaia("supplies", achaia("turn"), null)).toBeNull();
  });

  it("is asked about as the move it would be in Hector", () => {
    const army = { table: ["R4", null], deployed_on: null } as unknown as Army;
    expect(wishOfHector("hand:R4", army, [])).toBe("play R4");
    expect(wishOfHector("slot:0", army, [])).toBe("deploy 0");
    expect(wishOfHector("slot:0", { ...army, deployed_on: "1" }, [])).toBe("boost 0");
    expect(wishOfHector("slot:1", army, [])).toBeNull();
    expect(wishOfHector("stack:2", army, [{ move: { kind: "number" } } as Choice])).toBe("number 2");
    expect(wishOfHector("stack:home", army, [])).toBe("from home");
    expect(wishOfHector("board", army, [])).toBeNull();
  });
});

describe("the last move", () => {
  it("stays when nothing happens and comes back with what happened before", () => {
    const last = new Last<string>((events) => (events.at(-1)?.to as string | undefined) ?? undefined);
    const [past, none] = [[{ kind: "sailed", to: "e5" }], []];
    last.see(past, none);
    expect(last.now).toBe("e5");
    last.see(past, [{ kind: "sailed", to: "c3" }]);
    last.see(past, []);
    expect(last.now).toBe("c3");
    last.see([{ kind: "sailed", to: "b2" }], []);
    expect(last.now).toBe("b2");
    last.see([], [], false);
    expect(last.now).toBeNull();
  });

  it("of Deukalion is where a piece came to stand, or the place it was about", () => {
    expect(lastSquares([{ kind: "sailed", to: "e5" }, { kind: "hydra-moved", to: "c3" }, { kind: "asked" }])).toEqual(["c3"]);
    expect(lastSquares([{ kind: "sailed", to: "e5" }, { kind: "founded", place: "SAL" }])).toEqual(["SAL"]);
    expect(lastSquares([{ kind: "fight", place: null }, { kind: "tossed" }])).toEqual([]);
  });

  it("of Achaia is a location or a character", () => {
    expect(lastThing([{ kind: "die", colour: "R", from: "4", to: "4@7" }, { kind: "asked" }])).toBe("tile:7");
    expect(lastThing([{ kind: "character-used", seat: 0, who: "C02" }])).toBe("who:C02");
    expect(lastThing([{ kind: "die", colour: "R", from: "4@7", to: "4" }])).toBeUndefined();
    expect(lastThing([{ kind: "die", colour: "R", from: "4", to: "4@7" }, { kind: "round", round: 2 }])).toBeNull();
  });

  it("of Hector is a card of this battle, or the tile", () => {
    const view = { battle: 3, armies: [{ table: ["B1", "R3", null] }, { table: ["G2", null, null] }] } as unknown as HectorView;
    const laid = [{ kind: "battle" }, { kind: "vanguard", side: 1, troop: "G2" }, { kind: "played", side: 0, troop: "R3" }];
    expect(lastMark(view, laid)).toEqual({ side: 0, place: 1, battle: 3 });
    expect(lastMark(view, [...laid, { kind: "boosted", side: 0, on: "0" }])?.place).toBe(0);
    expect(lastMark(view, [...laid, { kind: "tile-turned", side: 1, turn: "left" }])?.place).toBe("tile");
    expect(lastMark(view, [...laid, { kind: "won", side: 0 }, { kind: "battle" }])).toBeNull();
    expect(lastMark(view, [{ kind: "hero-drawn", side: 0 }])).toBeUndefined();
  });
});

describe("the way of a piece", () => {
  it("goes round what stops it: a ship round ships and the Hydra, the Hydra round every ship and anchor", () => {
    const game = deukalion("turn");
    const other = game.seats.find((each) => !each.me && each.player.ship)!;
    const own = game.me!;
    expect(game.stops(own.seat).has(game.open.hydra)).toBe(true);
    expect(game.stops(own.seat).has(own.player.ship!)).toBe(false);
    expect(game.stops("hydra").has(own.player.ship!)).toBe(true);
    expect(game.stops("hydra").has(other.player.ship!)).toBe(true);
    const anchor = game.chart.spots.find((spot) => spot.code === "@")!.square;
    expect([game.stops("hydra").has(anchor), game.stops(own.seat).has(anchor)]).toEqual([true, false]);
  });
});

describe("the table as it lay", () => {
  const { view: before } = inAchaia.find((each) => each.view.question.phase === "use")!;
  const die = allDice(before).find((each) => each.place > 0)!;
  const spot = die.name.slice(1);
  const events = [
    { kind: "location-used", seat: 0, location: "8", which: 1 },
    { kind: "gold-gained", seat: 0, amount: 4 },
    { kind: "die", colour: die.colour, from: spot, to: String(die.value) },
    { kind: "location", location: "9", dominant: "Y", tied: false },
    { kind: "marker-laid", colour: "Y", location: "9" },
    { kind: "influence", seat: 1, by: 1 },
  ];
  const marked = structuredClone(before);
  marked.markers[1]![8]! += 1;

  it("brings each location with what it brought, and nothing of the next", () => {
    const [used, dominated] = boards(before, events, marked) as [AchaiaView, AchaiaView];
    expect(used.players[0]!.gold).toBe(before.players[0]!.gold + 4);
    expect(used.markers).toEqual(before.markers);
    expect(allDice(used).filter((each) => each.name === die.name).length).toBe(allDice(before).filter((each) => each.name === die.name).length - 1);
    expect(dominated.markers[1]![8]).toBe(before.markers[1]![8]! + 1);
    expect(dominated.players[1]!.influence).toBe(before.players[1]!.influence + 1);
  });

  it("is not told where the view before is not the one before", () => {
    expect(boards(marked, events, marked)).toEqual([]);
  });
});

it("explains Hector's things in every language", () => {
  const keys = Object.keys(words.en).sort();
  for (const lang of ["de", "nl"] as const) expect(Object.keys(words[lang]).sort()).toEqual(keys);
});
