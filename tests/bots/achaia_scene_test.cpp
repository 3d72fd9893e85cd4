// SPDX-License-Identifier: GPL-3.0-or-later
// What a scene says of a change before it is made is what the change brings, whatever was tried or
// changed before: trials are kept, and none may outlive the board it was made on.
#include "bots/achaia/scene.h"

#include <doctest/doctest.h>

#include "game/playout.h"

namespace ilion::achaia {

namespace {

double brought(const Scene& scene, Colour colour, Spot from, Spot to) {
  Scene changed = scene;
  changed.change(colour, from, to);
  return changed.value() - scene.value();
}

// Every die to every location and to every value, and all dice of a location together.
void check_all(const Achaia& game, const Scene& scene) {
  for (std::size_t i = 0; i < kColours; ++i) {
    const Colour colour = colour_at(i);
    if (!game.colours().is_used(colour)) continue;
    for (Spot from : scene.dice().of(colour)) {
      if (from.is_blank()) continue;
      for (std::size_t to = 0; to < kLocations; ++to) {
        const Spot there = from.at(location_at(to));
        if (there == from) continue;
        CHECK(scene.gain_of(colour, from, there) ==
              doctest::Approx(brought(scene, colour, from, there)));
        if (!from.in_troy())
          CHECK(scene.gain_of_placing({colour, static_cast<Value>(from.value())},
                                      location_at(to)) == scene.gain_of(colour, from, there));
      }
      double rolled = 0;
      for (int value = 1; value <= 6; ++value) {
        const double gain = brought(scene, colour, from, from.showing(value));
        if (value != from.value())
          CHECK(scene.gain_of(colour, from, from.showing(value)) == doctest::Approx(gain));
        rolled += gain / 6;
      }
      CHECK(scene.gain_of_roll(colour, from) == doctest::Approx(rolled));
    }
  }
  for (std::size_t i = 0; i < kLocations; ++i) {
    Scene changed = scene;
    changed.change_all_dice(location_at(i), -1);
    CHECK(scene.gain_of_all_dice(location_at(i), -1) ==
          doctest::Approx(changed.value() - scene.value()));
  }
}

}  // namespace

TEST_CASE("what a change of dice would gain is what it gains, also after other changes") {
  const Achaia game(3, {});
  Rng rng(5);
  State state = game.initial();
  int looked_at = 0;
  for (int steps = 0; const auto step = random_step(game, state, rng); ++steps) {
    if (state.question.phase == Phase::Turn && steps % 7 == 0) {
      const View view = game.observe(state, Viewer::seat(state.question.mover));
      const Forecast forecast(game, view, by_hand());
      const Outlook outlook(view, forecast);
      const Worth worth = worth_to(game, view, by_hand());
      const Stakes stakes(game, view, outlook, worth.unknown_card(), by_hand());
      Trials trials;
      Scene scene(game, view, forecast, outlook, stakes, worth, trials);
      check_all(game, scene);
      const Colour colour = game.colours().main(state.question.mover);
      const Spot moved = scene.dice().of(colour)[kDiceOfColour - 1];
      scene.change(colour, moved,
                   moved.at(moved.place() == Location::Mint ? Location::Citadel : Location::Mint));
      check_all(game,
                scene);  // the trials of before hold no longer where it left and where it went
      ++looked_at;
    }
    apply_step(game, state, *step);
  }
  CHECK(looked_at > 2);
}

}  // namespace ilion::achaia
