// SPDX-License-Identifier: GPL-3.0-or-later
// The table's own words; names of cards, places and quests come from the content file.

import type { Lang } from "../../protocol";

interface Words {
  players: string;
  sea: string;
  you: string;
  bot: string;
  of: (n: number) => string;
  aboard: (n: number) => string;
  below: (n: number) => string;
  hand: (n: number) => string;
  cargo: string;
  pointCards: (n: number) => string;
  laid: string;
  secretHeld: string;
  most: (name: string) => string;
  mostTied: string;
  styxTip: string;
  anchorTip: string;
  hydraTip: (n: number) => string;
  settlementTip: (soldiers: number, value: number) => string;
  cityTip: (value: number, slots: number) => string;
  heldBy: (name: string) => string;
  free: string;
  treasures: (list: string) => string;
  noneLeft: string;
  middleDie: string;
  actions: { cards: string; soldiers: string; sail: string; hydra: string };
  actionTips: { cards: string; soldiers: string; sail: string; hydra: string };
  upTo: (n: string) => string;
  cardsDie: (n: string) => string;
  done: string;
  turnRight: string;
  rotation: (r: number) => string;
  rotations: string;
  quests: string;
  questsLeft: (n: number) => string;
  secret: string;
  shownQuest: string;
  or: string;
  worth: (n: number) => string;
  completed: string;
  ship: string;
  shipOf: (name: string) => string;
  freePlaces: (n: number) => string;
  yourHand: string;
  when: Record<string, string>;
  lasting: string;
  noCards: string;
  decks: (deck: number, discards: number) => string;
  fight: string;
  toss: (crossed: number, clear: number, edge: number) => string;
  tossing: string;
  won: (name: string) => string;
  hydraWon: (name: string) => string;
  booty: string;
  withPoseidon: string;
  choicesHere: string;
  otherActions: string;
  short: Record<string, string>; // by kind of move
}

export const words: Record<Lang, Words> = {
  en: {
    players: "Players",
    sea: "The sea",
    you: "you",
    bot: "bot",
    of: (n) => `of ${n}`,
    aboard: (n) => (n === 1 ? "1 soldier aboard" : `${n} soldiers aboard`),
    below: (n) => `${n} in the underworld`,
    hand: (n) => (n === 1 ? "1 action card in hand" : `${n} action cards in hand`),
    cargo: "Treasures aboard",
    pointCards: (n) => `Point cards: ${n}`,
    laid: "Lasting cards",
    secretHeld: "A secret quest",
    most: (name) => `${name} has the most`,
    mostTied: "nobody has the most",
    styxTip: "Who arrives may bring back all soldiers that fit. With more below than any other, it gives point cards. Ships are safe here.",
    anchorTip: "A ship on an anchor is at Athens: treasures are delivered here. It is safe from ships and Hydra.",
    hydraTip: (n) => `Strength ${n}. It attacks a ship on whose square it is moved.`,
    settlementTip: (soldiers, value) => `Settlement of ${soldiers}: 1 point for each soldier in it. Taken with strength ${value}.`,
    cityTip: (value, slots) => `City of strength ${value} with room for ${slots} treasures.`,
    heldBy: (name) => `Held by ${name}.`,
    free: "Nobody holds it.",
    treasures: (list) => `Here lie: ${list}.`,
    noneLeft: "No treasure lies here.",
    middleDie: "Middle die",
    actions: { cards: "Cards", soldiers: "Soldiers", sail: "Sail", hydra: "Hydra" },
    actionTips: {
      cards: "1: each other player draws a card. 2: nobody does. 3: the active player draws one.",
      soldiers: "Bring back up to so many soldiers from the underworld.",
      sail: "Sail up to so many squares.",
      hydra: "Move the Hydra up to so many squares.",
    },
    upTo: (n) => `up to ${n}`,
    cardsDie: (n) => (n === "1" ? "others draw" : n === "2" ? "none drawn" : "one is drawn"),
    done: "done",
    turnRight: "Turn the Kylix on by one",
    rotation: (r) => `turned by ${r}`,
    rotations: "The four ways to place it",
    quests: "Quests",
    questsLeft: (n) => `${n} in the deck`,
    secret: "your secret quest",
    shownQuest: "shown",
    or: "or",
    worth: (n) => (n === 1 ? "1 point" : `${n} points`),
    completed: "Completed",
    ship: "Your ship",
    shipOf: (name) => `ship of ${name}`,
    freePlaces: (n) => (n === 1 ? "1 free place" : `${n} free places`),
    yourHand: "Your cards",
    when: { SIDE: "in a side turn", TURN: "in your turn", TOSS: "in a fight", PLACE: "before placing the Kylix" },
    lasting: "lasting",
    noCards: "No action cards in hand",
    decks: (deck, discards) => `Deck ${deck} · discards ${discards}`,
    fight: "Fight",
    toss: (crossed, clear, edge) => `${crossed} crossed, ${clear} clear, ${edge} on edge`,
    tossing: "is about to toss",
    won: (name) => `${name} wins.`,
    hydraWon: (name) => `${name} does not win.`,
    booty: "Booty",
    withPoseidon: "Poseidon: choose on the sea",
    choicesHere: "Choices here",
    otherActions: "What else you can do",
    short: { end: "End turn" },
  },
  de: {
    players: "Spieler",
    sea: "Das Meer",
    you: "du",
    bot: "Bot",
    of: (n) => `von ${n}`,
    aboard: (n) => `${n} Kämpfer an Bord`,
    below: (n) => `${n} in der Unterwelt`,
    hand: (n) => (n === 1 ? "1 Aktionskarte auf der Hand" : `${n} Aktionskarten auf der Hand`),
    cargo: "Schätze an Bord",
    pointCards: (n) => `Siegpunktkarten: ${n}`,
    laid: "Dauerhafte Karten",
    secretHeld: "Ein geheimer Auftrag",
    most: (name) => `${name} hat die meisten`,
    mostTied: "niemand hat die meisten",
    styxTip: "Wer ankommt, darf alle Kämpfer zurückholen, die Platz haben. Wer unten mehr hat als jeder andere, bekommt Siegpunktkarten. Schiffe sind hier sicher.",
    anchorTip: "Ein Schiff auf einem Ankerfeld liegt in Athen: hier werden Schätze abgegeben. Es ist vor Schiffen und der Hydra sicher.",
    hydraTip: (n) => `Stärke ${n}. Sie greift ein Schiff an, auf dessen Feld sie gezogen wird.`,
    settlementTip: (soldiers, value) => `Siedlung für ${soldiers}: 1 Punkt für jeden Kämpfer darin. Mit Stärke ${value} genommen.`,
    cityTip: (value, slots) => `Stadt der Stärke ${value} mit Platz für ${slots} Schätze.`,
    heldBy: (name) => `Gehalten von ${name}.`,
    free: "Niemand hält sie.",
    treasures: (list) => `Hier liegen: ${list}.`,
    noneLeft: "Hier liegt kein Schatz.",
    middleDie: "Mittlerer Würfel",
    actions: { cards: "Karten", soldiers: "Kämpfer", sail: "Fahrt", hydra: "Hydra" },
    actionTips: {
      cards: "1: jeder andere zieht eine Karte. 2: niemand. 3: der aktive Spieler zieht eine.",
      soldiers: "Hole bis zu so viele Kämpfer aus der Unterwelt zurück.",
      sail: "Fahre bis zu so viele Felder.",
      hydra: "Ziehe die Hydra bis zu so viele Felder.",
    },
    upTo: (n) => `bis ${n}`,
    cardsDie: (n) => (n === "1" ? "andere ziehen" : n === "2" ? "niemand zieht" : "eine ziehen"),
    done: "erledigt",
    turnRight: "Die Kylix um eins weiterdrehen",
    rotation: (r) => `um ${r} gedreht`,
    rotations: "Die vier Arten, sie zu stellen",
    quests: "Aufträge",
    questsLeft: (n) => `${n} im Stapel`,
    secret: "dein geheimer Auftrag",
    shownQuest: "gezeigt",
    or: "oder",
    worth: (n) => (n === 1 ? "1 Punkt" : `${n} Punkte`),
    completed: "Erfüllt",
    ship: "Dein Schiff",
    shipOf: (name) => `Schiff von ${name}`,
    freePlaces: (n) => (n === 1 ? "1 freier Platz" : `${n} freie Plätze`),
    yourHand: "Deine Karten",
    when: { SIDE: "im Nebenzug", TURN: "in deinem Zug", TOSS: "im Kampf", PLACE: "bevor die Kylix steht" },
    lasting: "dauerhaft",
    noCards: "Keine Aktionskarten auf der Hand",
    decks: (deck, discards) => `Stapel ${deck} · Ablage ${discards}`,
    fight: "Kampf",
    toss: (crossed, clear, edge) => `${crossed} mit Kreuz, ${clear} ohne, ${edge} auf der Kante`,
    tossing: "wirft gleich",
    won: (name) => `${name} gewinnt.`,
    hydraWon: (name) => `${name} gewinnt nicht.`,
    booty: "Beute",
    withPoseidon: "Poseidon: auf dem Meer wählen",
    choicesHere: "Möglichkeiten hier",
    otherActions: "Was du sonst tun kannst",
    short: { end: "Zug beenden" },
  },
  nl: {
    players: "Spelers",
    sea: "De zee",
    you: "jij",
    bot: "bot",
    of: (n) => `van ${n}`,
    aboard: (n) => (n === 1 ? "1 soldaat aan boord" : `${n} soldaten aan boord`),
    below: (n) => `${n} in de onderwereld`,
    hand: (n) => (n === 1 ? "1 actiekaart op de hand" : `${n} actiekaarten op de hand`),
    cargo: "Schatten aan boord",
    pointCards: (n) => `Puntenkaarten: ${n}`,
    laid: "Blijvende kaarten",
    secretHeld: "Een geheime opdracht",
    most: (name) => `${name} heeft er het meest`,
    mostTied: "niemand heeft er het meest",
    styxTip: "Wie aankomt mag alle soldaten terughalen die passen. Wie er beneden meer heeft dan ieder ander krijgt puntenkaarten. Schepen zijn hier veilig.",
    anchorTip: "Een schip op een ankerveld ligt bij Athene: hier lever je schatten af. Het is veilig voor schepen en de Hydra.",
    hydraTip: (n) => `Sterkte ${n}. Ze valt een schip aan als ze op zijn veld wordt gezet.`,
    settlementTip: (soldiers, value) => `Nederzetting voor ${soldiers}: 1 punt per soldaat erin. Ingenomen met sterkte ${value}.`,
    cityTip: (value, slots) => `Stad van sterkte ${value} met plaats voor ${slots} schatten.`,
    heldBy: (name) => `In handen van ${name}.`,
    free: "Van niemand.",
    treasures: (list) => `Hier liggen: ${list}.`,
    noneLeft: "Hier ligt geen schat.",
    middleDie: "Middelste steen",
    actions: { cards: "Kaarten", soldiers: "Soldaten", sail: "Varen", hydra: "Hydra" },
    actionTips: {
      cards: "1: elke andere speler trekt een kaart. 2: niemand. 3: de actieve speler trekt er een.",
      soldiers: "Haal tot zoveel soldaten terug uit de onderwereld.",
      sail: "Vaar tot zoveel velden.",
      hydra: "Verzet de Hydra tot zoveel velden.",
    },
    upTo: (n) => `tot ${n}`,
    cardsDie: (n) => (n === "1" ? "anderen trekken" : n === "2" ? "niemand trekt" : "één trekken"),
    done: "gedaan",
    turnRight: "De Kylix één verder draaien",
    rotation: (r) => `${r} gedraaid`,
    rotations: "De vier manieren om hem te zetten",
    quests: "Opdrachten",
    questsLeft: (n) => `${n} in de stapel`,
    secret: "je geheime opdracht",
    shownQuest: "getoond",
    or: "of",
    worth: (n) => (n === 1 ? "1 punt" : `${n} punten`),
    completed: "Vervuld",
    ship: "Je schip",
    shipOf: (name) => `schip van ${name}`,
    freePlaces: (n) => (n === 1 ? "1 vrije plaats" : `${n} vrije plaatsen`),
    yourHand: "Je kaarten",
    when: { SIDE: "in een tussenbeurt", TURN: "in je beurt", TOSS: "in een gevecht", PLACE: "voor de Kylix staat" },
    lasting: "blijvend",
    noCards: "Geen actiekaarten op de hand",
    decks: (deck, discards) => `Stapel ${deck} · afgelegd ${discards}`,
    fight: "Gevecht",
    toss: (crossed, clear, edge) => `${crossed} met kruis, ${clear} zonder, ${edge} op de kant`,
    tossing: "gaat werpen",
    won: (name) => `${name} wint.`,
    hydraWon: (name) => `${name} wint niet.`,
    booty: "Buit",
    withPoseidon: "Poseidon: kies op zee",
    choicesHere: "Keuzes hier",
    otherActions: "Wat je nog kunt doen",
    short: { end: "Beurt eindigen" },
  },
};
