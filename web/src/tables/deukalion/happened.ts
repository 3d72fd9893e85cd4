// SPDX-License-Identifier: GPL-3.0-or-later
// What the events since the frame before leave to see: where pieces came to stand, and the last
// fight as it ended.

import type { GameEvent } from "../../protocol";
import type { Fight, Ship, Throw } from "./view";

const moves = new Set(["sailed", "hydra-moved", "ship-shifted", "hydra-shifted"]);

// The squares of the last piece moved; a shift after a fight counts with it.
export function lastSquares(events: GameEvent[]): string[] {
  const ends = events.filter((event) => moves.has(event.kind)).map((event) => String(event.to));
  return [...new Set(ends.slice(-2))];
}

export function lastFight(events: GameEvent[]): Fight | null {
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
