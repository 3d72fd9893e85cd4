// SPDX-License-Identifier: GPL-3.0-or-later
// Why nothing can be taken back just now, or why the others are asked first.

import type { Frame } from "../protocol";
import type { Key } from "../words/words.svelte";

export interface Undo {
  can: boolean;
  says: Key | null;
}

// `back`: there is an own step; `drafted`: something is begun that nobody has heard of yet; `looks`: at the past, where it
// is not to be seen what would be taken back.
export function undoOf(frame: Pick<Frame, "state" | "undo" | "votes">, back: boolean, drafted: boolean, looks = false): Undo {
  if (looks) return { can: false, says: "undo.past" };
  if (drafted) return { can: true, says: null };
  if (frame.votes.some((vote) => vote.kind === "undo")) return { can: false, says: "undo.asked" };
  if (frame.state !== "running" || frame.undo === null || !back) return { can: false, says: "undo.nothing" };
  return { can: true, says: frame.undo === "consent" ? "undo.consent" : null };
}
