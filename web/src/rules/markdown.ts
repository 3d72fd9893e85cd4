// SPDX-License-Identifier: GPL-3.0-or-later
// The little Markdown the rules use, as pieces rather than HTML: nothing of it is ever parsed by the
// browser.

export interface Word {
  kind: "text" | "bold" | "italic" | "code" | "rule";
  text: string;
}
export interface Row {
  id: string | null; // of the paragraph that this row is
  cells: Word[][];
}
export type Block =
  | { kind: "text" | "item"; words: Word[] }
  | { kind: "table"; head: Word[][] | null; rows: Row[] }
  | { kind: "code"; text: string };

const INLINE = /\*\*(.+?)\*\*|`([^`]+)`|\[([HDA]\d+(?:\.\w+)?)\]|\*([^\s*][^*]*)\*/g;
const FENCE = /^```/;
const RULED = /^\|[\s:|-]+\|$/;

export function wordsOf(line: string): Word[] {
  const words: Word[] = [];
  let at = 0;
  for (const found of line.matchAll(INLINE)) {
    if (found.index > at) words.push({ kind: "text", text: line.slice(at, found.index) });
    if (found[1] !== undefined) words.push({ kind: "bold", text: found[1] });
    else if (found[2] !== undefined) words.push({ kind: "code", text: found[2] });
    else if (found[3] !== undefined) words.push({ kind: "rule", text: found[3] });
    else words.push({ kind: "italic", text: found[4]! });
    at = found.index + found[0].length;
  }
  if (at < line.length) words.push({ kind: "text", text: line.slice(at) });
  return words;
}

const cellsOf = (line: string): Word[][] => line.replace(/^\||\|$/g, "").split("|").map((cell) => wordsOf(cell.trim()));

function tableOf(lines: readonly string[]): Block {
  const headed = lines.length > 1 && RULED.test(lines[1]!);
  const rows = lines.slice(headed ? 1 : 0).filter((line) => !RULED.test(line)).map((line): Row => {
    const cells = cellsOf(line);
    const [first] = cells[0] ?? [];
    return { id: first?.kind === "rule" ? first.text : null, cells };
  });
  return { kind: "table", head: headed ? cellsOf(lines[0]!) : null, rows };
}

export function pieces(text: string): Block[] {
  const lines = text.split("\n").map((line) => line.trimEnd());
  const blocks: Block[] = [];
  // As many lines as belong together from here on.
  const run = (from: number, goesOn: (line: string) => boolean): string[] => {
    const end = lines.findIndex((line, at) => at >= from && !goesOn(line));
    return lines.slice(from, end < 0 ? lines.length : end);
  };
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]!.trim();
    if (FENCE.test(line)) {
      const inside = run(at + 1, (each) => !FENCE.test(each.trim()));
      blocks.push({ kind: "code", text: inside.join("\n") });
      at += inside.length + 1;
    } else if (line.startsWith("|")) {
      const rows = run(at, (each) => each.trim().startsWith("|"));
      blocks.push(tableOf(rows.map((each) => each.trim())));
      at += rows.length - 1;
    } else if (/^[-*] /.test(line)) blocks.push({ kind: "item", words: wordsOf(line.slice(2)) });
    else if (line !== "") blocks.push({ kind: "text", words: wordsOf(line) });
  }
  return blocks;
}
