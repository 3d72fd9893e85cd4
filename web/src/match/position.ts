// SPDX-License-Identifier: GPL-3.0-or-later
// What a player holds, in one sentence for those who do not see the table. A game that is not known here
// has its list of choices and its log.

import type { Lang, Seat } from "../protocol";
import { counted, listed } from "../tables/spoken";
import { t, tn } from "../words/words.svelte";

type Texts = Record<Lang, string>;

interface Hector {
  armies: { stacks: number[]; table: (string | null)[]; favours: number; secrets: { hand: string[]; hero: string | null } }[];
}
interface HectorContent {
  colours: { letter: string; id: string; name: Texts }[];
  troops: { types: { value: number; name: Texts }[] };
  sides: { heroes: { name: Texts; colour: string; value: number }[] }[];
}
interface Deukalion {
  open: { players: { ship: string | null; aboard: number; below: number; cargo: string[]; point_cards: number }[] };
  secrets: { quest: string | null; hand: string[] }[];
}
interface DeukalionContent {
  treasures: { colour: string; name: Texts }[];
  action_cards: { key: string; name: Texts }[];
  quests: { id: string; name: Texts }[];
}
interface Achaia {
  players: { gold: number; influence: number; cousins: [number, number]; secrets: { hand: string[]; event: string | null } }[];
}
interface AchaiaContent {
  intrigue: { id: string; name: Texts }[];
  events: { id: string; name: Texts }[];
}

function hector(view: Hector, seat: Seat, content: HectorContent, lang: Lang): string {
  const army = view.armies[seat];
  if (!army) return "";
  const colour = (letter: string): string => content.colours.find((each) => each.letter === letter)?.name[lang] ?? letter;
  const troop = (text: string): string => {
    const value = Number(text.charAt(1));
    const name = content.troops.types.find((each) => each.value === value)?.name[lang] ?? "";
    return t("hector.card", { colour: colour(text.charAt(0)), name, value });
  };
  const { hand, hero } = army.secrets;
  const id = content.colours.find((each) => each.letter === hero)?.id;
  const face = content.sides[seat]?.heroes.find((each) => each.colour === id);
  return [
    t("spoken.hand", { cards: listed(hand.map(troop)) }),
    ...(face && hero ? [t("spoken.hero", { hero: face.name[lang], colour: colour(hero), n: face.value })] : []),
    t("spoken.table", { cards: listed(army.table.flatMap((card) => (card ? [troop(card)] : []))) }),
    t("spoken.stacks", { a: army.stacks[0] ?? 0, b: army.stacks[1] ?? 0, c: army.stacks[2] ?? 0, home: army.stacks[3] ?? 0 }),
    tn("spoken.favours", army.favours),
  ].join(" ");
}

// In the notation two cards have a shorter name than in the content.
const LONG: Record<string, string> = { hades: "favour_of_hades", fleece: "golden_fleece" };
const TREASURES: Record<string, string> = { R: "red", G: "green", B: "blue", Y: "yellow", W: "white" };

function deukalion(view: Deukalion, seat: Seat, content: DeukalionContent, lang: Lang): string {
  const player = view.open.players[seat];
  const secret = view.secrets[seat];
  if (!player || !secret) return "";
  const card = (key: string): string => content.action_cards.find((each) => each.key === (LONG[key] ?? key))?.name[lang] ?? key;
  const treasure = (letter: string): string => content.treasures.find((each) => each.colour === TREASURES[letter])?.name[lang] ?? letter;
  const quest = content.quests.find((each) => each.id === secret.quest)?.name[lang];
  return [
    t("spoken.hand", { cards: counted(secret.hand.map(card)) }),
    ...(player.ship ? [t("spoken.ship", { square: player.ship })] : []),
    t("spoken.aboard", { n: player.aboard, treasures: counted(player.cargo.map(treasure)), below: player.below }),
    ...(quest ? [t("spoken.quest", { quest })] : []),
  ].join(" ");
}

function achaia(view: Achaia, seat: Seat, content: AchaiaContent, lang: Lang): string {
  const player = view.players[seat];
  if (!player) return "";
  const named = (all: { id: string; name: Texts }[], id: string | null): string | undefined =>
    all.find((each) => each.id.endsWith(`.${id}`))?.name[lang];
  const event = named(content.events, player.secrets.event);
  return [
    t("spoken.hand", { cards: counted(player.secrets.hand.map((id) => named(content.intrigue, id) ?? id)) }),
    t("spoken.wealth", { gold: player.gold, influence: player.influence, street: player.cousins[0], court: player.cousins[1] }),
    ...(event ? [t("spoken.event", { event })] : []),
  ].join(" ");
}

const GAMES: Record<string, (view: never, seat: Seat, content: never, lang: Lang) => string> = { hector, deukalion, achaia };

export function positionOf(game: string, view: unknown, seat: Seat | null, content: unknown, lang: Lang): string {
  const tell = GAMES[game];
  return seat === null || !view || !content || !tell ? "" : tell(view as never, seat, content as never, lang);
}
