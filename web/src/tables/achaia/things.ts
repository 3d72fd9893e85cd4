// SPDX-License-Identifier: GPL-3.0-or-later
// Which thing on the table each choice is about. To place a die one picks it first: the lens.

import type { Choice } from "../../protocol";
import type { Printed } from "./content";
import { diceIn, resolved, type View } from "./view";

type Move = { kind: string } & Record<string, unknown>;

export const actions = "do"; // the row of buttons

export function lensOf(choice: Choice): string | null {
  const move = choice.move as Move;
  return move.kind === "place" ? String(move.die) : null;
}

export function lenses(choices: Choice[]): string[] {
  return [...new Set(choices.map(lensOf))].filter((lens) => lens !== null);
}

export function thingOf(choice: Choice, view: View, printed: Printed): string {
  const move = choice.move as Move;
  const of = (member: string): string => String(move[member]);
  switch (move.kind) {
    case "place":
    case "to":
      return `tile:${of(move.kind === "place" ? "to" : "location")}`;
    case "marker":
      return `tile:${of("location")}`;
    case "use":
      return `tile:${resolved(view) ?? 0}`;
    case "set":
      return `face:${of("value")}`;
    case "supplies":
      return `supply:${of("supply")}`;
    case "play":
    case "against":
      return `half:${of("card")}:${of("side")}`;
    case "answer":
      return `half:${of("card")}:${printed.answerSide(of("card"))}`;
    case "card":
      return `card:${of("card")}`;
    case "character":
    case "dismiss":
      return `who:${of("who")}`;
    case "event":
      return "event";
    case "cousin":
      return `cousin:${of("cousin")}`;
    case "die":
    case "turn":
      return `die:${of("die")}`;
    case "leaves":
      return leaving(of("colour"), view);
    case "next":
      return `player:${of("seat")}`;
    case "gift":
      return `player:${of("to")}`;
    default:
      return actions; // keep, reroll, pass, give, take, none, sell and whatever a later rule adds
  }
}

// [A6.6] The highest die of this colour where a limit is lowered.
function leaving(colour: string, view: View): string {
  const die = diceIn(view, resolved(view) ?? 0).find((each) => each.colour === colour);
  return die ? `die:${die.name}` : actions;
}

export function placed(choices: Choice[], lens: string | null, view: View, printed: Printed): Map<string, Choice[]> {
  const at = new Map<string, Choice[]>();
  for (const choice of choices) {
    const own = lensOf(choice);
    if (own !== null && own !== lens) continue;
    const thing = thingOf(choice, view, printed);
    const there = at.get(thing);
    if (there) there.push(choice);
    else at.set(thing, [choice]);
  }
  return at;
}
