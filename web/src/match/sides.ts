// SPDX-License-Identifier: GPL-3.0-or-later
// What a seat is called in the sentences of its game, with its colours and its sign. The log says
// "Perseus", "Blue" or "the Trojans": wherever the player's name stands, this stands beside it.

import type { Sitter } from "../protocol";
import { t, type Key } from "../words/words.svelte";

export interface Side {
  word: string;
  colours: string[]; // two players of Achaia have two each
  sign: string; // a drawing
}

const COLOURS: Record<string, Key> = {
  red: "seat.red",
  yellow: "seat.yellow",
  blue: "seat.blue",
  green: "seat.green",
  black: "seat.black",
};
const FIVE = Object.keys(COLOURS);

const HECTOR: { word: Key; colour: string; sign: string }[] = [
  { word: "seat.achaeans", colour: "blue", sign: "head-achaean" },
  { word: "seat.trojans", colour: "red", sign: "head-trojan" },
];
const SHIPS: { word: Key; colour: string }[] = [
  { word: "seat.deukalion", colour: "yellow" },
  { word: "seat.perseus", colour: "blue" },
  { word: "seat.hercules", colour: "red" },
  { word: "seat.achilles", colour: "green" },
];

// [A2.8] Two players have a main and a support colour each.
const pairs = [["red", "green"], ["blue", "yellow"]];

export function sideOf(game: string, seat: number, players: number): Side | null {
  if (game === "hector") {
    const side = HECTOR[seat];
    return side ? { word: t(side.word), colours: [side.colour], sign: side.sign } : null;
  }
  if (game === "deukalion") {
    const ship = SHIPS[seat];
    return ship ? { word: t(ship.word), colours: [ship.colour], sign: `sign-${ship.colour}` } : null;
  }
  const colours = game === "achaia" ? (players === 2 ? pairs[seat] : FIVE.slice(seat, seat + 1)) : undefined;
  if (!colours?.[0]) return null;
  return { word: colours.map((each) => t(COLOURS[each]!)).join(" + "), colours, sign: `sign-${colours[0]}` };
}

// Who sits on several seats is called there what the seat is called, in the language spoken just then: else neither the
// curtain nor "faces Mara" would say who is meant.
export function apart(sitters: Sitter[], game: string): Sitter[] {
  const persons = sitters.filter((each) => each.kind === "person").map((each) => each.name);
  return sitters.map((sitter) => {
    const { name, seat, kind } = sitter;
    if (kind !== "person" || persons.indexOf(name) === persons.lastIndexOf(name)) return sitter;
    return { ...sitter, get name() { return sideOf(game, seat, sitters.length)?.word ?? name; } };
  });
}
