// SPDX-License-Identifier: GPL-3.0-or-later
// The table's own words; names of cards, locations and people come from the content file.

import type { Lang } from "../../protocol";

interface Words {
  players: string;
  you: string;
  bot: string;
  passed: string;
  starts: string;
  influence: (n: number) => string;
  gold: (n: string) => string;
  cards: (n: number) => string;
  known: (list: string) => string;
  reserve: string;
  track: string;
  city: string;
  opens: (round: string) => string;
  holds: (dice: number, limit: number) => string;
  sums: (list: string) => string;
  markers: (list: string) => string;
  characters: string;
  price: (n: number) => string;
  hand: string;
  noCards: string;
  event: string;
  eventHint: string;
  counter: string;
  reaction: string;
  opp: string;
  self: string;
  onTable: string;
  deck: string;
  discards: string;
  street: string;
  court: string;
  limitMarkers: string;
  round: (n: string) => string;
  opensNext: (list: string) => string;
  against: (who: string) => string;
  yourDice: string;
  reserveDice: string;
  setTo: string;
  takeCards: string;
  takeGold: string;
  drawn: string;
  dominates: (colour: string) => string;
  tied: string;
  used: (who: string) => string;
  scored: (colour: string) => string;
  raised: string;
  lowered: string;
  due: string;
  choicesHere: string;
  otherActions: string;
  short: Record<string, string>; // by kind of move
  rollAgain: (colour: string) => string;
  streetTip: string;
  courtTip: string;
}

export const words: Record<Lang, Words> = {
  en: {
    players: "Players",
    you: "you",
    bot: "bot",
    passed: "passed",
    starts: "start player",
    influence: (n) => `${n} influence`,
    gold: (n) => `${n} gold`,
    cards: (n) => (n === 1 ? "1 intrigue card" : `${n} intrigue cards`),
    known: (list) => `Known of the hand: ${list}`,
    reserve: "In reserve",
    track: "Influence",
    city: "The twelve locations of Troy",
    opens: (round) => `opens in round ${round}`,
    holds: (dice, limit) => `It holds ${dice} of ${limit} dice.`,
    sums: (list) => `Sums: ${list}.`,
    markers: (list) => `Influence markers: ${list}.`,
    characters: "Characters",
    price: (n) => `${n} gold now; 1 more after each use`,
    hand: "Your cards",
    noCards: "No intrigue cards in hand",
    event: "Event",
    eventHint: "on passing",
    counter: "Counter",
    reaction: "Reaction",
    opp: "Opponent",
    self: "You",
    onTable: "On the table",
    deck: "Intrigue deck",
    discards: "Discards",
    street: "Street cousins",
    court: "Court cousins",
    limitMarkers: "Limit markers",
    round: (n) => `Round ${n} of III`,
    opensNext: (list) => `Next to open: ${list}`,
    against: (who) => `against ${who}`,
    yourDice: "Your dice",
    reserveDice: "Dice in reserve",
    setTo: "Set the die to",
    takeCards: "2 cards",
    takeGold: "3 gold",
    drawn: "You drew",
    dominates: (colour) => `${colour} dominates`,
    tied: "a tie: nobody dominates",
    used: (who) => `used by ${who}`,
    scored: (colour) => `1 influence for ${colour}`,
    raised: "limit +1",
    lowered: "limit −1",
    due: "still to act",
    choicesHere: "Choices here",
    otherActions: "What else you can do",
    short: { sell: "Sell influence" },
    rollAgain: (colour) => `Roll ${colour} again`,
    streetTip: "Answers a card played against you: it is cancelled.",
    courtTip: "Answers any card of another player: it is cancelled.",
  },
  de: {
    players: "Spieler",
    you: "du",
    bot: "Bot",
    passed: "gepasst",
    starts: "Startspieler",
    influence: (n) => `${n} Einfluss`,
    gold: (n) => `${n} Gold`,
    cards: (n) => (n === 1 ? "1 Intrigenkarte" : `${n} Intrigenkarten`),
    known: (list) => `Von der Hand bekannt: ${list}`,
    reserve: "In Reserve",
    track: "Einfluss",
    city: "Die zwölf Standorte von Troja",
    opens: (round) => `öffnet in Runde ${round}`,
    holds: (dice, limit) => `${dice} von ${limit} Würfeln liegen hier.`,
    sums: (list) => `Summen: ${list}.`,
    markers: (list) => `Einflussmarker: ${list}.`,
    characters: "Charaktere",
    price: (n) => `jetzt ${n} Gold; nach jeder Nutzung 1 mehr`,
    hand: "Deine Karten",
    noCards: "Keine Intrigenkarten auf der Hand",
    event: "Ereignis",
    eventHint: "beim Passen",
    counter: "Gegen\u00admaßnahme",
    reaction: "Reaktion",
    opp: "Gegner",
    self: "Du",
    onTable: "Auf dem Tisch",
    deck: "Intrigenstapel",
    discards: "Ablage",
    street: "Straßen-Cousins",
    court: "Hof-Cousins",
    limitMarkers: "Limitmarker",
    round: (n) => `Runde ${n} von III`,
    opensNext: (list) => `Als Nächstes öffnen: ${list}`,
    against: (who) => `gegen ${who}`,
    yourDice: "Deine Würfel",
    reserveDice: "Würfel in Reserve",
    setTo: "Den Würfel legen auf",
    takeCards: "2 Karten",
    takeGold: "3 Gold",
    drawn: "Du hast gezogen",
    dominates: (colour) => `${colour} dominiert`,
    tied: "Gleichstand: niemand dominiert",
    used: (who) => `genutzt von ${who}`,
    scored: (colour) => `1 Einfluss für ${colour}`,
    raised: "Limit +1",
    lowered: "Limit −1",
    due: "noch an der Reihe",
    choicesHere: "Möglichkeiten hier",
    otherActions: "Was du sonst tun kannst",
    short: { sell: "Einfluss verkaufen" },
    rollAgain: (colour) => `${colour} neu werfen`,
    streetTip: "Antwort auf eine Karte gegen dich: sie wird annulliert.",
    courtTip: "Antwort auf jede Karte eines anderen: sie wird annulliert.",
  },
  nl: {
    players: "Spelers",
    you: "jij",
    bot: "bot",
    passed: "gepast",
    starts: "startspeler",
    influence: (n) => `${n} invloed`,
    gold: (n) => `${n} goud`,
    cards: (n) => (n === 1 ? "1 intrigekaart" : `${n} intrigekaarten`),
    known: (list) => `Bekend uit de hand: ${list}`,
    reserve: "In reserve",
    track: "Invloed",
    city: "De twaalf locaties van Troje",
    opens: (round) => `opent in ronde ${round}`,
    holds: (dice, limit) => `Er liggen ${dice} van ${limit} dobbelstenen.`,
    sums: (list) => `Sommen: ${list}.`,
    markers: (list) => `Invloedfiches: ${list}.`,
    characters: "Personages",
    price: (n) => `nu ${n} goud; na elk gebruik 1 meer`,
    hand: "Je kaarten",
    noCards: "Geen intrigekaarten op de hand",
    event: "Gebeurtenis",
    eventHint: "bij het passen",
    counter: "Tegenmaatregel",
    reaction: "Reactie",
    opp: "Tegenstander",
    self: "Jij",
    onTable: "Op tafel",
    deck: "Intrigestapel",
    discards: "Afgelegd",
    street: "Straatneven",
    court: "Hofneven",
    limitMarkers: "Limietfiches",
    round: (n) => `Ronde ${n} van III`,
    opensNext: (list) => `Gaan straks open: ${list}`,
    against: (who) => `tegen ${who}`,
    yourDice: "Je dobbelstenen",
    reserveDice: "Dobbelstenen in reserve",
    setTo: "De dobbelsteen op",
    takeCards: "2 kaarten",
    takeGold: "3 goud",
    drawn: "Je trok",
    dominates: (colour) => `${colour} domineert`,
    tied: "gelijk: niemand domineert",
    used: (who) => `gebruikt door ${who}`,
    scored: (colour) => `1 invloed voor ${colour}`,
    raised: "limiet +1",
    lowered: "limiet −1",
    due: "nog aan de beurt",
    choicesHere: "Keuzes hier",
    otherActions: "Wat je nog kunt doen",
    short: { sell: "Invloed verkopen" },
    rollAgain: (colour) => `${colour} opnieuw werpen`,
    streetTip: "Antwoord op een kaart tegen jou: ze wordt geannuleerd.",
    courtTip: "Antwoord op elke kaart van een ander: ze wordt geannuleerd.",
  },
};
