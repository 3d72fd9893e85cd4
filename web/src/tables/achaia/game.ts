// SPDX-License-Identifier: GPL-3.0-or-later
// What every part of the table is given: the view with the printed content and the words to it.

import type { Frame, Lang } from "../../protocol";
import { Printed, type Content, type Op, type Person } from "./content";
import { effect } from "./effects";
import { colourOf, coloursOf, dieAt, letters, type Act, type Die, type Letter, type Pick, type Player, type View } from "./view";
import { words } from "./words";

export const roman = ["", "I", "II", "III"];

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export interface Seated {
  seat: number;
  player: Player;
  name: string;
  bot: boolean;
  me: boolean;
  letters: Letter[];
  word: string; // what the log calls it
  colour: string; // of the counter
  letter: Letter;
  gold: string; // "?" behind a screen
}

export class Game {
  readonly printed: Printed;
  readonly seats: Seated[];
  readonly words: (typeof words)["en"];

  constructor(
    readonly view: View,
    readonly seat: number | null,
    frame: Frame<View>,
    content: Content,
    readonly lang: Lang,
    readonly screens = true,
  ) {
    this.printed = new Printed(content, lang);
    this.words = words[lang];
    const sitters = frame.seats ?? [];
    const many = sitters.length || view.players.filter((player) => player.gold + player.influence + player.hand > 0).length;
    this.seats = view.players.slice(0, many).map((player, seat) => {
      const own = coloursOf(seat, many);
      const sitter = sitters.find((each) => each.seat === seat);
      const letter = own[0] ?? "R";
      const name = sitter?.name || this.printed.colour(letter);
      const word = own.map((each) => capital(this.printed.colour(each))).join(" + ");
      const colour = colourOf[letter];
      const bot = sitter?.kind === "bot";
      return { seat, player, name, bot, me: seat === this.seat, letters: own, word, colour, letter, gold: this.#gold(seat, player) };
    });
  }

  // [A9.2] Everybody can count it; screens keep it off the table until it is shown or the match is over.
  #gold(seat: number, player: Player): string {
    const { phase, act } = this.view.question;
    const shown = !this.screens || seat === this.seat || phase === "over" || (phase === "spoils" && act.other === seat);
    return shown ? String(player.gold) : "?";
  }

  get me(): Seated | undefined {
    return this.seats.find((each) => each.me);
  }

  name(seat: number): string {
    return this.seats[seat]?.name ?? "";
  }

  owner(letter: Letter): Seated | undefined {
    return this.seats.find((each) => each.letters.includes(letter));
  }

  // "red 3"
  die({ colour, value }: { colour: Letter; value: number }): string {
    return `${this.printed.colour(colour)} ${value}`;
  }

  reserve(letter: Letter): Die[] {
    const spots = this.view.dice[letters.indexOf(letter)] ?? [];
    return spots.map((spot) => dieAt(letter, spot)).filter((die) => die.place === 0 && die.value > 0);
  }

  limit(no: number): number {
    return this.printed.limit(no, this.seats.length, this.view.increased[no - 1] ?? 0);
  }

  locked(no: number): boolean {
    return (this.printed.location(no)?.opens ?? 1) > this.view.round;
  }

  // Orion and Zaan, then the open ones of this round, each with his greed.
  get people(): { id: string; person: Person; price: number; greed: number }[] {
    const first = (this.view.round - 1) * 4;
    const ids = [0, 1, 2, 3].filter((i) => (this.view.characters >> i) & 1);
    const all = [
      { id: "O01", greed: this.view.greed[4] ?? 0 },
      { id: "O02", greed: this.view.greed[5] ?? 0 },
      ...ids.map((i) => ({ id: `C${String(first + i + 1).padStart(2, "0")}`, greed: this.view.greed[i] ?? 0 })),
    ];
    return all.flatMap(({ id, greed }) => {
      const person = this.printed.person(id);
      return person ? [{ id, person, greed, price: (person.cost ?? 0) + greed }] : [];
    });
  }

  // What is under way: its name and what it does.
  source(act: Act): { name: string; text: string; ops: Op[] } | null {
    const { content, lang } = this.printed;
    if (act.source === "card" || act.source === "answer") {
      const card = content.intrigue[act.id];
      if (!card) return null;
      const answers = card.a.kind === "normal" ? card.b : card.a;
      const half = act.source === "answer" ? answers : act.which === 0 ? card.a : card.b;
      return { name: card.name[lang], text: effect(half.ops, lang), ops: half.ops };
    }
    if (act.source === "location") {
      const place = content.locations[act.id];
      return place ? { name: place.name[lang], text: effect(place.action, lang), ops: place.action } : null;
    }
    const people = [...content.characters, ...content.house_orion];
    const found = act.source === "character" ? people[act.id] : act.source === "event" ? content.events[act.id] : undefined;
    return found ? { name: found.name[lang], text: effect(found.ops, lang), ops: found.ops } : null;
  }

  // A part that was named: the die with what it becomes, or the place alone.
  pick(pick: Pick): { die: Die | null; becomes: Die | null; place: number } {
    const from = dieAt(pick.colour, pick.from);
    const to = dieAt(pick.colour, pick.to);
    if (from.value === 0) return { die: null, becomes: null, place: to.place };
    return { die: from, becomes: pick.from === pick.to ? null : to, place: to.place };
  }
}
