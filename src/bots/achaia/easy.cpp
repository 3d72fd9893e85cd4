// SPDX-License-Identifier: GPL-3.0-or-later
// One function a kind of move: each says what it gains, in points of influence, and the highest is
// played.
#include "bots/achaia/easy.h"

#include <algorithm>
#include <optional>

#include "bots/achaia/answers.h"
#include "bots/achaia/schemes.h"
#include "bots/achaia/tempo.h"

namespace ilion::achaia {

namespace {

constexpr double kNever = -1e6;
constexpr double kMeanRoll = 3.5 * kDiceOfColour;
constexpr std::size_t kHighDice = 3;  // of those set by oneself: as many are placed at once [A12.2]

// All that is known of the board and what might be done on it.
class Position {
 public:
  Position(const Achaia& game, const View& view, const Worth& worth, const Habits& habits)
      : forecast_(game, view, habits),
        outlook_(view, forecast_),
        stakes_(game, view, outlook_, worth.unknown_card(), habits),
        scene_(game, view, forecast_, outlook_, stakes_, worth, trials_),
        schemes_(game, view, worth, stakes_, scene_, habits) {
    foresee(game, view.question);
  }
  Position(const Position&) = delete;  // its parts know each other
  Position& operator=(const Position&) = delete;

  const Stakes& stakes() const { return stakes_; }
  const Scene& scene() const { return scene_; }
  const Schemes& schemes() const { return schemes_; }

 private:
  // What has been named so far counts as done [A5.18].
  void foresee(const Achaia& game, const Question& question) {
    switch (question.phase) {
      case Phase::PickDie:
      case Phase::PickStep:
      case Phase::PickTo:
      case Phase::PickPartner:
      case Phase::PickLocation:
      case Phase::PickMarker: break;
      default: return;
    }
    const Act& act = question.act;
    const Operations& operations = game.operations(act);
    for (std::size_t i = 0; i < act.picked; ++i) {
      const Pick& pick = act.picks[i];
      if (operations[pick.op].op == Op::RaiseLimit) scene_.raise_limit(pick.to.place());
      if (!pick.from.is_blank()) scene_.change(pick.colour, pick.from, pick.to);
    }
  }

  Forecast forecast_;
  Outlook outlook_;
  Stakes stakes_;
  Trials trials_;
  Scene scene_;
  Schemes schemes_;
};

// Whatever a kind of move does not ask for is not worked out.
class Adviser {
 public:
  Adviser(const Achaia& game, const View& view, const Habits& habits)
      : game_(game),
        content_(game.content()),
        view_(view),
        question_(view.question),
        act_(view.question.act),
        me_(view.viewer.seat()),
        mine_(view.players[me_]),
        habits_(habits),
        worth_(worth_to(game, view, habits)) {
    if (question_.phase != Phase::Turn) return;
    event_ = schemes().best(content_.at(mine_.secrets.event), me_);
    price_ =
        Tempo(game, view, worth_, position().stakes(), habits).price_of_turn(std::max(0.0, event_));
  }

  // Setup: high dice dominate.
  double operator()(const KeepDice&) const { return 0; }
  double operator()(const RollAllAgain& move) const {
    double sum = 0;
    for (Spot spot : scene().dice().of(move.colour)) sum += spot.value();
    return kMeanRoll - sum;
  }
  double operator()(const SetDie& move) const {
    std::size_t set = 0;
    for (Spot spot : scene().dice().of(question_.colour)) set += spot.is_blank() ? 0U : 1U;
    const int value = static_cast<int>(move.value);
    return set < kHighDice ? std::min(value, 5) : -value;  // 5 and 6 alike, for variety
  }
  double operator()(const PlaceDie& move) const {
    return scene().gain_of_placing(move.die, move.to);
  }

  double operator()(const TakeSupplies& move) const {
    if (move.supply == Supply::Gold) return kSupplyGold * worth_.gold();
    return kSupplyCards * worth_.unknown_card();
  }

  double operator()(const PlayCard& move) const { return of_card(move.card, move.side, me_); }
  double operator()(const PlayAgainst& move) const {
    return of_card(move.card, move.side, move.opp);
  }
  double operator()(const UseCharacter& move) const { return of_character(move.who) - price_; }
  double operator()(const Pass&) const { return 0; }
  double operator()(const PassWithEvent&) const { return event_; }

  double operator()(const AnswerWithCousin& move) const { return -worth_.cousin(move.cousin); }
  double operator()(const AnswerWithCard& move) const {
    const IntrigueRow& row = content_.at(move.card);
    const Effect& answer = row.b.kind == EffectKind::Normal ? row.a : row.b;
    return schemes().best(answer.ops, act_.actor) - worth_.card(move.card);
  }

  // Steps of an announcement.
  double operator()(const PickDie& move) const {
    const bool is_partner = question_.phase == Phase::PickPartner;
    return is_partner ? schemes().of_partner(operation(), move.die, act_)
                      : schemes().of_die(operation(), move.die, act_);
  }
  double operator()(const PickStep& move) const {
    const int by = move.direction == Direction::Up ? operation().amount : -operation().amount;
    return scene().gain_of(move.die.colour, move.die.spot, move.die.spot.plus(by));
  }
  double operator()(const PickLocation& move) const {
    switch (question_.phase) {
      case Phase::PickTo:
        return scene().gain_of(act_.last().colour, act_.last().to,
                               act_.last().to.at(move.location));
      case Phase::MoveOut: {
        const Spot leaves = highest(question_.colour);
        return scene().gain_of(question_.colour, leaves, leaves.at(move.location));
      }
      default: return schemes().of_location(operation(), move.location);
    }
  }
  double operator()(const PickMarker& move) const {
    const int by = operation().op == Op::LayMarker ? 1 : -1;
    return scene().gain_of_marker(move.colour, move.location, by);
  }
  // Whoever is dearest to use will be missed least.
  double operator()(const PickCharacter& move) const {
    return -schemes().best(content_.at(move.who).ops, me_);
  }

  double operator()(const PickCard& move) const {
    const double card = worth_.card(move.card);
    const bool keeps = question_.phase == Phase::KeepCard || question_.phase == Phase::TakeCard;
    return keeps ? card : operation().amount * worth_.gold() - card;
  }

  double operator()(const Concede& move) const {
    const bool of_one = operation().op == Op::PayOrInfluence;
    switch (move.what) {
      case Concession::Gold:
        return -std::min<double>(operation().amount, mine_.gold) * worth_.gold();
      case Concession::Influence: return -(of_one ? operation().count : operation().amount);
      case Concession::Street: return -worth_.cousin(Cousin::Street);
      case Concession::Court: return -worth_.cousin(Cousin::Court);
    }
    return 0;
  }
  double operator()(const TakeSpoils& move) const {
    if (move.spoils == Spoils::Influence) return 1;
    const double gold = view_.players[act_.other].gold * worth_.gold();
    return gold * (1 - stakes().of(act_.other));
  }

  // Oneself first, then who matters least.
  double operator()(const NameOwner& move) const { return stakes().of(move.seat); }
  double operator()(const NameColour& move) const {
    const bool own = stakes().of(move.colour) > 0;
    const Spot leaves = highest(move.colour);
    double result = own ? kNever : -kNever;
    for (std::size_t i = 0; i < kLocations; ++i) {
      const Location to = location_at(i);
      if ((scene().available() >> i & 1) == 0 || to == leaves.place()) continue;
      const double gain = scene().gain_of(move.colour, leaves, leaves.at(to));
      result = own ? std::max(result, gain) : std::min(result, gain);
    }
    return result;
  }

  double operator()(const UseLocation& move) const { return schemes().best(use(move.which), me_); }

  // No answer lets the card happen; elsewhere nothing is gained or lost.
  double operator()(const Decline&) const {
    return question_.phase == Phase::Window ? schemes().announced(act_) : 0;
  }

  double operator()(const SellInfluence&) const {
    const double loss = kSalePrice * worth_.gold() - 1;
    if (is_doomed()) return loss;
    const double gain = gain_by_sale();
    return gain > 0 ? gain + loss - habits_[Habit::Reluctance] : kNever;
  }
  // [A12.4] A promise binds nobody, so nothing is bought by a gift.
  double operator()(const GiveGold& move) const {
    return kNever - static_cast<double>(move.amount);
  }

 private:
  const Position& position() const {
    if (!position_) position_.emplace(game_, view_, worth_, habits_);
    return *position_;
  }
  const Stakes& stakes() const { return position().stakes(); }
  const Scene& scene() const { return position().scene(); }
  const Schemes& schemes() const { return position().schemes(); }
  const Answers& answers() const {
    if (!answers_) answers_.emplace(game_, view_, habits_);
    return *answers_;
  }
  const Operation& operation() const { return game_.operations(act_)[act_.op]; }
  const Operations& use(UseOf which) const {
    return content_.at(view_.order[question_.position]).uses[static_cast<std::size_t>(which)];
  }
  Spot highest(Colour colour) const {
    Spot found;
    for (Spot spot : scene().dice().of(colour))  // ascending within a place
      if (spot.place() == view_.order[question_.position]) found = spot;
    return found;
  }

  double of_card(Intrigue card, Side side, Seat opp) const {
    const double gain = schemes().best(content_.at(card).effect(side).ops, opp);
    return answers().chance_to_stand(opp) * gain - worth_.card(card) - price_;
  }
  int price_of(Character who) const { return content_.at(who).cost + view_.greed[slot_of(who)]; }
  double of_character(Character who) const {
    return schemes().best(content_.at(who).ops, me_) - price_of(who) * worth_.gold();
  }

  static int cost_of(const Operations& operations) {
    return !operations.empty() && operations[0].op == Op::Cost ? operations[0].amount : 0;
  }
  // [A3.2] What only the gold of a sale would make possible.
  bool needs_sale(int cost) const { return cost > mine_.gold && cost <= mine_.gold + kSalePrice; }
  double gain_by_sale() const {
    switch (question_.phase) {
      case Phase::Turn: return std::max(0.0, best_dear_turn() - price_);
      case Phase::Use: {
        double best = 0;
        for (UseOf which : {UseOf::First, UseOf::Second})
          if (needs_sale(cost_of(use(which))))
            best = std::max(best, schemes().best(use(which), me_));
        return best;
      }
      default: return 0;
    }
  }
  double best_dear_turn() const {
    double best = 0;
    for (Intrigue card : mine_.secrets.hand.kinds())
      for (Side side : {Side::A, Side::B}) {
        const Effect& effect = content_.at(card).effect(side);
        if (effect.kind != EffectKind::Normal || effect.aim == Aim::Opp) continue;
        if (!needs_sale(cost_of(effect.ops))) continue;
        best = std::max(best, of_card(card, side, me_) + price_);
      }
    for (std::size_t slot = 0; slot < kCharactersOfRound + 2; ++slot) {
      const bool of_round = slot < kCharactersOfRound;
      if (of_round && (view_.characters >> slot & 1) == 0) continue;
      const Character who =
          of_round ? character_at((view_.round - 1U) * kCharactersOfRound + slot)
                   : character_at(index_of(Character::Orion) + slot - kCharactersOfRound);
      if (needs_sale(price_of(who))) best = std::max(best, of_character(who));
    }
    return best;
  }
  // [A5.10] [A10.E18] The last influence is lost for nothing unless it is sold.
  bool is_doomed() const {
    if (mine_.influence != 1) return false;
    if (question_.phase == Phase::Yield)
      return operation().op == Op::CousinOrInfluence && mine_.cousins[0] + mine_.cousins[1] == 0;
    if (question_.phase != Phase::Window || act_.other != me_) return false;
    const Operations& operations = game_.operations(act_);
    return operations.size() == 1 && operations[0].op == Op::Influence && operations[0].amount < 0;
  }

  const Achaia& game_;
  const Content& content_;
  const View& view_;
  const Question& question_;
  const Act& act_;
  Seat me_;
  const PlayerView& mine_;
  const Habits& habits_;
  Worth worth_;
  mutable std::optional<Position> position_;
  mutable std::optional<Answers> answers_;
  double event_ = 0;
  double price_ = 0;
};

}  // namespace

Advice<Achaia> advise(const Achaia& game, const View& view, const MoveList& moves,
                      const Habits& habits) {
  const Adviser adviser(game, view, habits);
  Advice<Achaia> advice;
  for (const Move& move : moves) advice.push_back(std::visit(adviser, move));
  return advice;
}

Move EasyBot::choose(const Achaia& game, const View& view, const MoveList& moves, Rng& rng) {
  if (moves.size() == 1) return moves[0];
  return best_advised(moves, advise(game, view, moves), rng);
}

}  // namespace ilion::achaia
