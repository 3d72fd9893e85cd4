// SPDX-License-Identifier: GPL-3.0-or-later
// What the others did tells something true about their cards: the world as it is explains it better
// than a world imagined from the view.
#include <doctest/doctest.h>

#include <cmath>

#include "bots/all_bots.h"
#include "bots/all_minds.h"
#include "support/sanitized.h"

namespace ilion {

namespace {

struct Evidence {
  int places = 0;   // where not all imagined worlds are equally likely
  double gain = 0;  // ln of how much likelier the truth is than they are on average
};

// At every decision of matches among `easy`.
template <Game G>
Evidence evidence_in(const G& game, std::uint64_t matches) {
  constexpr int kWorlds = 32;
  Evidence evidence;
  const auto easy = make_bot<G>("easy", game.seats());
  Rng rng(5);
  for (; matches > 0; --matches) {
    auto state = game.initial();
    for (Actor actor = game.actor(state); !actor.is_nobody(); actor = game.actor(state)) {
      if (actor.is_chance()) {
        game.apply(state, game.sample(state, rng));
        continue;
      }
      const auto view = game.observe(state, Viewer::seat(actor.seat()));
      const double truth = Mind<G>::likelihood(game, view, state);
      double mean = 0;
      bool differ = false;
      for (int i = 0; i < kWorlds; ++i) {
        const double likely = Mind<G>::likelihood(game, view, game.imagine(view, rng));
        REQUIRE(likely > 0);
        REQUIRE(likely <= 1);
        mean += likely / kWorlds;
        differ = differ || likely != truth;
      }
      if (differ) {
        ++evidence.places;
        evidence.gain += std::log(truth / mean);
      }
      game.apply(state, easy->choose(game, view, game.legal_moves(state), rng));
    }
  }
  return evidence;
}

}  // namespace

TEST_CASE("Hector: who lays what scores first is believed to") {
  const Evidence evidence = evidence_in(hector::Hector{}, ilion::test::fewer_if_sanitized(100));
  MESSAGE(evidence.places, " places, ", evidence.gain / evidence.places, " each");
  CHECK(evidence.places > 100);
  CHECK(evidence.gain / evidence.places > 0.01);
}

TEST_CASE("Achaia: who did not answer is believed to hold fewer answers") {
  const Evidence evidence =
      evidence_in(achaia::Achaia(3, {}), ilion::test::fewer_if_sanitized(400));
  MESSAGE(evidence.places, " places, ", evidence.gain / evidence.places, " each");
  CHECK(evidence.places > 10);
  CHECK(evidence.gain / evidence.places > 0.01);
}

TEST_CASE("Achaia: between two nobody is asked before one, so all worlds are alike") {
  CHECK_FALSE(Mind<achaia::Achaia>::has_likelihood(2));
  CHECK(evidence_in(achaia::Achaia(2, {}), ilion::test::fewer_if_sanitized(100)).places == 0);
}

}  // namespace ilion
