// SPDX-License-Identifier: GPL-3.0-or-later
// The move that a thing would be if it could be chosen now: what the page asks about when somebody presses it all the same.

import type { Game } from "./game";
import type { Lens } from "./things";
import type { Task } from "./content";

// Where a task leaves the colours open, it is asked about with some.
function colours(task: Task | undefined): string {
  if (task?.op === "deliver_same") return " R";
  return task?.op === "deliver_distinct" ? ` ${"RGBYW".slice(0, task.count ?? 1)}` : "";
}

function square(name: string, phase: string, lens: Lens | null): string {
  if (phase === "anchor") return `anchor ${name}`;
  if (phase === "shift" || phase === "spoils") return `shift ${name}`;
  return `${lens ?? "sail"} ${name}`;
}

function card(key: string, { open }: Game): string {
  if (open.phase === "pay") return `pay ${key}`;
  if (key === "charon") return "charon 1";
  return key === "poseidon" ? `poseidon ${open.hydra}` : `play ${key}`;
}

export function wishAt(thing: string, game: Game, lens: Lens | null): string | null {
  const [kind, name = ""] = thing.split(":");
  const { open } = game;
  switch (kind) {
    case "square":
      return square(name, open.phase, lens);
    case "place": {
      if (open.phase === "return") return `return ${name}`;
      const free = open.holders[game.printed.settlements.findIndex((place) => place.id === name)] === null;
      return `${free ? "found" : "attack"} ${name}`;
    }
    case "act":
      if (name === "cards") return "cards";
      if (name === "soldiers") return "bring 1";
      return name === "hydra" ? `hydra ${open.hydra}` : `sail ${game.me?.player.ship ?? game.chart.spots[0]?.square}`;
    case "cargo":
      return `${open.phase === "styx" ? "unload" : "deliver"} ${name}`;
    case "quest":
      return `claim ${name} a${colours(game.printed.quest(name)?.tasks[0])}`;
    case "card":
      return card(name, game);
    default:
      return null;
  }
}
