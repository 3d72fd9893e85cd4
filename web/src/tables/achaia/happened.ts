// SPDX-License-Identifier: GPL-3.0-or-later
// What events leave to see: dice that changed, and the locations as they
// were resolved one after another.

import type { GameEvent } from "../../protocol";
import { dieAt, type Letter } from "./view";

export interface Beat {
  place: number;
  what: "dominates" | "tied" | "used" | "scored" | "raised" | "lowered";
  colour?: Letter;
  seat?: number;
}

export function beatOf(event: GameEvent): Beat | null {
  const place = Number(event.location);
  switch (event.kind) {
    case "location":
      return event.tied ? { place, what: "tied" } : { place, what: "dominates", colour: event.dominant as Letter };
    case "location-used":
      return { place, what: "used", seat: event.seat as number };
    case "location-scored":
      return { place, what: "scored", colour: event.colour as Letter };
    case "limit-raised":
      return { place, what: "raised" };
    case "limit-lowered":
      return { place, what: "lowered" };
    default:
      return null;
  }
}

// One location after another, in the order of what happened.
export const beats = (events: readonly GameEvent[]): Beat[] => events.flatMap((event) => beatOf(event) ?? []);

// Dice as they lie now that were rolled, moved or turned.
export function changedDice(events: readonly GameEvent[]): Set<string> {
  const changed = new Set<string>();
  for (const event of events) {
    if (event.kind !== "die") continue;
    changed.delete(dieAt(event.colour as Letter, String(event.from)).name);
    changed.add(dieAt(event.colour as Letter, String(event.to)).name);
  }
  return changed;
}

// The thing at which the last move happened; undefined: these events have none. A new round begins with nothing.
export function lastThing(events: readonly GameEvent[]): string | null | undefined {
  for (let i = events.length - 1; i >= 0; i -= 1) {
    const event = events[i]!;
    const beat = beatOf(event);
    if (beat) return `tile:${beat.place}`;
    if (event.kind === "marker-laid" || event.kind === "marker-returned") return `tile:${event.location}`;
    if (event.kind === "character-used") return `who:${event.who}`;
    if (event.kind === "round") return null;
    const [, place] = event.kind === "die" ? String(event.to).split("@") : [];
    if (place) return `tile:${place}`;
  }
  return undefined;
}
