// SPDX-License-Identifier: GPL-3.0-or-later
// What `easy` does in plain cases. The views are made by hand and hold only what the case is about.
#include "bots/hector/easy.h"

#include <doctest/doctest.h>

#include <map>

#include "bots/hector/bots.h"
#include "games/hector/notation.h"

namespace ilion::hector {

namespace {

using enum Colour;

constexpr int kTries = 200;  // a habit must show through the noise

View view_of(Seat me, Phase phase) {
  View view;
  view.viewer = Viewer::seat(me);
  view.phase = phase;
  view.mover = me;
  for (Seat side : kBothSides) {
    ArmyView& army = view.armies[side];
    army.stacks = {12, 12, 12, 12};
    army.favours = kFavours;
    army.hero_stack = kHeroes;
  }
  view.armies[me].secrets.known = true;
  return view;
}

// Four cards in every hand, one troop of each side on the table, the tile R-B-G-Y with red before
// the Achaeans, who attack and whose turn it is.
View battle_of(std::initializer_list<Troop> hand, Hero hero) {
  View view = view_of(kAchaeans, Phase::Action);
  view.number = Number::One;
  view.tile = Tile::T1;
  for (Seat side : kBothSides) {
    ArmyView& army = view.armies[side];
    army.stacks[index_of(Stack::Front1)] = 7;
    army.active = Stack::Front1;
    army.hand = kHandSize;
    army.hero_in_hand = true;
    army.hero_stack = kHeroes - 1;
    army.table[0] = Troop(Brown, 2);
  }
  for (Troop troop : hand) view.armies[kAchaeans].secrets.hand.add(troop);
  view.armies[kAchaeans].secrets.hero = hero;
  return view;
}

void lay(ArmyView& army, std::initializer_list<Troop> troops) {
  std::size_t place = 0;
  for (Troop troop : troops) army.table[place++] = troop;
}

// How often each move is chosen; a move that never is stands there with 0.
std::map<std::string, int> choices(const View& view, const MoveList& moves) {
  const Hector game;
  EasyBot bot;
  std::map<std::string, int> times;
  for (const Move& move : moves) times[to_text(move)] = 0;
  for (int i = 0; i < kTries; ++i) {
    Rng rng(static_cast<std::uint64_t>(i));
    ++times[to_text(bot.choose(game, view, moves, rng))];
  }
  return times;
}

MoveList action_moves(const View& view) {
  MoveList moves{NoAction{}};
  for (TroopCard card : view.armies[kAchaeans].secrets.hand.kinds())
    moves.push_back(DiscardAndDraw{card.troop()});
  moves.push_back(ChangeHero{});
  moves.push_back(Retreat{});
  return moves;
}

}  // namespace

TEST_CASE("easy takes the vanguard from the largest stack") {
  View view = view_of(kAchaeans, Phase::Source);
  view.armies[kAchaeans].stacks = {7, 11, 9, 10};
  const auto times = choices(view, {ChooseSource{Stack::Front1}, ChooseSource{Stack::Front2},
                                    ChooseSource{Stack::Front3}, ChooseSource{Stack::Home}});
  CHECK(times.at("from 2") == kTries);
}

TEST_CASE("on a 4 easy attacks the weak number of the enemy and spares its own") {
  const MoveList numbers{NameNumber{Number::One}, NameNumber{Number::Two},
                         NameNumber{Number::Three}};
  View view = view_of(kAchaeans, Phase::Number);
  SUBCASE("a small front of theirs") {
    view.armies[kTrojans].stacks = {12, 6, 12, 12};
    CHECK(choices(view, numbers).at("number 2") == kTries);
  }
  SUBCASE("a small home of theirs, behind a depleted front") {
    view.armies[kTrojans].stacks = {12, 12, 0, 8};
    CHECK(choices(view, numbers).at("number 3") == kTries);
  }
  SUBCASE("a small front of its own is left alone") {
    view.armies[kAchaeans].stacks = {6, 12, 6, 12};
    CHECK(choices(view, numbers).at("number 2") == kTries);
  }
}

TEST_CASE("easy faces the tile with the colour of its vanguard") {
  View view = view_of(kAchaeans, Phase::Facing);
  view.number = Number::One;
  view.tile = Tile::T1;
  view.armies[kAchaeans].table[0] = Troop(Yellow, 4);
  const auto times =
      choices(view, {FaceTile{Red}, FaceTile{Green}, FaceTile{Blue}, FaceTile{Yellow}});
  CHECK(times.at("face Y") > kTries * 8 / 10);
}

TEST_CASE("in the last fate sequence easy turns the tile to its own colours") {
  View view = battle_of({}, Hero::Brown);
  view.phase = Phase::Fate;
  for (Seat side : kBothSides) view.armies[side].hand = 0;
  lay(view.armies[kAchaeans],
      {Troop(Blue, 4), Troop(Blue, 3), Troop(Blue, 2), Troop(Purple, 4), Troop(Purple, 4)});
  lay(view.armies[kTrojans],
      {Troop(Purple, 1), Troop(Purple, 1), Troop(Purple, 2), Troop(Purple, 2), Troop(Red, 1)});
  const MoveList turns{TurnTile{Turn::Left}, TurnTile{Turn::Right}, TurnTile{Turn::Leave}};
  CHECK(choices(view, turns).at("turn left") == kTries);  // red goes, blue comes
}

TEST_CASE("easy retreats early or not at all") {
  // Nothing in hand scores, and the other side shows a hero with two of his colour.
  View view = battle_of({Troop(Purple, 1), Troop(Brown, 1), Troop(Purple, 2), Troop(Brown, 2)},
                        Hero::Yellow);
  ArmyView& theirs = view.armies[kTrojans];
  theirs.hand = 2;
  theirs.hero_in_hand = false;
  theirs.hero = Hero::Green;
  theirs.deployed_on = TablePlace::Vanguard;
  lay(theirs, {Troop(Brown, 1), Troop(Green, 4), Troop(Green, 4)});
  SUBCASE("with one troop on the table it goes") {
    CHECK(choices(view, action_moves(view)).at("retreat") > kTries * 8 / 10);
  }
  SUBCASE("with three it stays") {
    ArmyView& mine = view.armies[kAchaeans];
    mine.secrets.hand = {};
    for (Troop troop : {Troop(Purple, 2), Troop(Brown, 2)}) mine.secrets.hand.add(troop);
    mine.hand = 2;
    lay(mine, {Troop(Brown, 2), Troop(Purple, 1), Troop(Brown, 1)});
    CHECK(choices(view, action_moves(view)).at("retreat") == 0);
  }
  SUBCASE("with two it goes as long as shame is cheap") {
    ArmyView& mine = view.armies[kAchaeans];
    mine.secrets.hand = {};
    for (Troop troop : {Troop(Brown, 1), Troop(Purple, 2), Troop(Brown, 2)})
      mine.secrets.hand.add(troop);
    mine.hand = 3;
    lay(mine, {Troop(Brown, 2), Troop(Purple, 1)});
    CHECK(choices(view, action_moves(view)).at("retreat") > kTries * 8 / 10);
    mine.shame = kMaxShame;
    CHECK(choices(view, action_moves(view)).at("retreat") < kTries / 10);
  }
  SUBCASE("with a good hand it stays") {
    ArmyView& mine = view.armies[kAchaeans];
    mine.secrets.hand = {};
    for (Troop troop : {Troop(Yellow, 4), Troop(Yellow, 3), Troop(Red, 4), Troop(Red, 4)})
      mine.secrets.hand.add(troop);
    CHECK(choices(view, action_moves(view)).at("retreat") == 0);
  }
}

TEST_CASE("easy changes a hero whose colour does not fit, and keeps one that does") {
  View view =
      battle_of({Troop(Red, 4), Troop(Red, 3), Troop(Yellow, 4), Troop(Yellow, 4)}, Hero::Brown);
  view.armies[kAchaeans].table[0] = Troop(Yellow, 2);
  const MoveList moves{NoAction{}, ChangeHero{}};
  CHECK(choices(view, moves).at("change") > kTries * 8 / 10);
  view.armies[kAchaeans].secrets.hero = Hero::Yellow;
  CHECK(choices(view, moves).at("pass") > kTries * 8 / 10);
}

TEST_CASE("in its last turn easy deploys its hero, and never on a troop that scores") {
  View view = battle_of({Troop(Green, 2)}, Hero::Yellow);
  for (Seat side : kBothSides) view.armies[side].hand = 1;
  lay(view.armies[kAchaeans],
      {Troop(Yellow, 2), Troop(Purple, 1), Troop(Red, 4), Troop(Yellow, 3)});
  lay(view.armies[kTrojans], {Troop(Brown, 2), Troop(Green, 2), Troop(Red, 2), Troop(Green, 1)});
  MoveList moves{NoAction{}};
  for (std::size_t i = 0; i < 4; ++i) moves.push_back(DeployHero{place_at(i)});
  CHECK(choices(view, moves).at("deploy 1") == kTries);
}

TEST_CASE("[H6.4] easy ransoms a good hero and lets a weak one go") {
  View view = battle_of({}, Hero::Red);
  view.phase = Phase::Ransom;
  const MoveList moves{PayRansom{Ransom::LoseHero}, PayRansom{Ransom::LoseFavour}};
  CHECK(choices(view, moves).at("lose favour") == kTries);
  view.armies[kAchaeans].secrets.hero = Hero::Brown;
  CHECK(choices(view, moves).at("lose hero") == kTries);
}

TEST_CASE("easy keeps its last marker as ransom when the battle is won anyway") {
  View view = battle_of({Troop(Red, 2)}, Hero::Red);
  ArmyView& mine = view.armies[kAchaeans];
  for (Seat side : kBothSides) view.armies[side].hand = 1;
  mine.hero = Hero::Red;
  mine.hero_in_hand = false;
  mine.deployed_on = TablePlace::Vanguard;
  mine.favours = 1;
  lay(mine, {Troop(Brown, 1), Troop(Red, 4), Troop(Red, 4), Troop(Red, 3)});
  lay(view.armies[kTrojans],
      {Troop(Purple, 1), Troop(Purple, 1), Troop(Brown, 1), Troop(Brown, 1)});
  const MoveList moves{NoAction{}, Boost{TablePlace::First}, Boost{TablePlace::Second}};
  CHECK(choices(view, moves).at("pass") > kTries / 2);
}

}  // namespace ilion::hector
