// SPDX-License-Identifier: GPL-3.0-or-later
// The little Markdown the rules use, as pieces rather than HTML: nothing of it is ever parsed by the
// browser.

export interface Word {
  kind: "text" | "bold" | "code" | "rule";
  text: string;
}
export interface Block {
  kind: "text" | "item" | "row";
  words: Word[];
}

const INLINE = /\*\*(.+?)\*\*|`([^`]+)`|\[([HDA]\d+(?:\.\w+)?)\]/g;

export function wordsOf(line: string): Word[] {
  const words: Word[] = [];
  let at = 0;
  for (const found of line.matchAll(INLINE)) {
    if (found.index > at) words.push({ kind: "text", text: line.slice(at, found.index) });
    if (found[1] !== undefined) words.push({ kind: "bold", text: found[1] });
    else if (found[2] !== undefined) words.push({ kind: "code", text: found[2] });
    else words.push({ kind: "rule", text: found[3]! });
    at = found.index + found[0].length;
  }
  if (at < line.length) words.push({ kind: "text", text: line.slice(at) });
  return words;
}

export function pieces(text: string): Block[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !/^\|[\s:|-]+\|$/.test(line))
    .map((line): Block => {
      if (/^[-*] /.test(line)) return { kind: "item", words: wordsOf(line.slice(2)) };
      if (line.startsWith("|")) {
        const cells = line.split("|").map((cell) => cell.trim()).filter(Boolean);
        return { kind: "row", words: wordsOf(cells.join(" · ")) };
      }
      return { kind: "text", words: wordsOf(line) };
    });
}
