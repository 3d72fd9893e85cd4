// SPDX-License-Identifier: GPL-3.0-or-later
// Chapters 14 and 15 of rules/deukalion.md: the end, and who knows what.
#include <doctest/doctest.h>

#include "games/deukalion/notation.h"
#include "games/deukalion/position.h"

namespace ilion::deukalion::test {

TEST_CASE("[D14.1] reaching the target stops play at once, and what is still due is left out") {
  State s = position(kTwo, "open=Q01,Q02", {"DEU@a6 points=14", "PER@a1"});
  script(kTwo, s, "claim Q01 b");
  CHECK(ending(kTwo, s) == "DEU by target-reached [D14.1]");
  CHECK(open_quests(s) == "- Q02");  // no new card
  CHECK(kTwo.legal_moves(s).empty());
}

TEST_CASE("[D14.1] also out of turn: the attacked wins in the attacker's turn") {
  State s = position(kTwo, "dice=1:1113", {"DEU@a1 points=15", "PER@d5 points=15"});
  script(kTwo, s, "hydra d5 PER, toss 0 10 0");
  CHECK(ending(kTwo, s) == "PER by target-reached [D14.1]");
  CHECK(hydra(s) == "d5");  // the shift is left out
}

TEST_CASE("[D14.1] soldiers in settlements count: founding and conquest can end the match") {
  State found = position(kTwo, "did=sail,landed", {"DEU@c5 points=14", "PER@a1"});
  script(kTwo, found, "found ARG");
  CHECK(ending(kTwo, found) == "DEU by target-reached [D14.1]");
  State conquest = position(kTwo, "", {"DEU@c5 points=14", "PER@a1 holds=ARG points=13"});
  script(kTwo, conquest, "sail c5, attack ARG, toss 0 10 0");
  CHECK(ending(kTwo, conquest) == "DEU by target-reached [D14.1]");
  State styx = position(kTwo, "", {"DEU@h2 below=1 points=15", "PER@a1"});
  script(kTwo, styx, "sail h1, bring-all");
  CHECK(ending(kTwo, styx) == "DEU by target-reached [D14.1]");
}

TEST_CASE("[D14.2] of several at once the higher total wins") {
  State s = position(kThree, "side=PER open=Q02,Q16",
                     {"DEU@a6 points=13", "PER@d2 below=2 cargo=RG points=11", "HER@a1"});
  script(kThree, s, "claim Q02 a, quest Q01");  // Perseus 13
  script(kThree, s, "claim Q01 a, claim Q01 b");
  CHECK(score(kThree, s, PER) == 14);
  CHECK(score(kThree, s, DEU) == 14);
  CHECK(ending(kThree, s) == "PER by target-reached [D14.1]");  // the acting player
  CHECK(ranks(kThree, s) == "2 1 3");
}

TEST_CASE("[D14.2] then the acting player, then the first clockwise from him") {
  State s = position(kFour, "side=PER open=Q02,Q16",
                     {"DEU@a6 points=11", "PER@d2 below=1 cargo=G points=1",
                      "HER@c1 below=1 cargo=R points=11", "ACH@a1"});
  script(kFour, s, "claim Q02 a, quest Q01, claim Q01 a, claim Q01 b");
  CHECK(ending(kFour, s) == "HER by target-reached [D14.1]");
  CHECK(ranks(kFour, s) == "2 3 1 4");
}

TEST_CASE("[D14.3] after 100 rounds for each player the highest points win, or are shared") {
  State s =
      position(kTwo, "active=PER round=200 did=cards", {"DEU@a1 points=3", "PER@b1 points=2"});
  script(kTwo, s, "end");
  CHECK(ending(kTwo, s) == "DEU by round-limit [D14.3]");
  State shared = position(kThree, "active=HER round=300 did=cards",
                          {"DEU@a1 points=3", "PER@b1 points=3", "HER@a2"});
  script(kThree, shared, "end");
  CHECK(ending(kThree, shared) == "DEU PER by round-limit [D14.3]");
  State four =
      position(kFour, "active=PER round=398 did=cards", {"DEU@a1", "PER@b1", "HER@a2", "ACH@b2"});
  script(kFour, four, "end");
  CHECK(ending(kFour, four) == "the match goes on");
  CHECK(four.open.round == 399);
}

TEST_CASE("[D14.4] equal points share a rank, which is 1 more than the number of players above") {
  State s = position(kFour, "active=ACH round=400 did=cards",
                     {"DEU@a1 points=2", "PER@b1 points=5", "HER@a2 points=2", "ACH@b2"});
  script(kFour, s, "end");
  CHECK(ranks(kFour, s) == "2 1 2 4");
}

TEST_CASE("[D14.5] a match ends whatever is played") {
  for (std::uint64_t seed = 0; seed < 4; ++seed) {
    Rng rng(seed);
    State s = kTwo.initial();
    int decisions = 0;
    while (!kTwo.actor(s).is_nobody()) {
      if (kTwo.actor(s).is_chance()) {
        kTwo.apply(s, kTwo.sample(s, rng));
        continue;
      }
      const MoveList list = kTwo.legal_moves(s);  // the last answer is the least: end, pass
      kTwo.apply(s, seed % 2 == 0 ? list.back()
                                  : list[rng.below(static_cast<std::uint32_t>(list.size()))]);
      ++decisions;
    }
    CHECK(decisions <= Deukalion::kMaxDecisions);
  }
}

TEST_CASE("[D15.1] board, soldiers, dice, tosses, points, discards and sizes are public") {
  State s = position(
      kTwo, "dice=2:3121 discards=ares open=Q01,Q02",
      {"DEU@g5 below=3 cargo=R hand=nike points=2 laid=hades secret=Q07", "PER@a1 done=Q03"});
  script(kTwo, s, "sail g5, attack RHO, toss 5 0 2");
  const View view = kTwo.observe(s, Viewer::spectator());
  CHECK(view.open == s.open);
  CHECK(view.open.fight.throws[0].crossed == 5);
  CHECK(view.open.player(DEU).has_secret);
  CHECK(view.open.deck == 27);
  CHECK(view.open.quest_deck == 12);
  CHECK(view.open.discards.count(Card::Ares) == 1);
}

TEST_CASE("[D15.1] every answer given is seen by all") {
  const State s = position(kTwo, "dice=1:1131", {"DEU@b3 hand=charon below=2", "PER@b4"});
  for (std::string_view step : {"sail a4", "sail b4 PER", "charon 1", "end", "hydra d5"})
    CHECK(seen(kTwo, s, step, Viewer::seat(seat_of(PER))) ==
          seen(kTwo, s, step, Viewer::seat(seat_of(DEU))));
}

TEST_CASE("[D15.2] hand cards and the secret quest are known to their owner alone") {
  const State s =
      position(kTwo, "dice=1:3111", {"DEU@a1 hand=ares secret=Q07", "PER@b1 hand=nike secret=Q08"});
  const View mine = kTwo.observe(s, Viewer::seat(seat_of(DEU)));
  CHECK(mine.secrets[seat_of(DEU)].hand.count(Card::Ares) == 1);
  CHECK(mine.secrets[seat_of(DEU)].quest == quest_at(6));
  CHECK_FALSE(mine.secrets[seat_of(PER)].known);
  const View none = kTwo.observe(s, Viewer::spectator());
  CHECK_FALSE(none.secrets[seat_of(DEU)].known);
  const State drawing = after(kTwo, s, "cards");
  CHECK(last<CardDrawn>(seen(kTwo, drawing, "draw hermes", Viewer::seat(seat_of(DEU))))->card ==
        Card::Hermes);
  CHECK(last<CardDrawn>(seen(kTwo, drawing, "draw hermes", Viewer::seat(seat_of(PER))))->card ==
        Card::None);
}

TEST_CASE("[D15.2] after the end all is shown") {
  State s = position(kTwo, "active=PER round=200 did=cards",
                     {"DEU@a1 hand=ares secret=Q07", "PER@b1 hand=nike"});
  script(kTwo, s, "end");
  const View view = kTwo.observe(s, Viewer::spectator());
  CHECK(view.secrets[seat_of(DEU)].known);
  CHECK(view.secrets[seat_of(DEU)].quest == quest_at(6));
  CHECK(view.secrets[seat_of(PER)].hand.count(Card::Nike) == 1);
}

}  // namespace ilion::deukalion::test
