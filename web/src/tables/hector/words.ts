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
    `Stärke ${value}. Zählt am Ende des Kampfes, wenn ${colour} zu ihrer Seite zeigt oder die Farbe ihres Helden ist.`,
  vanguard: "Die Vorhut: die erste Karte ihrer Seite.",
  boosted: "Ein Gunststein macht sie 1 mehr wert.",
  covered: "Der Held bedeckt sie: Sie zählt in diesem Kampf nicht.",
  hero: (value) => `Ein Held der Stärke ${value}. Eingesetzt zählt er immer, und die Armeekarte unter ihm zählt nicht mehr.`,
  heroHand: "Auf der Hand zählt am Ende seine Farbe; er selbst bringt nichts.",
  stacks: "Die vier Stapel dieser Armee. Ein vorderer Stapel mit weniger als 5 Karten kommt nach einem Kampf zum Heimatstapel. Wer alle drei verliert oder weniger als 5 im Heimatstapel hat, verliert das Spiel.",
  fights: (stack) => `Stapel ${stack} kämpft in diesem Kampf.`,
  favour: "Gunststeine: Ist der Held eingesetzt, macht jeder eine Armeekarte 1 mehr wert. Einer kann anstelle eines geschlagenen Helden abgegeben werden.",
  shame: "Schandesteine: einer je Rückzug, höchstens 3. Der nächste Rückzug kostet so viele weitere Armeekarten, wie da sind.",
  marks: "Helden, Hand, Steine",
  tile: "Der Schicksalsstein. Am Ende des Kampfes zählen Karten der Farbe, die zu einer Seite zeigt, für sie.",
  turns: "Haben beide eine Karte gelegt, darf die stärkere Seite ihn um ein Viertel drehen.",
  discard: "Eine Armeekarte aus der Hand aus dem Spiel legen und eine neue ziehen.",
  change: "Dein Held kommt unter den Heldenstapel, du ziehst einen anderen.",
  deploy: "Deinen Helden auf eine deiner ausliegenden Armeekarten legen.",
  boost: "Ist dein Held eingesetzt: ein Gunststein auf eine deiner unbedeckten Armeekarten, die 1 mehr wert wird.",
  retreat: "Der Kampf endet sofort, die andere Seite gewinnt ihn. Du nimmst einen Schandestein.",
  drag: "Lässt sich auch ziehen.",
};

const nl: typeof en = {
  troop: (colour, value) =>
    `Sterkte ${value}. Telt aan het eind van de veldslag als ${colour} naar zijn kant wijst of de kleur van zijn held is.`,
  vanguard: "De voorhoede: de eerste kaart van zijn kant.",
  boosted: "Een gunstfiche maakt hem 1 meer waard.",
  covered: "De held bedekt hem: hij telt in deze veldslag niet mee.",
  hero: (value) => `Een held met sterkte ${value}. Ingezet telt hij altijd, en de legerkaart onder hem telt niet meer.`,
  heroHand: "In de hand telt aan het eind zijn kleur; zelf voegt hij niets toe.",
  stacks: "De vier stapels van dit leger. Een voorste stapel met minder dan 5 kaarten gaat na een veldslag naar de reservestapel. Wie alle drie verliest, of minder dan 5 in de reservestapel heeft, verliest het spel.",
  fights: (stack) => `Stapel ${stack} vecht in deze veldslag.`,
  favour: "Gunstfiches: is de held ingezet, dan maakt elk een legerkaart 1 meer waard. Een ervan kan worden afgestaan in plaats van een verslagen held.",
  shame: "Schandefiches: een per terugtocht, hoogstens 3. De volgende terugtocht kost zoveel extra legerkaarten als er liggen.",
  marks: "Helden, hand, fiches",
  tile: "De lot-tegel. Aan het eind van de veldslag tellen kaarten van de kleur die naar een kant wijst voor die kant.",
  turns: "Hebben beide een kaart gelegd, dan mag de sterkste kant hem een kwart draaien.",
  discard: "Leg een legerkaart uit je hand uit het spel en trek een andere.",
  change: "Je held gaat onder de heldenstapel, je trekt een andere.",
  deploy: "Leg je held op een van je legerkaarten op tafel.",
  boost: "Is je held ingezet: een gunstfiche op een van je onbedekte legerkaarten, die 1 meer waard wordt.",
  retreat: "De veldslag eindigt meteen en de andere kant wint hem. Je neemt een schandefiche.",
  drag: "Kan ook worden gesleept.",
};

export const words: Record<Lang, typeof en> = { en, de, nl };
export type Words = typeof en;
