// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/hector/last_turn.h"

#include <algorithm>
#include <bit>

#include "bots/search/mind.h"

namespace ilion::hector {

namespace {

constexpr int kMostRounds = 1000;
constexpr std::size_t kPairsOfPlayout = 1000;  // pairs of finishes that take as long as a playout
constexpr int kRoundsOfFate = 5;               // after which the fate sequences are decided anew
constexpr float kFaint = 1e-6F;                // of what has never come up all is alike
constexpr float kSlip = 0.01F;       // of the attacker: so the defender has an answer to everything
constexpr double kTooSeldom = 0.03;  // what is left of the first rounds

// Regret matching: shares of the options, by option and type.
void match(const float* regrets, std::size_t options, std::size_t types, float* shares) {
  for (std::size_t i = 0; i < types; ++i) {
    float total = 0;
    for (std::size_t o = 0; o < options; ++o) total += regrets[o * types + i];
    for (std::size_t o = 0; o < options; ++o)
      shares[o * types + i] =
          total > 0 ? regrets[o * types + i] / total : 1 / static_cast<float>(options);
  }
}

// CFR+: regrets never sink below nothing.
void regret(const float* shares, const float* worths, std::size_t options, std::size_t types,
            float* regrets) {
  for (std::size_t i = 0; i < types; ++i) {
    float mean = 0;
    for (std::size_t o = 0; o < options; ++o) mean += shares[o * types + i] * worths[o * types + i];
    for (std::size_t o = 0; o < options; ++o) {
      float& each = regrets[o * types + i];
      each = std::max(0.0F, each + worths[o * types + i] - mean);
    }
  }
}

// Eight sums at a time, in an order that is the same everywhere.
float product(const float* a, const float* b, std::size_t n) {
  std::array<float, 8> sums{};
  std::size_t i = 0;
  for (; i + sums.size() <= n; i += sums.size())
    for (std::size_t k = 0; k < sums.size(); ++k) sums[k] += a[i + k] * b[i + k];
  float sum = 0;
  for (; i < n; ++i) sum += a[i] * b[i];
  for (float each : sums) sum += each;
  return sum;
}

constexpr std::array<unsigned, 3> kSteps{0, 1, 3};  // of the tile, as are:
constexpr std::array<Turn, 3> kTurnsOfTile{Turn::Leave, Turn::Left, Turn::Right};

bool is_before_last_turn(const ArmyView& army) {
  return laid_in(army.table) == kTablePlaces - 1 && army.hand == 1;
}

ArmyView as_all_see(ArmyView army) {
  army.secrets = {};
  return army;
}

}  // namespace

std::unique_ptr<LastTurn> LastTurn::of(const Hector& game, const View& view) {
  ArmyView attacker = as_all_see(view.armies[view.attacker]);
  ArmyView defender = as_all_see(view.armies[other(view.attacker)]);
  const bool fate = view.phase == Phase::Fate && defender.hand == 0 &&
                    view.armies[other(view.mover)].hero_in_hand;
  if (!fate && (view.phase != Phase::Action || !is_before_last_turn(view.armies[view.mover])))
    return nullptr;
  for (ArmyView* army : {&attacker, &defender})
    if (army->hand == 0) {                  // back before its last turn
      if (army->under > 0) return nullptr;  // perhaps changed just now, perhaps long ago
      army->table.back() = kNoTroop;
      army->hand = 1;
    }
  auto turn = std::make_unique<LastTurn>(game, view, attacker, defender);
  return turn->find_asked(view) ? std::move(turn) : nullptr;
}

LastTurn::LastTurn(const Hector& game, const View& view, const ArmyView& attacker,
                   const ArmyView& defender)
    : content_(game.content()),
      attacker_seat_(view.attacker),
      tile_(view.tile),
      edge_(static_cast<unsigned>(view.edge)),
      battle_(view.battle),
      attacker_(content_, view.attacker, attacker),
      defender_(content_, other(view.attacker), defender),
      asked_(view.phase == Phase::Fate      ? Asked::Fate
             : view.mover == attacker_seat_ ? Asked::Attacker
                                            : Asked::Defender),
      seat_(view.mover) {}

// Where in all this the view stands. Who passes finishes with what he held: a finish of option 0
// has the number of its type, and its group that of its troop.
bool LastTurn::find_asked(const View& view) {
  const ArmyView& mine = view.armies[seat_];
  const Troop held = asked_ == Asked::Fate ? mine.table.back() : mine.secrets.hand.first().troop();
  const auto type = asked_side().type_of(held, mine.secrets.hero);
  if (!type) return false;
  type_ = *type;
  const auto find_group = [&](const LastTurnSide& side, Seat seat, std::size_t& group) {
    const Troop last = view.armies[seat].table.back();
    if (last.is_none()) return true;
    const auto found = side.passed_with(last);
    group = found.value_or(0);
    return found.has_value();
  };
  return find_group(attacker_, attacker_seat_, group_) &&
         find_group(defender_, other(attacker_seat_), their_group_);
}

std::uint64_t LastTurn::cost_of_round() const {
  return 1 + attacker_.finishes() * defender_.finishes() / kPairsOfPlayout;
}

double LastTurn::worth(const Remains& attacker, const Remains& defender, int winner) const {
  if (attacker.lost && defender.lost) return winner == 0 ? 0.5 : winner > 0 ? 1 : 0;  // rule H8.4
  if (attacker.lost) return 0;
  if (defender.lost) return 1;
  if (battle_ == kLastBattle) return 0.5;
  PerSide<Standing> sides{};
  sides[attacker_seat_] = attacker.army;
  sides[other(attacker_seat_)] = defender.army;
  const Seat attacks_next = winner > 0 ? attacker_seat_ : other(attacker_seat_);  // rule H8.5
  const auto sight = Lessons<Hector>::look(sides, attacks_next, battle_ + 1);
  return expect_seen<Hector>(sight, kSides)[attacker_seat_];
}

void LastTurn::find_outcomes() {
  for (const auto& ours : attacker_.stakes()) {
    for (const auto& theirs : defender_.stakes())
      outcomes_.push_back({static_cast<float>(worth(ours.won, theirs.lost, 1)),
                           static_cast<float>(worth(ours.won, theirs.won, 0)),
                           static_cast<float>(worth(ours.lost, theirs.won, -1))});
    if_defender_retreats_.push_back(
        static_cast<float>(worth(ours.won, defender_.after_retreat(), 1)));
  }
  // He has four troops on the table, and gets back all of them and the one in hand.
  if_attacker_retreats_ =
      static_cast<float>(worth(attacker_.after_retreat(), defender_.stakes()[0].won, -1));
}

float LastTurn::value(std::size_t ours, std::size_t theirs, unsigned edge) const {
  const TileEdges& edges = content_.tiles[index_of(tile_)];
  const auto& mine = attacker_.finish(ours);
  const auto& other = defender_.finish(theirs);
  const int lead = mine.score[index_of(edges[edge % kEdges])] -
                   other.score[index_of(edges[(edge + kEdges / 2) % kEdges])];
  const Outcomes& outcomes = outcomes_[mine.stake * defender_.stakes().size() + other.stake];
  return lead > 0 ? outcomes.won : lead < 0 ? outcomes.lost : outcomes.tied;
}

// Whoever is superior turns the tile as is best against all he may face, by how often the other
// side has come here with each in the rounds so far.
void LastTurn::decide_fate(std::size_t group, std::size_t their_group) {
  const LastTurnSide::Group& theirs = defender_.groups()[their_group];
  const LastTurnSide::Group& ours = attacker_.groups()[group];
  const int lead =
      attacker_.finish(ours.first).superiority - defender_.finish(theirs.first).superiority;
  const bool attacker_turns = lead >= 0;
  const auto& chooser = attacker_turns ? ours : theirs;
  const auto& faced = attacker_turns ? theirs : ours;
  const float* seen = attacker_turns ? &answers_[group * defender_.finishes()] : attacks_.data();
  const auto value_of = [&](std::size_t his, std::size_t other, unsigned steps) {
    return attacker_turns ? value(his, other, edge_ + steps) : value(other, his, edge_ + steps);
  };
  const bool is_asked = asked_ == Asked::Fate && group == group_ && their_group == their_group_;
  for (std::size_t his = chooser.first; his < chooser.first + chooser.size; ++his) {
    std::array<float, kSteps.size()> sums{};
    float seen_at_all = 0;
    for (std::size_t i = faced.first; i < faced.first + faced.size; ++i) {
      seen_at_all += seen[i] + kFaint;
      for (std::size_t k = 0; k < kSteps.size(); ++k)
        sums[k] += (seen[i] + kFaint) * value_of(his, i, kSteps[k]);
    }
    if (!attacker_turns)
      for (float& sum : sums) sum = seen_at_all - sum;
    const std::size_t best =  // the first, if nobody turns
        lead == 0
            ? 0
            : static_cast<std::size_t>(std::max_element(sums.begin(), sums.end()) - sums.begin());
    for (std::size_t i = faced.first; i < faced.first + faced.size; ++i)
      (attacker_turns ? at(his, i) : at(i, his)) = value_of(his, i, kSteps[best]);
    if (!is_asked || his != type_) continue;
    sums_[best] += static_cast<float>(round_);
    weight_ = 1;  // these are averages already
    for (std::size_t k = 0; k < kSteps.size(); ++k) worths_[k] = sums[k] / seen_at_all;
  }
}

void LastTurn::decide_fates() {
  for (std::size_t group = 0; group < attacker_.groups().size(); ++group)
    for (std::size_t theirs = 0; theirs < defender_.groups().size(); ++theirs)
      decide_fate(group, theirs);
}

void LastTurn::solve(const Deadline& deadline) {
  find_outcomes();
  const std::size_t ours = attacker_.options() * attacker_.types();
  const std::size_t theirs = defender_.options() * defender_.types();
  attacker_regrets_.assign(ours, 0);
  defender_regrets_.assign(theirs * attacker_.groups().size(), 0);
  const std::size_t options = asked_ == Asked::Fate ? kSteps.size() : asked_side().options();
  sums_.assign(options, 0);
  worths_.assign(options, 0);
  noted_.assign(options, 0);
  noted_before_.assign(options, 0);
  weight_ = 0;
  reach_.assign(attacker_.finishes(), 0);
  reached_worth_.assign(attacker_.finishes(), 0);
  finish_.assign(defender_.finishes(), 0);
  option_.assign(std::max(ours, theirs), 0);
  shares_.assign(theirs, 0);
  values_.assign(attacker_.finishes() * defender_.finishes(), 0);
  attacks_.assign(attacker_.finishes(), 0);
  answers_.assign(attacker_.groups().size() * defender_.finishes(), 0);
  while (round_ < kMostRounds &&
         !deadline.has_come(static_cast<std::uint64_t>(round_) * cost_of_round())) {
    play_round();
    if (std::has_single_bit(static_cast<unsigned>(round_))) note_worths();
  }
}

void LastTurn::note_worths() {
  noted_before_ = noted_;
  for (std::size_t o = 0; o < worths_.size(); ++o)
    noted_[o] = weight_ > 0 ? worths_[o] / weight_ : 0;
}

// The defender answers what the attacker did, group by group, and the attacker learns from that.
void LastTurn::play_round() {
  if (round_ % kRoundsOfFate == 0) decide_fates();
  ++round_;
  const std::size_t types = attacker_.types();
  std::vector<float> shares(attacker_.options() * types);
  match(attacker_regrets_.data(), attacker_.options(), types, shares.data());
  const float slip = kSlip / static_cast<float>(attacker_.options());
  for (std::size_t o = 0; o < attacker_.options(); ++o)
    for (std::size_t i = 0; i < types; ++i)
      option_[o * types + i] = ((1 - kSlip) * shares[o * types + i] + slip) * attacker_.weight(i);
  attacker_.scatter(option_.data(), reach_.data());
  for (std::size_t a = 0; a < reach_.size(); ++a)
    attacks_[a] += static_cast<float>(round_) * reach_[a];
  for (std::size_t group = 0; group < attacker_.groups().size(); ++group) answer(group);
  attacker_.gather(reached_worth_.data(), option_.data());
  std::fill_n(option_.data() + (attacker_.options() - 1) * types, types, if_attacker_retreats_);
  regret(shares.data(), option_.data(), attacker_.options(), types, attacker_regrets_.data());
  if (asked_ != Asked::Attacker) return;
  for (std::size_t o = 0; o < attacker_.options(); ++o) {
    sums_[o] += static_cast<float>(round_) * shares[o * types + type_];
    worths_[o] += round_ * double{option_[o * types + type_]};
  }
  weight_ += round_;
}

// The defender's regrets in front of this group, and then what the attacker gets from him.
void LastTurn::answer(std::size_t group) {
  const auto [first, size] = attacker_.groups()[group];
  const std::size_t types = defender_.types();
  const std::size_t options = defender_.options();
  float* regrets = defender_regrets_.data() + group * options * types;
  std::vector<float>& shares = shares_;
  match(regrets, options, types, shares.data());
  std::fill(finish_.begin(), finish_.end(), 0.0F);
  float retreat = 0;
  float reached = 0;
  for (std::size_t a = first; a < first + size; ++a) {
    reached += reach_[a];
    retreat -= reach_[a] * if_defender_retreats_[attacker_.finish(a).stake];
    if (reach_[a] == 0) continue;
    const float* row = &at(a, 0);
    for (std::size_t d = 0; d < finish_.size(); ++d) finish_[d] -= reach_[a] * row[d];
  }
  if (asked_ == Asked::Defender && group == group_) weight_ += round_ * double{reached};
  if (reached > 0) {
    defender_.gather(finish_.data(), option_.data());
    std::fill_n(option_.data() + (options - 1) * types, types, retreat);
    regret(shares.data(), option_.data(), options, types, regrets);
    match(regrets, options, types, shares.data());
  }
  if (asked_ == Asked::Defender && group == group_)
    for (std::size_t o = 0; o < options; ++o) {
      sums_[o] += static_cast<float>(round_) * shares[o * types + type_];
      if (reached > 0) worths_[o] += round_ * double{reached + option_[o * types + type_]};
    }
  for (std::size_t o = 0; o < options; ++o)
    for (std::size_t i = 0; i < types; ++i) shares[o * types + i] *= defender_.weight(i);
  defender_.scatter(shares.data(), finish_.data());
  float* answers = &answers_[group * finish_.size()];
  for (std::size_t d = 0; d < finish_.size(); ++d)
    answers[d] += static_cast<float>(round_) * finish_[d];
  float retreats = 0;
  for (std::size_t i = 0; i < types; ++i) retreats += shares[(options - 1) * types + i];
  for (std::size_t a = first; a < first + size; ++a)
    reached_worth_[a] = product(&at(a, 0), finish_.data(), finish_.size()) +
                        retreats * if_defender_retreats_[attacker_.finish(a).stake];
}

Move LastTurn::move_of(std::size_t option) const {
  if (asked_ == Asked::Fate) return TurnTile{kTurnsOfTile[option]};
  return asked_side().move_of(type_, option);
}

FixedVec<LastTurn::Choice, kMaxMoves> LastTurn::choices() const {
  double total = 0;
  for (float sum : sums_) total += sum;
  FixedVec<Choice, kMaxMoves> choices;
  double kept = 0;
  for (std::size_t o = 0; o < sums_.size(); ++o) {
    const double share = total > 0 ? sums_[o] / total : 0;
    const double value = weight_ > 0 ? worths_[o] / weight_ : 0;
    choices.push_back({move_of(o), share < kTooSeldom ? 0 : share, value, noted_before_[o]});
    kept += choices.back().share;
  }
  for (Choice& choice : choices) choice.share /= kept > 0 ? kept : 1;
  return choices;
}

}  // namespace ilion::hector
