// SPDX-License-Identifier: GPL-3.0-or-later
// What can be changed about a bot in a game: whoever is changed in something else plays as before,
// and to measure that would say nothing.
#include "arena/guest.h"

#include <doctest/doctest.h>

#include "bots/all_bots.h"
#include "bots/all_minds.h"

namespace ilion::arena {

namespace {

template <Game G>
std::string lacking(const G& game, const char* text) {
  const auto entrant = read_entrant(text);
  REQUIRE(entrant);
  return first_lacking(*entrant, Guest<G>(*entrant, game.seats()).traits(game.seats()));
}

}  // namespace

TEST_CASE("a bot that does not search has neither a time nor traits") {
  const hector::Hector hector;
  for (const std::string bot : {"random", "novice", "easy"}) {
    CHECK(lacking(hector, bot.c_str()).empty());
    CHECK(lacking(hector, (bot + "@5").c_str()) == "time to think");
    CHECK(lacking(hector, (bot + "+learned=1").c_str()) == "trait 'learned'");
    CHECK(lacking(hector, (bot + "+playouts=5").c_str()) == "trait 'playouts'");
  }
  for (const char* bot : {"medium@5", "hard+playouts=5+threads=2+learned=1", "clairvoyant@5"})
    CHECK_MESSAGE(lacking(hector, bot).empty(), bot);
}

TEST_CASE("which traits a search has is up to the game and the number of players") {
  const hector::Hector hector;
  const deukalion::Deukalion deukalion(2);
  const achaia::Achaia two(2);
  const achaia::Achaia three(3);
  const auto has = [](const auto& game, const std::string& trait) {
    return lacking(game, ("master+" + trait + "=1").c_str()).empty();
  };
  for (const char* trait : {"learned", "horizon", "width", "patience"})
    CHECK_MESSAGE((has(hector, trait) && has(deukalion, trait) && has(two, trait)), trait);
  for (const char* trait : {"practised", "varied"}) {
    CHECK_MESSAGE((has(two, trait) && has(three, trait)), trait);
    CHECK_FALSE_MESSAGE((has(hector, trait) || has(deukalion, trait)), trait);
  }
  CHECK(has(hector, "mixed"));
  CHECK_FALSE((has(deukalion, "mixed") || has(two, "mixed") || has(three, "mixed")));
  CHECK((has(hector, "solver") && has(deukalion, "solver")));
  CHECK_FALSE((has(two, "solver") || lacking(hector, "hard+solver=1").empty()));
  CHECK((has(hector, "beliefs") && has(three, "beliefs")));
  CHECK_FALSE((has(deukalion, "beliefs") || has(two, "beliefs")));
  CHECK(has(three, "trusting"));
  CHECK_FALSE((has(two, "trusting") || has(hector, "trusting")));
}

TEST_CASE("who is told the truth neither guesses worlds, nor bluffs, nor solves") {
  const hector::Hector hector;
  for (const char* trait : {"beliefs", "mixed", "solver", "practised"})
    CHECK_FALSE_MESSAGE(
        lacking(hector, ("clairvoyant+" + std::string(trait) + "=1").c_str()).empty(), trait);
  const achaia::Achaia achaia(3);
  for (const char* trait : {"practised", "varied", "trusting", "learned"})
    CHECK_MESSAGE(lacking(achaia, ("clairvoyant+" + std::string(trait) + "=1").c_str()).empty(),
                  trait);
}

TEST_CASE("a bot tells its traits as they stand") {
  const auto bot = make_bot<hector::Hector>("master", 2);
  const auto entrant = read_entrant("master+solver=0+horizon=3+playouts=70");
  CHECK(bot->traits(2).solver == true);
  bot->change(entrant->traits);
  CHECK(bot->traits(2).solver == false);
  CHECK(bot->traits(2).horizon == 3);
  CHECK(bot->traits(2).playouts == 70);
}

TEST_CASE("a budget of its own takes the place of the common one, and both kinds of it hold") {
  const auto budget = [](const char* text, const Budget& common) {
    return budget_of(*read_entrant(text), common);
  };
  CHECK(budget("hard", {.time_ms = 7}) == Budget{.time_ms = 7});
  CHECK(budget("hard@5", {.playouts = 9}) == Budget{.time_ms = 5});
  CHECK(budget("hard+playouts=30", {.time_ms = 7}) == Budget{.playouts = 30});
  CHECK(budget("hard@1+playouts=30", {.time_ms = 7}) == Budget{.time_ms = 1, .playouts = 30});
  CHECK(budget("hard+width=2", {.time_ms = 7}) == Budget{.time_ms = 7});
}

TEST_CASE("a time holds beside playouts, and playouts beside a time") {
  const hector::Hector game;
  hector::State state = game.initial();
  Rng rng(7);
  while (game.actor(state).is_chance() || game.legal_moves(state).size() < 4) {
    if (game.actor(state).is_chance())
      game.apply(state, game.sample(state, rng));
    else
      game.apply(state, game.legal_moves(state)[0]);
  }
  const auto spent_ms = [&](const char* text) {
    Guest<hector::Hector> guest(*read_entrant(text), {}, 2);
    Rng luck(1);
    const Stopwatch spent(TimeBy::Wall);
    static_cast<void>(
        guest.choose(game, state, game.actor(state).seat(), game.legal_moves(state), luck));
    return spent.ms();
  };
  constexpr double kAges = 60'000;
  CHECK(spent_ms("hard@5+playouts=20000000+patience=100000") < kAges);
  CHECK(spent_ms("hard@600000+playouts=20+patience=100000") < kAges);
}

}  // namespace ilion::arena
