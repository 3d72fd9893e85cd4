// SPDX-License-Identifier: GPL-3.0-or-later
import { t, type Key } from "../words/words.svelte";
import type { Note } from "./chronicle";

const PEOPLE: Record<string, Key> = {
  joined: "note.joined",
  left: "note.left",
  returned: "note.returned",
  away: "note.away",
  resigned: "note.resigned",
  replaced: "note.replaced",
};
const STATES: Record<string, Key> = {
  started: "note.started",
  paused: "note.paused",
  resumed: "note.resumed",
  finished: "note.finished",
};

export const noteOf: Note = (news) => {
  const key = news.type === "people" ? PEOPLE[news.what] : STATES[news.what];
  if (!key) return "";
  return t(key, news.type === "people" ? { name: news.name } : {});
};
