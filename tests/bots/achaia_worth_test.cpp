// SPDX-License-Identifier: GPL-3.0-or-later
// What things are worth is kept from decision to decision, by all it depends on.
#include "bots/achaia/worth.h"

#include <doctest/doctest.h>

namespace ilion::achaia {

TEST_CASE("what things are worth is told anew for another content, round, table or habit") {
  Content dear = printed_content();
  dear.locations[index_of(Location::Mint)].uses[0] = {{.op = Op::GainGold, .amount = 9}};
  const Achaia printed(3);
  const Achaia own(3, {}, dear);
  const auto mint = [](const Achaia& game, std::uint8_t round, const Habits& habits) {
    View view = game.observe(game.initial(), Viewer::seat(seat_at(0)));
    view.round = round;
    return worth_to(game, view, habits).use(Location::Mint);
  };
  const double gold = by_hand().of_round(Habit::Gold, 0);
  for (int twice = 0; twice < 2; ++twice) {
    CHECK(mint(printed, 1, by_hand()) == doctest::Approx(4 * gold));
    CHECK(mint(own, 1, by_hand()) == doctest::Approx(9 * gold));
    CHECK(mint(own, 2, by_hand()) == doctest::Approx(9 * by_hand().of_round(Habit::Gold, 1)));
    for (std::size_t players = 2; players <= kMaxPlayers; ++players) {
      const Habits& habits = practised(players);
      CHECK(mint(Achaia(players), 1, habits) ==
            doctest::Approx(4 * habits.of_round(Habit::Gold, 0)));
    }
  }
}

}  // namespace ilion::achaia
