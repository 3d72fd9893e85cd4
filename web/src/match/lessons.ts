// SPDX-License-Identifier: GPL-3.0-or-later
// Which lessons a first match has given, kept in this browser. What they say stands in lessonbook.ts.

// By lesson: the step that it was shown at, and at which it stays; or that it is over.
export type Given = Readonly<Record<string, number>>;
export const OVER = -1;

const key = (id: string): string => `ilion.learn.${id}`;

// Null: this match has no lessons.
export function lessonsGiven(id: string): Given | null {
  try {
    const stored = localStorage.getItem(key(id));
    return stored === null ? null : (JSON.parse(stored) as Given);
  } catch {
    return null;
  }
}

export function rememberLessons(id: string, given: Given | null): void {
  try {
    if (given === null) localStorage.removeItem(key(id));
    else localStorage.setItem(key(id), JSON.stringify(given));
  } catch {
    // Without storage the lessons begin again after a reload.
  }
}
