// SPDX-License-Identifier: GPL-3.0-or-later
// How far a match is, for the bar on top: which battle, which round, and what it is played for.

import type { Seat } from "../protocol";
import { t, type Key } from "../words/words.svelte";
import { sideOf } from "./sides";

interface Question {
  phase: string;
  act: { source: string };
}
interface Seen {
  question?: Question;
  battle?: number;
  round?: number;
  open?: { round?: number };
}

const ROMAN = ["", "I", "II", "III"];

// Which chapter of Achaia's rules is being played: setup, preparation, intrigue or dominance. A step of an announcement
// belongs to what it was announced by.
const PHASES: [Key, string[]][] = [
  ["phase.setup", ["reroll", "set-die", "place"]], // [A2.5] [A12.2] [A2.7]
  ["phase.preparation", ["supplies", "reserve"]], // [A4.4] [A4.5]
  ["phase.dominance", ["order", "use", "tied", "move-out"]], // [A6.4] [A6.6]
];
export function phaseOf({ phase, act }: Question): Key | null {
  if (phase === "over") return null;
  if (act.source === "location") return "phase.dominance";
  return PHASES.find(([, all]) => all.includes(phase))?.[0] ?? "phase.intrigue";
}

export function whenOf(game: string, view: unknown, seat: Seat | null, players: number, content: unknown): string {
  const seen = (view ?? {}) as Seen;
  if (game === "hector" && seen.battle) {
    const side = seat === null ? null : sideOf(game, seat, players);
    return [t("hector.battle", { n: seen.battle }), ...(side ? [t("bar.lead", { side: side.word })] : [])].join(" · ");
  }
  if (game === "deukalion" && seen.open?.round) {
    const target = (content as { target?: Record<string, number> } | null)?.target?.[String(players)];
    return [t("bar.round", { n: seen.open.round }), ...(target ? [t("bar.target", { n: target })] : [])].join(" · ");
  }
  if (game === "achaia" && seen.round) {
    const phase = seen.question && phaseOf(seen.question);
    return [t("bar.round", { n: ROMAN[seen.round] ?? seen.round }), ...(phase ? [t(phase)] : [])].join(" · ");
  }
  return "";
}
