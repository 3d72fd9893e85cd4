// SPDX-License-Identifier: GPL-3.0-or-later
// The weights in the repository belong to what the network is told today: who changes a game's
// lessons without learning again is found here.
#include "arena/lessons_of.h"

#include <doctest/doctest.h>

#include "bots/all_bots.h"
#include "bots/all_lessons.h"
#include "bots/all_minds.h"
#include "support/sanitized.h"

namespace ilion::arena {

namespace {

template <Game G>
void check_learned(const G& game) {
  CAPTURE(game.seats());
  School school{.seats = game.seats(),
                .inputs = Sight<Lessons<G>::kFeatures>::kInputs,
                .taught = {},
                .asked = {}};
  LessonsOf<G> matches(game);
  for (std::uint64_t i = 0; i < ilion::test::fewer_if_sanitized(300); ++i) {
    auto lessons = matches.play(mix_seed(20261, i));  // no match that it was taught with
    std::move(lessons.begin(), lessons.end(), std::back_inserter(school.asked));
  }
  const std::span<const float> weights = Lessons<G>::weights(game.seats());
  CHECK(surprise(school, school.asked, {weights.begin(), weights.end()}) <
        surprise(school, school.asked, {}));
}

}  // namespace

TEST_CASE("what was learned is less surprised by new matches than the hand-made evaluation") {
  check_learned(hector::Hector());
  for (std::size_t seats : {2U, 3U, 4U}) check_learned(deukalion::Deukalion(seats));
  for (std::size_t seats : {2U, 3U, 4U, 5U}) check_learned(achaia::Achaia(seats));
}

}  // namespace ilion::arena
