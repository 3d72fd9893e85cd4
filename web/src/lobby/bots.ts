// SPDX-License-Identifier: GPL-3.0-or-later
import { t, type Key } from "../words/words.svelte";

const LEVELS: Record<string, Key> = { random: "bot.random", easy: "bot.easy", medium: "bot.medium", hard: "bot.hard" };

// A level in words; one the page does not know is called by its own name.
export function levelName(level: string): string {
  const key = LEVELS[level];
  return key ? t(key) : level;
}
