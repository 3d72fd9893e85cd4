// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of a table to who does not see it, beside the words that the table itself has. Fetched with the text.

import type { Lang } from "../protocol";

const en = {
  none: "none",
  hector: {
    attacks: (name: string): string => `${name} attacks.`,
    faces: (colour: string, name: string): string => `The fate tile shows ${colour} to ${name}.`,
    noTile: "No fate tile lies there yet.",
    strength: (name: string, n: number): string => `Strength of ${name}: ${n}.`,
    superior: (name: string): string => `${name} is superior.`,
    even: "Neither side is superior.",
    fate: (n: number, sums: string, a: string, b: string): string => `Fate ${n}, ${a} against ${b}: ${sums}.`,
    fights: "it fights",
    vanguard: (card: string): string => `Vanguard: ${card}.`,
    card: (n: number, card: string): string => `Card ${n}: ${card}.`,
    bare: "No card lies in its row.",
    heroHand: "A hero in hand.",
    heroShown: (hero: string): string => `Shows its hero: ${hero}.`,
    heroStack: (n: number): string => `Heroes in the stack: ${n}.`,
    heroesOut: (list: string): string => `Heroes out of the game: ${list}.`,
    hand: (n: number): string => `Cards in hand: ${n}.`,
    favours: (n: number): string => `Favour markers: ${n}.`,
    shame: (n: number): string => `Shame markers: ${n}.`,
    out: (list: string): string => `Out of the game: ${list}.`,
  },
  deukalion: {
    ships: "Ships and Hydra",
    cities: "Cities",
    settlements: "Settlements",
    round: (n: number, name: string): string => `Round ${n}. The active player is ${name}.`,
    lies: (ship: string, square: string): string => `${ship} lies on ${square}`,
    notYet: (ship: string): string => `${ship} is not on the sea yet`,
    beside: (list: string): string => `beside ${list}`,
    styx: "on the Styx",
    athens: "at Athens",
    hydra: (square: string): string => `The Hydra is on ${square}.`,
    ring: (list: string): string => `Dice of the ring, clockwise: ${list}.`,
    against: (a: string, b: string): string => `${a} against ${b}.`,
    strength: (name: string, n: string): string => `Strength of ${name}: ${n}.`,
    discards: (list: string): string => `Discarded: ${list}.`,
  },
  achaia: {
    dice: (list: string): string => `Dice: ${list}.`,
    raised: (n: number): string => `Its limit is raised by ${n}.`,
    now: "It is resolved now.",
    hidden: "Gold behind the screen.",
    plays: (name: string, what: string): string => `${name}: ${what}`,
  },
};

const de: typeof en = {
  none: "keine",
  hector: {
    attacks: (name) => `${name} greift an.`,
    faces: (colour, name) => `Der Schicksalsstein zeigt ${name} die Farbe ${colour}.`,
    noTile: "Noch liegt kein Schicksalsstein da.",
    strength: (name, n) => `Stärke von ${name}: ${n}.`,
    superior: (name) => `${name} ist überlegen.`,
    even: "Keine Seite ist überlegen.",
    fate: (n, sums, a, b) => `Schicksal ${n}, ${a} gegen ${b}: ${sums}.`,
    fights: "er kämpft",
    vanguard: (card) => `Vorhut: ${card}.`,
    card: (n, card) => `Karte ${n}: ${card}.`,
    bare: "In der Reihe liegt keine Karte.",
    heroHand: "Ein Held auf der Hand.",
    heroShown: (hero) => `Zeigt den Helden: ${hero}.`,
    heroStack: (n) => `Helden im Stapel: ${n}.`,
    heroesOut: (list) => `Helden aus dem Spiel: ${list}.`,
    hand: (n) => `Karten auf der Hand: ${n}.`,
    favours: (n) => `Gunststeine: ${n}.`,
    shame: (n) => `Schandesteine: ${n}.`,
    out: (list) => `Aus dem Spiel: ${list}.`,
  },
  deukalion: {
    ships: "Schiffe und Hydra",
    cities: "Städte",
    settlements: "Siedlungen",
    round: (n, name) => `Runde ${n}. Aktiv ist ${name}.`,
    lies: (ship, square) => `${ship} liegt auf ${square}`,
    notYet: (ship) => `${ship} ist noch nicht auf dem Meer`,
    beside: (list) => `neben ${list}`,
    styx: "am Styx",
    athens: "vor Athen",
    hydra: (square) => `Die Hydra ist auf ${square}.`,
    ring: (list) => `Würfel des Rings, im Uhrzeigersinn: ${list}.`,
    against: (a, b) => `${a} gegen ${b}.`,
    strength: (name, n) => `Stärke von ${name}: ${n}.`,
    discards: (list) => `Abgelegt: ${list}.`,
  },
  achaia: {
    dice: (list) => `Würfel: ${list}.`,
    raised: (n) => `Das Limit ist um ${n} erhöht.`,
    now: "Er wird gerade abgehandelt.",
    hidden: "Gold hinter dem Sichtschirm.",
    plays: (name, what) => `${name}: ${what}`,
  },
};

const nl: typeof en = {
  none: "geen",
  hector: {
    attacks: (name) => `${name} valt aan.`,
    faces: (colour, name) => `De lot-tegel toont ${name} de kleur ${colour}.`,
    noTile: "Er ligt nog geen lot-tegel.",
    strength: (name, n) => `Sterkte van ${name}: ${n}.`,
    superior: (name) => `${name} heeft de overhand.`,
    even: "Geen van beide heeft de overhand.",
    fate: (n, sums, a, b) => `Lot ${n}, ${a} tegen ${b}: ${sums}.`,
    fights: "hij vecht",
    vanguard: (card) => `Voorhoede: ${card}.`,
    card: (n, card) => `Kaart ${n}: ${card}.`,
    bare: "Er ligt geen kaart in de rij.",
    heroHand: "Een held in de hand.",
    heroShown: (hero) => `Toont de held: ${hero}.`,
    heroStack: (n) => `Helden in de stapel: ${n}.`,
    heroesOut: (list) => `Helden uit het spel: ${list}.`,
    hand: (n) => `Kaarten in de hand: ${n}.`,
    favours: (n) => `Gunstfiches: ${n}.`,
    shame: (n) => `Schandefiches: ${n}.`,
    out: (list) => `Uit het spel: ${list}.`,
  },
  deukalion: {
    ships: "Schepen en Hydra",
    cities: "Steden",
    settlements: "Nederzettingen",
    round: (n, name) => `Ronde ${n}. Actief is ${name}.`,
    lies: (ship, square) => `${ship} ligt op ${square}`,
    notYet: (ship) => `${ship} is nog niet op zee`,
    beside: (list) => `naast ${list}`,
    styx: "bij de Styx",
    athens: "bij Athene",
    hydra: (square) => `De Hydra is op ${square}.`,
    ring: (list) => `Stenen van de ring, met de klok mee: ${list}.`,
    against: (a, b) => `${a} tegen ${b}.`,
    strength: (name, n) => `Sterkte van ${name}: ${n}.`,
    discards: (list) => `Afgelegd: ${list}.`,
  },
  achaia: {
    dice: (list) => `Dobbelstenen: ${list}.`,
    raised: (n) => `De limiet is met ${n} verhoogd.`,
    now: "Ze wordt nu afgehandeld.",
    hidden: "Goud achter het scherm.",
    plays: (name, what) => `${name}: ${what}`,
  },
};

export const words: Record<Lang, typeof en> = { en, de, nl };

// "Ares, Nike × 2" is quicker heard than a card after the other.
export function counted(all: readonly string[]): string {
  const many = new Map<string, number>();
  for (const each of all) many.set(each, (many.get(each) ?? 0) + 1);
  return [...many].map(([name, n]) => (n > 1 ? `${n} × ${name}` : name)).join(", ");
}
