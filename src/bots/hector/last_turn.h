// SPDX-License-Identifier: GPL-3.0-or-later
// The last turn of a battle as a game of its own, solved nearly exactly: CFR+ over both hidden
// ranges at once. What each side may hold is what all at the table know (the two armies are apart,
// so are their ranges), the searching side's own range included, for the other side knows no more.
// All holdings are alike but for what was seen: what a side did before the turn tells nothing here.
//
// What stands in for the exact game: in the fate sequence the superior side answers what the other
// has done on average in the rounds so far; a battle's end is worth what was learned of
// it, less the price of a lost hero; and who looks back on the turn takes it that the others
// passed, for a view does not tell when a card was discarded or a hero changed.
#pragma once

#include <memory>

#include "bots/hector/last_turn_side.h"
#include "bots/search/budget.h"

namespace ilion::hector {

class LastTurn {
 public:
  struct Choice {
    Move move;
    double share = 0;    // how often it should be played
    double value = 0;    // the chance to win the match, against what the other does on average
    double earlier = 0;  // what it was at half of the rounds or before
  };

  // Nothing if this view is asked neither for an action in its last turn nor for the last word on
  // the tile before a hero that is still hidden.
  static std::unique_ptr<LastTurn> of(const Hector& game, const View& view);

  // In playouts of a search that take about as long.
  std::uint64_t cost_of_round() const;
  // As many rounds as the deadline allows, but no more than anybody could need.
  void solve(const Deadline& deadline);

  int rounds() const { return round_; }
  FixedVec<Choice, kMaxMoves> choices() const;

  LastTurn(const Hector& game, const View& view, const ArmyView& attacker,
           const ArmyView& defender);

 private:
  struct Outcomes {
    float won = 0;  // by the attacker
    float tied = 0;
    float lost = 0;
  };

  void find_outcomes();
  void decide_fates();
  void decide_fate(std::size_t group, std::size_t their_group);
  double worth(const Remains& attacker, const Remains& defender, int winner) const;
  bool find_asked(const View& view);
  const LastTurnSide& asked_side() const { return seat_ == attacker_seat_ ? attacker_ : defender_; }
  Move move_of(std::size_t option) const;
  float value(std::size_t ours, std::size_t theirs, unsigned edge) const;
  float& at(std::size_t ours, std::size_t theirs) {
    return values_[ours * defender_.finishes() + theirs];
  }
  void play_round();
  void note_worths();
  void answer(std::size_t group);

  const Content& content_;
  Seat attacker_seat_;
  Tile tile_;
  unsigned edge_;
  int battle_;
  LastTurnSide attacker_;
  LastTurnSide defender_;
  enum class Asked : std::uint8_t { Attacker, Defender, Fate };
  Asked asked_;
  Seat seat_;                    // that is asked
  std::size_t type_ = 0;         // what it holds; in the fate sequence its finish
  std::size_t group_ = 0;        // how the attacker finished, if he did
  std::size_t their_group_ = 0;  // and the defender

  std::vector<Outcomes> outcomes_;           // by the stakes of both
  std::vector<float> values_;                // to the attacker, by the finishes of both
  std::vector<float> if_defender_retreats_;  // to the attacker, by his stakes
  float if_attacker_retreats_ = 0;

  // By option and type; the defender's a group of the attacker's after the other.
  std::vector<float> attacker_regrets_;
  std::vector<float> defender_regrets_;
  std::vector<float> sums_;     // of the side that is asked: its average strategy
  std::vector<double> worths_;  // of its options, weighed like its strategy
  double weight_ = 0;           // of all rounds together
  std::vector<double> noted_;   // their averages when the number of rounds last was a power of two
  std::vector<double> noted_before_;
  int round_ = 0;

  std::vector<float> attacks_;        // sums of how often the attacker finished so
  std::vector<float> answers_;        // and the defender, by the attacker's group
  std::vector<float> reach_;          // of the attacker's finishes in this round
  std::vector<float> reached_worth_;  // of the attacker's finishes, against the defender
  std::vector<float> finish_;         // scratch, by finish of the defender
  std::vector<float> option_;         // scratch, by option and type
  std::vector<float> shares_;         // scratch, the defender's strategy at a group
};

}  // namespace ilion::hector
