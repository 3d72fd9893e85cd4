// SPDX-License-Identifier: GPL-3.0-or-later
// The last step this browser has shown of a match, for "since you were away".

const key = (id: string): string => `ilion.seen.${id}`;

export function seenOf(id: string): number | null {
  try {
    const stored = localStorage.getItem(key(id));
    return stored === null ? null : Number(stored);
  } catch {
    return null;
  }
}

export function rememberSeen(id: string, step: number): void {
  try {
    localStorage.setItem(key(id), String(step));
  } catch {
    // Without storage nothing is remembered, and nothing is claimed to be new.
  }
}
