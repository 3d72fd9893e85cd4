// SPDX-License-Identifier: GPL-3.0-or-later
// The move that a thing would be if it could be chosen now: what the page asks about when somebody presses it all the same.

import type { Choice } from "../../protocol";
import type { Army } from "./view";

// An action without its card or place is asked about with some.
const acts: Record<string, string> = { discard: "discard R1", change: "change", deploy: "deploy 0", boost: "boost 0", retreat: "retreat" };

export function wishAt(thing: string, army: Army, choices: readonly Choice[]): string | null {
  const [kind, name = ""] = thing.split(":");
  const asks = (move: string): boolean => choices.some((each) => each.move.kind === move);
  switch (kind) {
    case "hand":
      return `play ${name}`;
    case "hero":
      return "deploy 0";
    case "slot":
      return army.table[Number(name)] ? `${army.deployed_on === null ? "deploy" : "boost"} ${name}` : null;
    case "favour":
      return "boost 0";
    case "stack":
      return asks("number") && name !== "home" ? `number ${name}` : `from ${name}`;
    case "fate":
      return "turn left";
    case "act":
      return acts[name] ?? null;
    default:
      return null; // the own board as a whole
  }
}
