// SPDX-License-Identifier: GPL-3.0-or-later
// Which squares of the influence track are drawn: those on which a counter stands, and as many as there is room for
// downwards from the highest.

export function squares(influence: readonly number[], room: number): number[] {
  const shown = new Set(influence);
  const most = Math.max(0, ...influence);
  for (let n = most; n >= 0 && shown.size < room; --n) shown.add(n);
  for (let n = most + 1; shown.size < room; ++n) shown.add(n);
  return [...shown].sort((a, b) => a - b);
}
