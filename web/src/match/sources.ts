// SPDX-License-Identifier: GPL-3.0-or-later
// Where the points of a finished match come from, source by source. Only what adds up to what the server
// counted is told.

import type { GameEvent, Seat } from "../protocol";
import type { Key } from "../words/words.svelte";

export interface Source {
  says: Key;
  points: number[]; // of each seat
}

type Teller = (view: never, content: never, events: readonly GameEvent[], points: readonly number[]) => Source[];

const SHIPS = ["DEU", "PER", "HER", "ACH"];

interface Sea {
  open: { players: { completed: string[]; point_cards: number }[]; holders: (string | null)[] };
}
interface SeaContent {
  quests: { id: string; points: number }[];
  places: { kind: string; soldiers?: number }[];
}

// [D4.2]
function deukalion({ open }: Sea, content: SeaContent): Source[] {
  const worth = (id: string): number => content.quests.find((each) => each.id === id)?.points ?? 0;
  const settlements = content.places.filter((each) => each.kind === "settlement");
  const held = (seat: Seat): number =>
    open.holders.reduce((sum, ship, i) => sum + (ship === SHIPS[seat] ? (settlements[i]?.soldiers ?? 0) : 0), 0);
  return [
    { says: "source.quests", points: open.players.map((each) => each.completed.reduce((sum, id) => sum + worth(id), 0)) },
    { says: "source.cards", points: open.players.map((each) => each.point_cards) },
    { says: "source.settlements", points: open.players.map((_, seat) => held(seat)) },
  ];
}

// [A8.1] [A8.2] What stood on the track before is what the reckoning did not add.
function achaia(_view: unknown, _content: unknown, events: readonly GameEvent[], points: readonly number[]): Source[] {
  const wealth = points.map((_, seat) => Number(events.find((each) => each.kind === "wealth" && each.seat === seat)?.points ?? NaN));
  if (wealth.some(Number.isNaN)) return []; // the match ended before it was reckoned
  const places = points.map(() => 0);
  events.forEach((each, i) => {
    const next = each.kind === "location-scored" ? events[i + 1] : undefined;
    if (next?.kind === "influence") places[next.seat as Seat]! += Number(next.by);
  });
  return [
    { says: "source.track", points: points.map((all, seat) => all - places[seat]! - wealth[seat]!) },
    { says: "source.places", points: places },
    { says: "source.wealth", points: wealth },
  ];
}

// One number, which has to say what it counts: who lost may have more of it.
const hector: Teller = (_view, _content, _events, points) => [{ says: "source.troops", points: [...points] }];

const GAMES: Record<string, Teller> = { hector, deukalion, achaia };

export function sourcesOf(game: string, view: unknown, content: unknown, events: readonly GameEvent[], points: readonly number[]): Source[] {
  const tell = GAMES[game];
  if (!tell || !view || !content) return [];
  const found = tell(view as never, content as never, events, points);
  const adds = points.every((all, seat) => found.reduce((sum, each) => sum + (each.points[seat] ?? 0), 0) === all);
  return adds ? found : [];
}

// The paragraph that ended the match, by the reason the server gives.
const RULES: Record<string, Record<string, string>> = {
  hector: { "front-fallen": "H8.2", "home-fallen": "H8.3", "both-fallen": "H8.4", "battle-limit": "H8.6" },
  deukalion: { "target-reached": "D14.1", "round-limit": "D14.3" },
  achaia: { "most-influence": "A8.3", "larger-remainder": "A8.3", "shared-victory": "A8.3" },
};
export const ruleOfEnd = (game: string, reason: string): string | null => RULES[game]?.[reason] ?? null;
