// SPDX-License-Identifier: GPL-3.0-or-later
import { t, type Key } from "../words/words.svelte";

const LEVELS: Record<string, [name: Key, about: Key]> = {
  random: ["bot.random", "bot.random.about"],
  novice: ["bot.novice", "bot.novice.about"],
  easy: ["bot.easy", "bot.easy.about"],
  medium: ["bot.medium", "bot.medium.about"],
  hard: ["bot.hard", "bot.hard.about"],
  master: ["bot.master", "bot.master.about"],
};

// A level in words; one the page does not know is called by its own name.
export function levelName(level: string): string {
  const keys = LEVELS[level];
  return keys ? t(keys[0]) : level;
}

// What to expect of it, in a sentence.
export function levelAbout(level: string): string {
  const keys = LEVELS[level];
  return keys ? t(keys[1]) : "";
}
