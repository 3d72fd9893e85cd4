// SPDX-License-Identifier: GPL-3.0-or-later
// The table of Achaia as text: what is under way, the twelve locations, the players, the characters and the supplies.

import { words } from "../../words/spoken";
import { counted, type Lying, type Part } from "../spoken";
import type { Content } from "./content";
import { priced } from "./effects";
import { Game, roman } from "./game";
import { toldOfSeat } from "./told";
import { diceIn, letters, resolved, type View } from "./view";

export function spoken({ view, seat, frame, content, lang, options }: Lying<View>): Part[] {
  const game = new Game(view, seat, frame, content as Content, lang, options.screens !== "no");
  const { printed, seats, words: w } = game;
  const s = words[lang].achaia;

  function underWay(): Part[] {
    const { act } = view.question;
    const source = game.source(act);
    const actor = seats[act.actor];
    if (!source || !actor) return [];
    const opp = act.other !== act.actor ? seats[act.other] : undefined;
    const picks = act.picks.slice(0, act.picked).map((pick) => {
      const { die, place } = game.pick(pick);
      return die ? game.die(die) : printed.locationName(place);
    });
    const what = `${source.name}${opp ? ` ${w.against(opp.name)}` : ""}: ${source.text}`;
    return [{ title: s.plays(actor.name, source.name), lines: [what, ...(picks.length > 0 ? [picks.join(", ")] : [])] }];
  }

  function location(no: number): string {
    const place = printed.location(no);
    const dice = diceIn(view, no);
    const sums = letters.flatMap((letter) => {
      const own = dice.filter((die) => die.colour === letter);
      return own.length > 0 ? [`${printed.colour(letter)} ${own.reduce((sum, die) => sum + die.value, 0)}`] : [];
    });
    const markers = letters.flatMap((letter, i) => {
      const many = view.markers[i]?.[no - 1] ?? 0;
      return many > 0 ? [`${printed.colour(letter)} ${many}`] : [];
    });
    const raised = view.increased[no - 1] ?? 0;
    const { cost, text } = priced(place?.action ?? [], lang);
    return [
      `${no}, ${printed.locationName(no)}.`,
      ...(resolved(view) === no ? [s.now] : []),
      game.locked(no) ? `${w.opens(roman[place?.opens ?? 0] ?? "")}.` : w.holds(dice.length, game.limit(no)),
      ...(raised > 0 ? [s.raised(raised)] : []),
      ...(dice.length > 0 ? [s.dice(counted(dice.map((die) => game.die(die)))), w.sums(sums.join(", "))] : []),
      ...(markers.length > 0 ? [w.markers(markers.join(", "))] : []),
      cost ? `${w.gold(String(cost))}: ${text}` : text,
    ].join(" ");
  }

  // Behind a screen nothing is said but that it is there.
  const players = seats.map((each): Part => {
    const { title, lines } = toldOfSeat(game, each);
    return { title, lines: lines.map((line) => (each.gold === "?" && line === w.gold("?") ? s.hidden : line)) };
  });
  const people: Part = {
    title: w.characters,
    lines: game.people.map(({ person, price }) => `${person.name[lang]}, ${w.price(price)}`),
  };
  const limited = printed.content.supplies.limited;
  const held = (which: 0 | 1): number => seats.reduce((sum, each) => sum + each.player.cousins[which], 0);
  const supplies: Part = {
    title: w.onTable,
    lines: [
      w.round(roman[view.round] ?? ""),
      `${w.deck}: ${view.deck}`,
      `${w.discards}: ${counted(view.discard.map((id) => printed.cardName(id)))}`,
      `${w.street}: ${limited.street_cousins - held(0)}`,
      `${w.court}: ${limited.court_cousins - held(1)}`,
      `${w.limitMarkers}: ${limited.increased_limit_markers - view.increased.reduce((sum, n) => sum + n, 0)}`,
    ],
  };
  return [...underWay(), { title: w.city, lines: view.order.map((no) => location(Number(no))) }, ...players, people, supplies];
}
