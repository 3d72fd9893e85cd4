// SPDX-License-Identifier: GPL-3.0-or-later
// What the things of Hector and Achilles are, in a sentence or two: for whoever rests on them. Shorter than the rules.

import type { Lang } from "../../protocol";

const en = {
  troop: (colour: string, value: number): string =>
    `Strength ${value}. Scores at the end of the battle if ${colour} faces its side or is its hero's colour.`,
  vanguard: "The vanguard: the first card of its side.",
  boosted: "A favour marker makes it worth 1 more.",
  covered: "The hero covers it: it counts for nothing in this battle.",
  hero: (value: number): string => `A hero of strength ${value}. Deployed, he always scores, and the troop under him counts no more.`,
  heroHand: "In hand his colour counts at the end; he himself adds nothing.",
  stacks: "The four stacks of this army. A front stack with fewer than 5 cards after a battle joins home. Who loses all three, or has fewer than 5 at home, loses the game.",
  fights: (stack: string): string => `Stack ${stack} fights in this battle.`,
  favour: "Favour markers: once the hero is deployed each makes one troop worth 1 more. One may be given up in place of a beaten hero.",
  shame: "Shame markers: one for each retreat, at most 3. The next retreat costs as many further troops as there are.",
  marks: "Heroes, hand, markers",
  tile: "The fate tile. At the end of the battle cards of the colour that faces a side score for it.",
  turns: "After both have laid a card, the stronger side may turn it a quarter.",
  discard: "Put one troop from your hand out of the game and draw another.",
  change: "Your hero goes under the hero stack, you draw another.",
  deploy: "Lay your hero on one of your troops on the table.",
  boost: "After your hero is deployed: a favour marker on one of your uncovered troops, worth 1 more.",
  retreat: "The battle ends at once and the other side wins it. You take a shame marker.",
  drag: "Can be dragged, too.",
};

const de: typeof en = {
  troop: (colour, value) =>
    `Stärke ${value}. Zählt am Ende der Schlacht, wenn ${colour} zu ihrer Seite zeigt oder die Farbe ihres Helden ist.`,
  vanguard: "Die Vorhut: die erste Karte ihrer Seite.",
  boosted: "Ein Gunstmarker macht sie 1 mehr wert.",
  covered: "Der Held bedeckt sie: Sie zählt in dieser Schlacht nicht.",
  hero: (value) => `Ein Held der Stärke ${value}. Eingesetzt zählt er immer, und die Truppe unter ihm zählt nicht mehr.`,
  heroHand: "Auf der Hand zählt am Ende seine Farbe; er selbst bringt nichts.",
  stacks: "Die vier Stapel dieses Heeres. Ein Frontstapel mit weniger als 5 Karten kommt nach einer Schlacht zum Lager. Wer alle drei verliert oder weniger als 5 im Lager hat, verliert das Spiel.",
  fights: (stack) => `Stapel ${stack} kämpft in dieser Schlacht.`,
  favour: "Gunstmarker: Ist der Held eingesetzt, macht jeder eine Truppe 1 mehr wert. Einer kann anstelle eines geschlagenen Helden abgegeben werden.",
  shame: "Schandmarker: einer je Rückzug, höchstens 3. Der nächste Rückzug kostet so viele weitere Truppen, wie da sind.",
  marks: "Helden, Hand, Marker",
  tile: "Das Schicksalsplättchen. Am Ende der Schlacht zählen Karten der Farbe, die zu einer Seite zeigt, für sie.",
  turns: "Haben beide eine Karte gelegt, darf die stärkere Seite es um ein Viertel drehen.",
  discard: "Eine Truppe aus der Hand aus dem Spiel legen und eine neue ziehen.",
  change: "Dein Held kommt unter den Heldenstapel, du ziehst einen anderen.",
  deploy: "Deinen Helden auf eine deiner ausliegenden Truppen legen.",
  boost: "Ist dein Held eingesetzt: ein Gunstmarker auf eine deiner unbedeckten Truppen, die 1 mehr wert wird.",
  retreat: "Die Schlacht endet sofort, die andere Seite gewinnt sie. Du nimmst einen Schandmarker.",
  drag: "Lässt sich auch ziehen.",
};

const nl: typeof en = {
  troop: (colour, value) =>
    `Kracht ${value}. Telt aan het eind van de slag als ${colour} naar zijn kant wijst of de kleur van zijn held is.`,
  vanguard: "De voorhoede: de eerste kaart van zijn kant.",
  boosted: "Een gunstfiche maakt hem 1 meer waard.",
  covered: "De held bedekt hem: hij telt in deze slag niet mee.",
  hero: (value) => `Een held met kracht ${value}. Ingezet telt hij altijd, en de troep onder hem telt niet meer.`,
  heroHand: "In de hand telt aan het eind zijn kleur; zelf voegt hij niets toe.",
  stacks: "De vier stapels van dit leger. Een frontstapel met minder dan 5 kaarten gaat na een slag naar thuis. Wie alle drie verliest, of thuis minder dan 5 heeft, verliest het spel.",
  fights: (stack) => `Stapel ${stack} vecht in deze slag.`,
  favour: "Gunstfiches: is de held ingezet, dan maakt elk een troep 1 meer waard. Een ervan kan worden afgestaan in plaats van een verslagen held.",
  shame: "Schandefiches: een per terugtocht, hoogstens 3. De volgende terugtocht kost zoveel extra troepen als er liggen.",
  marks: "Helden, hand, fiches",
  tile: "De lot-tegel. Aan het eind van de slag tellen kaarten van de kleur die naar een kant wijst voor die kant.",
  turns: "Hebben beide een kaart gelegd, dan mag de sterkste kant hem een kwart draaien.",
  discard: "Leg een troep uit je hand uit het spel en trek een andere.",
  change: "Je held gaat onder de heldenstapel, je trekt een andere.",
  deploy: "Leg je held op een van je troepen op tafel.",
  boost: "Is je held ingezet: een gunstfiche op een van je onbedekte troepen, die 1 meer waard wordt.",
  retreat: "De slag eindigt meteen en de andere kant wint hem. Je neemt een schandefiche.",
  drag: "Kan ook worden gesleept.",
};

export const words: Record<Lang, typeof en> = { en, de, nl };
export type Words = typeof en;
