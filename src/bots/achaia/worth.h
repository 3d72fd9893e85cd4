// SPDX-License-Identifier: GPL-3.0-or-later
// What things are worth, in points of influence at the end: gold, cousins, cards in hand, the uses
// of a location.
#pragma once

#include <array>

#include "bots/achaia/habits.h"

namespace ilion::achaia {

// When things are valued: all that their worth depends on besides habits and content.
struct Occasion {
  std::uint8_t round = 1;
  std::uint8_t players = 2;
  bool closing = false;  // dominance
  bool passed = false;
  friend bool operator==(const Occasion&, const Occasion&) = default;
};

class Worth {
 public:
  Worth() = default;
  Worth(const Content& content, const Occasion& occasion, const Habits& habits);

  double gold() const { return gold_; }
  double cousin(Cousin kind) const { return cousins_[static_cast<std::size_t>(kind)]; }
  // In hand, to be played or to answer with later.
  double card(Intrigue card) const { return held_ * cards_[index_of(card)]; }
  double unknown_card() const { return held_ * mean_card_; }
  // One use of a location by one die.
  double use(Location here) const { return uses_[index_of(here)]; }
  // A pip of a die in reserve.
  double pip_in_reserve() const { return pip_in_reserve_; }

 private:
  double typical(const Operation& operation, const Habits& habits) const;
  double typical(const Operations& operations, const Habits& habits) const;
  void value_cards(const Content& content, const Habits& habits);
  void value_uses(const Content& content, const Occasion& occasion, const Habits& habits);

  double gold_ = 0;
  double held_ = 0;
  double mean_card_ = 0;
  double pip_in_reserve_ = 0;
  double rival_ = 0;  // what an average rival's point is worth, positive
  std::array<double, 2> cousins_{};
  std::array<double, kIntrigueKinds> cards_{};
  std::array<double, kLocations> uses_{};
};

// To the seat that looks. What was worked out lately is kept, 22 KB a thread.
Worth worth_to(const Achaia& game, const View& view, const Habits& habits);

}  // namespace ilion::achaia
