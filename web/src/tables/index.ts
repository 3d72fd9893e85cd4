// SPDX-License-Identifier: GPL-3.0-or-later
// The drawn tables, each fetched when its game is opened. A game without one is played by its list of
// choices.

import type { Component } from "svelte";
import { kept } from "../app/kept";
import type { TableProps } from "./props";

export type Table = Component<TableProps<never>>;

const files = import.meta.glob<{ default: Table }>("./*/*Table.svelte");
const tables = new Map(Object.entries(files).map(([path, load]) => [path, kept(load)]));

export async function tableOf(game: string): Promise<Table | null> {
  const load = tables.get(`./${game}/${game.charAt(0).toUpperCase()}${game.slice(1)}Table.svelte`);
  return load ? (await load()).default : null;
}
