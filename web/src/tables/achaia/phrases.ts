// SPDX-License-Identifier: GPL-3.0-or-later
// What an effect does, in a sentence made of its operations; the same words as the server's
// (content/words/achaia.json), because a card that is not to be chosen is explained, too.

import type { Lang } from "../../protocol";

interface Phrases {
  goldOne: string;
  goldMany: string;
  influenceOne: string;
  influenceMany: string;
  cardsOne: string;
  cardsMany: string;
  cousinsStreetOne: string;
  cousinsStreetMany: string;
  cousinsCourtOne: string;
  cousinsCourtMany: string;
  cousinsAnyOne: string;
  cousinsAnyMany: string;
  diceSelfOne: string;
  diceSelfTwo: string;
  diceSelfUpTo: string;
  diceOppOne: string;
  diceOppTwo: string;
  diceOppUpTo: string;
  diceAnyOne: string;
  diceAnyTwo: string;
  diceAnyUpTo: string;
  diceOpponentOne: string;
  diceOpponentTwo: string;
  diceOpponentUpTo: string;
  opCost: string;
  opGainGold: string;
  opTakeGold: string;
  opTakeGoldEach: string;
  opSteal: string;
  opPayBank: string;
  opPayOrInfluence: string;
  opInfluenceGain: string;
  opInfluenceLose: string;
  opInfluenceGives: string;
  opInfluenceLoses: string;
  opGoldPerDie: string;
  opDieAdd: string;
  opDieAddEach: string;
  opDieStep: string;
  opDieAddMove: string;
  opDieMove: string;
  opDieFlip: string;
  opDieReroll: string;
  opSwapPlaces: string;
  opSwapValues: string;
  opTileDiceAdd: string;
  opDraw: string;
  opDrawKeep: string;
  opFreeCard: string;
  opDiscardForGold: string;
  opSellCards: string;
  opTakeDiscard: string;
  opTakeDiscardUpTo: string;
  opTakeCousin: string;
  opBuyCousin: string;
  opCousinOrGold: string;
  opCousinOrInfluence: string;
  opLayMarker: string;
  opLayMarkerOwn: string;
  opRemoveMarker: string;
  opRemoveOrGold: string;
  opDiscardCharacter: string;
  opRaiseLimit: string;
  opMoveThere: string;
}

export const phrases: Record<Lang, Phrases> = {
  en: {
    goldOne: "1 gold",
    goldMany: "{n} gold",
    influenceOne: "1 influence",
    influenceMany: "{n} influence",
    cardsOne: "1 intrigue card",
    cardsMany: "{n} intrigue cards",
    cousinsStreetOne: "1 street cousin",
    cousinsStreetMany: "{n} street cousins",
    cousinsCourtOne: "1 court cousin",
    cousinsCourtMany: "{n} court cousins",
    cousinsAnyOne: "1 cousin",
    cousinsAnyMany: "{n} cousins",
    diceSelfOne: "one of your dice",
    diceSelfTwo: "two of your dice",
    diceSelfUpTo: "one or two of your dice",
    diceOppOne: "one of his dice",
    diceOppTwo: "two of his dice",
    diceOppUpTo: "one or two of his dice",
    diceAnyOne: "any die",
    diceAnyTwo: "any two dice",
    diceAnyUpTo: "any one or two dice",
    diceOpponentOne: "a die of an opponent",
    diceOpponentTwo: "two dice of an opponent",
    diceOpponentUpTo: "one or two dice of an opponent",
    opCost: "pay {gold}",
    opGainGold: "gain {gold}",
    opTakeGold: "take {gold} from him",
    opTakeGoldEach: "take {gold} from each opponent",
    opSteal: "take {gold}; if he has less he shows it: take it, or gain 1 influence",
    opPayBank: "he pays {gold}",
    opPayOrInfluence: "he pays {gold} or loses {influence}",
    opInfluenceGain: "gain {influence}",
    opInfluenceLose: "lose {influence}",
    opInfluenceGives: "he gains {influence}",
    opInfluenceLoses: "he loses {influence}",
    opGoldPerDie: "1 gold for each of your dice in Troy, at most {n}",
    opDieAdd: "{dice} {n}",
    opDieAddEach: "{dice} {n} each",
    opDieStep: "{dice} +{n} or −{n}",
    opDieAddMove: "{dice} in Troy {n}, then move it",
    opDieMove: "move {dice}",
    opDieFlip: "{dice} showing {n} or less becomes 7 minus its value",
    opDieReroll: "reroll {dice}",
    opSwapPlaces: "{dice} and {second} on different locations change places",
    opSwapValues: "{dice} and {second} on one location exchange values",
    opTileDiceAdd: "every die on one location {n}",
    opDraw: "draw {cards}",
    opDrawKeep: "draw {cards}, keep {n}",
    opFreeCard: "then you may play a card at once",
    opDiscardForGold: "discard 1 card, gain {gold}",
    opSellCards: "discard cards for {gold} each",
    opTakeDiscard: "take {cards} from the discard pile",
    opTakeDiscardUpTo: "take up to {cards} from the discard pile",
    opTakeCousin: "take {cousins}",
    opBuyCousin: "{cousins} for {gold} each",
    opCousinOrGold: "each opponent gives back {cousins} or pays {gold}",
    opCousinOrInfluence: "each opponent gives back {cousins} or loses {influence}",
    opLayMarker: "lay one of your influence markers on any location",
    opLayMarkerOwn: "lay an influence marker where that colour has a die",
    opRemoveMarker: "return a marker of an opponent from where that colour has {m} or more",
    opRemoveOrGold: "return a marker of an opponent from where that colour has {m} or more, or else gain {gold}",
    opDiscardCharacter: "discard an open character",
    opRaiseLimit: "increased-limit marker on an unlocked location",
    opMoveThere: "then you may move one of your dice there",
  },
  de: {
    goldOne: "1 Gold",
    goldMany: "{n} Gold",
    influenceOne: "1 Einfluss",
    influenceMany: "{n} Einfluss",
    cardsOne: "1 Intrigenkarte",
    cardsMany: "{n} Intrigenkarten",
    cousinsStreetOne: "1 Straßen-Cousin",
    cousinsStreetMany: "{n} Straßen-Cousins",
    cousinsCourtOne: "1 Hof-Cousin",
    cousinsCourtMany: "{n} Hof-Cousins",
    cousinsAnyOne: "1 Cousin",
    cousinsAnyMany: "{n} Cousins",
    diceSelfOne: "einer deiner Würfel",
    diceSelfTwo: "zwei deiner Würfel",
    diceSelfUpTo: "ein oder zwei deiner Würfel",
    diceOppOne: "einer seiner Würfel",
    diceOppTwo: "zwei seiner Würfel",
    diceOppUpTo: "ein oder zwei seiner Würfel",
    diceAnyOne: "irgendein Würfel",
    diceAnyTwo: "zwei beliebige Würfel",
    diceAnyUpTo: "ein oder zwei beliebige Würfel",
    diceOpponentOne: "ein Würfel eines Gegenspielers",
    diceOpponentTwo: "zwei Würfel eines Gegenspielers",
    diceOpponentUpTo: "ein oder zwei Würfel eines Gegenspielers",
    opCost: "zahle {gold}",
    opGainGold: "erhalte {gold}",
    opTakeGold: "nimm {gold} von ihm",
    opTakeGoldEach: "nimm {gold} von jedem Gegenspieler",
    opSteal: "nimm {gold}; hat er weniger, zeigt er es: nimm es oder erhalte 1 Einfluss",
    opPayBank: "er zahlt {gold}",
    opPayOrInfluence: "er zahlt {gold} oder verliert {influence}",
    opInfluenceGain: "erhalte {influence}",
    opInfluenceLose: "verliere {influence}",
    opInfluenceGives: "er erhält {influence}",
    opInfluenceLoses: "er verliert {influence}",
    opGoldPerDie: "1 Gold für jeden deiner Würfel in Troja, höchstens {n}",
    opDieAdd: "{dice} {n}",
    opDieAddEach: "{dice} je {n}",
    opDieStep: "{dice} +{n} oder −{n}",
    opDieAddMove: "{dice} in Troja {n}, dann bewegen",
    opDieMove: "bewegen: {dice}",
    opDieFlip: "{dice} mit höchstens {n} zeigt 7 minus seine Augenzahl",
    opDieReroll: "neu werfen: {dice}",
    opSwapPlaces: "{dice} und {second} auf verschiedenen Standorten tauschen die Plätze",
    opSwapValues: "{dice} und {second} auf einem Standort tauschen die Augenzahlen",
    opTileDiceAdd: "jeder Würfel auf einem Standort {n}",
    opDraw: "ziehe {cards}",
    opDrawKeep: "ziehe {cards}, behalte {n}",
    opFreeCard: "dann darfst du sofort eine Karte spielen",
    opDiscardForGold: "wirf 1 Karte ab, erhalte {gold}",
    opSellCards: "wirf Karten ab, je {gold}",
    opTakeDiscard: "nimm {cards} vom Ablagestapel",
    opTakeDiscardUpTo: "nimm bis zu {cards} vom Ablagestapel",
    opTakeCousin: "nimm {cousins}",
    opBuyCousin: "{cousins} für je {gold}",
    opCousinOrGold: "jeder Gegenspieler gibt {cousins} zurück oder zahlt {gold}",
    opCousinOrInfluence: "jeder Gegenspieler gibt {cousins} zurück oder verliert {influence}",
    opLayMarker: "lege einen deiner Einflussmarker auf einen beliebigen Standort",
    opLayMarkerOwn: "lege einen Einflussmarker, wo diese Farbe einen Würfel hat",
    opRemoveMarker: "gib einen Einflussmarker eines Gegenspielers zurück, wo diese Farbe {m} oder mehr hat",
    opRemoveOrGold: "gib einen Einflussmarker eines Gegenspielers zurück, wo diese Farbe {m} oder mehr hat, sonst erhalte {gold}",
    opDiscardCharacter: "wirf einen offenen Charakter ab",
    opRaiseLimit: "Erhöhtes-Würfellimit-Marker auf einen nicht gesperrten Standort",
    opMoveThere: "dann darfst du einen deiner Würfel dorthin bewegen",
  },
  nl: {
    goldOne: "1 goud",
    goldMany: "{n} goud",
    influenceOne: "1 invloed",
    influenceMany: "{n} invloed",
    cardsOne: "1 intrigekaart",
    cardsMany: "{n} intrigekaarten",
    cousinsStreetOne: "1 straatneef",
    cousinsStreetMany: "{n} straatneven",
    cousinsCourtOne: "1 hofneef",
    cousinsCourtMany: "{n} hofneven",
    cousinsAnyOne: "1 neef",
    cousinsAnyMany: "{n} neven",
    diceSelfOne: "een van je dobbelstenen",
    diceSelfTwo: "twee van je dobbelstenen",
    diceSelfUpTo: "een of twee van je dobbelstenen",
    diceOppOne: "een van zijn dobbelstenen",
    diceOppTwo: "twee van zijn dobbelstenen",
    diceOppUpTo: "een of twee van zijn dobbelstenen",
    diceAnyOne: "om het even welke dobbelsteen",
    diceAnyTwo: "twee willekeurige dobbelstenen",
    diceAnyUpTo: "een of twee willekeurige dobbelstenen",
    diceOpponentOne: "een dobbelsteen van een tegenspeler",
    diceOpponentTwo: "twee dobbelstenen van een tegenspeler",
    diceOpponentUpTo: "een of twee dobbelstenen van een tegenspeler",
    opCost: "betaal {gold}",
    opGainGold: "ontvang {gold}",
    opTakeGold: "neem {gold} van hem",
    opTakeGoldEach: "neem {gold} van elke tegenspeler",
    opSteal: "neem {gold}; heeft hij minder, dan toont hij het: neem het of ontvang 1 invloed",
    opPayBank: "hij betaalt {gold}",
    opPayOrInfluence: "hij betaalt {gold} of verliest {influence}",
    opInfluenceGain: "ontvang {influence}",
    opInfluenceLose: "verlies {influence}",
    opInfluenceGives: "hij ontvangt {influence}",
    opInfluenceLoses: "hij verliest {influence}",
    opGoldPerDie: "1 goud voor elk van je dobbelstenen in Troje, maximaal {n}",
    opDieAdd: "{dice} {n}",
    opDieAddEach: "{dice} elk {n}",
    opDieStep: "{dice} +{n} of −{n}",
    opDieAddMove: "{dice} in Troje {n}, dan verplaatsen",
    opDieMove: "verplaatsen: {dice}",
    opDieFlip: "{dice} met hoogstens {n} wordt 7 min zijn waarde",
    opDieReroll: "opnieuw werpen: {dice}",
    opSwapPlaces: "{dice} en {second} op verschillende locaties ruilen van plaats",
    opSwapValues: "{dice} en {second} op één locatie ruilen van waarde",
    opTileDiceAdd: "elke dobbelsteen op één locatie {n}",
    opDraw: "trek {cards}",
    opDrawKeep: "trek {cards}, houd er {n}",
    opFreeCard: "dan mag je meteen een kaart spelen",
    opDiscardForGold: "leg 1 kaart af, ontvang {gold}",
    opSellCards: "leg kaarten af, elk {gold}",
    opTakeDiscard: "neem {cards} van de aflegstapel",
    opTakeDiscardUpTo: "neem hoogstens {cards} van de aflegstapel",
    opTakeCousin: "neem {cousins}",
    opBuyCousin: "{cousins} voor elk {gold}",
    opCousinOrGold: "elke tegenspeler geeft {cousins} terug of betaalt {gold}",
    opCousinOrInfluence: "elke tegenspeler geeft {cousins} terug of verliest {influence}",
    opLayMarker: "leg een van je invloedfiches op een willekeurige locatie",
    opLayMarkerOwn: "leg een invloedfiche waar die kleur een dobbelsteen heeft",
    opRemoveMarker: "geef een fiche van een tegenspeler terug waar die kleur er {m} of meer heeft",
    opRemoveOrGold: "geef een fiche van een tegenspeler terug waar die kleur er {m} of meer heeft, anders ontvang {gold}",
    opDiscardCharacter: "leg een open personage af",
    opRaiseLimit: "verhogingsfiche op een locatie die niet op slot is",
    opMoveThere: "dan mag je een van je dobbelstenen daarheen verplaatsen",
  },
};
