// SPDX-License-Identifier: GPL-3.0-or-later
import type { Rulebook } from "../app/api";

const plain = (text: string): string => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

const wordsOf = (wanted: string): string[] => plain(wanted).split(/\s+/).filter(Boolean);

// The paragraphs that hold every word that was asked for; all of them when nothing was.
export function search(book: Rulebook, wanted: string): Rulebook["chapters"] {
  const words = wordsOf(wanted);
  if (words.length === 0) return book.chapters;
  return book.chapters
    .map((chapter) => ({
      ...chapter,
      paragraphs: chapter.paragraphs.filter((each) => {
        const text = plain(`${each.id} ${each.title} ${each.text}`);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter((chapter) => chapter.paragraphs.length > 0);
}

// A text in pieces, by turns one that was not asked for and one that was.
export function lit(text: string, wanted: string): string[] {
  const words = wordsOf(wanted);
  const bare = plain(text);
  if (words.length === 0 || bare.length !== text.length) return [text];
  const found = new RegExp(words.map((each) => each.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|"), "g");
  const pieces: string[] = [];
  let from = 0;
  for (const { 0: hit, index } of bare.matchAll(found)) {
    pieces.push(text.slice(from, index), text.slice(index, index + hit.length));
    from = index + hit.length;
  }
  return [...pieces, text.slice(from)];
}
