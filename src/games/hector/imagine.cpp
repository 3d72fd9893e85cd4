// SPDX-License-Identifier: GPL-3.0-or-later
// A State that agrees with a view. What the viewer knows stays, and everything hidden is dealt
// anew: remembered troops lie in the stack they joined, or in the hand drawn from it, each place
// equally likely; every other hidden troop is equally likely everywhere. A troop that left unseen
// (a discard, a price of shame) is taken to be an unremembered one as long as there is one. Unknown
// cards in stacks become never-drawn ones, which says the same to whoever draws them.
#include "games/hector/game.h"

namespace ilion::hector {

namespace {

TroopCard draw(TroopSet& from, Rng& rng) {
  const TroopCard card = from.nth(rng.below(static_cast<std::uint32_t>(from.size())));
  from -= TroopSet(card);
  return card;
}

// One card for each troop of `wanted`, as far as `pool` has it.
TroopSet pick(TroopSet pool, TroopSet wanted) {
  TroopSet picked;
  for (TroopCard card : wanted)
    if (const TroopSet left = pool - picked; left.has(card.troop()))
      picked |= TroopSet(left.first(card.troop()));
  return picked;
}

class ArmyImaginer {
 public:
  ArmyImaginer(const ArmyView& view, bool is_over, Army& army, Rng& rng)
      : v_(view), is_over_(is_over), army_(army), rng_(rng) {}

  void troops() {
    place(v_.out, Place::Out);
    for (Troop troop : v_.table)
      if (!troop.is_none()) army_.troops.put(take(troop), Place::Table);
    if (v_.secrets.known) {
      place(v_.secrets.hand, Place::Hand);
      place(v_.secrets.discarded, Place::Discarded);
      place(v_.secrets.paid, Place::Paid);
      for (Stack stack : kAllStacks) place(v_.secrets.returned[index_of(stack)], place_of(stack));
    }
    for (Stack stack : kAllStacks) fill(stack);
    if (!v_.secrets.known) {
      for (std::size_t n = hand_from_memory_; n < v_.hand; ++n)
        army_.troops.put(draw(hidden_, rng_), Place::Hand);
      for (std::size_t n = 0; n < v_.discarded; ++n)
        army_.troops.put(draw(hidden_, rng_), Place::Discarded);
    }
  }

  void heroes() {
    HeroSet left;
    for (std::size_t i = 0; i < kHeroes; ++i)
      if (!v_.heroes_out.has(static_cast<Hero>(i))) left.add(static_cast<Hero>(i));
    const Hero open = v_.secrets.known ? v_.secrets.hero : v_.hero;
    army_.hero = open;
    left.remove(open);
    if (v_.hero_in_hand && open == Hero::None) army_.hero = draw_hero(left);
    for (std::size_t i = 0; i < v_.under; ++i) {
      if (v_.secrets.known) {
        army_.under.push(v_.secrets.under.at(i));
        left.remove(v_.secrets.under.at(i));
      } else {
        army_.under.push(draw_hero(left));
      }
    }
    army_.hero_stack = left;
  }

 private:
  TroopCard take(Troop troop) {
    const TroopCard card = hidden_.first(troop);
    hidden_ -= TroopSet(card);
    return card;
  }
  void place(TroopSet troops, Place place) {
    for (TroopCard card : troops) army_.troops.put(take(card.troop()), place);
  }
  Hero draw_hero(HeroSet& from) {
    const Hero hero = from.nth(rng_.below(static_cast<std::uint32_t>(from.size())));
    from.remove(hero);
    return hero;
  }

  // Spreads the troops remembered in a stack over it and, if it is the active one, the hidden hand
  // drawn from it; the rest of the stack is never-drawn.
  void fill(Stack stack) {
    const std::size_t size = v_.stacks[index_of(stack)];
    std::size_t hand_places = 0;
    TroopSet memory = v_.remembered.in(stack);
    if (is_over_) {
      memory = {};  // all that was drawn is laid out already
    } else if (stack == v_.active && v_.secrets.known) {
      subtract(memory, v_.secrets.hand);
      subtract(memory, v_.secrets.discarded);
    } else if (stack == v_.active) {
      hand_places = v_.hand;
    }
    TroopSet here = pick(hidden_, memory);
    while (here.size() > size + hand_places) draw(here, rng_);  // some must have left unseen
    hidden_ -= here;

    std::size_t places = size + hand_places;
    for (std::size_t n = 0; n < hand_places; ++n, --places) {
      if (rng_.below(static_cast<std::uint32_t>(places)) >= here.size()) continue;
      army_.troops.put(draw(here, rng_), Place::Hand);
      ++hand_from_memory_;
    }
    army_.troops.put(here, place_of(stack));
  }

  // What the viewer has drawn from the active stack is taken to be the card that all remember
  // there.
  static void subtract(TroopSet& memory, TroopSet mine) {
    for (TroopCard card : mine)
      if (memory.has(card.troop())) memory.remove(card.troop());
  }

  const ArmyView& v_;
  bool is_over_;
  Army& army_;
  Rng& rng_;
  TroopSet hidden_ = TroopSet::army();  // cards that have no place yet; what is left stays Unseen
  std::size_t hand_from_memory_ = 0;
};

}  // namespace

State Hector::imagine(const View& view, Rng& rng) const {
  State state;
  for (Seat side : kBothSides) {
    const ArmyView& seen = view.armies[side];
    Army& army = state.armies[side];
    ArmyImaginer imaginer(seen, view.phase == Phase::Over, army, rng);
    imaginer.troops();
    imaginer.heroes();
    army.sizes = seen.stacks;
    army.remembered = seen.remembered;
    army.table = seen.table;
    army.deployed_on = seen.deployed_on;
    army.boosted = seen.boosted;
    army.favours = seen.favours;
    army.shame = seen.shame;
    army.active = seen.active;
  }
  state.phase = view.phase;
  state.battle = view.battle;
  state.attacker = view.attacker;
  state.mover = view.mover;
  state.number = view.number;
  state.tile = view.tile;
  state.edge = view.edge;
  state.tiles_left = view.tiles_left;
  state.owed = view.owed;
  state.end = view.end;
  state.drawn = view.drawn;
  state.retreated = view.retreated;
  return state;
}

}  // namespace ilion::hector
