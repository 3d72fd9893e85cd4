// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter 9 of rules/achaia.md: who knows what, and termination.
#include <doctest/doctest.h>

#include <map>
#include <string>

#include "games/achaia/position.h"
#include "kit/statistics.h"
#include "support/sanitized.h"

namespace ilion::achaia::test {

namespace {

constexpr Viewer kSpectator = Viewer::spectator();
constexpr Viewer of(std::size_t seat) { return Viewer::seat(seat_at(seat)); }

const std::uint64_t kWorlds = ilion::test::fewer_if_sanitized(24'000);

// Calls look(world) for many worlds that the viewer imagines.
template <class Look>
void imagine_often(const State& state, Viewer viewer, const Look& look) {
  const View seen = kThree.observe(state, viewer);
  Rng rng(kit::base_seed());
  for (std::uint64_t n = 0; n < kWorlds; ++n) look(kThree.imagine(seen, rng));
}

}  // namespace

TEST_CASE("[A9.1] dice, influence, cousins, sizes of hands and the discard pile are public") {
  const State s = position(kThree,
                           "hand1=I01,I02 discard=I05 gold1=4 court1=1 greed=C01:2 "
                           "dice=R4@7,Y2 markers=R7 raised=9");
  const View view = kThree.observe(s, kSpectator);
  CHECK(view.dice[0] == s.board.dice.of(Colour::Red));
  CHECK(view.players[seat_at(1)].hand == 2);
  CHECK(view.players[seat_at(1)].cousins[1] == 1);
  CHECK(view.players[seat_at(1)].influence == 5);
  CHECK(view.deck == 45);
  CHECK(cards(view.discard) == "I05");
  CHECK(view.greed[0] == 2);
  CHECK(view.increased[8] == 1);
  CHECK(view.markers[0][6] == 1);
}

TEST_CASE("[A9.1] what the Temple takes is seen by all and remembered until it is played") {
  State s = position(kThree, "round=3 open=C09 discard=I03 hand0=I03,I01");
  script(kThree, s, "character C09");
  CHECK(cards(kThree.observe(s, of(1)).players[seat_at(0)].known) == "I03");
  imagine_often(s, of(1),
                [](const State& world) { CHECK(world.hand[seat_at(0)].has(Intrigue{2})); });
  script(kThree, s, "pass, pass, play I03 b");
  CHECK(kThree.observe(s, of(1)).players[seat_at(0)].known.empty());
}

TEST_CASE("[A9.2] hands and events are private, gold is counted by all") {
  const State s = position(kThree, "hand0=I01 hand1=I02 gold1=4");
  const View mine = kThree.observe(s, of(0));
  CHECK(cards(mine.players[seat_at(0)].secrets.hand) == "I01");
  CHECK(mine.players[seat_at(0)].secrets.event == event_at(0));
  CHECK_FALSE(mine.players[seat_at(1)].secrets.known);
  CHECK(mine.players[seat_at(1)].event == kNoEvent);
  CHECK(mine.players[seat_at(1)].gold == 4);
  const Achaia open(3, Options{.screens = false});
  CHECK(open.observe(s, of(0)) == mine);  // screens are the table's affair
}

TEST_CASE("[A9.2] hidden cards are imagined evenly over hands and deck") {
  const State s = position(kThree, "hand0=I01,I01,I02 hand1=I05,I06,I07 hand2=I08 discard=I03,I03");
  kit::Tally<std::size_t> held;
  imagine_often(s, of(0), [&](const State& world) {
    for (std::size_t n = 0; n < 3; ++n) held.add(index_of(world.hand[seat_at(1)].nth(n)));
  });
  std::vector<std::pair<std::size_t, double>> shares;
  for (std::size_t i = 0; i < kIntrigueKinds; ++i)
    shares.emplace_back(i, i == 0 || i == 2 ? 1 : i == 1 ? 2 : 3);
  const kit::ChiSquare test = held.against(shares);
  INFO(test.text());
  CHECK(test.fits());
}

TEST_CASE("[A9.2] hidden events are imagined evenly of those of the round that nobody showed") {
  State s = position(kThree, "turn=2 event0=E01 event1=E02 event2=E03");
  script(kThree, s, "event");
  kit::Tally<std::size_t> held;
  imagine_often(s, of(0), [&](const State& world) { held.add(index_of(world.event[seat_at(1)])); });
  const std::vector<std::size_t> possible{1, 3, 4, 5};
  CHECK(held.against_uniform(possible).fits());
}

TEST_CASE("[A9.2] after a shuffle all know what the hands hold together") {
  State s = position(
      kTwo, "hand0=I01,I02 hand1=" + all_cards_but("I01,I02,I05,I16,I16") + " discard=I05,I16");
  script(kTwo, s, "character O02, draw I16, draw I16, card I16");
  // The deck was I16, then the pile I05, I16 was shuffled; one I16 was kept, one discarded.
  const View seen = kTwo.observe(s, of(0));
  Rng rng(1);
  for (int n = 0; n < 200; ++n)
    CHECK(kTwo.imagine(seen, rng).hand[seat_at(1)] == s.hand[seat_at(1)]);
}

TEST_CASE("[A9.3] in a window everybody is asked whatever he holds") {
  State s = position(kFour, "hand0=I10 hand2=I01 court3=1 street1=0");
  script(kFour, s, "against 1 I10 a");
  CHECK(asks(s, 1, Phase::Window));  // the Opp, though he can do nothing
  CHECK(moves(kFour, s) == "none, sell");
  script(kFour, s, "none");
  CHECK(asks(s, 2, Phase::Window));  // his card answers nothing
  script(kFour, s, "none");
  CHECK(asks(s, 3, Phase::Window));
}

TEST_CASE("[A9.3] left out is who is not the Opp and publicly cannot answer") {
  State s = position(kFour, "hand0=I10 street2=1");
  script(kFour, s, "against 1 I10 a, none");
  CHECK(asks(s, 1, Phase::Turn));
  CHECK(gold(s, 0) == 9);
}

TEST_CASE("[A9.3] what a window asks looks the same to others whatever is held") {
  const State one = after(kThree, position(kThree, "hand0=I10 hand1=I12"), "against 1 I10 a");
  const State two = after(kThree, position(kThree, "hand0=I10 hand1=I01"), "against 1 I10 a");
  CHECK(kThree.observe(one, of(0)) == kThree.observe(two, of(0)));
  CHECK(kThree.observe(after(kThree, one, "none"), of(2)) ==
        kThree.observe(after(kThree, two, "none"), of(2)));
}

TEST_CASE("[A9.5] each decision has one decider") {
  const State s = position(kThree, "turn=1");
  CHECK(kThree.actor(s).is(seat_at(1)));
  CHECK(refused(kThree, s, seat_at(0), "pass") == "A9.5");
  CHECK(refused(kThree, s, seat_at(2), "pass") == "A9.5");
}

TEST_CASE("[A9.6] players who never pass by choice and sell all influence come to an end") {
  for (std::uint64_t seed = 0; seed < ilion::test::fewer_if_sanitized(80); ++seed) {
    const Achaia game(2 + seed % 4);
    Rng rng(seed);
    State s = game.initial();
    int turns = 0;
    while (!game.actor(s).is_nobody()) {
      if (game.actor(s).is_chance()) {
        game.apply(s, game.sample(s, rng));
        continue;
      }
      MoveList liked;
      for (const Move& move : game.legal_moves(s))
        if (!std::holds_alternative<Pass>(move) && !std::holds_alternative<PassWithEvent>(move))
          liked.push_back(move);
      if (liked.empty()) liked = game.legal_moves(s);
      if (s.question.phase == Phase::Turn) ++turns;
      game.apply(s, liked[rng.below(static_cast<std::uint32_t>(liked.size()))]);
    }
    CHECK(turns < 3 * 100);
  }
}

TEST_CASE("[A9.8] a question with a single answer is not put but carried out") {
  State s = position(kThree, "hand0=I04 dice=R2@3");
  script(kThree, s, "play I04 b");
  CHECK(asks(s, 0, Phase::PickTo));  // the only die in Troy was taken by itself
  s = position(kThree, "turn=2 passed=0,1 gold0=0 inf0=0 markers=R9 dice=R4@9");
  script(kThree, s, "pass");
  CHECK(s.round == 2);  // he cannot pay for the Armoury and has nothing to sell
  s = position(kThree, "turn=2 passed=0,1 gold0=0 inf0=1 markers=R9 dice=R4@9");
  script(kThree, s, "pass");
  CHECK(moves(kThree, s) == "none, sell");  // sales count as answers
}

TEST_CASE("[A9.8] always put: turns, windows, and choices among hidden cards") {
  State s = position(kThree, "round=2 open=C05 hand0=I01,I01");
  script(kThree, s, "character C05");
  CHECK(moves(kThree, s) == "card I01");
  s = position(kThree, "round=2 open=C05 hand0=I01");
  script(kThree, s, "character C05");  // one card: its number shows the answer
  CHECK(asks(s, 1, Phase::Turn));
  CHECK(gold(s, 0) == 11);
  s = position(kThree, "");
  script(kThree, s, "character O02, draw I01, draw I01");
  CHECK(moves(kThree, s) == "card I01");
}

}  // namespace ilion::achaia::test
