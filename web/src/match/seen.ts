// SPDX-License-Identifier: GPL-3.0-or-later
// What this browser has shown of a match: the last step, for "since you were away", and the last word of the chat. Without
// storage nothing is remembered, and no step is claimed to be new.

function stored(key: string): number | null {
  try {
    const value = localStorage.getItem(key);
    return value === null ? null : Number(value);
  } catch {
    return null;
  }
}
function store(key: string, value: number): void {
  try {
    localStorage.setItem(key, String(value));
  } catch {
    // It lasts for this visit.
  }
}

export const seenOf = (id: string): number | null => stored(`ilion.seen.${id}`);
export const rememberSeen = (id: string, step: number): void => store(`ilion.seen.${id}`, step);
export const readOf = (id: string): number => stored(`ilion.read.${id}`) ?? 0;
export const rememberRead = (id: string, v: number): void => store(`ilion.read.${id}`, v);
