// SPDX-License-Identifier: GPL-3.0-or-later
// The table of Hector and Achilles as text: the battle, then either side.

import { words } from "../../words/spoken";
import { t, tn, type Key } from "../../words/words.svelte";
import { counted, type Lying, type Part } from "../spoken";
import { fatesOf } from "./memory.svelte";
import { cardName } from "./names";
import { Printed, STACKS, type Content, type HectorView } from "./view";

const NAMES: Record<string, Key> = { "1": "hector.front1", "2": "hector.front2", "3": "hector.front3", home: "hector.home" };
const SIDES = [0, 1] as const;

export function spoken({ view, frame, content, lang, told }: Lying<HectorView>): Part[] {
  const printed = new Printed(content as Content, lang);
  const w = words[lang].hector;
  const names = SIDES.map((side) => frame.seats?.[side]?.name || printed.sideName(side)) as [string, string];
  const [a, b] = SIDES.map((side) => printed.strength(view.armies[side], side)) as [number, number];
  const left = [0, 1, 2, 3, 4, 5].filter((i) => (view.tiles_left >> i) & 1).length;

  function battle(): Part {
    const faces = SIDES.flatMap((side) => {
      const colour = printed.facing(view, side);
      return colour ? [w.faces(printed.colour(colour).name, names[side])] : [];
    });
    return {
      title: t("hector.battle", { n: view.battle }),
      lines: [
        w.attacks(names[view.attacker as 0 | 1]),
        ...(view.number ? [t("hector.number", { n: view.number })] : []),
        ...(faces.length > 0 ? faces : [w.noTile]),
        ...SIDES.map((side) => w.strength(names[side], side === 0 ? a : b)),
        a === b ? w.even : w.superior(names[a > b ? 0 : 1]),
        ...fatesOf(told).map((sums, i) => w.fate(i + 1, sums, names[0], names[1])),
        t("hector.tiles", { n: left }),
      ],
    };
  }

  function army(side: 0 | 1): Part {
    const { stacks, active, table, boosted, deployed_on, hero, hero_in_hand, hero_stack, heroes_out, hand, favours, shame, out, discarded, paid } =
      view.armies[side];
    const row = table.flatMap((card, place) => {
      if (!card) return [];
      const name = cardName(printed.troop(card));
      const covered = hero !== null && deployed_on === String(place);
      const whole = covered ? t("hector.covers", { hero: cardName(printed.hero(side, hero)), card: name }) : name;
      const said = (boosted >> place) & 1 ? t("hector.with.favour", { card: whole }) : whole;
      return [place === 0 ? w.vanguard(said) : w.card(place, said)];
    });
    return {
      title: `${names[side]}, ${printed.sideName(side)}`,
      lines: [
        ...STACKS.map((stack, i) => {
          const said = t("hector.stack", { stack: t(NAMES[stack]!), n: stacks[i]! });
          return view.number && active === stack ? `${said}, ${w.fights}` : said;
        }),
        ...(row.length > 0 ? row : [w.bare]),
        w.hand(hand),
        ...(hero && deployed_on === null ? [w.heroShown(cardName(printed.hero(side, hero)))] : hero_in_hand ? [w.heroHand] : []),
        w.heroStack(hero_stack),
        ...(heroes_out.length > 0 ? [w.heroesOut(heroes_out.map((each) => printed.hero(side, each).name).join(", "))] : []),
        w.favours(favours),
        w.shame(shame),
        ...(out.length > 0 ? [w.out(counted(out.map((card) => cardName(printed.troop(card)))))] : []),
        ...(discarded + paid > 0 ? [`${t("hector.known.out")}: ${tn("hector.known.hidden", discarded + paid)}`] : []),
      ],
    };
  }

  return [battle(), ...SIDES.map(army)];
}
