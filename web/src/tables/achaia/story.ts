// SPDX-License-Identifier: GPL-3.0-or-later
// The table as it lay while something was told: the view before, carried forward by what happened so far. Only what lies
// open and moves in the dominance phase is carried; cards in hands come with the view that follows.

import type { GameEvent } from "../../protocol";
import { beatOf } from "./happened";
import { letters, type Letter, type Player, type View } from "./view";

// Copies what it changes, so that views before stay as they are.
function carried(view: View, event: GameEvent): View {
  const at = Number(event.location) - 1;
  const colour = letters.indexOf(event.colour as Letter);
  const add = (list: number[], i: number, by: number): number[] => list.map((n, k) => (k === i ? n + by : n));
  const player = (seat: unknown, change: (each: Player) => Partial<Player>): View => ({
    ...view,
    players: view.players.map((each, i) => (i === seat ? { ...each, ...change(each) } : each)),
  });
  const gold = (seat: unknown, by: number): View => player(seat, (each) => ({ gold: each.gold + by }));
  const cousin = (by: number): View =>
    player(event.seat, ({ cousins: [street, court] }) => ({
      cousins: event.cousin === "street" ? [street + by, court] : [street, court + by],
    }));
  switch (event.kind) {
    case "die": {
      const dice = [...(view.dice[colour] ?? [])];
      const found = dice.indexOf(String(event.from));
      if (found < 0) return view;
      dice[found] = String(event.to);
      return { ...view, dice: view.dice.map((own, i) => (i === colour ? dice : own)) };
    }
    case "limit-raised":
      return { ...view, increased: add(view.increased, at, 1) };
    case "limit-lowered":
      return { ...view, increased: add(view.increased, at, -1) };
    case "marker-laid":
    case "marker-returned": {
      const by = event.kind === "marker-laid" ? 1 : -1;
      return { ...view, markers: view.markers.map((own, i) => (i === colour ? add(own, at, by) : own)) };
    }
    case "influence":
      return player(event.seat, (each) => ({ influence: each.influence + Number(event.by) }));
    case "gold-gained":
      return gold(event.seat, Number(event.amount));
    case "gold-paid":
      return gold(event.seat, -Number(event.amount));
    case "gold-taken":
    case "gold-given":
      return carried(gold(event.from, -Number(event.amount)), { kind: "gold-gained", seat: event.to, amount: event.amount });
    case "wealth":
      return player(event.seat, ({ influence }) => ({
        influence: influence + Number(event.points),
        gold: Number(event.remainder),
        cousins: [0, 0],
      }));
    case "cousin-taken":
      return cousin(1);
    case "cousin-returned":
      return cousin(-1);
    case "passed":
      return player(event.seat, () => ({ passed: true }));
    default:
      return view;
  }
}

const open = ({ markers, increased }: View): string => JSON.stringify([markers, increased]);

// One a beat: with what the beat brought, and nothing of the next. None if `before` is not what the events follow on, as
// when somebody jumps in a replay.
export function boards(before: View, events: readonly GameEvent[], after: View): View[] {
  const found: View[] = [];
  let now = before;
  for (const event of events) {
    now = carried(now, event);
    if (beatOf(event)) found.push(now);
    else if (found.length > 0) found[found.length - 1] = now;
  }
  return open(now) === open(after) ? found : [];
}
