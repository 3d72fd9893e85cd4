// SPDX-License-Identifier: GPL-3.0-or-later
// Every bot of every game: it plays a move from the list, needs no memory of the past, and cannot
// know what its seat may not know.
#include <doctest/doctest.h>

#include <type_traits>
#include <vector>

#include "arena/all_seen.h"
#include "bots/all_bots.h"
#include "bots/all_minds.h"
#include "bots/deukalion/winning_turn.h"
#include "bots/hector/last_turn.h"
#include "game/playout.h"
#include "support/allocation_count.h"
#include "support/counting_allocator.h"
#include "support/sanitized.h"

namespace ilion {

namespace {

// Every size of table that a game has.
template <Game G>
std::vector<G> tables() {
  return {G{}};
}
template <>
std::vector<deukalion::Deukalion> tables() {
  using deukalion::Deukalion;
  return {Deukalion(2), Deukalion(3), Deukalion(4)};
}

// With each of the variants somewhere, and once with all.
template <>
std::vector<achaia::Achaia> tables() {
  using achaia::Achaia;
  const achaia::Options all{
      .new_order = true, .own_fate = true, .not_lost = true, .negotiate = true};
  return {Achaia(2), Achaia(2, all), Achaia(3), Achaia(4, {.negotiate = true}), Achaia(5, all)};
}

// A budget for bots that search, with which the same view and seed give the same move. With up to
// 12 moves that race and a tree behind them it is enough for some 20 rounds: fewer and nothing that
// was found in the worlds would decide anything.
constexpr std::uint64_t kPlayouts = 200;

bool is_quick(std::string_view name) {
  return name == "random" || name == "novice" || name == "easy";
}

// Where a bot is looked at: so many decisions, one in so many of those that come up.
struct Looks {
  std::uint64_t decisions;
  std::uint64_t every;
};
template <Game G>
Looks looks_for(std::string_view name) {
  if (is_quick(name)) return {test::fewer_if_sanitized(3000), 1};
  // Under sanitizers a playout takes a millisecond in the two larger games, which have several
  // tables each.
  // In Achaia dice are set down first, by some without any search.
  return {test::fewer_if_sanitized(std::is_same_v<G, hector::Hector> ? 64 : 8),
          std::is_same_v<G, achaia::Achaia> ? 40U : 9U};
}

// In matches that random plays, so that positions good and bad come up.
template <Game G, class Look>
void look_at_decisions(const G& game, const Looks& looks, const Look& look) {
  std::uint64_t left = looks.decisions;
  std::uint64_t met = 0;
  for (std::uint64_t match = 0; left > 0; ++match) {
    Rng rng(mix_seed(7, match));
    typename G::State state = game.initial();
    while (const auto step = random_step(game, state, rng)) {
      const bool is_choice =
          game.actor(state).is_seat() && (looks.every == 1 || game.legal_moves(state).size() > 1);
      if (is_choice && ++met % looks.every == 0) {
        look(state, game.actor(state).seat(), rng);
        if (--left == 0) return;
      }
      apply_step(game, state, *step);
    }
  }
}

// How a bot compares in worlds that look the same to it.
struct Compared {
  std::uint64_t looked = 0;
  std::uint64_t other_worlds = 0;
  std::uint64_t otherwise = 0;  // chosen, or drawn from its own luck
};

// `choose` is handed a world, and plays in it for the seat.
template <Game G, class Choose>
void compare(const G& game, const typename G::State& state, Seat seat, Rng& rng,
             const Choose& choose, Compared& compared) {
  const auto world = game.imagine(game.observe(state, Viewer::seat(seat)), rng);
  const std::uint64_t seed = rng.next();
  Rng here(seed);
  Rng there(seed);
  const auto move = choose(state, here);
  const auto imagined = choose(world, there);
  REQUIRE(game.legal_moves(state).contains(move));
  ++compared.looked;
  compared.other_worlds += world == state ? 0U : 1U;
  compared.otherwise += move == imagined && here == there ? 0U : 1U;
}

}  // namespace

TEST_CASE_TEMPLATE("a bot chooses alike in the true world and in any that looks the same", G,
                   hector::Hector, deukalion::Deukalion, achaia::Achaia) {
  for (const G& game : tables<G>())
    for (std::string_view name : bot_names<G>()) {
      CAPTURE(std::string(name));
      CAPTURE(game.seats());
      const auto bot = make_bot<G>(name, game.seats());
      bot->limit({.playouts = kPlayouts});
      Compared compared;
      std::uint64_t searched = 0;
      std::uint64_t rounds = 0;
      look_at_decisions(game, looks_for<G>(name), [&](const auto& state, Seat seat, Rng& rng) {
        const auto choose = [&](const auto& world, Rng& luck) {
          return bot->choose(game, game.observe(world, Viewer::seat(seat)), game.legal_moves(world),
                             luck);
        };
        compare(game, state, seat, rng, choose, compared);
        searched += bot->why()->grounds == Grounds::Search ? 1U : 0U;
        rounds += bot->why()->tried[0].visits;
      });
      CHECK(compared.otherwise == 0);
      // Or the truth would have been compared with itself, or nothing been learned in a world.
      CHECK(compared.other_worlds > compared.looked / 2);
      if (is_quick(name)) continue;
      CHECK(searched > compared.looked / 2);
      CHECK(rounds >= 10 * searched);
    }
}

// The proof that the test above can fail: the same search, told the truth, is found out by it.
TEST_CASE_TEMPLATE("who is told the truth chooses otherwise in another world", G, hector::Hector,
                   deukalion::Deukalion, achaia::Achaia) {
  using Seen = arena::AllSeen<G>;
  Compared compared;
  // Little is hidden in Deukalion: more players have more to hide.
  constexpr bool kOpen = std::is_same_v<G, deukalion::Deukalion>;
  constexpr std::uint64_t kLooks = std::is_same_v<G, hector::Hector> ? 160 : kOpen ? 40 : 24;
  const G game = kOpen ? tables<G>().back() : tables<G>().front();
  const Seen seen(game);
  SearchBot<Seen> bot(arena::clairvoyant_plan<G>(game.seats()), {.playouts = kPlayouts});
  const Looks looks{test::fewer_if_sanitized(kLooks), 9};
  look_at_decisions(game, looks, [&](const auto& state, Seat seat, Rng& rng) {
    const auto choose = [&](const auto& world, Rng& luck) {
      return bot.choose(seen, seen.observe(world, Viewer::seat(seat)), game.legal_moves(world),
                        luck);
    };
    compare(game, state, seat, rng, choose, compared);
  });
  CHECK(compared.otherwise > 0);
}

TEST_CASE("master solves last turns alike in the true world and in any that looks the same") {
  using namespace hector;
  const Hector game;
  const auto master = make_bot<Hector>("master", game.seats());
  const auto easy = make_bot<Hector>("easy", game.seats());
  constexpr std::uint64_t kRounds = 45;   // it wants 40 at least
  constexpr std::uint64_t kLargest = 20;  // playouts a round: larger ones take long
  std::uint64_t left = test::fewer_if_sanitized(96);
  Compared compared;
  Rng rng(5);
  for (State state = game.initial(); left > 0;) {
    const Actor actor = game.actor(state);
    if (actor.is_nobody()) {
      state = game.initial();
      continue;
    }
    if (actor.is_chance()) {
      game.apply(state, game.sample(state, rng));
      continue;
    }
    const View view = game.observe(state, Viewer::seat(actor.seat()));
    const MoveList moves = game.legal_moves(state);
    const auto turn = moves.size() > 1 ? LastTurn::of(game, view) : nullptr;
    if (turn && turn->cost_of_round() <= kLargest) {
      master->limit({.playouts = kRounds * turn->cost_of_round()});
      const auto choose = [&](const State& world, Rng& luck) {
        const Move move = master->choose(game, game.observe(world, Viewer::seat(actor.seat())),
                                         game.legal_moves(world), luck);
        CHECK(master->why()->grounds == Grounds::Solution);
        CHECK(master->why()->tried[0].visits == kRounds);
        return move;
      };
      compare(game, state, actor.seat(), rng, choose, compared);
      --left;
    }
    game.apply(state, easy->choose(game, view, moves, rng));
  }
  CHECK(compared.otherwise == 0);
  CHECK(compared.other_worlds > compared.looked / 2);
}

namespace {

// A glance at the turn finds it possible to win: then master is likely to decide by it.
bool can_win_in_turn(const deukalion::Deukalion& game, const deukalion::View& view) {
  constexpr std::uint64_t kGlance = 400;  // positions
  if (!deukalion::WinningTurn::is_possible(view)) return false;
  deukalion::WinningTurn turn(game, view, Rng(1));
  if (!turn.is_near()) return false;
  turn.look(kGlance, [] { return false; });
  return turn.best_first()[0].chance > 0.3;
}

}  // namespace

TEST_CASE("master wins in a turn alike in the true world and in any that looks the same") {
  using namespace deukalion;
  constexpr std::uint64_t kFew = 20;  // playouts: it looks at a hundred positions for each
  for (const Deukalion& game : tables<Deukalion>()) {
    CAPTURE(game.seats());
    const auto master = make_bot<Deukalion>("master", game.seats());
    master->limit({.playouts = kFew});
    const auto easy = make_bot<Deukalion>("easy", game.seats());
    std::uint64_t left = test::fewer_if_sanitized(64);
    Compared compared;
    std::uint64_t decided = 0;  // by looking through the turn, in either world
    Rng rng(5);
    for (State state = game.initial(); left > 0;) {
      const Actor actor = game.actor(state);
      if (actor.is_nobody()) {
        state = game.initial();
        continue;
      }
      if (actor.is_chance()) {
        game.apply(state, game.sample(state, rng));
        continue;
      }
      const View view = game.observe(state, Viewer::seat(actor.seat()));
      const MoveList moves = game.legal_moves(state);
      if (moves.size() > 1 && can_win_in_turn(game, view)) {
        const auto choose = [&](const State& world, Rng& luck) {
          const Move move = master->choose(game, game.observe(world, Viewer::seat(actor.seat())),
                                           game.legal_moves(world), luck);
          decided += master->why()->grounds == Grounds::Turn ? 1U : 0U;
          return move;
        };
        compare(game, state, actor.seat(), rng, choose, compared);
        --left;
      }
      game.apply(state, easy->choose(game, view, moves, rng));
    }
    CHECK(compared.otherwise == 0);
    CHECK(compared.other_worlds > compared.looked / 2);
    CHECK(decided > compared.looked / 2);  // of twice as many: often
  }
}

TEST_CASE_TEMPLATE("a bot that needs less than a millisecond asks for no memory", G, hector::Hector,
                   deukalion::Deukalion, achaia::Achaia) {
  for (const G& game : tables<G>())
    for (std::string_view name : bot_names<G>()) {
      if (!is_quick(name)) continue;
      CAPTURE(std::string(name));
      const auto bot = make_bot<G>(name, game.seats());
      const std::uint64_t before = test::allocation_count();
      look_at_decisions(game, {test::fewer_if_sanitized(4000), 1},
                        [&](const auto& state, Seat seat, Rng& rng) {
                          const auto view = game.observe(state, Viewer::seat(seat));
                          static_cast<void>(bot->choose(game, view, game.legal_moves(state), rng));
                        });
      CHECK(test::allocation_count() == before);
    }
}

}  // namespace ilion
