// SPDX-License-Identifier: GPL-3.0-or-later
// Frames of the real engine: every choice lies at a thing that the table draws.
import { describe, expect, it } from "vitest";
import file from "../../../content/achaia.json";
import type { Choice, Frame } from "../../src/protocol";
import { Printed, type Content } from "../../src/tables/achaia/content";
import { effect, priced } from "../../src/tables/achaia/effects";
import { Game } from "../../src/tables/achaia/game";
import { beats, changedDice, lastThing } from "../../src/tables/achaia/happened";
import { actions, lenses, placed, thingOf } from "../../src/tables/achaia/things";
import { allDice, coloursOf, dieAt, type View } from "../../src/tables/achaia/view";
import frames from "./fixtures/achaia.json?raw";
import { squares } from "../../src/tables/achaia/track";

interface Fixture {
  seat: number;
  view: View;
  choices: Choice[];
}

const fixtures = JSON.parse(frames) as Fixture[];
const content = file as unknown as Content;
const printed = new Printed(content, "en");

// The things that the parts of the table draw in this frame.
function drawn({ view, seat }: Fixture): Set<string> {
  const game = new Game(view, seat, {} as Frame<View>, content, "en");
  const mine = view.players[seat]?.secrets;
  const cards = { "take-card": view.discard, "keep-card": mine?.drawn }[view.question.phase] ?? mine?.hand ?? [];
  return new Set([
    actions,
    "event",
    "cousin:street",
    "cousin:court",
    "supply:cards",
    "supply:gold",
    ...view.order.map((no) => `tile:${no}`),
    ...allDice(view).map((die) => `die:${die.name}`),
    ...[1, 2, 3, 4, 5, 6].map((value) => `face:${value}`),
    ...cards.flatMap((id) => [`card:${id}`, `half:${id}:a`, `half:${id}:b`]),
    ...game.people.map((each) => `who:${each.id}`),
    ...game.seats.map((each) => `player:${each.seat}`),
  ]);
}

const choice = (move: object): Choice => ({ text: "", move: move as Choice["move"], says: "", briefly: "" });

describe("choices of Achaia", () => {
  it.each(fixtures.map((each, i) => [`${i} ${each.view.question.phase}`, each] as const))("%s", (_, fixture) => {
    const things = drawn(fixture);
    for (const each of fixture.choices) expect(things, each.text).toContain(thingOf(each, fixture.view, printed));
    const seen = [null, ...lenses(fixture.choices)].flatMap((lens) =>
      [...placed(fixture.choices, lens, fixture.view, printed).values()].flat(),
    );
    expect(new Set(seen.map((each) => each.text))).toEqual(new Set(fixture.choices.map((each) => each.text)));
  });

  it("puts an answer at the half of the card that answers", () => {
    const { view } = fixtures[0]!;
    expect(thingOf(choice({ kind: "answer", card: "I02" }), view, printed)).toBe("half:I02:b");
    expect(thingOf(choice({ kind: "against", opp: 1, card: "I02", side: "a" }), view, printed)).toBe("half:I02:a");
    expect(thingOf(choice({ kind: "take", spoils: "gold" }), view, printed)).toBe(actions);
  });

  it("lights the city for one die at a time", () => {
    const both = [choice({ kind: "place", die: "R4", to: "7" }), choice({ kind: "place", die: "R2", to: "7" })];
    expect(lenses(both)).toEqual(["R4", "R2"]);
    expect(placed(both, "R2", fixtures[0]!.view, printed).get("tile:7")).toHaveLength(1);
  });
});

describe("effects in words", () => {
  it("are those of the server", () => {
    expect(effect(printed.card("I12")!.a.ops, "en")).toBe("One of his dice −1; one of your dice +1");
    expect(effect(printed.card("I14")!.b.ops, "en")).toBe("1 gold for each of your dice in Troy, at most 4");
    expect(effect(printed.person("O02")!.ops, "en")).toBe("Draw 2 intrigue cards, keep 1");
    expect(effect(printed.event("E03")!.ops, "en")).toBe("Each opponent gives back 1 street cousin or pays 2 gold");
    expect(effect(printed.event("E18")!.ops, "en")).toBe("Each opponent gives back 1 cousin or loses 1 influence");
    expect(effect(printed.event("E14")!.ops, "en")).toContain("has 2 or more, or else gain 3 gold");
    expect(effect(printed.card("I15")!.b.ops, "en")).toBe("One of your dice showing 3 or less becomes 7 minus its value");
    expect(effect(printed.location(5)!.action, "en")).toBe("2 street cousins for 1 gold each");
  });

  it("tell a price apart", () => {
    expect(priced(printed.location(3)!.action, "en")).toEqual({ cost: 2, text: "Reroll any die" });
    expect(priced(printed.location(8)!.action, "en")).toEqual({ cost: 0, text: "Gain 4 gold" });
  });

  it("leave no operation and no gap in any language", () => {
    const all = [
      ...content.intrigue.flatMap((card) => [card.a.ops, card.b.ops]),
      ...[...content.characters, ...content.house_orion, ...content.events].map((each) => each.ops),
      ...content.locations.map((place) => place.action),
    ];
    for (const lang of ["en", "de", "nl"] as const)
      for (const ops of all) {
        const text = effect(ops, lang);
        expect(text).not.toMatch(/_|\{|undefined|NaN|\b0 (gold|Gold|goud|influence)/);
        expect(text.length).toBeGreaterThan(5);
      }
  });
});

describe("the city", () => {
  it("reads dice", () => {
    expect(dieAt("R", "4@7")).toEqual({ colour: "R", value: 4, place: 7, name: "R4@7" });
    expect(dieAt("B", "2")).toEqual({ colour: "B", value: 2, place: 0, name: "B2" });
  });

  it("gives two players two colours each", () => {
    expect(coloursOf(0, 2)).toEqual(["R", "G"]);
    expect(coloursOf(1, 2)).toEqual(["B", "Y"]);
    expect(coloursOf(4, 5)).toEqual(["K"]);
  });

  it("tells the dominance phase location by location", () => {
    const events = [
      { kind: "die", colour: "R", from: "3@2", to: "5@2" },
      { kind: "die", colour: "R", from: "5@2", to: "5@6" },
      { kind: "location", location: "4", dominant: "Y", tied: false },
      { kind: "marker-laid", colour: "Y", location: "4" },
      { kind: "location", location: "5", dominant: "R", tied: true },
    ];
    expect(beats(events).map((beat) => beat.what)).toEqual(["dominates", "tied"]);
    expect([...changedDice(events)]).toEqual(["R5@6"]);
    expect(lastThing(events)).toBe("tile:5");
  });

  it("hides the gold of others behind their screens", () => {
    const { view, seat } = fixtures.find((each) => each.view.question.phase === "turn")!;
    const game = new Game(view, seat, {} as Frame<View>, content, "en");
    expect(game.seats[seat]?.gold).toBe(String(view.players[seat]?.gold));
    expect(game.seats.filter((each) => each.gold === "?")).toHaveLength(game.seats.length - 1);
  });
});

describe("the influence track", () => {
  it("has a square of its own for every counter", () => {
    expect(squares([3, 0], 6)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(squares([16, 0], 6)).toEqual([0, 12, 13, 14, 15, 16]);
    expect(squares([40, 7, 7, -1], 4)).toEqual([-1, 7, 39, 40]);
  });
});
