// SPDX-License-Identifier: GPL-3.0-or-later
// The log: news of the server as lines, oldest first.

import type { GameEvent, News, Seat } from "../protocol";

export interface Line {
  v: number;
  step: number | null; // the step that made it, if one did
  seat: Seat | null;
  kind: "step" | "note";
  text: string;
  opens?: boolean; // a battle or a round begins with it
}

export interface Said {
  v: number;
  seat: Seat | null;
  name: string;
  text: string;
  to?: Seat; // for one ear
}

export type Note = (news: Extract<News, { type: "people" | "state" }>) => string;

// What begins a part of the match is the last thing that its step tells.
const OPENS = ["battle", "round"];
const opens = (events: readonly GameEvent[]): boolean =>
  OPENS.includes(events.findLast((each) => each.kind !== "asked")?.kind ?? "");

// Going back takes the lines of the steps that are no more.
export function addLines(lines: readonly Line[], news: readonly News[], note: Note): Line[] {
  let all = [...lines];
  for (const each of news) {
    if (each.type === "step") {
      for (const text of each.says) all.push({ v: each.v, step: each.step, seat: each.seat, kind: "step", text });
      if (each.says.length > 0 && opens(each.events)) all.push({ ...all.pop()!, opens: true });
    } else if (each.type === "back") {
      all = all.filter((line) => line.step === null || line.step < each.step);
    } else if (each.type === "people" || each.type === "state") {
      const text = note(each);
      if (text) all.push({ v: each.v, step: null, seat: null, kind: "note", text });
    }
  }
  return all;
}

// The same thing several times in a row is one line with how often; it leads to the last of them. Its key is of the first,
// so that a row is the same row after it was told again, and when what was before is told.
export interface Row {
  key: string;
  line: Line;
  times: number;
}
export function rowsOf(lines: readonly Line[]): Row[] {
  const rows: Row[] = [];
  let nth = 0; // of the lines of one piece of news
  for (const [i, line] of lines.entries()) {
    nth = line.v === lines[i - 1]?.v ? nth + 1 : 0;
    const last = rows.at(-1);
    if (last && line.kind === "step" && last.line.text === line.text && last.line.seat === line.seat) rows[rows.length - 1] = { ...last, line, times: last.times + 1 };
    else rows.push({ key: `${line.v}.${nth}`, line, times: 1 });
  }
  return rows;
}

export function addSaid(said: readonly Said[], news: readonly News[]): Said[] {
  const all = [...said];
  for (const each of news) {
    if (each.type !== "chat") continue;
    const { v, seat, name, text, to } = each;
    all.push({ v, seat, name, text, ...(to === undefined ? {} : { to }) });
  }
  return all;
}

// The steps at which one may take back to: the last own one, and the first own one of this turn.
export function backTo(lines: readonly { step: number | null; seat: Seat | null }[], mine: readonly Seat[]):
  { last: number; turn: number } | null {
  let last: number | null = null;
  let turn: number | null = null;
  for (let i = lines.length - 1; i >= 0; i -= 1) {
    const line = lines[i]!;
    if (line.step === null || line.seat === null) continue;
    if (!mine.includes(line.seat)) {
      if (last === null) continue; // others have moved since; whether they may be asked is the server's to say
      break;
    }
    last ??= line.step;
    turn = line.step;
  }
  return last === null || turn === null ? null : { last, turn };
}
