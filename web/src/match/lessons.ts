// SPDX-License-Identifier: GPL-3.0-or-later
// A first match with lessons: each is given when its decision is asked for the first time.

import type { Choice } from "../protocol";
import type { Key } from "../words/words.svelte";

export interface Lesson {
  kind: string; // the kind of move that calls for it
  says: Key;
  rule: string;
  at: string; // what it speaks of, among the parts of the table
}

// In the order in which they are given when several would fit.
const LESSONS: Record<string, Lesson[]> = {
  hector: [
    { kind: "from", says: "learn.hector.from", rule: "H3.1", at: ".you .stacks" },
    { kind: "number", says: "learn.hector.number", rule: "H3.2", at: ".you .stacks" },
    { kind: "face", says: "learn.hector.face", rule: "H3.4", at: ".field .tile" },
    { kind: "pass", says: "learn.hector.pass", rule: "H4.1", at: "section.hand" },
    { kind: "deploy", says: "learn.hector.deploy", rule: "H4.4", at: ".acts" },
    { kind: "boost", says: "learn.hector.boost", rule: "H4.5", at: ".acts" },
    { kind: "turn", says: "learn.hector.turn", rule: "H5.3", at: ".field .tile" },
    { kind: "lose", says: "learn.hector.lose", rule: "H6.4", at: ".acts" },
  ],
  deukalion: [
    { kind: "anchor", says: "learn.deukalion.anchor", rule: "D3.3", at: ".map" },
    { kind: "place", says: "learn.deukalion.place", rule: "D5.4", at: ".kyl" },
    { kind: "deliver", says: "learn.deukalion.deliver", rule: "D8.3", at: ".plan" },
    { kind: "claim", says: "learn.deukalion.claim", rule: "D12.3", at: ".quests" },
    { kind: "bring-all", says: "learn.deukalion.styx", rule: "D7.3", at: ".under, .map" },
    { kind: "attack", says: "learn.deukalion.attack", rule: "D9.1", at: ".map" },
    { kind: "sail", says: "learn.deukalion.sail", rule: "D6.1", at: ".map" },
    { kind: "hydra", says: "learn.deukalion.hydra", rule: "D10.2", at: ".map" },
    { kind: "play", says: "learn.deukalion.play", rule: "D11.1", at: ".hand" },
  ],
  achaia: [
    { kind: "keep", says: "learn.achaia.keep", rule: "A2.5", at: ".tray" },
    { kind: "place", says: "learn.achaia.place", rule: "A2.7", at: ".tiles" },
    { kind: "supplies", says: "learn.achaia.supplies", rule: "A8.1", at: ".sup, .tray" },
    { kind: "answer", says: "learn.achaia.answer", rule: "A5.7", at: ".hand" },
    { kind: "cousin", says: "learn.achaia.cousin", rule: "A5.5", at: ".players" },
    { kind: "play", says: "learn.achaia.play", rule: "A5.1", at: ".hand" },
    { kind: "character", says: "learn.achaia.character", rule: "A5.11", at: ".people" },
    { kind: "use", says: "learn.achaia.use", rule: "A6.4", at: ".tiles" },
  ],
};

export function lessonFor(game: string, choices: readonly Choice[], had: ReadonlySet<string>): Lesson | null {
  const kinds = new Set(choices.map((each) => each.move.kind));
  return LESSONS[game]?.find((each) => kinds.has(each.kind) && !had.has(each.kind)) ?? null;
}

export const lessonsOf = (game: string): readonly Lesson[] => LESSONS[game] ?? [];

const key = (id: string): string => `ilion.learn.${id}`;

// Which lessons of this match were given; null: it is no lesson.
export function lessonsHad(id: string): Set<string> | null {
  try {
    const stored = localStorage.getItem(key(id));
    return stored === null ? null : new Set(JSON.parse(stored) as string[]);
  } catch {
    return null;
  }
}

export function rememberLessons(id: string, had: ReadonlySet<string> | null): void {
  try {
    if (had === null) localStorage.removeItem(key(id));
    else localStorage.setItem(key(id), JSON.stringify([...had]));
  } catch {
    // Without storage the lessons begin again after a reload.
  }
}
