// SPDX-License-Identifier: GPL-3.0-or-later
// Operations of the content file to words. A price is told apart, so that it can stand as a coin.

import type { Lang } from "../../protocol";
import type { Op } from "./content";
import { phrases } from "./phrases";

type Phrases = (typeof phrases)["en"];
type Key = keyof Phrases;

function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");
}

class Teller {
  readonly #p: Phrases;

  constructor(lang: Lang) {
    this.#p = phrases[lang];
  }

  count(what: "gold" | "influence" | "cards" | "cousinsStreet" | "cousinsCourt" | "cousinsAny", n: number): string {
    return fill(this.#p[`${what}${n === 1 ? "One" : "Many"}` as Key], { n: String(n) });
  }

  dice(owner: string | undefined, many = 1, upTo = false): string {
    const party =
      owner === "self" ? "Self" : owner === "any" ? "Any" : owner === "one_opponent" ? "Opponent" : "Opp";
    return this.#p[`dice${party}${many === 1 ? "One" : upTo ? "UpTo" : "Two"}` as Key];
  }

  cousins(kind: string | undefined, n: number): string {
    return this.count(kind === "street" ? "cousinsStreet" : kind === "court" ? "cousinsCourt" : "cousinsAny", n);
  }

  say(key: Key, op: Op): string {
    const n = op.n ?? 0;
    const signed = n < 0 ? `−${-n}` : `+${n}`;
    const adds = op.op === "die_add" || op.op === "die_add_move" || op.op === "tile_dice_add";
    return fill(this.#p[key], {
      n: adds ? signed : String(op.keep ?? op.cap ?? (op.op === "die_flip" ? op.max : n)),
      m: String(op.min_on_tile ?? 0),
      gold: this.count("gold", op.gold ?? op.price ?? op.otherwise?.n ?? n),
      influence: this.count("influence", op.influence ?? Math.abs(n)),
      cards: this.count("cards", n),
      cousins: this.cousins(op.kind, op.max ?? n),
      dice: this.dice(op.owner ?? op.a, op.count, op.upto),
      second: this.dice(op.b),
    });
  }

  one(op: Op): string {
    const mine = op.who === "self";
    switch (op.op) {
      case "cost":
        return this.say("opCost", op);
      case "gain_gold":
        return this.say("opGainGold", op);
      case "take_gold":
        if (op.steal_rule) return this.say("opSteal", op);
        return this.say(op.from === "each_opponent" ? "opTakeGoldEach" : "opTakeGold", op);
      case "pay_bank":
        return this.say("opPayBank", op);
      case "pay_or_influence":
        return this.say("opPayOrInfluence", op);
      case "influence":
        if (mine) return this.say((op.n ?? 0) > 0 ? "opInfluenceGain" : "opInfluenceLose", op);
        return this.say((op.n ?? 0) > 0 ? "opInfluenceGives" : "opInfluenceLoses", op);
      case "gold_per_die":
        return this.say("opGoldPerDie", op);
      case "die_add":
        return this.say((op.count ?? 1) > 1 ? "opDieAddEach" : "opDieAdd", op);
      case "die_step":
        return this.say("opDieStep", op);
      case "die_add_move":
        return this.say("opDieAddMove", op);
      case "die_move":
        return this.say("opDieMove", op);
      case "die_flip":
        return this.say("opDieFlip", op);
      case "die_reroll":
        return this.say("opDieReroll", op);
      case "swap_places":
        return this.say("opSwapPlaces", op);
      case "swap_values":
        return this.say("opSwapValues", op);
      case "tile_dice_add":
        return this.say("opTileDiceAdd", op);
      case "draw":
        return this.say((op.keep ?? 0) < (op.n ?? 0) ? "opDrawKeep" : "opDraw", op);
      case "may_play_intrigue":
        return this.say("opFreeCard", op);
      case "discard_for_gold":
        return this.say("opDiscardForGold", op);
      case "sell_cards":
        return this.say("opSellCards", op);
      case "take_discard":
        return this.say(op.upto ? "opTakeDiscardUpTo" : "opTakeDiscard", op);
      case "take_cousin":
        return this.say("opTakeCousin", op);
      case "buy_cousin":
        return this.say("opBuyCousin", op);
      case "each_opponent_chooses":
        return this.eachOpponent(op);
      case "lay_marker":
        return this.say(op.where === "own_die" ? "opLayMarkerOwn" : "opLayMarker", op);
      case "remove_marker":
        return this.say(op.otherwise ? "opRemoveOrGold" : "opRemoveMarker", op);
      case "discard_character":
        return this.say("opDiscardCharacter", op);
      case "place_increased_marker":
        return this.say("opRaiseLimit", op);
      case "may_move_own_die_there":
        return this.say("opMoveThere", op);
      case "choose":
        return (op.options ?? []).map((each) => this.all([each].flat())).join(" / ");
      default:
        return op.op;
    }
  }

  eachOpponent(op: Op): string {
    const options = (op.options ?? []).flat();
    const back = options.find((each) => each.op === "return_cousin");
    const gold = options.find((each) => each.op === "pay_bank");
    const lost = options.find((each) => each.op === "influence");
    const whole: Op = { op: op.op, n: 1, kind: back?.kind ?? "any", gold: gold?.n ?? 0, influence: Math.abs(lost?.n ?? 0) };
    return this.say(gold ? "opCousinOrGold" : "opCousinOrInfluence", whole);
  }

  all(ops: Op[]): string {
    return ops.map((op) => this.one(op)).join("; ");
  }
}

export interface Told {
  cost: number;
  text: string;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function effect(ops: Op[], lang: Lang): string {
  return capital(new Teller(lang).all(ops));
}

export function priced(ops: Op[], lang: Lang): Told {
  const [first, ...rest] = ops;
  if (first?.op !== "cost") return { cost: 0, text: effect(ops, lang) };
  return { cost: first.n ?? 0, text: effect(rest, lang) };
}
