// SPDX-License-Identifier: GPL-3.0-or-later
// Which thing on the table each choice is about. The sea has several layers that are never lit
// together (sail, Hydra, Poseidon): the lens says which.

import type { Choice } from "../../protocol";

export type Lens = "sail" | "hydra" | "poseidon";

type Move = { kind: string } & Record<string, unknown>;

export const actions = "do"; // the row of buttons

// Moves that light squares and share them with others.
export function lensOf(choice: Choice): Lens | null {
  const { kind } = choice.move;
  return kind === "sail" || kind === "hydra" || kind === "poseidon" ? kind : null;
}

export function thingOf(choice: Choice): string {
  const move = choice.move as Move;
  const of = (member: string): string => String(move[member]);
  switch (move.kind) {
    case "anchor":
      return `square:${of("square")}`;
    case "sail":
    case "hydra":
    case "poseidon":
    case "shift":
      return `square:${of("to")}`;
    case "place":
      return `turn:${of("rotation")}`;
    case "dionysos":
      return `die:${of("die")}`;
    case "bring":
      return "act:soldiers";
    case "cards":
      return "act:cards";
    case "attack":
    case "found":
      return `place:${of("place")}`;
    case "return":
      return `place:${of("city")}`;
    case "deliver":
    case "unload":
      return `cargo:${of("colour")}`;
    case "take":
      return `booty:${of("colour")}`;
    case "claim":
      return `quest:${of("quest")}`;
    case "play":
    case "pay":
      return `card:${of("card")}`;
    case "charon":
      return "card:charon";
    default:
      return actions; // end, pass, nothing, point, leave, bring-all and whatever a later rule adds
  }
}

export function lenses(choices: Choice[]): Lens[] {
  const found = new Set(choices.map(lensOf));
  return (["sail", "hydra", "poseidon"] as const).filter((lens) => found.has(lens));
}

// The choices by thing, as seen through a lens.
export function placed(choices: Choice[], lens: Lens | null): Map<string, Choice[]> {
  const at = new Map<string, Choice[]>();
  for (const choice of choices) {
    const own = lensOf(choice);
    if (own !== null && own !== lens) continue;
    const thing = thingOf(choice);
    const there = at.get(thing);
    if (there) there.push(choice);
    else at.set(thing, [choice]);
  }
  return at;
}

// A fight's chance stands at the end of what a choice says: "Attack Rhodes (3): 58 %".
export function odds(choice: Choice): string | null {
  return /(\d+)\s?%/.exec(choice.brief || choice.says)?.[0]?.replace(/\s/, " ") ?? null;
}
