// SPDX-License-Identifier: GPL-3.0-or-later
// What events leave to see: where pieces came to stand, and the last
// fight as it ended.

import type { GameEvent } from "../../protocol";
import type { Fight, Ship, Throw } from "./view";

// The squares or places of the last move; a shift after a fight counts with what led to it.
export function lastSquares(events: readonly GameEvent[]): string[] {
  const found: string[] = [];
  for (let i = events.length - 1; i >= 0; i -= 1) {
    const { kind, to, square, place } = events[i]!;
    if (kind === "ship-shifted" || kind === "hydra-shifted") found.unshift(String(to));
    else if (kind === "sailed" || kind === "hydra-moved") return [...new Set([String(to), ...found])];
    else if (kind === "anchored") return [String(square)];
    else if (kind === "founded" || (kind === "fight" && place)) return [String(place)];
  }
  return found;
}

export function lastFight(events: readonly GameEvent[]): Fight | null {
  const from = events.map((event) => event.kind).lastIndexOf("fight");
  if (from < 0) return null;
  const first = events[from];
  const none = (): Throw => ({ crossed: 0, clear: 0, edge: 0, ares: 0, athena: false, threw: false });
  const fight: Fight = {
    kind: first?.type as Fight["kind"],
    attacker: (first?.attacker ?? null) as Ship | null,
    defender: (first?.defender ?? null) as Ship | null,
    place: (first?.place ?? null) as string | null,
    winner: null,
    decided: false,
    claimed: false,
    throws: [none(), none()],
  };
  for (const event of events.slice(from + 1)) {
    const thrown = fight.throws[event.ship === fight.defender ? 1 : 0];
    if (event.kind === "tossed" && thrown) {
      thrown.crossed = Number(event.crossed); // what was tossed again no longer lies crossed
      thrown.clear += Number(event.clear);
      thrown.edge += Number(event.edge);
      thrown.threw = true;
    }
    if (event.kind === "card-played" && event.card === "ares" && thrown) thrown.ares += 1;
    if (event.kind === "decided") Object.assign(fight, { decided: true, winner: event.winner });
    if (event.kind === "fight-ended") break;
  }
  return fight.decided ? fight : null;
}
