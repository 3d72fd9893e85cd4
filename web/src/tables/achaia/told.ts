// SPDX-License-Identifier: GPL-3.0-or-later
// What there is to say of a player, for whoever rests on him and for who hears the table.

import type { Told } from "../parts/picker.svelte";
import type { Game, Seated } from "./game";

export function noteOf({ words: w }: Game, each: Seated): string {
  const parts: string[] = [];
  if (each.me) parts.push(w.you);
  if (each.bot) parts.push(w.bot);
  if (each.player.passed) parts.push(w.passed);
  return parts.join(" · ");
}

export function toldOfSeat(game: Game, each: Seated): Told {
  const { printed, words: w } = game;
  const { player } = each;
  const lines = [w.gold(each.gold), w.cards(player.hand)];
  lines.push(`${w.street}: ${player.cousins[0]}, ${w.court}: ${player.cousins[1]}`);
  const dice = each.letters.flatMap((letter) => game.reserve(letter)).map((die) => game.die(die));
  if (dice.length) lines.push(`${w.reserve}: ${dice.join(", ")}`);
  if (player.known.length) lines.push(w.known(player.known.map((card) => printed.cardName(card)).join(", ")));
  const event = player.event && printed.event(player.event);
  if (event) lines.push(`${w.event}: ${event.name[game.lang]}`);
  const says = [noteOf(game, each), game.view.start === each.seat ? w.starts : ""].filter((part) => part !== "");
  return { title: `${each.name}, ${w.influence(player.influence)}`, lines: [each.word, ...says, ...lines] };
}
