// SPDX-License-Identifier: GPL-3.0-or-later
// Imagined worlds of Deukalion against exact expectation.
#include <doctest/doctest.h>

#include <utility>
#include <vector>

#include "games/deukalion/notation.h"
#include "games/deukalion/position.h"
#include "kit/statistics.h"
#include "support/sanitized.h"

namespace ilion::deukalion::test {

namespace {

const std::uint64_t kWorlds = ilion::test::fewer_if_sanitized(40'000);

void fits(const kit::ChiSquare& test) {
  INFO(test.text());
  CHECK(test.fits());
}

// Calls look(world) for many worlds that Deukalion imagines.
template <class Look>
void imagine_often(const State& state, const Look& look) {
  const View seen = kThree.observe(state, Viewer::seat(seat_of(DEU)));
  Rng rng(kit::base_seed());
  for (std::uint64_t n = 0; n < kWorlds; ++n) look(kThree.imagine(seen, rng));
}

State some_position() {
  return position(kThree, "open=Q01,Q02 removed=Q03,Q04,Q05,Q06 discards=ares,hermes,hermes",
                  {"DEU@a1 hand=ares,nike,nike secret=Q07 laid=hades",
                   "PER@b1 hand=charon,charon secret=Q08 done=Q09,Q10",
                   "HER@a2 hand=pegasus secret=Q11 shown"});
}

}  // namespace

TEST_CASE("[D15.2] hidden hands are imagined evenly of all cards that the viewer cannot see") {
  kit::Tally<Card> hands;
  imagine_often(some_position(), [&](const State& world) {
    for (std::size_t i = 0; i < kCards; ++i)
      hands.add(card_at(i), world.hidden.hands[seat_of(PER)].count(card_at(i)));
  });
  // 30 less 3 discarded, 3 in his hand and one laid.
  fits(hands.against({{Card::Pegasus, 2},
                      {Card::Hades, 1},
                      {Card::Fleece, 2},
                      {Card::Aiolos, 4},
                      {Card::Charon, 4},
                      {Card::Ares, 2},
                      {Card::Athena, 3},
                      {Card::Nike, 1},
                      {Card::Poseidon, 2},
                      {Card::Dionysos, 2}}));
}

TEST_CASE("[D15.2] two cards of one hand are imagined as drawn without putting back") {
  kit::Tally<std::size_t> charons;
  imagine_often(some_position(), [&](const State& world) {
    charons.add(world.hidden.hands[seat_of(PER)].count(Card::Charon));
  });
  // 2 of 23 cards, four of them Charon.
  fits(charons.against({{0, 19 * 18}, {1, 2 * 4 * 19}, {2, 4 * 3}}));
}

TEST_CASE("[D15.2] a hidden quest is imagined evenly of those nobody has seen; a shown one stays") {
  kit::Tally<Quest> secrets;
  imagine_often(some_position(), [&](const State& world) {
    secrets.add(world.hidden.secrets[seat_of(PER)]);
    REQUIRE(world.hidden.secrets[seat_of(HER)] == quest_at(10));
  });
  fits(secrets.against_uniform(std::vector<Quest>{quest_at(7), quest_at(11), quest_at(12),
                                                  quest_at(13), quest_at(14), quest_at(15)}));
}

}  // namespace ilion::deukalion::test
