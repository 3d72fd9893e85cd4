// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter 11 of rules/deukalion.md: action cards.
#include <doctest/doctest.h>

#include "games/deukalion/notation.h"
#include "games/deukalion/position.h"

namespace ilion::deukalion::test {

namespace {

// Where a card stands in the list of what the acting player can do.
std::string plays(const State& state) { return moves(kTwo, state, "play"); }

// Deukalion has tossed against Rhodos and may answer.
State against_rhodos(std::string_view hand, std::string_view toss, std::string_view more = "") {
  State s = position(
      kTwo, "", {"DEU@g5 below=4 hand=" + std::string(hand) + " " + std::string(more), "PER@a1"});
  script(kTwo, s, "sail g5, attack RHO", toss);
  return s;
}

}  // namespace

TEST_CASE("[D11.1] cards are played at their points and nowhere else") {
  const State s = position(kTwo, "", {"DEU@a1 below=2 hand=ares,athena,nike,dionysos", "PER@b1"});
  CHECK(plays(s).empty());
  for (std::string_view card : {"play ares", "play athena", "play nike", "play dionysos"})
    CHECK(refused(kTwo, s, card) == "D11.1");
  CHECK(refused(kTwo, s, "play pegasus") == "D11.1");  // not in hand
  const State toss = against_rhodos("charon,aiolos,hermes,poseidon,dionysos,hades", "toss 4 0 2");
  CHECK(moves(kTwo, toss) == "pass");
  CHECK(refused(kTwo, toss, "play hades") == "D11.1");
}

TEST_CASE("[D11.1] any number may be played, also cards just drawn") {
  State s = position(kTwo, "", {"DEU@a1 below=9 hand=charon,charon,hermes", "PER@b1"});
  script(kTwo, s, "charon 3, charon 3, play hermes, draw charon, draw pegasus, charon 3");
  script(kTwo, s, "play pegasus");
  CHECK(crew(s, DEU) == "10+0");
}

TEST_CASE("[D11.2] lasting cards are laid once, work on, and are hand cards no longer") {
  State s = position(kTwo, "", {"DEU@a1 hand=pegasus,pegasus", "PER@b1"});
  script(kTwo, s, "play pegasus");
  CHECK(hand(s, DEU) == "pegasus");
  CHECK(discards(s).empty());
  CHECK(s.open.player(DEU).pegasus);
  CHECK(refused(kTwo, s, "play pegasus") == "D11.AC01");
}

TEST_CASE("[D11.2] a second copy can be handed in for a quest") {
  State s = position(kTwo, "open=Q02,- noquests",
                     {"DEU@b3 laid=pegasus hand=pegasus,ares,nike,nike", "PER@b1"});
  script(kTwo, s, "claim Q02 b");
  CHECK(moves(kTwo, s) == "pay pegasus, pay ares, pay nike");
  script(kTwo, s, "pay pegasus, pay nike, pay nike");
  CHECK(hand(s, DEU) == "ares");
}

TEST_CASE("[D11.3] cards go to the open pile as they are played, Hermes after its draws") {
  State s = position(kTwo, "", {"DEU@a1 below=3 hand=charon,hermes", "PER@b1"});
  script(kTwo, s, "charon 1");
  CHECK(discards(s) == "charon");
  script(kTwo, s, "play hermes");
  CHECK(discards(s) == "charon");
  script(kTwo, s, "draw ares, draw ares");
  CHECK(discards(s) == "charon hermes");
}

TEST_CASE("[D11.3] when a card is due and the deck is empty, the discards are the new deck") {
  State s = position(kThree, "dice=1:1111 nodeck", {"DEU@a1", "PER@b1", "HER@a2"});
  CHECK(s.open.deck == 0);
  script(kThree, s, "cards");
  CHECK(s.open.deck == 30);
  CHECK(discards(s).empty());
  CHECK(chance(kThree, s, "draw ares") == Chance{4, 30});
}

TEST_CASE("[D11.3] if there are none either, the draw is lost") {
  State s = position(kThree, "dice=1:1111", {"DEU@a1 hand=rest", "PER@b1", "HER@a2"});
  const Story story = script(kThree, s, "cards");
  CHECK(count<DrawLost>(story) == 2);
  CHECK(asked(kThree, s) == "DEU Turn");
  State one =
      position(kThree, "dice=1:1111 discards=nike", {"DEU@a1 hand=rest", "PER@b1", "HER@a2"});
  CHECK(count<DrawLost>(script(kThree, one, "cards, draw nike")) == 1);
  CHECK(hand(one, PER) == "nike");
  CHECK(hand(one, HER).empty());
}

TEST_CASE("[D11.4] a hand has no limit; its number is public and its faces are private") {
  const State s = position(kTwo, "", {"DEU@a1 hand=rest", "PER@b1"});
  const View view = kTwo.observe(s, Viewer::seat(seat_of(PER)));
  CHECK(view.open.player(DEU).hand == 30);
  CHECK_FALSE(view.secrets[seat_of(DEU)].known);
}

TEST_CASE("[D11.5] eleven kinds of cards in 30 copies") {
  const std::array<std::uint8_t, kCards> copies{2, 2, 2, 4, 4, 4, 3, 3, 2, 2, 2};
  CHECK(kTwo.content().copies == copies);
}

TEST_CASE("[D11.AC01] Pegasus: each of your sails may be 1 square longer") {
  State s = position(kTwo, "dice=1:1111", {"DEU@a1 hand=pegasus", "PER@i2"});
  CHECK(refused(kTwo, s, "sail b2") == "D6.1");
  script(kTwo, s, "play pegasus");
  CHECK(refused(kTwo, s, "sail b2") == "allowed");
  State side = position(kTwo, "side=PER dice=1:1111", {"DEU@i2", "PER@a1 hand=pegasus"});
  script(kTwo, side, "play pegasus, sail b2");
  CHECK(at(side, PER) == "b2");
  CHECK(refused(kTwo, position(kTwo, "", {"DEU@a1 laid=pegasus hand=pegasus", "PER@i2"}),
                "play pegasus") == "D11.AC01");
  CHECK(moves(kTwo, position(kTwo, "place", {"DEU@a1 hand=pegasus", "PER@i2"}), "play").empty());
}

TEST_CASE("[D11.AC02] Favour of Hades: 1 more with the SOLDIERS die and in a side turn") {
  State s = position(kTwo, "dice=1:1311", {"DEU@a1 below=6 hand=hades,charon", "PER@i2"});
  script(kTwo, s, "play hades");
  CHECK(moves(kTwo, s, "bring") == "bring 1, bring 2, bring 3, bring 4");
  CHECK(moves(kTwo, s, "charon") == "charon 1, charon 2, charon 3");  // not with Charon
  const State side = position(kTwo, "side=PER", {"DEU@a1", "PER@i2 below=6 laid=hades"});
  CHECK(moves(kTwo, side, "bring") == "bring 1, bring 2, bring 3");
  CHECK(refused(kTwo, position(kTwo, "", {"DEU@a1 laid=hades hand=hades", "PER@i2"}),
                "play hades") == "D11.AC02");
}

TEST_CASE("[D11.AC03] Golden Fleece: 1/2 more strength in each fight, laid at OWN or TOSS") {
  State s = against_rhodos("fleece,fleece", "toss 3 2 1");  // 2 1/2 against 3
  CHECK(moves(kTwo, s) == "play fleece, pass");
  script(kTwo, s, "play fleece");
  CHECK(asked(kTwo, s) == "DEU Spoils");
  CHECK(s.open.player(DEU).fleece);
  const State again = against_rhodos("fleece", "toss 4 0 2", "laid=fleece");
  CHECK(refused(kTwo, again, "play fleece") == "D11.AC03");
  CHECK(refused(kTwo, position(kTwo, "side=PER", {"DEU@a1", "PER@i2 hand=fleece"}),
                "play fleece") == "allowed");
}

TEST_CASE("[D11.AC04] Aiolos: this round's sail may be 2 longer, several add up, else it is lost") {
  State s = position(kTwo, "dice=1:1111", {"DEU@a1 hand=aiolos,aiolos,aiolos", "PER@i2"});
  script(kTwo, s, "play aiolos");
  CHECK(refused(kTwo, s, "sail b3") == "allowed");
  CHECK(refused(kTwo, s, "sail b4") == "D6.1");
  script(kTwo, s, "play aiolos, sail b4");
  CHECK(refused(kTwo, s, "play aiolos") == "D11.AC04");
  State lost = position(kTwo, "side=PER dice=1:1111", {"DEU@a1", "PER@i2 hand=aiolos"});
  script(kTwo, lost, "play aiolos, end, place 0");
  CHECK(lost.open.progress.aiolos == 0);
  const State brought = position(kTwo, "side=PER did=soldiers open=Q10,Q16",
                                 {"DEU@a1", "PER@h3 hand=aiolos,dionysos"});
  CHECK(refused(kTwo, brought, "play aiolos") == "D11.AC04");
}

TEST_CASE("[D11.AC05] Charon: bring back 1 to 3 of your soldiers") {
  const State s = position(kTwo, "", {"DEU@a1 below=5 hand=charon", "PER@i2"});
  CHECK(moves(kTwo, s, "charon") == "charon 1, charon 2, charon 3");
  CHECK(refused(kTwo, s, "charon 4") == "D11.AC05");
  CHECK(refused(kTwo, s, "play charon") == "D11.AC05");  // he says how many
  const State back = after(kTwo, s, "charon 3");
  CHECK(crew(back, DEU) == "8+2");
  CHECK(moves(kTwo, back, "bring") == "bring 1");  // the action is still to be done
  CHECK(refused(kTwo, position(kTwo, "", {"DEU@a1 hand=charon", "PER@i2"}), "charon 1") == "D7.2");
  CHECK(refused(kTwo, position(kTwo, "", {"DEU@a1 below=2 cargo=RG hand=charon", "PER@i2"}),
                "charon 1") == "D7.2");
}

TEST_CASE("[D11.AC06] Ares: 2 more strength in this fight, several add up") {
  State s = against_rhodos("ares,ares", "toss 6 0 0");
  CHECK(moves(kTwo, s) == "play ares, pass");
  script(kTwo, s, "play ares");
  CHECK(asked(kTwo, s) == "DEU Toss");  // 2 against 3
  CHECK(last<FightDecided>(script(kTwo, s, "play ares"))->strength == 8);
  CHECK(discards(s) == "ares ares");
  CHECK(refused(kTwo, position(kTwo, "", {"DEU@a1 hand=ares", "PER@i2"}), "play ares") == "D11.1");
}

TEST_CASE("[D11.AC07] Athena: soldiers crossed at the end of TOSS stay aboard and still count 0") {
  State s = against_rhodos("athena,athena", "toss 4 2 0");
  script(kTwo, s, "play athena");
  CHECK(refused(kTwo, s, "play athena") == "D11.AC07");  // one in a fight
  script(kTwo, s, "pass");
  CHECK(crew(s, DEU) == "6+4");
  CHECK(asked(kTwo, s) == "DEU Turn");  // the fight is lost all the same
  CHECK(refused(kTwo, against_rhodos("athena", "toss 0 0 5", "holds=EPH"), "play athena") ==
        "D11.AC07");  // none crossed
}

TEST_CASE("[D11.AC08] Nike: toss all crossed soldiers again; the new toss stands") {
  State s = against_rhodos("nike,nike,athena", "toss 4 1 1");
  script(kTwo, s, "play nike");
  CHECK(asked(kTwo, s) == "chance Throw");
  CHECK(chance(kTwo, s, "toss 4 0 0") == Chance{1, 81});
  script(kTwo, s, "toss 3 0 1");
  CHECK(s.open.fight.throws[0].crossed == 3);
  CHECK(s.open.fight.throws[0].clear == 1);
  CHECK(s.open.fight.throws[0].edge == 2);
  script(kTwo, s, "play nike, toss 0 1 2");
  CHECK(asked(kTwo, s) == "DEU Spoils");
  CHECK(crew(s, DEU) == "6+4");
  CHECK(refused(kTwo, against_rhodos("nike", "toss 0 0 5", "holds=EPH"), "play nike") ==
        "D11.AC08");
}

TEST_CASE("[D11.AC09] Hermes: draw 2 action cards, or 1 if there is but 1, once a round") {
  State s = position(kTwo, "", {"DEU@a1 hand=hermes,hermes", "PER@i2"});
  script(kTwo, s, "play hermes, draw ares, draw nike");
  CHECK(hand(s, DEU) == "ares nike hermes");
  CHECK(refused(kTwo, s, "play hermes") == "D11.AC09");
  State one = position(kTwo, "nodeck", {"DEU@a1 hand=hermes", "PER@i2 hand=rest"});
  CHECK(refused(kTwo, one, "play hermes") == "D11.AC09");  // none to draw
  State last_card = position(kTwo, "discards=ares", {"DEU@a1 hand=hermes", "PER@i2 hand=rest"});
  script(kTwo, last_card, "play hermes, draw ares");
  CHECK(asked(kTwo, last_card) == "DEU Turn");
  CHECK(discards(last_card) == "hermes");
  State side = position(kTwo, "side=PER", {"DEU@a1", "PER@i2 hand=hermes"});
  script(kTwo, side, "play hermes, draw ares, draw nike");
  CHECK(asked(kTwo, side) == "PER Side");
}

TEST_CASE("[D11.AC10] Poseidon: move the Hydra up to 3 squares") {
  State s = position(kTwo, "side=PER dice=1:1111 hydra=d6", {"DEU@d5", "PER@i2 hand=poseidon"});
  CHECK(refused(kTwo, s, "play poseidon") == "D11.AC10");  // he says where
  CHECK(refused(kTwo, s, "poseidon d3") == "D10.2");
  CHECK(refused(kTwo, s, "poseidon e5") == "allowed");
  script(kTwo, s, "poseidon d5 DEU, toss 10 0 0, shift f6");
  CHECK(at(s, DEU) == "f6");
  CHECK(asked(kTwo, s) == "PER Side");
  CHECK(discards(s) == "poseidon");
  State turn = position(kTwo, "dice=1:1111 hydra=d6", {"DEU@i2 hand=poseidon", "PER@a1"});
  script(kTwo, turn, "poseidon d5");
  CHECK(refused(kTwo, turn, "hydra d4") == "allowed");  // the action is still to be done
}

TEST_CASE("[D11.AC10] Poseidon is not playable if the Hydra cannot move") {
  // Only d6 has water beside it to go to, and there lies the mover's own ship.
  Content content = printed_content();
  content.map[index_of(*Atom<Square>::parse("b1"))] = Ground::Anchor;
  const Deukalion game(2, {}, content);
  const State s = position(game, "hydra=a1", {"DEU@a2 hand=poseidon", "PER@i2"});
  CHECK(moves(game, s, "poseidon").empty());
  CHECK(moves(game, s, "hydra").empty());
}

TEST_CASE("[D11.AC11] Dionysos at PLACE: turn one outer die to another face") {
  State s = position(kTwo, "place dice=1:1232", {"DEU@a1 hand=dionysos", "PER@i2"});
  CHECK(moves(kTwo, s, "dionysos") ==
        "dionysos 0 2, dionysos 0 3, dionysos 1 1, dionysos 1 3, dionysos 2 1, dionysos 2 2, "
        "dionysos 3 1, dionysos 3 3");
  CHECK(refused(kTwo, s, "dionysos 1 2") == "D11.AC11");
  CHECK(refused(kTwo, s, "play dionysos") == "D11.AC11");
  script(kTwo, s, "dionysos 3 3");
  CHECK(asked(kTwo, s) == "DEU Place");
  CHECK(refused(kTwo, s, "dionysos 0 2") == "D11.1");
  script(kTwo, s, "place 0");
  CHECK(s.open.die_of(Action::Hydra) == Face::Three);
}

TEST_CASE("[D11.AC11] Dionysos at SIDE: M counts as 3 for your sail") {
  State s = position(kTwo, "side=PER dice=1:1111", {"DEU@i2", "PER@a1 hand=dionysos,dionysos"});
  CHECK(refused(kTwo, s, "sail b3") == "D6.1");
  script(kTwo, s, "play dionysos");
  CHECK(refused(kTwo, s, "sail b3") == "allowed");
  CHECK(refused(kTwo, s, "play dionysos") == "D11.AC11");
  CHECK(refused(kTwo, position(kTwo, "side=PER dice=3:1111", {"DEU@i2", "PER@a1 hand=dionysos"}),
                "play dionysos") == "D11.AC11");
  CHECK(refused(kTwo,
                position(kTwo, "side=PER did=sail,landed", {"DEU@i2", "PER@c5 hand=dionysos"}),
                "play dionysos") == "D11.AC11");
  CHECK(refused(kTwo, position(kTwo, "", {"DEU@i2 hand=dionysos", "PER@a1"}), "play dionysos") ==
        "D11.1");
}

}  // namespace ilion::deukalion::test
