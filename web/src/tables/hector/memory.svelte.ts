// SPDX-License-Identifier: GPL-3.0-or-later
// What the table remembers between two frames: the last move, the fates of this battle, and the end of
// a battle, whose cards the next frame has already taken away.

import type { GameEvent, Seat } from "../../protocol";
import { t } from "../../words/words.svelte";
import { lastSight, played, type HectorView } from "./view";

export interface Ended {
  view: HectorView;
  won: Seat | null;
  scores: [number, number] | null;
  retreated: boolean;
}

// The place of the last move on a side of the table, 0 the vanguard; or the tile that was turned.
export interface Mark {
  side: Seat;
  place: number | "tile";
  battle: number;
}

const ends = (event: GameEvent): boolean => event.kind === "won" || event.kind === "tied";

// Where the last move of a battle lies in `view`; undefined: these events have none, null: another battle has begun since.
export function lastMark(view: HectorView, events: readonly GameEvent[]): Mark | null | undefined {
  for (let i = events.length - 1; i >= 0; i -= 1) {
    const { kind, side, on, turn } = events[i]!;
    const mark = (place: number | "tile"): Mark => ({ side: side as Seat, place, battle: view.battle });
    if (kind === "battle") return null;
    if (kind === "deployed" || kind === "boosted") return mark(Number(on));
    if (kind === "vanguard") return mark(0);
    if (kind === "tile-faced" || (kind === "tile-turned" && turn !== "none")) return mark("tile");
    // Cards lie in the order played.
    if (kind === "played") return mark(view.armies[side as Seat]!.table.findLastIndex((card) => card !== null));
  }
  return undefined;
}

export class Memory {
  last = $state.raw<Mark | null>(null);
  fates = $state.raw<string[]>([]);
  ended = $state.raw<Ended | null>(null);
  private before: HectorView | null = null;
  private seen: readonly GameEvent[] | null = null;
  private recalled: readonly GameEvent[] | null = null;

  // `past` is what happened before this page looked; it comes again when the page comes back.
  see(view: HectorView, events: readonly GameEvent[], past: readonly GameEvent[]): void {
    if (past !== this.recalled) {
      this.recalled = past;
      this.fates = fatesOf(past);
      this.last = lastMark(view, past) ?? null;
    }
    const before = this.before;
    this.before = view;
    if (events === this.seen || events.length === 0) return;
    this.seen = events;
    this.ended = null;
    if (before) this.end(before, events);
    const ended = this.ended as Ended | null;
    const last = ended ? lastMark(ended.view, events.slice(0, events.findIndex(ends))) : lastMark(view, events);
    if (last !== undefined) this.last = last;
    this.count(view, events);
  }

  go(): void {
    this.ended = null;
  }

  private end(before: HectorView, events: readonly GameEvent[]): void {
    const over = events.find(ends);
    if (!over) return;
    const scored = events.find((each) => each.kind === "scored");
    this.ended = {
      view: lastSight(before, events),
      won: over.kind === "won" ? (over.side as Seat) : null,
      scores: scored ? (scored.scores as [number, number]) : null,
      retreated: events.some((each) => each.kind === "retreated"),
    };
  }

  // Which of the four it was is told by the cards that lie there, for in a replay one may jump.
  private count(view: HectorView, events: readonly GameEvent[]): void {
    const fates = events.some((each) => each.kind === "battle" || each.kind === "source") ? [] : [...this.fates];
    const at = Math.min(played(view.armies[0]), played(view.armies[1])) - 1;
    for (const event of events) {
      if (at < 0) break;
      if (event.kind === "superiority") {
        const [a, b] = event.sums as [number, number];
        fates[at] = `${a} : ${b}`;
      } else if (event.kind === "tile-turned" && fates[at]) {
        fates[at] += turned(event);
      }
    }
    this.fates = fates;
  }
}

function turned(event: GameEvent): string {
  if (event.turn === "none") return "";
  return `, ${event.turn === "left" ? t("hector.turned.left") : t("hector.turned.right")}`;
}

// The fates of the last battle, one after the other, from all that happened.
export function fatesOf(events: readonly GameEvent[]): string[] {
  let fates: string[] = [];
  for (const event of events) {
    if (event.kind === "battle") fates = [];
    else if (event.kind === "superiority") fates.push((event.sums as [number, number]).join(" : "));
    else if (event.kind === "tile-turned" && fates.length > 0) fates[fates.length - 1] += turned(event);
  }
  return fates;
}
