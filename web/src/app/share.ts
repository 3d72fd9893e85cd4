// SPDX-License-Identifier: GPL-3.0-or-later
// Links for others: to a match that is not public they carry its key, or nobody else could open them.

import { keyOf, withKey } from "./keys";

export function linkFor(path: string, match: { id: string; public: boolean; invite?: string }): string {
  return new URL(withKey(path, match.public ? null : (match.invite ?? keyOf(match.id))), location.href).href;
}

// Whether it could be copied; not every page may.
export async function copy(link: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(link);
    return true;
  } catch {
    return false;
  }
}
