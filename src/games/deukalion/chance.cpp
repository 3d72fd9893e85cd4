// SPDX-License-Identifier: GPL-3.0-or-later
// [D13.5] Chance. Every undrawn card is equally likely, a roll has 243 equal outcomes, and each
// soldier of a toss falls on his own.
#include "games/deukalion/fights.h"
#include "games/deukalion/game.h"
#include "games/deukalion/odds.h"

namespace ilion::deukalion {

namespace {

// [D3.1] The treasures that are not laid out yet.
Treasures unlaid(const Content& content, const Open& open) {
  Treasures rest;
  for (std::size_t i = 0; i < kColours; ++i) {
    std::size_t left = content.treasures[i];
    for (const Treasures& city : open.cities) left -= city.count(colour_at(i));
    rest.add(colour_at(i), left);
  }
  return rest;
}

OutcomeList treasure_draws(Treasures rest) {
  OutcomeList list;
  for (std::size_t i = 0; i < kColours; ++i)
    if (const std::size_t n = rest.count(colour_at(i)); n > 0)
      list.push_back({LayTreasure{colour_at(i)}, static_cast<std::uint32_t>(n)});
  return list;
}

OutcomeList card_draws(Cards deck) {
  OutcomeList list;
  for (std::size_t i = 0; i < kCards; ++i)
    if (const std::size_t n = deck.count(card_at(i)); n > 0)
      list.push_back({DrawCard{card_at(i)}, static_cast<std::uint32_t>(n)});
  return list;
}

OutcomeList quest_draws(QuestSet deck) {
  OutcomeList list;
  for (; !deck.empty(); deck.remove(deck.first())) list.push_back({DrawQuest{deck.first()}, 1});
  return list;
}

constexpr std::uint32_t kRolls = 243;  // [D1.3] each face of each die

RollDice roll_number(std::uint32_t n) {
  const auto next = [&n] {
    const auto face = static_cast<Face>(1 + n % 3);
    n /= 3;
    return face;
  };
  const Face fourth = next();
  const Face third = next();
  const Face second = next();
  const Face first = next();
  return {next(), first, second, third, fourth};
}

OutcomeList rolls() {
  OutcomeList list;
  for (std::uint32_t n = 0; n < kRolls; ++n) list.push_back({roll_number(n), 1});
  return list;
}

OutcomeList tosses(std::size_t soldiers) {  // [D9.1]
  OutcomeList list;
  for (std::size_t crossed = 0; crossed <= soldiers; ++crossed)
    for (std::size_t clear = 0; crossed + clear <= soldiers; ++clear) {
      const std::size_t edge = soldiers - crossed - clear;
      list.push_back({TossSoldiers{count_of(crossed), count_of(clear), count_of(edge)},
                      odds::arrangements(crossed, clear, edge)});
    }
  return list;
}

// One of the 3^n equal cases; its digits to base 3 are the soldiers.
TossSoldiers sample_toss(std::size_t soldiers, Rng& rng) {
  std::array<std::uint8_t, 3> fallen{};
  std::uint32_t one = rng.below(odds::cases(soldiers));
  for (std::size_t i = 0; i < soldiers; ++i, one /= 3) ++fallen[one % 3];
  return {count_of(fallen[0]), count_of(fallen[1]), count_of(fallen[2])};
}

std::uint32_t below(Rng& rng, std::size_t n) { return rng.below(static_cast<std::uint32_t>(n)); }

}  // namespace

OutcomeList Deukalion::outcomes(const State& state) const {
  const Open& o = state.open;
  switch (o.phase) {
    case Phase::Lay: return treasure_draws(unlaid(content_, o));
    case Phase::Deal:
    case Phase::Draw: return card_draws(state.hidden.deck);
    case Phase::Secret:
    case Phase::Open: return quest_draws(state.hidden.quests);
    case Phase::Roll: return rolls();
    case Phase::Throw: return tosses(in_the_air(o, ship_of(o.mover)));
    default: return {};
  }
}

Outcome Deukalion::sample(const State& state, Rng& rng) const {
  const Open& o = state.open;
  switch (o.phase) {
    case Phase::Lay: {
      const Treasures rest = unlaid(content_, o);
      return LayTreasure{rest.nth(below(rng, rest.size()))};
    }
    case Phase::Secret:
    case Phase::Open:
      return DrawQuest{state.hidden.quests.nth(below(rng, state.hidden.quests.size()))};
    case Phase::Roll: return roll_number(rng.below(kRolls));
    case Phase::Throw: return sample_toss(in_the_air(o, ship_of(o.mover)), rng);
    default: return DrawCard{state.hidden.deck.nth(below(rng, o.deck))};
  }
}

}  // namespace ilion::deukalion
