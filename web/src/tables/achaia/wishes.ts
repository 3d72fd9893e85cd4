// SPDX-License-Identifier: GPL-3.0-or-later
// The move that a thing would be if it could be chosen now: what the page asks about when somebody presses it all the same.

import type { Side } from "./content";
import type { Game } from "./game";
import { resolved } from "./view";

const named = new Set(["keep-card", "drop-card", "sell-card", "take-card"]);
const dice = new Set(["pick-die", "pick-step", "pick-partner", "tied"]);

// Whether a die is what is asked for: then one that is none can be pressed apart from its tile.
export const wantsDice = (game: Game): boolean => dice.has(game.view.question.phase);

function tile(no: string, game: Game, lens: string | null): string {
  const { phase } = game.view.question;
  const mine = game.me?.letters ?? [];
  if (phase === "pick-marker") return `marker ${mine[0] ?? "R"} ${no}`;
  if (phase === "use" && resolved(game.view) === Number(no)) return "use 1";
  if (["place", "reserve", "reroll", "set-die", "supplies"].includes(phase)) {
    const die = lens ?? mine.flatMap((letter) => game.reserve(letter))[0]?.name;
    if (die) return `place ${die} ${no}`;
  }
  return `to ${no}`;
}

function die(name: string, phase: string): string {
  if (phase === "tied") return `leaves ${name.charAt(0)}`;
  return phase === "pick-step" ? `turn ${name} up` : `die ${name}`;
}

function half(id: string, side: Side, game: Game): string {
  const { phase } = game.view.question;
  if (named.has(phase)) return `card ${id}`;
  if (phase === "window") return `answer ${id}`;
  const other = game.seats.find((each) => !each.me)?.seat ?? 0;
  return game.printed.card(id)?.[side].target === "opponent" ? `against ${other} ${id} ${side}` : `play ${id} ${side}`;
}

export function wishAt(thing: string, game: Game, lens: string | null): string | null {
  const [kind, name = "", side = "a"] = thing.split(":");
  const { phase } = game.view.question;
  switch (kind) {
    case "tile":
      return tile(name, game, lens);
    case "die":
      return die(name, phase);
    case "half":
    case "card":
      return half(name, side as Side, game);
    case "who":
      return `${phase === "pick-character" ? "dismiss" : "character"} ${name}`;
    case "event":
      return "event";
    case "player":
      return phase === "order" ? `next ${name}` : null;
    default:
      return null;
  }
}
