// SPDX-License-Identifier: GPL-3.0-or-later
// What every drawn table is given and gives back. A table is a Svelte component that draws `view`
// and puts each choice at the thing it is about; frame, status, log, chat and the commit button are
// the page's (src/match/). It never talks to the server.

import type { Choice, Frame, GameEvent, Lang, Seat } from "../protocol";

export interface TableProps<View> {
  view: View; // of `seat`
  seat: Seat | null; // whose eyes these are; null: a spectator
  frame: Frame<View>;
  content: unknown; // GET /api/games/GAME/content
  lang: Lang;
  options: Record<string, string>; // of the match
  choices: Choice[]; // empty when this seat is not asked
  chosen: string | null; // the text of the choice that is selected and not sent yet
  events: GameEvent[]; // what happened since the frame before, to animate and to mark the last move
  past: GameEvent[]; // of the match before this page began to look, or to look again
  looking: boolean; // back: `view` is of a moment before, frame and events are of now
  // Selects; choosing what is chosen sends it. What is no choice now is asked about: the page says why
  // not. Several moves at once stand one a line and bring along what they do in words.
  choose: (text: string | null, says?: string) => void;
  commit: () => void; // sends what is chosen
}
