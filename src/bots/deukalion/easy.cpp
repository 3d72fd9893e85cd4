// SPDX-License-Identifier: GPL-3.0-or-later
// One function a kind of move: each gives it a number, in points, and the highest one is played.
#include "bots/deukalion/easy.h"

#include <algorithm>
#include <optional>

#include "bots/deukalion/course.h"
#include "bots/deukalion/crew.h"
#include "bots/deukalion/fight_cards.h"
#include "bots/deukalion/victories.h"
#include "bots/deukalion/wishes.h"
#include "games/deukalion/quests.h"

namespace ilion::deukalion {

namespace {

constexpr double kRough = 0.5;  // points by which `easy` may misjudge two moves

constexpr double kNever = -1e6;
constexpr double kFirst = 50;        // what gains and hinders nothing is done before all else
constexpr double kIdle = 0.005;      // what gains nothing is better not done
constexpr double kCardDrawn = 0.25;  // before it is known which
constexpr double kCardsHelp = 0.5;   // half-points that each card in another's hand may bring

class Adviser {
 public:
  Adviser(const Deukalion& game, const View& view)
      : game_(game),
        content_(game.content()),
        view_(view),
        me_(view.viewer.seat()),
        player_(view.open.players[me_]),
        prospects_(game, view, me_),
        rivals_(game, prospects_.chart(), view),
        victories_(game, prospects_, rivals_, me_),
        course_(game, prospects_, me_),
        now_(prospects_.of(view)),
        hunts_hydra_(hunts_hydra()) {
    if (view.open.phase == Phase::Place) placing_.emplace(game, prospects_, view, me_);
    if (view.open.phase == Phase::Toss)
      fight_cards_.emplace(game, view, me_, victories_.stake(view));
  }

  double operator()(const DropAnchor& move) const {
    View wish = view_;
    wish.open.players[me_].ship = move.square;
    return prospects_.of(wish);
  }

  double operator()(const PlaceKylix& move) const {
    return now_ + placing_->gain_of(view_.open.outer, move.rotation);
  }

  double operator()(const TurnDie& move) const {
    auto outer = view_.open.outer;
    outer[static_cast<std::size_t>(move.die)] = move.face;
    return prospects_.of(without_card(view_, me_, Card::Dionysos)) + placing_->best_gain(outer);
  }

  // On a square with the Hydra it is an attack on it [D6.5], unless the ship lies there already.
  double operator()(const Sail& move) const {
    if (move.to != view_.open.hydra || move.to == player_.ship) return course_.at(view_, move.to);
    const double chance =
        Crew::of(player_).chance_to_reach(2 * kHydraStrength - aid_in_fights(player_, hand()));
    if (chance == 0) return kNever;
    const View wish = after_fight(landed_at(view_, me_, move.to));
    return chance * victories_.over_hydra(wish) + (1 - chance) * victories_.defeat_by_hydra(wish);
  }

  double operator()(const SailAgainst& move) const {
    const Seat rival = seat_of(move.ship);
    const Player& other = view_.open.player(move.ship);
    const int ahead = aid_in_fights(player_, hand()) - (other.fleece ? 1 : 0) -
                      static_cast<int>(kCardsHelp * other.hand);
    const double chance = Crew::of(player_).chance_to_beat(other.aboard, ahead);
    if (chance == 0) return kNever;
    const View wish = after_fight(landed_at(view_, me_, move.to));
    return chance * victories_.over_ship(wish, rival) +
           (1 - chance) * victories_.defeat_by_ship(wish) + rivals_.toss_of(rival);
  }

  // In a turn it costs nothing else, and comes before the sail and its fight.
  double operator()(const BringBack& move) const {
    const double value = prospects_.of(with_soldiers_back(view_, me_, number(move.soldiers)));
    return view_.open.in_turn() ? first_if_it_gains(value) : value;
  }

  // If the others draw there is no hurry: it happens when the turn ends [D5.5].
  double operator()(const DrawCards&) const {
    return view_.open.die_of(Action::Cards) == Face::Three ? now_ + kFirst : kNever;
  }

  double operator()(const MoveHydra& move) const { return with_hydra_at(move.to, view_, now_); }
  double operator()(const MoveHydraAgainst& move) const {
    return with_hydra_at(move.to, view_, now_) + rivals_.hydra_attack_on(seat_of(move.ship));
  }
  double operator()(const PlayPoseidon& move) const { return after_poseidon(move.to); }
  double operator()(const PlayPoseidonAgainst& move) const {
    return after_poseidon(move.to) + rivals_.hydra_attack_on(seat_of(move.ship));
  }

  double operator()(const Attack& move) const {
    const int needed = 2 * content_.place(move.place).value - aid_in_fights(player_, hand());
    const double chance = Crew::of(player_).chance_to_reach(needed);
    if (chance == 0) return kNever;
    const View wish = after_fight(view_);
    const double won = is_city(move.place) ? victories_.over_city(wish, move.place)
                                           : victories_.over_settlement(wish, move.place);
    return chance * won + (1 - chance) * prospects_.of(wish);
  }

  double operator()(const Found& move) const {
    return first_if_it_gains(
        prospects_.of(with_settlement(view_, me_, move.place, content_.place(move.place).size)));
  }

  double operator()(const Deliver& move) const {
    View wish = without_treasures(view_, me_, Treasures(move.colour));
    ++wish.open.players[me_].point_cards;
    return first_if_it_gains(prospects_.of(wish));
  }

  double operator()(const Claim& move) const { return claim(move.quest, move.task, {}); }
  double operator()(const ClaimWith& move) const {
    return claim(move.quest, move.task, move.colours);
  }

  double operator()(const PlayCard& move) const {
    if (fight_cards_) return now_ + fight_cards_->gain_of(move.card);
    switch (move.card) {
      case Card::Aiolos:
      case Card::Dionysos: return farther_with(move.card);
      case Card::Hermes:  // [D11.AC09]
        return first_if_it_gains(prospects_.of(without_card(view_, me_, move.card)) +
                                 kHermesCards * kCardDrawn);
      default: return first_if_it_gains(prospects_.of(with_card_laid(view_, me_, move.card)));
    }
  }

  double operator()(const PlayCharon& move) const {
    const View wish = without_card(view_, me_, Card::Charon);
    return first_if_it_gains(prospects_.of(with_soldiers_back(wish, me_, number(move.soldiers))));
  }

  double operator()(const Unload& move) const {
    const View wish = without_treasures(view_, me_, Treasures(move.colour));
    return prospects_.of(with_all_back(wish, me_, game_.seats()));
  }
  double operator()(const BringAll&) const {
    return prospects_.of(with_all_back(view_, me_, game_.seats()));
  }
  double operator()(const LeaveBelow&) const { return now_; }

  double operator()(const TakeTreasure& move) const {
    const Fight& fight = view_.open.fight;
    if (fight.kind == FightKind::City)
      return prospects_.of(with_treasure_of(view_, me_, fight.place, move.colour));
    return prospects_.of(with_treasure(view_, me_, move.colour)) +
           rivals_.treasure_lost_by(seat_of(fight.loser()));
  }
  double operator()(const TakeNothing&) const { return now_; }
  double operator()(const TakePoint&) const { return now_ + 1; }

  double operator()(const Shift& move) const {
    const Fight& fight = view_.open.fight;
    const bool is_hydra = fight.kind != FightKind::Ship && fight.winner != Ship::None;
    if (is_hydra) return with_hydra_at(move.to, view_, now_);
    return now_ + rivals_.shift_of(seat_of(fight.loser()), move.to);
  }

  // Where the own goals want it, else where it is hard to fetch.
  double operator()(const ReturnTo& move) const {
    const Colour colour = view_.open.payment.treasures.first();
    View wish = without_treasures(view_, me_, Treasures(colour));
    wish.open.cities[index_of(move.city)].add(colour);
    return prospects_.of(wish) + kIdle * prospects_.chart().steps_to_athens(move.city);
  }

  double operator()(const PayCard& move) const {
    return prospects_.of(without_card(view_, me_, move.card));
  }

  // No claim leaves the quest to the others; at TOSS it is no card.
  double operator()(const Pass&) const {
    if (view_.open.phase == Phase::Toss) return now_ + kIdle;
    return now_ - harm_by_reveal(content_.quest(view_.open.revealed).points);
  }
  double operator()(const EndTurn&) const { return now_ + kIdle; }

  // Neither fights nor scores.
  bool only_shifts(const Move& move) const {
    if (const auto* sail = std::get_if<Sail>(&move))
      return sail->to != view_.open.hydra && !game_.board().styx().has(sail->to);
    return std::holds_alternative<MoveHydra>(move) || std::holds_alternative<PlayPoseidon>(move);
  }

  // No such move is worth more. Of what a position promises, points and possessions stay; threats
  // to settlements may vanish, the cargo comes home, and every goal comes true: the best one in
  // full, those after it with less than 2/3 of that together (prospects.cpp). None promises more
  // than its points, and bringing back at the Styx less than three.
  double most_by_shifting() const {
    int goal = 3;
    int threatened = 0;
    for (const QuestRow& quest : content_.quests) goal = std::max<int>(goal, quest.points);
    for (const PlaceRow& place : content_.places) {
      goal = std::max<int>(goal, place.size);
      threatened += place.size;
    }
    return now_ + threatened + static_cast<double>(player_.cargo.size()) + 2 * goal;
  }

 private:
  Cards hand() const { return view_.secrets[me_].hand; }

  double first_if_it_gains(double value) const {
    return value > now_ + kIdle ? value + kFirst : value;
  }

  View after_fight(const View& view) const {
    View wish = after_toss(view, me_);
    wish.open.progress.fought = true;
    return wish;
  }

  // `now` is what the view is worth with the Hydra where it is. Mostly it is in nobody's way, here
  // or there.
  double with_hydra_at(Square square, const View& view, double now) const {
    View wish = view;
    wish.open.hydra = square;
    const Prospects prospects(game_, wish, me_);
    const bool same =
        !hunts_hydra_ && prospects.chart().agrees(prospects_.chart(), wish.open, game_.seats());
    return same ? now : prospects.of(wish);
  }
  double after_poseidon(Square square) const {
    const View wish = without_card(view_, me_, Card::Poseidon);
    return with_hydra_at(square, wish, prospects_.of(wish));
  }
  bool hunts_hydra() const {
    QuestSet known = QuestSet(view_.secrets[me_].quest);
    for (Quest open : view_.open.quests) known.add(open);
    return !(known & game_.board().beat_hydra()).empty();
  }

  // Played for the sail that follows at once, if the best square beyond the reach is worth it.
  double farther_with(Card card) const {
    View wish = without_card(view_, me_, card);
    if (card == Card::Aiolos) ++wish.open.progress.aiolos;
    if (card == Card::Dionysos) wish.open.progress.middle_three = true;
    const double farther = course_.best_sail(wish);
    return farther > course_.best_sail(view_) ? farther : kNever;
  }

  double claim(Quest quest, Task task, ColourSet colours) const {
    View wish = with_quest(view_, content_, me_, quest, task, colours);
    if (view_.open.phase != Phase::Reveal) return prospects_.of(wish) + kFirst;
    if (!others_may_claim()) return prospects_.of(wish);
    wish.open.players[me_].completed.remove(quest);
    ++wish.open.players[me_].point_cards;
    return prospects_.of(wish) - harm_by_reveal(1);
  }

  // [D12.9] Asked before us and claiming, or still to be asked.
  bool may_claim(Seat other) const {
    const Answer& answer = view_.open.answers[other];
    if (other == me_ || (answer.given && !answer.claims)) return false;
    return answer.claims || is_any_met(game_, view_.open.players[other], view_.open.revealed);
  }
  bool others_may_claim() const { return harm_by_reveal(1) > 0; }
  double harm_by_reveal(int points) const {
    double harm = 0;
    for (std::size_t i = 0; i < game_.seats(); ++i)
      if (may_claim(seat_at(i))) harm += points * rivals_.a_point_of(seat_at(i));
    return harm;
  }

  const Deukalion& game_;
  const Content& content_;
  const View& view_;
  Seat me_;
  const Player& player_;
  Prospects prospects_;
  Rivals rivals_;
  Victories victories_;
  Course course_;
  double now_;
  bool hunts_hydra_;  // has a quest for which it matters how far away the Hydra is
  std::optional<Placing> placing_;
  std::optional<FightCards> fight_cards_;
};

}  // namespace

Advice<Deukalion> advise(const Deukalion& game, const View& view, const MoveList& moves) {
  const Adviser adviser(game, view);
  Advice<Deukalion> advice;
  for (const Move& move : moves) advice.push_back(std::visit(adviser, move));
  return advice;
}

// Most moves only shift a ship or the Hydra, and cannot be worth so much as what is done before all
// else. In imagined courses they are not looked at if there is any of that.
Move best_move(const Deukalion& game, const View& view, const MoveList& moves, Rng& rng) {
  if (moves.size() == 1) return moves[0];
  const Adviser adviser(game, view);
  double best = kNever;
  Advice<Deukalion> advice;
  for (const Move& move : moves) {
    advice.push_back(adviser.only_shifts(move) ? kNever : std::visit(adviser, move));
    best = std::max(best, advice.back());
  }
  const bool beyond_reach = best > adviser.most_by_shifting();
  for (std::size_t i = 0; i < moves.size() && !beyond_reach; ++i)
    if (adviser.only_shifts(moves[i])) advice[i] = std::visit(adviser, moves[i]);
  return best_advised(moves, advice, rng);
}

Move EasyBot::choose(const Deukalion& game, const View& view, const MoveList& moves, Rng& rng) {
  if (moves.size() == 1) return moves[0];
  Advice<Deukalion> advice = advise(game, view, moves);
  for (double& points : advice) points += kRough * (rng.unit() - 0.5);
  return best_advised(moves, advice, rng);
}

}  // namespace ilion::deukalion
