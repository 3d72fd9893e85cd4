// SPDX-License-Identifier: GPL-3.0-or-later
// The whole table as text, for who does not see it: made of what its seat may know, when it is asked for. What one holds
// is told elsewhere (src/match/position.ts). A game without such a text has its log.

import { kept } from "../app/kept";
import type { Frame, GameEvent, Lang, Seat } from "../protocol";
import { t } from "../words/words.svelte";

export interface Part {
  title: string;
  lines: string[];
}
export interface Lying<View> {
  view: View; // of `seat`
  seat: Seat | null;
  frame: Frame<View>; // for the names of those who sit there
  content: unknown;
  lang: Lang;
  options: Record<string, string>;
  told: readonly GameEvent[]; // what happened up to this moment; none if that is not known
}
export type Speak = (lying: Lying<never>) => Part[];

const files = import.meta.glob<{ spoken: Speak }>("./*/spoken.ts");
const texts = new Map(Object.entries(files).map(([path, load]) => [path.split("/")[1]!, kept(load)]));

export const isSpoken = (game: string): boolean => texts.has(game);

export async function spokenOf(game: string): Promise<Speak | null> {
  return (await texts.get(game)?.())?.spoken ?? null;
}

const stop = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);
export const aloud = (parts: readonly Part[]): string => parts.map(({ title, lines }) => [title, ...lines].map(stop).join(" ")).join(" ");

export const listed = (all: readonly string[]): string => (all.length > 0 ? all.join(", ") : t("spoken.none"));

// "Ares, Nike 2 times" is quicker heard than a card after the other.
export function counted(all: readonly string[]): string {
  const many = new Map<string, number>();
  for (const each of all) many.set(each, (many.get(each) ?? 0) + 1);
  return listed([...many].map(([name, n]) => (n > 1 ? t("spoken.times", { name, n }) : name)));
}
