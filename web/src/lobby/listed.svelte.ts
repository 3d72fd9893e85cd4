// SPDX-License-Identifier: GPL-3.0-or-later
// A list of the lobby of which a few rows are shown, then all that the lobby has, then what lies further back.

import { api, type LongList } from "../app/api";
import type { Lang, Summary } from "../protocol";

const FEW = 6;
const PAGE = 60; // so many come with the lobby

// What comes first is newer.
function together(...lists: readonly (readonly Summary[])[]): Summary[] {
  const known = new Map<string, Summary>();
  for (const each of lists.flat()) if (!known.has(each.id)) known.set(each.id, each);
  return [...known.values()];
}

// What lies further back, as it is told in a language.
interface Further {
  lang: Lang;
  rows: Summary[];
  ended: boolean;
}

export class Listed {
  private all = $state(false);
  private found = $state.raw<Further | null>(null);

  constructor(
    private readonly list: LongList,
    private readonly lang: () => Lang,
    private readonly sorted: (rows: Summary[]) => Summary[] = (rows) => rows,
  ) {}

  private get further(): Further | null {
    return this.found?.lang === this.lang() ? this.found : null;
  }
  rows(first: readonly Summary[]): Summary[] {
    const rows = this.sorted(together(first, this.further?.rows ?? []));
    return this.all ? rows : rows.slice(0, FEW);
  }
  // How many a click would show: all that are known, or null for those further back; 0: nothing more.
  more(first: readonly Summary[]): number | null {
    if (!this.all && first.length > FEW && first.length < PAGE) return first.length;
    return first.length >= PAGE && !this.further?.ended ? null : 0;
  }
  async show(first: readonly Summary[]): Promise<void> {
    if (!this.all) {
      this.all = true;
      return;
    }
    // Those of now are kept: what comes meanwhile pushes some of them out of the lobby.
    const known = together(first, this.further?.rows ?? []);
    const lang = this.lang();
    const { matches, more } = await api.listed(this.list, known.length);
    this.found = { lang, rows: together(known, matches), ended: !more };
  }
}
