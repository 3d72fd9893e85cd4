// SPDX-License-Identifier: GPL-3.0-or-later
import type { Rulebook } from "../app/api";

const plain = (text: string): string => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

// The paragraphs that hold every word that was asked for; all of them when nothing was.
export function search(book: Rulebook, wanted: string): Rulebook["chapters"] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
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
