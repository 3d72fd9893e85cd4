// SPDX-License-Identifier: GPL-3.0-or-later
// What is asked now, and what it is asked for: the public course of things. State and View hold the
// same struct, and the event Asked carries it, so a client always knows where the match stands.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <tuple>

#include "base/check.h"
#include "base/fields.h"
#include "games/achaia/dice.h"
#include "games/achaia/operations.h"
#include "games/achaia/types.h"

namespace ilion::achaia {

// One thing named in an announcement [A5.18]: a die with what it becomes (the same, if it is to be
// rolled), or a marker's colour and location, or a location alone, both in `to`.
struct Pick {
  std::uint8_t op = 0;  // for which operation of the list
  Colour colour{};
  Spot from;
  Spot to;
  static constexpr auto kFields = std::tuple{Field{"op", &Pick::op}, Field{"colour", &Pick::colour},
                                             Field{"from", &Pick::from}, Field{"to", &Pick::to}};
  friend bool operator==(const Pick&, const Pick&) = default;
};

// An effect on its way: announced, perhaps answered, carried out operation by operation.
struct Act {
  Source source = Source::None;
  std::uint8_t id = 0;     // of the card, character, event or location
  std::uint8_t which = 0;  // side of the card, or use of the location
  Seat actor{};
  Seat other{};  // the Opp, or for an answer the attacker; the actor himself if there is none
  std::uint8_t op = 0;    // the operation that is announced or carried out
  std::uint8_t done = 0;  // of this operation: cards drawn or taken, opponents asked, dice rolled
  std::uint8_t old_drawn = 0;  // of the cards looked at: drawn before the deck was shuffled
  bool awaits = false;         // the last die still needs its destination or partner
  std::uint8_t picked = 0;
  std::array<Pick, kMaxPicks> picks{};

  bool is_card() const { return source == Source::Card || source == Source::Answer; }
  Intrigue card() const { return static_cast<Intrigue>(id); }
  Side side() const { return static_cast<Side>(which); }
  void add(const Pick& pick) {
    ILION_DCHECK(picked < kMaxPicks);
    picks[picked++] = pick;
  }
  Pick& last() { return picks[picked - 1U]; }
  const Pick& last() const { return picks[picked - 1U]; }
  // How many of the picks are for this operation.
  int picked_for(std::uint8_t which_op) const {
    int n = 0;
    for (std::size_t i = 0; i < picked; ++i) n += picks[i].op == which_op ? 1 : 0;
    return n;
  }

  static constexpr auto kFields =
      std::tuple{Field{"source", &Act::source}, Field{"id", &Act::id},
                 Field{"which", &Act::which},   Field{"actor", &Act::actor},
                 Field{"other", &Act::other},   Field{"op", &Act::op},
                 Field{"done", &Act::done},     Field{"old_drawn", &Act::old_drawn},
                 Field{"awaits", &Act::awaits}, Field{"picked", &Act::picked},
                 Field{"picks", &Act::picks}};
  friend bool operator==(const Act&, const Act&) = default;
};

// [A6.4] The uses of a location that are still due: for each seat how many dice of each value, four
// bits a value, for a seat has ten dice at most.
class Claims {
 public:
  void add(Seat seat, int value) { due_[seat] += 1U << (4 * value); }
  void remove(Seat seat, int value) { due_[seat] -= 1U << (4 * value); }
  int of(Seat seat, int value) const { return static_cast<int>(due_[seat] >> (4 * value) & 15); }
  // The highest value that is due, or 0.
  int highest() const {
    std::uint32_t most = 0;
    for (std::uint32_t due : due_.items) most = std::max(most, due);
    return most == 0 ? 0 : (31 - std::countl_zero(most)) / 4;
  }
  friend bool operator==(const Claims&, const Claims&) = default;

 private:
  PerSeat<std::uint32_t> due_{};
};

struct Question {
  Phase phase = Phase::LayTile;
  Seat mover{};               // who is asked, or for whom chance draws
  std::uint8_t left = 0;      // how many of it are still to come, this one included
  std::uint8_t position = 0;  // of the location that is resolved, or of the next tile
  Colour colour{};            // of the dice that are rolled, or of the die that must leave
  Act act;
  Claims claims;

  static constexpr auto kFields =
      std::tuple{Field{"phase", &Question::phase},   Field{"mover", &Question::mover},
                 Field{"left", &Question::left},     Field{"position", &Question::position},
                 Field{"colour", &Question::colour}, Field{"act", &Question::act},
                 Field{"claims", &Question::claims}};
  friend bool operator==(const Question&, const Question&) = default;
};

}  // namespace ilion::achaia
