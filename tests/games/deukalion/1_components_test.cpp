// SPDX-License-Identifier: GPL-3.0-or-later
// Chapters 1 and 2 of rules/deukalion.md: what is in the box, and the map.
#include <doctest/doctest.h>

#include "games/deukalion/notation.h"
#include "games/deukalion/position.h"

namespace ilion::deukalion::test {

namespace {

Square sq(std::string_view text) { return *Atom<Square>::parse(text); }
Place pl(std::string_view text) { return *Atom<Place>::parse(text); }

std::string names(SquareSet squares) {
  std::string all;
  for (Square square : squares) all += (all.empty() ? "" : " ") + Atom<Square>::text(square);
  return all;
}

}  // namespace

TEST_CASE("[D1.1] the box: 10 soldiers a player, 15 treasures, 30 action cards, 16 quests") {
  const State s = kFour.initial();
  for (Ship ship : {DEU, PER, HER, ACH}) CHECK(crew(s, ship) == "10+0");
  CHECK(s.open.deck == 30);
  CHECK(s.hidden.deck.size() == 30);
  CHECK(s.open.quest_deck == 16);
  std::size_t treasures = 0;
  for (std::uint8_t n : kFour.content().treasures) treasures += n;
  CHECK(treasures == 15);
}

TEST_CASE("[D1.2] left is the next player clockwise, right the one before") {
  CHECK(kThree.left_of(seat_of(DEU)) == seat_of(PER));
  CHECK(kThree.left_of(seat_of(HER)) == seat_of(DEU));
  CHECK(kThree.right_of(seat_of(DEU)) == seat_of(HER));
  CHECK(kFour.right_of(seat_of(DEU)) == seat_of(ACH));
}

TEST_CASE("[D1.2] with two players both neighbours are the opponent") {
  CHECK(kTwo.left_of(seat_of(DEU)) == seat_of(PER));
  CHECK(kTwo.right_of(seat_of(DEU)) == seat_of(PER));
}

TEST_CASE("[D1.3] each die shows 1, 2 or 3 with equal chance") {
  const State s = at_first_roll(kTwo);
  CHECK(kTwo.outcomes(s).size() == 243);
  CHECK(chance(kTwo, s, "roll 3 1 2 2 1") == Chance{1, 243});
}

TEST_CASE("[D1.4] three treasures of each of five colours, alike within a colour") {
  const State s = kTwo.initial();
  CHECK(outcomes(kTwo, s) == "treasure R, treasure G, treasure B, treasure Y, treasure W");
  CHECK(chance(kTwo, s, "treasure W") == Chance{1, 5});
}

TEST_CASE("[D1.5] a plan holds ten pieces, soldiers and treasures together") {
  const State s = position(kTwo, "", {"DEU@b3 below=4 cargo=RGB", "PER@b4"});
  CHECK(s.open.player(DEU).free_places() == 1);
  CHECK(s.open.player(PER).free_places() == 0);
}

TEST_CASE("[D1.6] a soldier is aboard, below or in a settlement, and nobody sends his own below") {
  State s = position(kTwo, "dice=1:1131", {"DEU@b4 below=2 holds=SAL", "PER@a1"});
  CHECK(crew(s, DEU) == "7+2");
  for (const Move& move : kTwo.legal_moves(s)) {
    const State next = [&] {
      State copy = s;
      kTwo.apply(copy, move);
      return copy;
    }();
    CHECK(next.open.player(DEU).below <= 2);
  }
}

TEST_CASE("[D1.7] point cards are counted on beyond 14 and are never lost") {
  const State s = position(kTwo, "", {"DEU@c1 points=15", "PER@a1 points=15"});
  CHECK(score(kTwo, s, DEU) + score(kTwo, s, PER) == 30);
}

TEST_CASE("[D2.1] columns a to i from west to east, rows 1 to 7 from north to south") {
  const Content& c = kTwo.content();
  CHECK(c.athens == sq("d1"));
  CHECK(c.kylix == sq("e4"));
  CHECK(c.hydra == sq("d6"));
  CHECK(c.place(pl("ZYP")).square == sq("i7"));
  CHECK(c.ground(sq("a1")) == Ground::Water);
  CHECK(c.ground(sq("c1")) == Ground::Anchor);
  CHECK(c.ground(sq("i1")) == Ground::Styx);
  CHECK(c.ground(sq("d1")) == Ground::Land);
}

TEST_CASE("[D2.2] 49 water squares, all connected: 42 open, 5 anchors, 2 Styx; 14 of land") {
  const Board& board = kTwo.board();
  CHECK(board.water().size() == 49);
  CHECK(board.open().size() == 42);
  CHECK(board.anchors().size() == 5);
  CHECK(board.styx().size() == 2);
  for (Square square : board.water())
    CHECK(board.distance(sq("a1"), square) != Board::kUnreachable);
}

TEST_CASE("[D2.2] no ship and no Hydra enters land") {
  const State s = position(kTwo, "dice=3:1133 hydra=f4", {"DEU@b3", "PER@a1"});
  CHECK(refused(kTwo, s, "sail a3") == "D2.2");
  CHECK(refused(kTwo, s, "sail c4") == "D2.2");
  CHECK(refused(kTwo, s, "hydra e4") == "D2.5");
}

TEST_CASE("[D2.3] adjacent squares share a side; distance goes over water whatever lies there") {
  const Board& board = kTwo.board();
  CHECK(names(SquareSet(sq("a1")).neighbours()) == "b1 a2");
  CHECK(names(SquareSet(sq("i7")).neighbours()) == "i6 h7");
  CHECK(names(SquareSet(sq("e4")).neighbours()) == "e3 d4 f4 e5");
  CHECK(board.distance(sq("a2"), sq("a4")) == 4);  // around Korinth
  CHECK(board.distance(sq("a1"), sq("b2")) == 2);
}

TEST_CASE("[D2.4] a ship on any of the five anchors is at Athens, on the corners too") {
  CHECK(names(kTwo.board().anchors()) == "c1 e1 c2 d2 e2");
  for (std::string_view anchor : {"c1", "e1", "c2", "d2", "e2"}) {
    const State s =
        position(kTwo, "", {"DEU@" + std::string(anchor) + " below=1 cargo=R", "PER@a1"});
    CHECK(moves(kTwo, s, "deliver") == "deliver R");
  }
}

TEST_CASE("[D2.5] on anchors and Styx any number of ships may lie, and none is attacked") {
  State s = position(kThree, "dice=1:1131", {"DEU@d3", "PER@d2", "HER@d2"});
  CHECK(refused(kThree, s, "sail d2 PER") == "D2.5");
  script(kThree, s, "sail d2");
  CHECK(s.open.progress.landed);
  State styx = position(kTwo, "dice=1:1131", {"DEU@h2", "PER@h1"});
  CHECK(refused(kTwo, styx, "sail h1 PER") == "D2.5");
  script(kTwo, styx, "sail h1");
  CHECK(styx.open.progress.landed);
}

TEST_CASE("[D2.5] the Hydra never enters an anchor or the Styx") {
  const State s = position(kTwo, "dice=1:1113 hydra=h2", {"DEU@a1", "PER@h1"});
  CHECK(refused(kTwo, s, "hydra h1 PER") == "D2.5");
  const State athens = position(kTwo, "dice=1:1113 hydra=d3", {"DEU@a1", "PER@d2"});
  CHECK(refused(kTwo, athens, "hydra d2 PER") == "D2.5");
}

TEST_CASE("[D2.6] eight cities with their values, slots and adjacent water") {
  const auto row = [](std::string_view name) {
    const PlaceRow& place = kTwo.content().place(pl(name));
    return std::to_string(place.value) + " " + std::to_string(place.size) + ": " +
           names(kTwo.board().beside(pl(name)));
  };
  CHECK(row("KOR") == "4 1: a2 b3 a4");
  CHECK(row("MYK") == "3 2: b4 a5 c5 b6");
  CHECK(row("SPA") == "3 2: a6 b7");
  CHECK(row("THE") == "3 1: f4 e5 g5 f6");
  CHECK(row("KRE") == "3 2: e6 d7 f7");
  CHECK(row("RHO") == "3 2: g5 f6 h6 g7");
  CHECK(row("ZYP") == "2 2: i6 h7");
  CHECK(row("HAL") == "4 3: h3 g4 i4 h5");
}

TEST_CASE("[D2.7] four settlements with their values, soldiers and adjacent water") {
  const auto row = [](std::string_view name) {
    const PlaceRow& place = kTwo.content().place(pl(name));
    return std::to_string(place.value) + " " + std::to_string(place.size) + ": " +
           names(kTwo.board().beside(pl(name)));
  };
  CHECK(row("SAL") == "1 1: c3 b4 d4 c5");
  CHECK(row("EPH") == "1 1: g2 f3 h3 g4");
  CHECK(row("ARG") == "2 2: c5 b6 d6 c7");
  CHECK(row("LIN") == "2 2: i4 h5 i6");
}

TEST_CASE("[D2.8] the ring is CARDS, SOLDIERS, SAIL, HYDRA, and its squares are plain water") {
  const State s = position(kTwo, "dice=1:3212", {"DEU@e5", "PER@a1"});
  CHECK(s.open.die_of(Action::Cards) == Face::Three);
  CHECK(s.open.die_of(Action::Soldiers) == Face::Two);
  CHECK(s.open.die_of(Action::Sail) == Face::One);
  CHECK(s.open.die_of(Action::Hydra) == Face::Two);
  CHECK(moves(kTwo, s, "sail") == "sail d5, sail e5, sail e6");
}

TEST_CASE("a map is checked before it is played on") {
  CHECK_FALSE(check_content(printed_content()));
  Content c = printed_content();
  c.places[0].size = 2;
  CHECK(check_content(c) == "the slots are not as many as the treasures");
  c = printed_content();
  c.map[index_of(sq("b1"))] = c.map[index_of(sq("b2"))] = Ground::Land;
  c.map[index_of(sq("b3"))] = Ground::Land;
  CHECK(check_content(c));
  c = printed_content();
  c.map[index_of(sq("a2"))] = c.map[index_of(sq("b1"))] = Ground::Land;
  CHECK(check_content(c) == "the water is not connected");
  c = printed_content();
  c.hydra = sq("c1");
  CHECK(check_content(c) == "the Hydra does not start on open water");
  c = printed_content();
  c.copies.fill(1);
  CHECK(check_content(c) == "there are too few action cards to deal");
  c = printed_content();
  c.quests[0].tasks[1].city = Place::None;
  CHECK(check_content(c) == "quest 1 leads to no city");
  CHECK(check_content(Content{}));
}

}  // namespace ilion::deukalion::test
