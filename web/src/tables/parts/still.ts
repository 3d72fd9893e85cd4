// SPDX-License-Identifier: GPL-3.0-or-later
// Whether this person wants nothing to move.
export function still(): boolean {
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}
