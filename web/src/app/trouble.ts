// SPDX-License-Identifier: GPL-3.0-or-later
// What went wrong, for whoever sits before the page; asked for where it is shown, in the language that is spoken then. Only
// the program itself says why in a language of his: a browser that reaches nothing, be it an answer or a piece of the page,
// throws a TypeError of its own.

import { t } from "../words/words.svelte";

export function troubleOf(error: unknown): string {
  if (error instanceof TypeError) return t("trouble.unreachable");
  return error instanceof Error ? error.message : String(error);
}
