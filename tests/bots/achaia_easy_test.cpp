// SPDX-License-Identifier: GPL-3.0-or-later
// What `easy` does in plain cases, and how its matches end. The positions are made by hand and hold
// only what the case is about.
#include "bots/achaia/easy.h"

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "arena/match.h"
#include "bots/achaia/bots.h"
#include "games/achaia/notation.h"
#include "support/sanitized.h"

namespace ilion::achaia {

namespace {

using ilion::test::fewer_if_sanitized;

constexpr Seat kMe = seat_at(0);
constexpr Seat kRival = seat_at(1);
constexpr Seat kThird = seat_at(2);

Intrigue intrigue(int number) { return intrigue_at(static_cast<std::size_t>(number - 1)); }
EventCard event(int number) { return event_at(static_cast<std::size_t>(number - 1)); }

// Three players in the intrigue phase of a round; all dice show 3 and lie in reserve, nobody has
// cards or cousins, and no character of the round is open.
struct Position {
  Achaia game;
  State state;

  explicit Position(std::uint8_t round, const Options& options = {})
      : game(3, options), state(game.initial()) {
    state.round = round;
    state.start = kMe;
    for (std::size_t i = 0; i < 3; ++i) {
      const Seat seat = seat_at(i);
      DiceOfColour dice;
      dice.fill(Spot(Location::Reserve, 3));
      state.board.dice.put(colour_at(i), dice);
      state.cousins[seat] = {};
      state.event[seat] = event((round - 1) * 6 + 1 + static_cast<int>(i));
      state.event_fate[seat] = EventFate::Held;
    }
    turn();
  }
  void turn() {
    state.question = {};
    state.question.phase = Phase::Turn;
    state.question.mover = kMe;
  }
  void put(Seat seat, Location place, int value) {
    state.board.dice.replace(colour_at(index_of(seat)), Spot(Location::Reserve, 3),
                             Spot(place, value));
  }
  void passed(Seat seat) {
    state.passed = static_cast<std::uint8_t>(state.passed | 1U << index_of(seat));
    state.event_fate[seat] = EventFate::Discarded;
  }
  // The rival has played a card against us and nobody has answered yet.
  void attacked_with(int card) {
    Question& question = state.question;
    question.phase = Phase::Window;
    question.act.source = Source::Card;
    question.act.id = static_cast<std::uint8_t>(card - 1);
    question.act.actor = kRival;
    question.act.other = kMe;
  }

  std::string choice(std::uint64_t seed = 1) const {
    Rng rng(seed);
    EasyBot bot;
    return to_text(
        bot.choose(game, game.observe(state, Viewer::seat(kMe)), game.legal_moves(state), rng));
  }
};

std::vector<std::string> one_easy(std::size_t players) {
  std::vector<std::string> names(players, "random");
  names[0] = "easy";
  return names;
}

}  // namespace

TEST_CASE("easy nearly always beats random, at every size of table") {
  for (std::size_t players = 2; players <= kMaxPlayers; ++players) {
    CAPTURE(players);
    const Achaia game(players);
    arena::Bots<Achaia> bots(one_easy(players));
    const std::uint64_t matches = fewer_if_sanitized(100);
    std::uint64_t wins = 0;
    for (std::uint64_t i = 0; i < matches; ++i) {
      const std::size_t first = i % players;
      const auto match = bots.play(game, mix_seed(11, i), first);
      wins += match.result.rank[seat_at((players - first) % players)] == 1 ? 1U : 0U;
    }
    CHECK(wins * 100 >= matches * 97);
  }
}

TEST_CASE("easy ends its matches in few decisions, whatever the variants") {
  for (std::size_t players = 2; players <= kMaxPlayers; ++players)
    for (unsigned bits = 0; bits < 16; ++bits) {
      const Options options{.new_order = (bits & 1) != 0,
                            .own_fate = (bits & 2) != 0,
                            .not_lost = (bits & 4) != 0,
                            .negotiate = (bits & 8) != 0};
      const Achaia game(players, options);
      arena::Bots<Achaia> bots(std::vector<std::string>(players, "easy"));
      for (std::uint64_t i = 0; i < fewer_if_sanitized(10); ++i)
        CHECK(bots.play(game, mix_seed(bits, i)).decisions < 600);
    }
}

TEST_CASE("easy places a die where it dominates, not where it comes second") {
  Position position(1);
  position.state.question.phase = Phase::Place;
  position.state.question.left = 1;
  position.put(kRival, Location::TradingHouse, 5);
  position.put(kRival, Location::Mint, 5);
  position.put(kRival, Location::Citadel, 5);
  position.put(kThird, Location::Heralds, 5);
  position.put(kThird, Location::Prison, 5);
  CHECK(position.choice() == "place R3 4");  // the best of what nobody holds
}

TEST_CASE("[A10.I13] easy buys influence in the last round, and sells one for it if it is poor") {
  Position position(3);
  position.passed(kRival);
  position.passed(kThird);
  position.state.hand[kMe].add(intrigue(13));
  position.state.gold[kMe] = 7;
  CHECK(position.choice() == "play I13 a");
  position.state.gold[kMe] = 0;
  position.state.influence[kMe] = 5;
  CHECK(position.choice() == "pass");  // to sell 1 and buy 1 gains two gold and is not worth it
}

TEST_CASE("[A5.14] easy passes to play its event when nothing else gains as much") {
  Position position(3);
  position.state.event[kMe] = event(17);
  CHECK(position.choice() == "event");
}

TEST_CASE("[A5.5] easy spends a street cousin on what would cost it a point, not on a trifle") {
  Position position(2);
  position.state.cousins_of(kMe, Cousin::Street) = 1;
  position.attacked_with(3);  // Slander
  CHECK(position.choice() == "cousin street");
  position.attacked_with(10);  // Blackmail
  position.state.gold[kMe] = 1;
  CHECK(position.choice() == "none");
}

TEST_CASE("[A5.10] easy sells its last influence rather than lose it to a card") {
  Position position(2);
  position.state.influence[kMe] = 1;
  position.attacked_with(3);
  CHECK(position.choice() == "sell");
  position.state.influence[kMe] = 2;
  CHECK(position.choice() == "none");
}

TEST_CASE("[A7.1] easy lays the marker of the palace where it decides a majority") {
  Position position(3);
  position.put(kMe, Location::Palace, 6);
  for (std::size_t i = 1; i < kLocations; ++i) position.state.markers[1 + i % 2][i] = 2;
  position.state.markers[0][index_of(Location::Palace)] = 2;
  position.state.markers[0][index_of(Location::Mint)] = 2;  // as many as a rival
  Question& question = position.state.question;
  question.phase = Phase::PickMarker;
  question.act.source = Source::Location;
  question.act.id = static_cast<std::uint8_t>(Location::Palace);
  question.act.op = 1;
  CHECK(position.choice() == "marker R 8");
}

TEST_CASE("[A10.I01] of a poor victim easy takes the influence") {
  Position position(2);
  position.state.gold[kRival] = 2;
  Question& question = position.state.question;
  question.phase = Phase::Spoils;
  question.act.source = Source::Card;
  question.act.other = kRival;
  CHECK(position.choice() == "take influence");
}

TEST_CASE("[A12.4] easy gives no gold away: a promise binds nobody") {
  Position position(1, {.negotiate = true});
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    position.state.gold[kMe] = static_cast<std::uint16_t>(seed);
    CHECK_FALSE(position.choice(seed).starts_with("gift"));
  }
}

}  // namespace ilion::achaia
