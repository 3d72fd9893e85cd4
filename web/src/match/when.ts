// SPDX-License-Identifier: GPL-3.0-or-later
// How far a match is, for the bar on top: which battle, which round, and what it is played for.

import type { Seat } from "../protocol";
import { t } from "../words/words.svelte";
import { sideOf } from "./sides";

interface Seen {
  battle?: number;
  round?: number;
  open?: { round?: number };
}

const ROMAN = ["", "I", "II", "III"];

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
  if (game === "achaia" && seen.round) return t("bar.round.of", { n: ROMAN[seen.round] ?? seen.round, all: "III" });
  return "";
}
