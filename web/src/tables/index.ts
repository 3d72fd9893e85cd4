// SPDX-License-Identifier: GPL-3.0-or-later
// The drawn tables, each fetched when its game is opened. A game without one is played by its list of
// choices.

import type { Component } from "svelte";
import type { TableProps } from "./props";

export type Table = Component<TableProps<never>>;

const tables = import.meta.glob<{ default: Table }>("./*/*Table.svelte");

export async function tableOf(game: string): Promise<Table | null> {
  const load = tables[`./${game}/${game.charAt(0).toUpperCase()}${game.slice(1)}Table.svelte`];
  return load ? (await load()).default : null;
}
