// SPDX-License-Identifier: GPL-3.0-or-later
// What was loaded is there at once the next time: importing it again would wait for a turn of the event loop, and in
// between the browser would draw half a page. What failed is tried again.
export function kept<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | null = null;
  return () => {
    if (loaded) return loaded;
    const now = load();
    now.catch(() => (loaded = null));
    loaded = now;
    return now;
  };
}
