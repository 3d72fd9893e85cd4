// SPDX-License-Identifier: GPL-3.0-or-later
// A match that is not public is shown to whoever has the key of its link. What a link brought along is kept for this
// visit, so that every question about the match can name it.

const kept = (id: string): string => `ilion-key-${id}`;
const known = new Map<string, string>();

// Asking what is kept for this visit makes a browser wait for it. So what is kept for good says whether a link ever
// brought a key here.
const EVER = "ilion-keys";

export function rememberKey(id: string, key: string): void {
  known.set(id, key);
  try {
    sessionStorage.setItem(kept(id), key);
    localStorage.setItem(EVER, "yes");
  } catch {
    // Storage may be refused; then it is known until the page is loaded again, and the link still has it.
  }
}

export function keyOf(id: string): string | null {
  try {
    return known.get(id) ?? (localStorage.getItem(EVER) === null ? null : sessionStorage.getItem(kept(id)));
  } catch {
    return null;
  }
}

// The address with the key as one more of its questions.
export const withKey = (path: string, key: string | null | undefined): string =>
  key ? `${path}${path.includes("?") ? "&" : "?"}key=${encodeURIComponent(key)}` : path;
