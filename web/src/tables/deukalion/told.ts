// SPDX-License-Identifier: GPL-3.0-or-later
// What there is to say of a player and of a quest, for whoever rests on them and for who hears the table.

import type { Told } from "../parts/picker.svelte";
import type { Quest } from "./content";
import type { Game, Seated } from "./game";

export const laid = ({ player }: Seated): string[] => (["pegasus", "hades", "fleece"] as const).filter((card) => player[card]);

export function toldOfSeat(game: Game, each: Seated): Told {
  const { printed, lang, words: w } = game;
  const { player } = each;
  const lines = [printed.hero(each.seat), w.aboard(player.aboard), w.below(player.below), w.hand(player.hand), w.pointCards(player.point_cards)];
  if (player.cargo.length) lines.push(`${w.cargo}: ${player.cargo.map((one) => printed.treasure(one)).join(", ")}`);
  const cards = laid(each).map((card) => printed.card(card)?.name[lang] ?? card);
  if (cards.length) lines.push(`${w.laid}: ${cards.join(", ")}`);
  const quests = player.completed.map((quest) => printed.quest(quest)?.name[lang] ?? quest);
  if (quests.length) lines.push(`${w.completed}: ${quests.join(", ")}`);
  const shown = printed.quest(player.shown);
  if (shown) lines.push(`${w.secretHeld}, ${w.shownQuest}: ${shown.name[lang]}`);
  else if (player.has_secret) lines.push(w.secretHeld);
  return { title: `${each.name}, ${w.worth(each.points)}`, lines };
}

export function toldOfQuest({ lang, words: w }: Game, quest: Quest, secret: boolean): Told {
  const [a, b] = quest.tasks.map((task) => task.text[lang]);
  return {
    title: `${quest.name[lang]}, ${w.worth(quest.points)}`,
    lines: [`${a ?? ""} ${w.or} ${b ?? ""}.`, ...(secret ? [w.secret] : [])],
  };
}
