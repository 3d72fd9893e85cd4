// SPDX-License-Identifier: GPL-3.0-or-later
// What others did to me: robbed, attacked, a card of mine cancelled. Of two sides that only fight each
// other everything is; there it is told by the table itself.

import type { GameEvent, Seat } from "../protocol";
import type { Given, Key } from "../words/words.svelte";

export interface Hit {
  says: Key;
  given: Given;
}

interface Step {
  seat: Seat | null;
  events: readonly GameEvent[];
}
type Teller = (step: Step, before: never, after: never, me: Seat, name: (seat: unknown) => string) => Hit[];

const SHIPS = ["DEU", "PER", "HER", "ACH"];

interface Sea {
  open: {
    players: { cargo: string[] }[];
    holders: (string | null)[];
    fight: { kind: string; attacker: string | null; defender: string | null };
  };
}

function deukalion(step: Step, before: Sea, after: Sea, me: Seat, name: (seat: unknown) => string): Hit[] {
  const mine = SHIPS[me]!;
  const who = (ship: unknown): string => name(SHIPS.indexOf(String(ship)));
  const held = (view: Sea): number => view.open.holders.filter((ship) => ship === mine).length;
  let { kind, attacker } = before.open.fight;
  return step.events.flatMap((event): Hit[] => {
    switch (event.kind) {
      case "fight":
        kind = String(event.type);
        attacker = event.attacker as string | null;
        if (kind === "hydra-attacks") return [event.attacker, event.defender].includes(mine) ? [{ says: "hit.hydra", given: {} }] : [];
        return event.defender === mine ? [{ says: "hit.attacked", given: { name: who(attacker) } }] : [];
      case "soldiers-lost":
        if (event.ship !== mine || !Number(event.soldiers)) return [];
        return kind === "hydra-attacks" || attacker !== mine ? [{ says: "hit.soldiers", given: { n: Number(event.soldiers) } }] : [];
      case "settlement-fell":
        return held(after) < held(before) ? [{ says: "hit.settlement", given: {} }] : [];
      case "treasure-taken": {
        const lost = (after.open.players[me]?.cargo.length ?? 0) < (before.open.players[me]?.cargo.length ?? 0);
        return lost && event.ship !== mine ? [{ says: "hit.treasure", given: { name: who(event.ship) } }] : [];
      }
      default:
        return [];
    }
  });
}

interface City {
  players: unknown[];
  question: { act: { source: string; actor: number } };
}
const LETTERS = ["R", "Y", "B", "G", "K"];
// [A2.8] Two players have a main and a support colour each.
const coloursOf = (seat: Seat, players: number): string[] =>
  players === 2 ? [["R", "G"], ["B", "Y"]][seat]! : LETTERS.slice(seat, seat + 1);

function achaia(step: Step, before: City, _after: City, me: Seat, name: (seat: unknown) => string): Hit[] {
  const colours = coloursOf(me, before.players.length);
  const { act } = before.question;
  return step.events.flatMap((event): Hit[] => {
    switch (event.kind) {
      case "card-announced":
        return event.opp === me && event.seat !== me ? [{ says: "hit.against", given: { name: name(event.seat) } }] : [];
      case "card-cancelled": {
        const by = step.events.find((each) => String(each.kind).startsWith("answered-"))?.seat ?? step.seat;
        return act.source === "card" && act.actor === me && by !== me ? [{ says: "hit.cancelled", given: { name: name(by) } }] : [];
      }
      case "gold-taken":
        return event.from === me ? [{ says: "hit.robbed", given: { name: name(event.to), n: Number(event.amount) } }] : [];
      case "gold-paid":
        return event.seat === me ? [{ says: "hit.paid", given: { n: Number(event.amount) } }] : [];
      case "influence":
        return event.seat === me && Number(event.by) < 0 ? [{ says: "hit.influence", given: { n: -Number(event.by) } }] : [];
      case "marker-returned":
        return colours.includes(String(event.colour)) ? [{ says: "hit.marker", given: {} }] : [];
      case "die":
        return step.seat !== null && colours.includes(String(event.colour)) ? [{ says: "hit.die", given: { name: name(step.seat) } }] : [];
      default:
        return [];
    }
  });
}

const GAMES: Record<string, Teller> = { deukalion, achaia };

export function hitsOf(game: string, step: Step, before: unknown, after: unknown, me: Seat, name: (seat: unknown) => string): Hit[] {
  const tell = GAMES[game];
  if (!tell || !before || !after || step.seat === me) return [];
  const all = tell(step, before as never, after as never, me, name);
  return all.filter((hit, i) => all.findIndex((each) => each.says === hit.says && each.given.n === hit.given.n) === i);
}
