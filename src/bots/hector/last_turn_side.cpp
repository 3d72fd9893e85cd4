// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/hector/last_turn_side.h"

#include <algorithm>
#include <bit>
#include <optional>

namespace ilion::hector {

namespace {

bool is_deployed(const ArmyView& army) { return army.deployed_on != TablePlace::None; }

int boosts_on(const ArmyView& army, std::size_t place) { return army.boosted >> place & 1; }

enum class Table : std::uint8_t { Kept, Lost };

// What all can see of an army after the battle, stacks and price aside.
Standing standing(const Content& content, Seat seat, const ArmyView& army, Table table) {
  TroopSet troops = TroopSet::army() - army.out;
  if (table == Table::Lost)
    for (Troop troop : army.table)
      if (!troop.is_none() && troops.has(troop)) troops -= troops.one_of(troop);
  return {.favours = army.favours,
          .shame = army.shame,
          .heroes = army.hero_stack + (army.hero_in_hand || is_deployed(army) ? 1 : 0),
          .mean_hero = mean_value(content, seat, army.heroes_out.others()),
          .mean_troop = mean_value(troops)};
}

Remains with_stacks(Standing army, const StackSizes& stacks) {
  army.stacks = stacks_between(stacks);
  return {army, is_lost_with(stacks)};
}

}  // namespace

LastTurnSide::LastTurnSide(const Content& content, Seat seat, const ArmyView& army)
    : seat_(seat), hidden_hero_(army.hero_in_hand) {
  find_troops(army);
  find_heroes(army);
  for (const Held& held : troops_)
    weights_.insert(weights_.end(), heroes_.size(),
                    held.share / static_cast<float>(heroes_.size()));
  find_options(army);
  find_finishes(content, army);
  const Hero hero = is_deployed(army) ? army.hero : Hero::None;
  const int hero_value = hero == Hero::None ? 0 : content.value(seat, hero);
  Standing left = standing(content, seat, army, Table::Lost);
  left.shame = std::min(army.shame + 1, int{kMaxShame});
  left.price = price_of_defeat(army, hero_value) - kFavourWorth * std::popcount(army.boosted);
  after_retreat_ = with_stacks(left, stacks_after_retreat(army));
}

// As likely as imagined worlds have it: a troop remembered in the stack lies in any of its places,
// the hand among them; for the rest of the places all others that nobody has seen are alike.
void LastTurnSide::find_troops(const ArmyView& army) {
  std::array<int, kTroops> unseen{};
  std::array<int, kTroops> here{};
  const TroopSet in_stack = army.remembered.in(army.active);
  const TroopSet anywhere = army.remembered.anywhere();
  int remembered = 0;
  int others = 0;
  for (std::uint8_t code = 0; code < kTroops; ++code) {
    const Troop troop(code);
    int left = static_cast<int>(kCopies) - static_cast<int>(army.out.count(troop)) -
               static_cast<int>(std::count(army.table.begin(), army.table.end(), troop)) -
               static_cast<int>(anywhere.count(troop)) + static_cast<int>(in_stack.count(troop));
    here[code] = std::clamp(static_cast<int>(in_stack.count(troop)), 0, std::max(left, 0));
    unseen[code] = std::max(left - here[code], 0);
    remembered += here[code];
    others += unseen[code];
  }
  const int places = std::max(army.stacks[index_of(army.active)] + army.hand, remembered);
  const float of_one = 1 / static_cast<float>(std::max(places, 1));
  const float of_other =
      others == 0 ? 0 : (1 - of_one * static_cast<float>(remembered)) / static_cast<float>(others);
  for (std::uint8_t code = 0; code < kTroops; ++code) {
    const float share =
        of_one * static_cast<float>(here[code]) + of_other * static_cast<float>(unseen[code]);
    if (share <= 0) continue;
    troops_.push_back({Troop(code), share, share / static_cast<float>(here[code] + unseen[code])});
  }
}

void LastTurnSide::find_heroes(const ArmyView& army) {
  if (!hidden_hero_) {
    heroes_.push_back(is_deployed(army) ? army.hero : Hero::None);
    return;
  }
  const HeroSet possible = army.heroes_out.others();
  for (std::size_t i = 0; i < possible.size(); ++i) heroes_.push_back(possible.nth(i));
}

void LastTurnSide::find_options(const ArmyView& army) {
  moves_.emplace_back(NoAction{});
  const std::size_t stack = army.stacks[index_of(army.active)];
  if (stack + army.stacks[index_of(Stack::Home)] > 0 && troops_.size() > 1)
    moves_.emplace_back(DiscardAndDraw{});
  const std::size_t laid = laid_in(army.table);
  if (hidden_hero_) {
    if (army.hero_stack > 0 && heroes_.size() > 1) moves_.emplace_back(ChangeHero{});
    for (std::size_t i = 0; i < laid; ++i) moves_.emplace_back(DeployHero{place_at(i)});
  } else if (is_deployed(army) && army.favours > 0) {
    for (std::size_t i = 0; i < laid; ++i)
      if (place_at(i) != army.deployed_on && boosts_on(army, i) == 0)
        moves_.emplace_back(Boost{place_at(i)});
  }
  moves_.emplace_back(Retreat{});
}

bool LastTurnSide::is_change(std::size_t option) const {
  return std::holds_alternative<ChangeHero>(moves_[option]);
}
bool LastTurnSide::is_discard(std::size_t option) const {
  return std::holds_alternative<DiscardAndDraw>(moves_[option]);
}
bool LastTurnSide::is_deployment(std::size_t option) const {
  return std::holds_alternative<DeployHero>(moves_[option]);
}

ArmyView LastTurnSide::after(const ArmyView& army, std::size_t option, Hero hero) const {
  ArmyView wish = army;
  if (const auto* deploy = std::get_if<DeployHero>(&moves_[option])) {
    wish.deployed_on = deploy->on;
    wish.hero = hero;
    wish.hero_in_hand = false;
  } else if (const auto* boost = std::get_if<Boost>(&moves_[option])) {
    wish.boosted = static_cast<std::uint8_t>(wish.boosted | 1U << index_of(boost->on));
    --wish.favours;
  } else if (is_discard(option)) {
    const Stack from = wish.stacks[index_of(wish.active)] > 0 ? wish.active : Stack::Home;
    --wish.stacks[index_of(from)];
  }
  return wish;
}

void LastTurnSide::find_finishes(const Content& content, const ArmyView& army) {
  for (std::size_t option = 0; option + 1 < moves_.size(); ++option) {
    const auto first_stake = static_cast<std::uint16_t>(stakes_.size());
    for (Hero hero : heroes_) stakes_.push_back(stake_of(content, after(army, option, hero), hero));
    for (const Held& held : troops_) {
      const auto first = static_cast<std::uint32_t>(finishes_.size());
      for (std::size_t h = 0; h < heroes_.size(); ++h) {
        finishes_.push_back(
            finish_of(content, after(army, option, heroes_[h]), held.troop, heroes_[h]));
        finishes_.back().stake = static_cast<std::uint16_t>(first_stake + h);
        if (is_deployment(option)) groups_.push_back({first + static_cast<std::uint32_t>(h), 1});
      }
      if (!is_deployment(option))
        groups_.push_back({first, static_cast<std::uint32_t>(heroes_.size())});
    }
  }
}

LastTurnSide::Finish LastTurnSide::finish_of(const Content& content, ArmyView army, Troop troop,
                                             Hero hero) const {
  army.table[laid_in(army.table)] = troop;
  Finish finish;
  const int hero_points = is_deployed(army) ? content.value(seat_, hero) : 0;
  std::array<int, kColours> values{};
  for (std::size_t i = 0; i < laid_in(army.table); ++i)
    if (place_at(i) != army.deployed_on)
      values[index_of(army.table[i].colour())] += army.table[i].value() + boosts_on(army, i);
  int sum = hero_points;
  for (int value : values) sum += value;
  finish.superiority = static_cast<std::int8_t>(sum);
  for (std::size_t i = 0; i < kColours; ++i) {
    int score = hero_points + values[i];
    if (hero != Hero::None && index_of(hero) != i) score += values[index_of(hero)];
    finish.score[i] = static_cast<std::int8_t>(score);
  }
  return finish;
}

LastTurnSide::Stake LastTurnSide::stake_of(const Content& content, const ArmyView& army,
                                           Hero hero) const {
  const int markers = std::popcount(army.boosted);
  const int hero_value = hero == Hero::None ? 0 : content.value(seat_, hero);
  // The played markers are off the board already; what else a defeat costs is the hero's price.
  Standing won = standing(content, seat_, army, Table::Kept);
  won.favours += markers;
  Standing lost = standing(content, seat_, army, Table::Lost);
  lost.price = price_of_defeat(army, hero_value) - kFavourWorth * markers;
  return {.won = with_stacks(won, stacks_after_victory(army)),
          .lost = with_stacks(lost, army.stacks)};
}

std::optional<std::size_t> LastTurnSide::type_of(Troop troop, Hero hero) const {
  for (std::size_t c = 0; c < troops_.size(); ++c)
    for (std::size_t h = 0; h < heroes_.size(); ++h)
      if (troops_[c].troop == troop && heroes_[h] == hero) return c * heroes_.size() + h;
  return std::nullopt;
}

std::optional<std::size_t> LastTurnSide::passed_with(Troop troop) const {
  for (std::size_t c = 0; c < troops_.size(); ++c)
    if (troops_[c].troop == troop) return c;
  return std::nullopt;
}

Move LastTurnSide::move_of(std::size_t type, std::size_t option) const {
  if (is_discard(option)) return DiscardAndDraw{troops_[type / heroes_.size()].troop};
  return moves_[option];
}

void LastTurnSide::gather(const float* by_finish, float* by_option) const {
  const std::size_t n = types();
  const std::size_t heroes = heroes_.size();
  for (std::size_t option = 0; option + 1 < moves_.size(); ++option) {
    const float* from = by_finish + option * n;
    float* to = by_option + option * n;
    std::copy_n(from, n, to);
    if (is_discard(option)) {
      for (std::size_t h = 0; h < heroes; ++h) {
        float all = 0;
        for (std::size_t c = 0; c < troops_.size(); ++c)
          all += troops_[c].share * from[c * heroes + h];
        for (std::size_t c = 0; c < troops_.size(); ++c)
          to[c * heroes + h] =
              (all - troops_[c].one_card * from[c * heroes + h]) / (1 - troops_[c].one_card);
      }
    } else if (is_change(option)) {
      for (std::size_t c = 0; c < n; c += heroes) {
        float all = 0;
        for (std::size_t h = 0; h < heroes; ++h) all += from[c + h];
        for (std::size_t h = 0; h < heroes; ++h)
          to[c + h] = (all - from[c + h]) / static_cast<float>(heroes - 1);
      }
    }
  }
}

void LastTurnSide::scatter(const float* by_option, float* by_finish) const {
  const std::size_t n = types();
  const std::size_t heroes = heroes_.size();
  for (std::size_t option = 0; option + 1 < moves_.size(); ++option) {
    const float* from = by_option + option * n;
    float* to = by_finish + option * n;
    std::copy_n(from, n, to);
    if (is_discard(option)) {
      for (std::size_t h = 0; h < heroes; ++h) {
        float all = 0;
        for (std::size_t c = 0; c < troops_.size(); ++c)
          all += from[c * heroes + h] / (1 - troops_[c].one_card);
        for (std::size_t c = 0; c < troops_.size(); ++c)
          to[c * heroes + h] = troops_[c].share * all - troops_[c].one_card * from[c * heroes + h] /
                                                            (1 - troops_[c].one_card);
      }
    } else if (is_change(option)) {
      for (std::size_t c = 0; c < n; c += heroes) {
        float all = 0;
        for (std::size_t h = 0; h < heroes; ++h) all += from[c + h];
        for (std::size_t h = 0; h < heroes; ++h)
          to[c + h] = (all - from[c + h]) / static_cast<float>(heroes - 1);
      }
    }
  }
}

}  // namespace ilion::hector
