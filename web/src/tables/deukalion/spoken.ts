// SPDX-License-Identifier: GPL-3.0-or-later
// The table of Deukalion as text: who lies where, what lies in the cities, who holds what and has how many points.

import { words } from "../../words/spoken";
import { counted, type Lying, type Part } from "../spoken";
import type { Content } from "./content";
import { Game } from "./game";
import { toldOfQuest, toldOfSeat } from "./told";
import { dieOf, halves, seatOf, strength, type View } from "./view";

export function spoken({ view, seat, frame, content, lang }: Lying<View>): Part[] {
  const game = new Game(view, seat, frame, content as Content, lang);
  const { printed, chart, open, seats, words: w } = game;
  const s = words[lang].deukalion;

  function where(square: string): string {
    const { code } = chart.at(square);
    const places = chart.neighbours(square).flatMap((each) => printed.place(chart.at(each).code)?.name[lang] ?? []);
    const at = code === "S" ? [s.styx] : code === "@" ? [s.athens] : [];
    return [...at, ...(places.length > 0 ? [s.beside(places.join(", "))] : [])].map((each) => `, ${each}`).join("");
  }
  const ships: Part = {
    title: s.ships,
    lines: [
      ...seats.map(({ name, player: { ship } }) => (ship ? s.lies(w.shipOf(name), ship) + where(ship) : s.notYet(w.shipOf(name)))),
      `${s.hydra(open.hydra)} ${w.hydraTip(printed.content.hydra.strength)}`,
    ],
  };

  const cities: Part = {
    title: s.cities,
    lines: printed.cities.map((place, i) => {
      const lies = open.cities[i] ?? [];
      const list = counted(lies.map((each) => printed.treasure(each)));
      return `${place.name[lang]}, ${place.square}. ${w.cityTip(place.value, place.slots ?? 0)} ${lies.length > 0 ? w.treasures(list) : w.noneLeft}`;
    }),
  };
  const settlements: Part = {
    title: s.settlements,
    lines: printed.settlements.map((place, i) => {
      const holder = game.at(seatOf(open.holders[i] ?? null));
      return `${place.name[lang]}, ${place.square}. ${w.settlementTip(place.soldiers ?? 0, place.value)} ${holder ? w.heldBy(holder.name) : w.free}`;
    }),
  };

  function dice(): Part[] {
    if (open.middle === "" || open.middle === "0" || open.phase === "anchor") return [];
    const placed = open.phase !== "place" && open.phase !== "side" && open.mover === open.active;
    const actions = (["cards", "soldiers", "sail", "hydra"] as const).map(
      (action, i) => `${w.actions[action]}: ${dieOf(open.outer, i, Number(open.rotation))}${open.progress[action] ? `, ${w.done}` : ""}`,
    );
    const lines = [s.round(open.round, game.name(open.active)), `${w.middleDie}: ${open.middle}`];
    return [{ title: printed.word("kylix"), lines: [...lines, ...(placed ? actions : [s.ring(open.outer.join(", "))])] }];
  }

  const most = Math.max(...seats.map((each) => each.player.below));
  const leaders = seats.filter((each) => each.player.below === most);
  const underworld: Part = {
    title: printed.word("underworld"),
    lines: [
      ...seats.map((each) => `${each.name}: ${each.player.below}`),
      most > 0 && leaders[0] && leaders.length === 1 ? w.most(leaders[0].name) : w.mostTied,
    ],
  };

  const shown = open.revealed && !open.quests.includes(open.revealed) ? [open.revealed] : [];
  const quests: Part = {
    title: w.quests,
    lines: [
      ...[...open.quests, ...shown].flatMap((id) => {
        const quest = printed.quest(id);
        const told = quest && toldOfQuest(game, quest, false);
        return told ? [`${told.title}: ${told.lines.join(" ")}`] : [];
      }),
      w.questsLeft(open.quest_deck),
    ],
  };
  const cards: Part = {
    title: printed.word("action_card"),
    lines: [
      w.decks(open.deck, open.discards.length),
      ...(open.discards.length > 0 ? [s.discards(counted(open.discards.map((key) => printed.card(key)?.name[lang] ?? key)))] : []),
    ],
  };

  function fight(): Part[] {
    const { kind, attacker, defender, place, throws, decided, winner } = open.fight;
    if (kind === "none") return [];
    const sides = [attacker, defender].map((ship, i) => ({ seated: game.at(seatOf(ship)), thrown: throws[i] }));
    const hydra = kind === "hydra" || kind === "hydra-attacks";
    const names = sides.flatMap(({ seated }) => seated?.name ?? []);
    const other = hydra ? printed.word("hydra") : place ? printed.placeName(place) : (names[1] ?? "");
    const against = printed.place(place)?.value ?? (hydra ? printed.content.hydra.strength : null);
    return [
      {
        title: w.fight,
        lines: [
          s.against(names[0] ?? "", other),
          ...(against === null ? [] : [s.strength(other, String(against))]),
          ...sides.flatMap(({ seated, thrown }) => {
            if (!seated || !thrown) return [];
            if (!thrown.threw) return [`${seated.name} ${w.tossing}`];
            const power = halves(strength(thrown, seated.player.fleece));
            return [`${seated.name}: ${w.toss(thrown.crossed, thrown.clear, thrown.edge)}. ${s.strength(seated.name, power)}`];
          }),
          ...(decided ? [winner ? w.won(game.name(seatOf(winner))) : w.hydraWon(names[0] ?? "")] : []),
        ],
      },
    ];
  }

  const players = seats.map((each): Part => {
    const { title, lines } = toldOfSeat(game, each);
    return { title: `${title} ${w.of(game.target)}`, lines };
  });
  return [...fight(), ...dice(), ships, cities, settlements, ...players, underworld, quests, cards];
}
