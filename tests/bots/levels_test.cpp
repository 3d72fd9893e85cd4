// SPDX-License-Identifier: GPL-3.0-or-later
// The ladder as a whole: the same levels everywhere, and what each promises.
#include "bots/levels.h"

#include <doctest/doctest.h>

#include <stop_token>

#include "bots/achaia/mind.h"
#include "bots/all_bots.h"
#include "bots/deukalion/mind.h"
#include "bots/hector/mind.h"
#include "game/playout.h"

namespace ilion {

namespace {

// A decision of several moves, some way into a match.
template <Game G>
typename G::State some_decision(const G& game, std::uint64_t seed) {
  Rng rng(seed);
  typename G::State state = game.initial();
  for (int decisions = 0; const auto step = random_step(game, state, rng);) {
    if (game.actor(state).is_seat() && ++decisions > 30 && game.legal_moves(state).size() > 2)
      return state;
    apply_step(game, state, *step);
  }
  return some_decision(game, seed + 1);
}

}  // namespace

TEST_CASE_TEMPLATE("every game has random and the five levels, the weakest first", G,
                   hector::Hector, deukalion::Deukalion, achaia::Achaia) {
  const auto names = bot_names<G>();
  REQUIRE(names.size() == 6);
  CHECK(names[0] == "random");
  CHECK(names[1] == "novice");
  CHECK(names[5] == "master");
  for (std::string_view name : names) CHECK(make_bot<G>(name, 2) != nullptr);
  CHECK(make_bot<G>("clairvoyant", 2) == nullptr);  // for the arena alone
  CHECK(make_bot<G>("nobody", 2) == nullptr);
}

TEST_CASE_TEMPLATE("a bot that searches says what it expects, and how often it looked", G,
                   hector::Hector, deukalion::Deukalion, achaia::Achaia) {
  const G game;
  const auto state = some_decision(game, 3);
  const Seat seat = game.actor(state).seat();
  for (std::string_view name : {"medium", "hard", "master"}) {
    const auto bot = make_bot<G>(name, game.seats());
    bot->limit({.playouts = 60});
    Rng rng(1);
    const auto move =
        bot->choose(game, game.observe(state, Viewer::seat(seat)), game.legal_moves(state), rng);
    REQUIRE(bot->why() != nullptr);
    const Report<G>& why = *bot->why();
    CHECK(why.tried[0].move == move);
    CHECK(why.tried[0].visits > 0);
    CHECK(why.tried[0].value >= 0);
    CHECK(why.tried[0].value <= 1);
    CHECK(why.line[0].view.viewer.is(seat));
    CHECK(why.line[0].move == move);
    CHECK(why.playouts >= 40);
  }
}

TEST_CASE(
    "with three players of Achaia hard sets dice down by habit, and says so; medium searches") {
  const achaia::Achaia game(3);
  auto state = game.initial();
  Rng luck(1);
  while (!game.actor(state).is_seat() || state.question.phase != achaia::Phase::Place) {
    if (game.actor(state).is_chance())
      play_chance(game, state, luck);
    else
      game.apply(state, game.legal_moves(state)[0]);
  }
  const auto view = game.observe(state, Viewer::seat(game.actor(state).seat()));
  const auto moves = game.legal_moves(state);
  REQUIRE(moves.size() > 1);
  const auto grounds = [&](const char* level, const Traits& traits) {
    const auto bot = make_bot<achaia::Achaia>(level, game.seats());
    bot->limit({.playouts = 60});
    bot->change(traits);
    bot->compare(moves[0]);
    Rng rng(1);
    const auto move = bot->choose(game, view, moves, rng);
    CHECK(bot->why()->tried[0].move == move);
    return bot->why()->grounds;
  };
  CHECK(grounds("medium", {}) == Grounds::Search);
  CHECK(grounds("hard", {}) == Grounds::Habit);
  CHECK(grounds("master", {}) == Grounds::Habit);
  CHECK(grounds("master", {.trusting = false}) == Grounds::Search);
}

TEST_CASE_TEMPLATE("a bot that does not search says what it went by, too", G, hector::Hector,
                   deukalion::Deukalion, achaia::Achaia) {
  const G game;
  const auto state = some_decision(game, 3);
  const auto view = game.observe(state, Viewer::seat(game.actor(state).seat()));
  const auto moves = game.legal_moves(state);
  for (std::string_view name : {"random", "novice", "easy"}) {
    CAPTURE(std::string(name));
    const auto bot = make_bot<G>(name, game.seats());
    CHECK(bot->why() == nullptr);  // of nothing
    bot->compare(moves[moves.size() - 1]);
    Rng rng(2);
    const auto move = bot->choose(game, view, moves, rng);
    REQUIRE(bot->why() != nullptr);
    const Report<G>& why = *bot->why();
    CHECK(why.grounds == (name == "easy" ? Grounds::Advice : Grounds::Lot));
    CHECK(why.tried[0].move == move);
    CHECK(why.tried.size() == std::min<std::size_t>(moves.size(), 24));
    CHECK(why.line[0].move == move);
    double sum = 0;
    bool has_compared = false;
    for (const auto& tried : why.tried) {
      CHECK(tried.value >= 0);
      CHECK(tried.value <= 1);
      sum += tried.value;
      has_compared = has_compared || tried.move == moves[moves.size() - 1];
    }
    CHECK(has_compared);
    if (moves.size() <= 24) CHECK(sum == doctest::Approx(1));
    if (name == "random")
      CHECK(why.tried[0].value == doctest::Approx(1 / static_cast<double>(moves.size())));
    if (name == "novice") CHECK(why.tried[0].value > 0);  // no blunder is ever drawn
  }
}

TEST_CASE("easy says first what it played, and then what its rules like most") {
  const hector::Hector game;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const auto state = some_decision(game, seed);
    const auto view = game.observe(state, Viewer::seat(game.actor(state).seat()));
    const auto moves = game.legal_moves(state);
    const auto bot = make_bot<hector::Hector>("easy", game.seats());
    Rng rng(seed);
    static_cast<void>(bot->choose(game, view, moves, rng));
    const Report<hector::Hector>& why = *bot->why();
    const auto advice = Mind<hector::Hector>::advise(game, view, moves);
    const auto advised = [&](std::size_t i) {
      const auto* at = std::find(moves.begin(), moves.end(), why.tried[i].move);
      return advice[static_cast<std::size_t>(at - moves.begin())];
    };
    for (std::size_t i = 2; i < why.tried.size(); ++i) CHECK(advised(i - 1) >= advised(i));
  }
}

TEST_CASE_TEMPLATE("what all may expect adds up to one", G, hector::Hector, deukalion::Deukalion,
                   achaia::Achaia) {
  const G game;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const auto state = some_decision(game, seed);
    for (const auto& expect : {Mind<G>::expect, Mind<G>::expect_learned}) {
      const Expectations expected = expect(game, state);
      double sum = 0;
      for (std::size_t i = 0; i < game.seats(); ++i) {
        CHECK(expected[seat_at(i)] > 0);
        sum += expected[seat_at(i)];
      }
      CHECK(sum == doctest::Approx(1));
    }
  }
}

TEST_CASE("a search that is asked to stop does so at once, and still has a move") {
  const deukalion::Deukalion game(4);
  const auto state = some_decision(game, 5);
  const auto bot = make_bot<deukalion::Deukalion>("master", game.seats());
  std::stop_source stop;
  bot->limit({.time_ms = 600'000, .stop = stop.get_token()});
  stop.request_stop();
  Rng rng(1);
  const auto moves = game.legal_moves(state);
  const auto move =
      bot->choose(game, game.observe(state, Viewer::seat(game.actor(state).seat())), moves, rng);
  CHECK(moves.contains(move));
  CHECK(bot->why()->playouts == 0);
}

TEST_CASE("more strength is a larger share of the match, the same a fair one") {
  PerSeat<double> strength{};
  strength[seat_at(0)] = 3;
  strength[seat_at(1)] = 1;
  strength[seat_at(2)] = 1;
  const Expectations shares = share_by_strength(strength, 3, 2);
  CHECK(shares[seat_at(0)] > 0.5);
  CHECK(shares[seat_at(1)] == shares[seat_at(2)]);
  CHECK(share_by_strength({}, 4, 1)[seat_at(3)] == 0.25);
  strength[seat_at(1)] = 5;
  CHECK(share_by_strength(strength, 2, 2)[seat_at(1)] == doctest::Approx(0.8727).epsilon(0.001));
}

}  // namespace ilion
