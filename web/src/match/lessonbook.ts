// SPDX-License-Identifier: GPL-3.0-or-later
// A first match with lessons: each is given when its decision is asked, or its event happens, for the first time.

import type { Choice, GameEvent, Seat } from "../protocol";
import type { LessonKey } from "../words/lessons";
import type { Given } from "./lessons";

export interface Lesson {
  kind: string; // the kind of move that calls for it, or a name of its own
  says: LessonKey;
  rule: string;
  at?: string; // what it speaks of, among the parts of the table
}
interface Note extends Lesson {
  event: string; // the kind of event that calls for it
  fits?: (told: readonly GameEvent[], at: number, me: Seat) => boolean;
}

// In the order in which they are given when several would fit.
const LESSONS: Record<string, Lesson[]> = {
  hector: [
    { kind: "from", says: "hector.from", rule: "H3.1", at: ".you .stacks" },
    { kind: "number", says: "hector.number", rule: "H3.2", at: ".you .stacks" },
    { kind: "face", says: "hector.face", rule: "H3.4", at: ".field .tile" },
    { kind: "pass", says: "hector.pass", rule: "H4.1", at: "section.hand" },
    { kind: "deploy", says: "hector.deploy", rule: "H4.4", at: ".acts" },
    { kind: "boost", says: "hector.boost", rule: "H4.5", at: ".acts" },
    { kind: "turn", says: "hector.turn", rule: "H5.3", at: ".field .tile" },
    { kind: "lose", says: "hector.lose", rule: "H6.4", at: ".acts" },
  ],
  deukalion: [
    { kind: "anchor", says: "deukalion.anchor", rule: "D3.3", at: ".map" },
    { kind: "place", says: "deukalion.place", rule: "D5.4", at: ".kyl" },
    { kind: "deliver", says: "deukalion.deliver", rule: "D8.3", at: ".plan" },
    { kind: "claim", says: "deukalion.claim", rule: "D12.3", at: ".quests" },
    { kind: "bring-all", says: "deukalion.styx", rule: "D7.3", at: ".under, .map" },
    { kind: "attack", says: "deukalion.attack", rule: "D9.1", at: ".map" },
    { kind: "sail", says: "deukalion.sail", rule: "D6.1", at: ".map" },
    { kind: "hydra", says: "deukalion.hydra", rule: "D10.2", at: ".map" },
    { kind: "play", says: "deukalion.play", rule: "D11.1", at: ".hand" },
  ],
  // A lesson is for two: each has two colours.
  achaia: [
    { kind: "keep", says: "achaia.keep", rule: "A11.2", at: ".tray" },
    { kind: "place", says: "achaia.place", rule: "A11.4", at: ".tiles" },
    { kind: "supplies", says: "achaia.supplies", rule: "A8.1", at: ".sup, .tray" },
    { kind: "answer", says: "achaia.answer", rule: "A5.7", at: ".hand" },
    { kind: "cousin", says: "achaia.cousin", rule: "A5.5", at: ".players" },
    { kind: "play", says: "achaia.play", rule: "A5.1", at: ".hand" },
    { kind: "character", says: "achaia.character", rule: "A5.11", at: ".people" },
    { kind: "use", says: "achaia.use", rule: "A6.4", at: ".tiles" },
  ],
};

const SHIPS = ["DEU", "PER", "HER", "ACH"];
// Who was in the fight that is decided here.
function mine(told: readonly GameEvent[], at: number, me: Seat): boolean {
  const fight = told.slice(0, at).findLast((each) => each.kind === "fight");
  return [fight?.attacker, fight?.defender].includes(SHIPS[me]!);
}

const NOTES: Record<string, Note[]> = {
  hector: [
    { kind: "event.scored", event: "scored", says: "hector.scored", rule: "H6.2" },
    { kind: "event.retreated", event: "retreated", says: "hector.retreated", rule: "H7.3" },
    { kind: "event.discarded", event: "discarded", says: "hector.discarded", rule: "H4.2" },
    { kind: "event.changed", event: "hero-under", says: "hector.changed", rule: "H4.3" },
    { kind: "event.depleted", event: "depleted", says: "hector.depleted", rule: "H8.1" },
  ],
  deukalion: [
    { kind: "event.tossed", event: "tossed", says: "deukalion.tossed", rule: "D9.4" },
    { kind: "event.won", event: "decided", fits: (told, at, me) => told[at]!.winner === SHIPS[me], says: "deukalion.won", rule: "D9.6" },
    { kind: "event.lost", event: "decided", fits: (told, at, me) => told[at]!.winner !== SHIPS[me] && mine(told, at, me), says: "deukalion.lost", rule: "D9.4" },
    { kind: "event.quest", event: "quest-completed", says: "deukalion.quest", rule: "D12.8", at: ".quests" },
  ],
  achaia: [
    { kind: "event.window", event: "card-announced", says: "achaia.window", rule: "A5.4" },
    { kind: "event.cancelled", event: "card-cancelled", says: "achaia.cancelled", rule: "A5.10" },
    { kind: "event.event", event: "event-played", says: "achaia.event", rule: "A5.14" },
    { kind: "event.passed", event: "passed", says: "achaia.passed", rule: "A5.15", at: ".players" },
    { kind: "event.dominated", event: "location", says: "achaia.dominated", rule: "A6.3", at: ".tiles" },
  ],
};

// A lesson stays while its question does, and is not given again.
export function lessonFor(game: string, choices: readonly Choice[], given: Given, step: number): Lesson | null {
  const kinds = new Set(choices.map((each) => each.move.kind));
  return LESSONS[game]?.find(({ kind }) => kinds.has(kind) && (given[kind] ?? step) === step) ?? null;
}

// What the event at this place calls for.
export function noteFor(game: string, told: readonly GameEvent[], at: number, me: Seat, given: Given): Lesson | null {
  const { kind } = told[at]!;
  return NOTES[game]?.find((each) => each.event === kind && !(each.kind in given) && (each.fits?.(told, at, me) ?? true)) ?? null;
}

export const lessonsOf = (game: string): readonly Lesson[] => LESSONS[game] ?? [];
export const notesOf = (game: string): readonly (Lesson & { event: string })[] => NOTES[game] ?? [];
