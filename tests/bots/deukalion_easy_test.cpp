// SPDX-License-Identifier: GPL-3.0-or-later
// What `easy` does in plain cases, and how its matches end. The positions are made by hand and hold
// only what the case is about.
#include "bots/deukalion/easy.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "arena/match.h"
#include "bots/deukalion/bots.h"
#include "games/deukalion/notation.h"
#include "support/sanitized.h"

namespace ilion::deukalion {

namespace {

using enum Colour;
using ilion::test::fewer_if_sanitized;

constexpr Seat kMe = seat_at(0);
constexpr Seat kRival = seat_at(1);

Square at(std::string_view text) {
  return square_at(static_cast<std::size_t>(text[0] - 'a') +
                   kColumns * static_cast<std::size_t>(text[1] - '1'));
}

Quest quest(int number) { return quest_at(static_cast<std::size_t>(number - 1)); }

// It is the turn of a full ship beside Rhodos, which has landed; the dice show 2 and there is
// nothing left to roll for. The rival lies at the Styx. Both open quests want what nobody has.
struct Table {
  Deukalion game{2};
  State state = game.initial();
  Open& open = state.open;
  Player& me = open.players[kMe];
  Player& rival = open.players[kRival];

  Table() {
    open.round = 1;
    open.phase = Phase::Turn;
    open.middle = Face::Two;
    open.outer.fill(Face::Two);
    open.quests = {quest(15), quest(16)};
    open.progress = {.cards = true, .soldiers = true, .sail = true, .hydra = true, .landed = true};
    me.ship = at("g7");
    rival.ship = at("i1");
    rival.aboard = 0;
  }

  void own_time() { open.progress = {.cards = true, .hydra = true}; }
  void side_turn() {
    open.active = kRival;
    open.phase = Phase::Side;
    open.progress = {};
  }
  void take(Card card) {
    state.hidden.hands[kMe].add(card);
    ++me.hand;
  }
  void lose(std::uint8_t soldiers) {
    me.aboard = static_cast<std::uint8_t>(me.aboard - soldiers);
    me.below = static_cast<std::uint8_t>(me.below + soldiers);
  }
  // The ship has tossed against Rhodos.
  void toss(std::uint8_t crossed, std::uint8_t clear, std::uint8_t edge) {
    open.phase = Phase::Toss;
    open.cities[index_of(Place::Rhodos)].add(White);
    open.fight.kind = FightKind::City;
    open.fight.attacker = ship_of(kMe);
    open.fight.place = Place::Rhodos;
    open.fight.throws[0] = {.crossed = crossed, .clear = clear, .edge = edge, .threw = true};
    me.aboard = static_cast<std::uint8_t>(crossed + clear + edge);
  }

  std::string choice() const {
    Rng rng(1);
    const View view = game.observe(state, Viewer::seat(kMe));
    return to_text(best_move(game, view, game.legal_moves(state), rng));
  }
};

}  // namespace

TEST_CASE("easy attacks a city with a fair chance, and with a poor one it waits") {
  Table table;
  table.open.cities[index_of(Place::Rhodos)].add(White);
  CHECK(table.choice() == "attack RHO");
  table.lose(7);
  CHECK(table.choice() == "end");
}

TEST_CASE("easy counts roughly: the second best now and then, but nothing far worse") {
  const Deukalion game;
  Rng rng(3);
  State state = game.initial();
  int second_best = 0;
  for (int steps = 0; steps < 400; ++steps) {
    const Actor actor = game.actor(state);
    if (actor.is_nobody()) break;
    if (actor.is_chance()) {
      game.apply(state, game.sample(state, rng));
      continue;
    }
    const View view = game.observe(state, Viewer::seat(actor.seat()));
    const MoveList moves = game.legal_moves(state);
    const Advice<Deukalion> advice = advise(game, view, moves);
    const double best = *std::max_element(advice.begin(), advice.end());
    const Move move = EasyBot().choose(game, view, moves, rng);
    const auto* const at = std::find(moves.begin(), moves.end(), move);
    const double behind = best - advice[static_cast<std::size_t>(at - moves.begin())];
    second_best += behind > 0 ? 1 : 0;
    if (moves.size() > 1) CHECK(behind <= 0.5);
    game.apply(state, move);
  }
  CHECK(second_best > 0);
}

TEST_CASE("easy claims a quest it can complete before anything else") {
  Table table;
  table.me.ship = at("d2");
  table.me.cargo = Treasures(Red);
  table.open.quests[0] = quest(1);
  CHECK(table.choice() == "claim Q01 a");
}

TEST_CASE("easy delivers what no quest wants") {
  Table table;
  table.me.ship = at("d2");
  table.me.cargo = Treasures(White);
  CHECK(table.choice() == "deliver W");
}

TEST_CASE("easy takes the treasure that a quest wants") {
  Table table;
  table.open.phase = Phase::Spoils;
  table.open.progress.fought = true;
  table.open.fight.kind = FightKind::City;
  table.open.fight.attacker = table.open.fight.winner = ship_of(kMe);
  table.open.fight.place = Place::Rhodos;
  for (Colour colour : {Green, White}) table.open.cities[index_of(Place::Rhodos)].add(colour);
  table.lose(4);
  table.open.quests = {quest(5), quest(15)};
  CHECK(table.choice() == "take W");
  table.open.quests[0] = quest(2);
  CHECK(table.choice() == "take G");
}

TEST_CASE("easy founds a settlement beside which it has landed") {
  Table table;
  table.me.ship = at("f3");
  CHECK(table.choice() == "found EPH");
}

TEST_CASE("easy brings soldiers back before it sails to a fight") {
  Table table;
  table.own_time();
  table.open.cities[index_of(Place::Rhodos)].add(White);
  table.lose(5);
  CHECK(table.choice() == "bring 2");
}

TEST_CASE("in a side turn easy brings back if it is weak, and sails home if it is laden") {
  Table table;
  table.side_turn();
  table.open.cities[index_of(Place::Rhodos)].add(White);
  table.lose(10);
  CHECK(table.choice() == "bring 2");
  table.me.aboard = 9;
  table.me.below = 0;
  table.me.cargo = Treasures(Red);
  table.open.quests[0] = quest(1);
  table.me.ship = at("f1");
  CHECK(table.choice().substr(0, 6) == "sail e");
}

TEST_CASE("easy lays its lasting cards") {
  for (Card card : {Card::Pegasus, Card::Hades, Card::Fleece}) {
    Table table;
    table.take(card);
    CHECK(table.choice() == to_text(Move(PlayCard{card})));
  }
}

TEST_CASE("at TOSS easy plays what turns the fight, and nothing where nothing does") {
  Table table;
  table.toss(1, 2, 1);  // 5 half-points against 6
  table.take(Card::Ares);
  CHECK(table.choice() == "play ares");
  table.take(Card::Fleece);
  CHECK(table.choice() == "play fleece");
  Table hopeless;
  hopeless.toss(1, 0, 0);
  hopeless.take(Card::Ares);
  CHECK(hopeless.choice() == "pass");
}

TEST_CASE("at TOSS easy saves many crossed soldiers with Athena, and few it lets go") {
  Table table;
  table.toss(5, 0, 1);
  table.take(Card::Athena);
  CHECK(table.choice() == "play athena");
  Table few;
  few.toss(1, 0, 1);
  few.take(Card::Athena);
  CHECK(few.choice() == "pass");
}

TEST_CASE("easy places the Kylix so that it sails far, and gets its soldiers when many are below") {
  Table table;
  table.open.phase = Phase::Place;
  table.open.progress = {};
  table.me.cargo = Treasures(Red);
  table.open.quests[0] = quest(1);
  table.me.ship = at("d5");
  table.open.outer = {Face::Three, Face::One, Face::Three, Face::One};
  CHECK((table.choice() == "place 0" || table.choice() == "place 2"));
  table.me.ship = at("d2");
  table.me.cargo = {};
  table.open.cities[index_of(Place::Rhodos)].add(Red);
  table.lose(9);
  table.open.outer = {Face::Three, Face::One, Face::One, Face::Three};
  CHECK(table.choice() == "place 3");
}

TEST_CASE("easy sails for the Styx when the majority below is its own") {
  Table table;
  table.own_time();
  table.open.progress.soldiers = true;
  table.me.ship = at("h2");
  table.lose(5);
  CHECK((table.choice() == "sail h1" || table.choice() == "sail i1"));
}

TEST_CASE("easy leaves a strong ship alone and robs a weak one") {
  Table table;
  table.own_time();
  table.open.progress.soldiers = true;
  table.open.quests[0] = quest(5);
  table.me.ship = at("a1");
  table.rival.ship = at("b1");
  table.rival.cargo = Treasures(White);
  table.rival.aboard = 10;
  CHECK(table.choice() != "sail b1 PER");
  table.rival.aboard = 1;
  CHECK(table.choice() == "sail b1 PER");
}

TEST_CASE("easy pays with the cards it misses least") {
  Table table;
  table.open.phase = Phase::Pay;
  table.open.payment = {Purpose::Quest, ship_of(kMe), quest(7), 3, {}};
  for (Card card : {Card::Pegasus, Card::Ares, Card::Poseidon, Card::Charon}) table.take(card);
  CHECK(table.choice() == "pay poseidon");
}

TEST_CASE("easy beats random at every table") {
  for (std::size_t seats = kMinPlayers; seats <= kMaxPlayers; ++seats) {
    CAPTURE(seats);
    const Deukalion game(seats);
    std::vector<std::string> names(seats, "random");
    names[0] = "easy";
    arena::Bots<Deukalion> bots(names);
    const std::uint64_t matches = fewer_if_sanitized(40);
    std::uint64_t wins = 0;
    for (std::uint64_t i = 0; i < matches; ++i) {
      const std::size_t first = i % seats;  // the bot on the first seat
      const Seat easy = seat_at((seats - first) % seats);
      wins += bots.play(game, mix_seed(5, i), first).result.rank[easy] == 1 ? 1U : 0U;
    }
    CHECK(wins * 10 >= matches * 9);
  }
}

TEST_CASE("matches between easy bots end by points, long before the limit") {
  for (std::size_t seats = kMinPlayers; seats <= kMaxPlayers; ++seats) {
    CAPTURE(seats);
    const Deukalion game(seats);
    arena::Bots<Deukalion> bots(std::vector<std::string>(seats, "easy"));
    const std::uint64_t matches = fewer_if_sanitized(80);
    std::uint64_t ended = 0;
    for (std::uint64_t i = 0; i < matches; ++i)
      ended += bots.play(game, mix_seed(9, i)).result.reason == "target-reached" ? 1U : 0U;
    CHECK(ended * 100 >= matches * 98);
  }
}

}  // namespace ilion::deukalion
