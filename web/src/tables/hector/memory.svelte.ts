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

export class Memory {
  last = $state.raw<{ side: Seat; place: number; battle: number } | null>(null);
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
    }
    const before = this.before;
    this.before = view;
    if (events === this.seen) return;
    this.seen = events;
    if (events.length === 0) return;
    this.ended = null;
    if (before) this.end(before, events);
    this.mark(view, events, before);
    this.count(view, events);
  }

  go(): void {
    this.ended = null;
  }

  private end(before: HectorView, events: readonly GameEvent[]): void {
    const over = events.find((each) => each.kind === "won" || each.kind === "tied");
    if (!over) return;
    const scored = events.find((each) => each.kind === "scored");
    this.ended = {
      view: lastSight(before, events),
      won: over.kind === "won" ? (over.side as Seat) : null,
      scores: scored ? (scored.scores as [number, number]) : null,
      retreated: events.some((each) => each.kind === "retreated"),
    };
  }

  private mark(view: HectorView, events: readonly GameEvent[], before: HectorView | null): void {
    for (const event of events) {
      const side = event.side as Seat;
      if (event.kind === "played") {
        const table = view.armies[side]!.table;
        const was = before?.armies[side]?.table ?? [];
        const filled = table.findLastIndex((card) => card !== null);
        const place = table.findIndex((card, i) => card === event.troop && !was[i]);
        this.last = { side, place: place >= 0 ? place : filled, battle: view.battle };
      } else if (event.kind === "deployed" || event.kind === "boosted") {
        this.last = { side, place: Number(event.on), battle: view.battle };
      } else if (event.kind === "vanguard") {
        this.last = { side, place: 0, battle: view.battle };
      }
    }
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
