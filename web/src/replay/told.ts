// SPDX-License-Identifier: GPL-3.0-or-later
import { api, type Moment, type Taker } from "../app/api";
import { usualBot } from "../lobby/games";
import type { GameEvent, Lang, Seat, Summary } from "../protocol";

// What a moment tells: sentences, or steps with their sentences and events.
export function told(of: Moment["told"] | undefined): { says: string[]; events: GameEvent[] } {
  const says: string[] = [];
  const events: GameEvent[] = [];
  for (const each of of ?? []) {
    if (typeof each === "string") says.push(each);
    else {
      says.push(...each.says);
      events.push(...((each.events ?? []) as GameEvent[]));
    }
  }
  return { says, events };
}

export async function usualBots(summary: Summary, mine: Seat, lang: Lang): Promise<Taker[]> {
  const spec = (await api.games(lang)).find((each) => each.id === summary.game);
  const bot = usualBot(spec?.bots ?? []);
  return summary.seats.map((sitter) => (sitter.seat === mine ? { kind: "me" } : { kind: "bot", bot }));
}
