// SPDX-License-Identifier: GPL-3.0-or-later
// What the events since the frame before leave to see: dice that changed, and the locations as they
// were resolved one after another.

import type { GameEvent } from "../../protocol";
import { dieAt, type Letter } from "./view";

export interface Beat {
  place: number;
  what: "dominates" | "tied" | "used" | "scored" | "raised" | "lowered";
  colour?: Letter;
  seat?: number;
}

// One location after another, in the order of what happened.
export function beats(events: GameEvent[]): Beat[] {
  return events.flatMap((event): Beat[] => {
    const place = Number(event.location);
    switch (event.kind) {
      case "location":
        return event.tied ? [{ place, what: "tied" }] : [{ place, what: "dominates", colour: event.dominant as Letter }];
      case "location-used":
        return [{ place, what: "used", seat: event.seat as number }];
      case "location-scored":
        return [{ place, what: "scored", colour: event.colour as Letter }];
      case "limit-raised":
        return [{ place, what: "raised" }];
      case "limit-lowered":
        return [{ place, what: "lowered" }];
      default:
        return [];
    }
  });
}

// Dice as they lie now that were rolled, moved or turned.
export function changedDice(events: GameEvent[]): Set<string> {
  const changed = new Set<string>();
  for (const event of events) {
    if (event.kind !== "die") continue;
    changed.delete(dieAt(event.colour as Letter, String(event.from)).name);
    changed.add(dieAt(event.colour as Letter, String(event.to)).name);
  }
  return changed;
}

// Where the last thing happened.
export function lastPlace(events: GameEvent[]): number | null {
  const last = beats(events).at(-1);
  if (last) return last.place;
  const die = [...changedDice(events)].at(-1);
  return die?.includes("@") ? Number(die.split("@")[1]) : null;
}
