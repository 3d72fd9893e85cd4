// SPDX-License-Identifier: GPL-3.0-or-later
// Deals and imagined worlds of Hector against exact expectation.
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "games/hector/game.h"
#include "games/hector/notation.h"
#include "kit/script.h"
#include "kit/statistics.h"
#include "support/sanitized.h"

namespace ilion::hector {

namespace {

using kit::ChiSquare;
using kit::Tally;

const std::uint64_t kDeals = test::fewer_if_sanitized(40'000);

void fits(const ChiSquare& test) {
  INFO(test.text());
  CHECK(test.fits());
}

// "hero R", "hero G" and so on.
template <class T>
std::vector<std::string> texts(std::string_view word, std::string_view rest = "") {
  std::vector<std::string> all;
  for (const T atom : Atom<T>::all()) all.push_back(kit::say(word, " ", Atom<T>::text(atom), rest));
  return all;
}

// The outcomes of chance in the opening of a first battle, in their order.
std::vector<std::string> first_deal(std::uint64_t seed) {
  const Hector game;
  Rng rng(seed);
  State state = game.initial();
  std::vector<std::string> outcomes;
  while (state.phase != Phase::Action) {
    const auto step = random_step(game, state, rng);
    if (const auto* outcome = std::get_if<1>(&*step)) outcomes.push_back(to_text(*outcome));
    apply_step(game, state, *step);
  }
  return outcomes;
}

TEST_CASE("[H9.4] in the first battle every draw is uniform, and a twin follows in 1 of 47") {
  // Vanguard, tile, vanguard, four troops and a hero, four troops and a hero.
  std::array<Tally<std::string>, 13> tallies;
  Tally<bool> twins;
  for (std::uint64_t n = 0; n < kDeals; ++n) {
    const std::vector<std::string> deal = first_deal(mix_seed(kit::base_seed(), n));
    REQUIRE(deal.size() == tallies.size());
    for (std::size_t i = 0; i < deal.size(); ++i) tallies[i].add(deal[i]);
    twins.add(deal[3] == deal[4]);
  }
  for (std::size_t i = 0; i < tallies.size(); ++i) {
    CAPTURE(i);
    if (i == 1) {
      fits(tallies[i].against_uniform(texts<Tile>("tile")));
    } else if (i == 7 || i == 12) {
      fits(tallies[i].against_uniform(texts<Hero>("hero")));
    } else {
      fits(tallies[i].against_uniform(texts<Troop>("draw", " new")));
    }
  }
  fits(twins.against({{true, 1}, {false, 46}}));
}

// A second battle in which much is remembered. In the first the Achaeans showed R1, R1 and R2 and
// took them back to front 1, now of 12 cards again; the Trojans lost G1, G2 and their red hero. Now
// the Achaeans' vanguard N1 came from home and the Trojans' is P1; front 1 fights.
State second_battle(const Hector& game) {
  State state = game.initial();
  // clang-format off
  kit::play(game, state,
            {"from 1", "draw R1 new", "tile 1", "face R", "draw G1 new",
             "draw R1 new", "draw R2 new", "draw R3 new", "draw R4 new", "hero R",
             "draw G2 new", "draw G3 new", "draw G4 new", "draw B1 new", "hero R",
             "pass", "play R1", "deploy 0", "play G2", "turn none",
             "pass", "play R2", "retreat", "lose hero",
             "from home", "draw N1 new", "tile 2", "face R", "draw P1 new",
             "draw R1 back", "draw B2 new", "draw B3 new", "draw B4 new", "hero G",
             "draw Y1 new", "draw Y2 new", "draw Y3 new", "draw Y4 new", "hero B"});
  // clang-format on
  return state;
}

// Calls look(world) for many worlds that the viewer imagines.
template <class Look>
void imagine_often(const Hector& game, const State& state, Viewer viewer, const Look& look) {
  const View seen = game.observe(state, viewer);
  Rng rng(kit::base_seed());
  for (std::uint64_t n = 0; n < kDeals; ++n) look(game.imagine(seen, rng), rng);
}

// A share for each troop: of its remembered cards and of its unknown ones, of which `gone` are
// known to be elsewhere.
std::vector<std::pair<Troop, double>> shares(const std::vector<std::string_view>& remembered,
                                             const std::vector<std::string_view>& gone,
                                             double remembered_card, double unknown_card) {
  std::vector<std::pair<Troop, double>> all;
  for (const Troop troop : Atom<Troop>::all()) {
    const std::string text = Atom<Troop>::text(troop);
    const auto here = std::count(remembered.begin(), remembered.end(), text);
    const auto known = here + std::count(gone.begin(), gone.end(), text);
    all.emplace_back(troop, static_cast<double>(here) * remembered_card +
                                static_cast<double>(2 - known) * unknown_card);
  }
  return all;
}

TEST_CASE("[H9.1] a remembered troop is imagined in hand as often as it was drawn there") {
  const Hector game;
  const State state = second_battle(game);
  for (const Viewer viewer : {Viewer::seat(kTrojans), Viewer::spectator()}) {
    Tally<std::size_t> red_ones;
    imagine_often(game, state, viewer, [&](const State& world, Rng&) {
      const TroopSet hand = world.armies[kAchaeans].troops.at(Place::Hand);
      red_ones.add(hand.count(Troop(Colour::Red, 1)));
    });
    // 4 of 12 cards, two of them marked: hypergeometric, of 495 in all.
    fits(red_ones.against({{0, 210}, {1, 240}, {2, 45}}));
  }
}

TEST_CASE("[H9.2] a hidden hand is imagined of remembered troops and uniformly of all others") {
  const Hector game;
  const State state = second_battle(game);
  Tally<Troop> hands;
  imagine_often(game, state, Viewer::seat(kTrojans), [&](const State& world, Rng&) {
    for (TroopCard card : world.armies[kAchaeans].troops.at(Place::Hand)) hands.add(card.troop());
  });
  // Each of 3 remembered cards is in hand with 4 in 12, which leaves 3 places for 44 unknown ones.
  fits(hands.against(shares({"R1", "R1", "R2"}, {"N1"}, 4.0 / 12, 3.0 / 44)));
}

TEST_CASE("[H9.2] hidden heroes are imagined uniformly of those that are not out of the game") {
  const Hector game;
  State state = second_battle(game);
  kit::play(game, state, {"pass", "play B2", "change", "hero Y", "play Y1", "turn none"});
  Tally<std::pair<Hero, Hero>> heroes;
  imagine_often(game, state, Viewer::seat(kAchaeans), [&](const State& world, Rng&) {
    const Army& army = world.armies[kTrojans];
    heroes.add({army.hero, army.under.front()});
  });
  std::vector<std::pair<Hero, Hero>> pairs;
  for (const Hero in_hand : Atom<Hero>::all())
    for (const Hero under : Atom<Hero>::all())
      if (in_hand != under && in_hand != Hero::Red && under != Hero::Red)
        pairs.emplace_back(in_hand, under);
  REQUIRE(pairs.size() == 20);
  fits(heroes.against_uniform(pairs));
}

TEST_CASE(
    "[H9.2] a side that holds one of two troops remembered in its stack expects the other there") {
  const Hector game;
  State state = second_battle(game);
  kit::play(game, state, {"discard B4"});
  REQUIRE(state.phase == Phase::Redraw);
  Tally<Troop> drawn;
  imagine_often(game, state, Viewer::seat(kAchaeans), [&](const State& world, Rng& rng) {
    drawn.add(std::get<DrawTroop>(game.sample(world, rng)).troop);
  });
  // Of the 8 cards left R1 and R2 are certain; 6 are of the 41 that may be anywhere.
  fits(drawn.against(shares({"R1", "R2"}, {"N1", "R1", "B2", "B3", "B4"}, 1.0 / 8, 6.0 / 8 / 41)));
}

TEST_CASE(
    "[H9.2] a troop remembered in one stack stays there when its twin is drawn from another") {
  const Hector game;
  State state = game.initial();
  // clang-format off
  kit::play(game, state,
            {"from 1", "draw R1 new", "tile 1", "face R", "draw G1 new",
             "draw B1 new", "draw R2 new", "draw R3 new", "draw R4 new", "hero R",
             "draw G2 new", "draw G3 new", "draw G4 new", "draw B1 new", "hero R",
             "pass", "play B1", "retreat",  // R1 and B1 are back in front 1
             "from 2", "draw N2 new", "tile 2", "face R", "draw P1 new",
             "draw R1 new", "draw B2 new", "draw B3 new", "draw B4 new", "hero G",
             "draw Y1 new", "draw Y2 new", "draw Y3 new", "draw Y4 new", "hero B"});
  // clang-format on
  for (const Viewer viewer : {Viewer::seat(kAchaeans), Viewer::seat(kTrojans)}) {
    Tally<bool> in_front_1;
    imagine_often(game, state, viewer, [&](const State& world, Rng&) {
      in_front_1.add(world.armies[kAchaeans].cards_in(Stack::Front1).has(Troop(Colour::Red, 1)));
    });
    fits(in_front_1.against({{true, 1}}));
  }
}

}  // namespace

}  // namespace ilion::hector
