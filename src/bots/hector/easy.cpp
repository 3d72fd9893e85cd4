// SPDX-License-Identifier: GPL-3.0-or-later
// One function a decision: each gives a move a number, in troops where that makes sense, and the
// highest one is played after a little noise, so that the same cards are not always played alike.
#include "bots/hector/easy.h"

#include <algorithm>
#include <optional>

#include "bots/hector/forecast.h"
#include "bots/hector/worth.h"

namespace ilion::hector {

namespace {

constexpr double kNoise = 0.3;               // troops
constexpr double kBattleStake = 10;          // five troops of theirs against five of ours
constexpr double kShameMarker = 0.8;         // it makes every later retreat dearer
constexpr double kShowsHero = 0.15;          // a deployed hero tells the other side our colours
constexpr double kKeepsAction = 0.1;         // what gains nothing is better not done
constexpr double kTurnInTroops = 0.15;       // a point of the battle score, gained by turning early
constexpr double kShowsScoringTroop = 0.3;   // what does not score may yet be discarded
constexpr double kNextCard = 2.5;            // an average troop
constexpr std::size_t kTooMuchInvested = 3;  // troops on the table at which retreat is too dear
constexpr double kNever = -1e6;

// What each move is good for, as a sum type demands: one overload a kind.
class Adviser {
 public:
  Adviser(const Hector& game, const View& view)
      : content_(game.content()),
        view_(view),
        me_(view.viewer.seat()),
        as_is_(wish_of(view, me_)) {}

  // The largest stack misses a vanguard least. Home a little less gladly: a thin home loses all.
  double operator()(const ChooseSource& move) const {
    return mine().stacks[index_of(move.stack)] - (move.stack == Stack::Home ? 0.5 : 0.0);
  }

  // On a 4: fight where a defeat hurts them more than it would hurt us. That seeks their small
  // fronts, or a small home behind a depleted one, and spares our own.
  double operator()(const NameNumber& move) const {
    return danger_at(move.number, theirs().stacks) - danger_at(move.number, mine().stacks);
  }

  double operator()(const FaceTile& move) const {
    const TileEdges& edges = content_.tiles[index_of(view_.tile)];
    const auto edge = std::find(edges.begin(), edges.end(), move.colour) - edges.begin();
    return value_with_edge(static_cast<unsigned>(edge));
  }

  double operator()(const TurnTile& move) const {
    const unsigned steps = move.turn == Turn::Right ? 3 : move.turn == Turn::Left ? 1 : 0;
    return value_with_edge(static_cast<unsigned>(view_.edge) + steps);
  }

  double operator()(const NoAction&) const { return value_as_is() + kKeepsAction; }

  // The troop is gone for good, so this pays only for one that cannot score, in a close battle.
  double operator()(const DiscardAndDraw& move) const {
    if (!stakes_after_discard_) {
      ArmyView army = mine();
      std::uint8_t& stack = army.stacks[index_of(army.active)];
      if (stack > 0) --stack;
      stakes_after_discard_ = stakes_with(army);
    }
    Wish wish = as_is_;
    wish.discarded = move.troop;
    return battle_value(wish, *stakes_after_discard_, price_as_is());
  }

  // The mean over all heroes that may come.
  double operator()(const ChangeHero&) const {
    const ArmyView& army = mine();
    if (army.hero_stack == army.under) return value_with_hero(army.secrets.under.front());
    HeroSet known = army.heroes_out;
    known.add(army.secrets.hero);  // none adds nothing that counts
    for (std::size_t i = 0; i < army.secrets.under.size(); ++i) known.add(army.secrets.under.at(i));
    const HeroSet heroes = known.others();
    double sum = 0;
    for (std::size_t i = 0; i < heroes.size(); ++i) sum += value_with_hero(heroes.nth(i));
    return sum / static_cast<double>(heroes.size());
  }

  // Waiting keeps our colours secret, until the last turn but one: after it a boost is too late.
  double operator()(const DeployHero& move) const {
    const ArmyView& army = mine();
    Wish wish = as_is_;
    wish.deployed_on = move.on;
    const double price = price_of_defeat(army.boosted, true, army.favours, my_hero_value());
    const double value = battle_value(wish, stakes(), price);
    const bool late = laid_in(army.table) >= kTablePlaces - 2;
    return late ? value + kKeepsAction : value + turning_gained_on(move.on) - kShowsHero;
  }

  // battle_value knows that the last marker is also the ransom of a hero on the table.
  double operator()(const Boost& move) const {
    const ArmyView& army = mine();
    Wish wish = as_is_;
    wish.boosted = move.on;
    const unsigned boosted = army.boosted | 1U << index_of(move.on);
    const bool deployed = army.deployed_on != TablePlace::None;
    return battle_value(wish, stakes(),
                        price_of_defeat(boosted, deployed, army.favours - 1, my_hero_value()));
  }

  // Early or not at all: later the troops on the table are lost either way, with the shame on top.
  double operator()(const Retreat&) const {
    if (laid_in(mine().table) >= kTooMuchInvested) return kNever;
    const double shame = mine().shame < kMaxShame ? kShameMarker : 0;
    return army_worth(stacks_after_retreat(mine())) -
           army_worth(stacks_after_their_retreat(theirs())) - shame -
           price_of_defeat(mine(), my_hero_value());
  }

  // All cards of the hand will be played; their order decides who turns the tile in between, and
  // what the other side learns. The noise is our bluff.
  double operator()(const PlayTroop& move) const {
    const int sum = superiority_now(content_, mine(), me_) + move.troop.value();
    const double shown = is_scoring(move.troop) ? kShowsScoringTroop : 0;
    return worth_of_turning() * chance_to_turn(sum) + shown;
  }

  // A marker is worth less than a good hero and more than a weak one.
  double operator()(const PayRansom& move) const {
    return move.ransom == Ransom::LoseHero ? -hero_worth(my_hero_value()) : -kFavourWorth;
  }

 private:
  const ArmyView& mine() const { return view_.armies[me_]; }
  const ArmyView& theirs() const { return view_.armies[other(me_)]; }
  int my_hero_value() const {
    const Hero hero = mine().secrets.hero;
    return hero == Hero::None ? 0 : content_.value(me_, hero);
  }

  bool is_scoring(Troop troop) const {
    const Hero hero = mine().secrets.hero;
    if (hero != Hero::None && troop.colour() == colour_of(hero)) return true;
    return troop.colour() == facing_colour(content_, view_, me_, view_.edge);
  }

  // What all this is worth in troops once the battle is won or lost, by the stacks alone.
  struct Stakes {
    double won;
    double lost;
  };
  Stakes stakes_with(const ArmyView& army) const {
    if (!theirs_worth_)
      theirs_worth_ = {.won = army_worth(stacks_after_victory(theirs())),
                       .lost = army_worth(theirs().stacks)};
    return {.won = army_worth(stacks_after_victory(army)) - theirs_worth_->lost,
            .lost = army_worth(army.stacks) - theirs_worth_->won};
  }

  const Stakes& stakes() const {
    if (!stakes_) stakes_ = stakes_with(mine());
    return *stakes_;
  }

  // What this battle changes in troops, over winning and losing it as is foreseen with such a wish;
  // only a discard changes the stakes. `price`: what a defeat costs besides.
  double battle_value(const Wish& wish, const Stakes& stakes, double price) const {
    const double lost = stakes.lost - price;
    const double chance = forecast().win_chance(wish);
    return chance * stakes.won + (1 - chance) * lost;
  }
  double price_as_is() const { return price_of_defeat(mine(), my_hero_value()); }
  double value_as_is() const { return battle_value(as_is_, stakes(), price_as_is()); }

  double value_with_edge(unsigned edge) const {
    Wish wish = as_is_;
    wish.edge = static_cast<Edge>(edge % kEdges);
    return kBattleStake * forecast().win_chance(wish);
  }

  double value_with_hero(Hero hero) const {
    Wish wish = as_is_;
    wish.hero = hero;
    return battle_value(wish, stakes(), price_as_is());
  }

  double worth_of_turning() const {
    if (!turning_) turning_ = forecast().worth_of_turning(as_is_);
    return *turning_;
  }

  // The other side has still to play in this round if we attack.
  double chance_to_turn(double sum) const {
    const double lead = sum - superiority_now(content_, theirs(), other(me_));
    if (view_.attacker != me_) return lead > 0 ? 1 : 0;
    return chance_above(lead - kNextCard, 1);
  }

  // With the hero laid down there.
  double turning_gained_on(TablePlace place) const {
    const int now = superiority_now(content_, mine(), me_);
    const int covered =
        mine().table[index_of(place)].value() + (mine().boosted >> index_of(place) & 1);
    const double without = now + kNextCard;
    const double with = now - covered + my_hero_value() + kNextCard;
    return kTurnInTroops * worth_of_turning() * (chance_to_turn(with) - chance_to_turn(without));
  }

  // Who chooses a stack, a number or a ransom does not ask.
  const Forecast& forecast() const {
    if (!forecast_) forecast_.emplace(content_, view_);
    return *forecast_;
  }

  const Content& content_;
  const View& view_;
  Seat me_;
  Wish as_is_;
  // The same for all moves, reckoned when the first one asks.
  mutable std::optional<Forecast> forecast_;
  mutable std::optional<Stakes> theirs_worth_;
  mutable std::optional<Stakes> stakes_;
  mutable std::optional<Stakes> stakes_after_discard_;
  mutable std::optional<double> turning_;
};

}  // namespace

Advice<Hector> advise(const Hector& game, const View& view, const MoveList& moves) {
  const Adviser adviser(game, view);
  Advice<Hector> advice;
  for (const Move& move : moves) advice.push_back(std::visit(adviser, move));
  return advice;
}

Move EasyBot::choose(const Hector& game, const View& view, const MoveList& moves, Rng& rng) {
  Advice<Hector> advice = advise(game, view, moves);
  for (double& value : advice) value += kNoise * rng.unit();
  return best_advised(moves, advice, rng);
}

}  // namespace ilion::hector
