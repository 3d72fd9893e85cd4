// SPDX-License-Identifier: GPL-3.0-or-later
// The server calls a bot by its level. At the table it gets a name, the same for a seat everywhere:
// two bots of one level are then two.

import type { Sitter, Summary } from "../protocol";

const NAMES = ["Daidalos", "Talos", "Echo", "Argos", "Proteus"];

export function withNames(sitters: Sitter[]): Sitter[] {
  return sitters.map((sitter) =>
    sitter.kind === "bot" && (sitter.name === "" || sitter.name === sitter.bot)
      ? { ...sitter, name: NAMES[sitter.seat % NAMES.length]! }
      : sitter,
  );
}

export const named = (summary: Summary): Summary => ({ ...summary, seats: withNames(summary.seats) });
