// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter 1 of rules/achaia.md: components; and what a content may say.
#include <doctest/doctest.h>

#include <array>
#include <string>

#include "games/achaia/position.h"

namespace ilion::achaia::test {

namespace {

std::string limits(std::size_t players) {
  const Achaia game(players);
  std::string text;
  for (std::size_t i = 0; i < kLocations; ++i)
    text += static_cast<char>('0' + game.base_limit(location_at(i)));
  return text;
}

Content with_card(const Effect& effect) {
  Content content = printed_content();
  content.intrigue[4].a = effect;
  return content;
}
std::string fault(const Content& content) {
  const auto found = check(content);
  return found ? std::string(found->section) + " " + std::to_string(found->number) + " " +
                     std::string(found->why)
               : "fine";
}

}  // namespace

TEST_CASE(
    "[A1.1] five colours of five dice and ten markers, twelve locations, five markers of limits") {
  CHECK(kColours == 5);
  const State s = kFive.initial();
  for (std::size_t i = 0; i < kColours; ++i) {
    CHECK(s.board.dice.of(colour_at(i)).size() == 5);
    CHECK(markers_left(s, colour_at(i)) == 10);
  }
  CHECK(s.order.size() == 12);
  CHECK(increased_left(s.board) == 5);
}

TEST_CASE("[A1.2] 48 intrigue cards of 16 kinds, 12 characters, 18 events, 12 and 8 cousins") {
  const State s = kThree.initial();
  CHECK(Cards::all().size() == 48);
  CHECK(deck(s).size() == 48);
  CHECK(printed_content().characters.size() == 12 + 2);  // Orion and Zaan stand on their tile
  CHECK(printed_content().events.size() == 18);
  CHECK(cousins_left(s, Cousin::Street) == 12 - 3);  // one each in setup
  CHECK(cousins_left(s, Cousin::Court) == 8);
}

TEST_CASE("[A1.3] cousins and increased-limit markers run out, gold and greed do not") {
  State s = position(kThree, "open=C04 street0=4 street1=4 street2=3 gold0=50 greed=C04:30");
  script(kThree, s, "character C04");  // the last one
  CHECK(street(s, 0) == 5);
  CHECK(gold(s, 0) == 50 - 31);
  s = position(kThree, "open=C04 street0=4 street1=4 street2=4");
  CHECK(refused(kThree, s, "character C04") == "A3.14");
  s = position(kThree, "raised=3,3,4,5,7");
  CHECK(refused(kThree, s, "character O01") == "A3.14");
}

TEST_CASE("[A1.5] the limit of each location by the number of players") {
  CHECK(limits(2) == "232222233223");
  CHECK(limits(3) == "222222222232");
  CHECK(limits(4) == "232222233223");
  CHECK(limits(5) == "232223333333");
}

TEST_CASE("[A1.6] a limit marker replaces the base limit, down as well as up, for the whole game") {
  const Content& content = printed_content();
  CHECK(content.at(Location::TradingHouse).base == 3);
  CHECK(kTwo.base_limit(Location::TradingHouse) == 2);
  CHECK(content.at(Location::Mint).base == 2);
  CHECK(kTwo.base_limit(Location::Mint) == 3);
  CHECK(kThree.base_limit(Location::Mint) == 2);
}

TEST_CASE("[A1.7] increased-limit markers add up on a limit marker") {
  State s = position(kThree, "hand0=I04 dice=R1@3,Y1@7,B1@7 raised=7,7");
  CHECK(moves(kThree, after(kThree, s, "play I04 b"), "to").find("to 7") != std::string::npos);
  s = position(kThree, "hand0=I04 dice=R1@3,Y1@7,B1@7,Y2@7,B2@7 raised=7,7");
  CHECK(refused(kThree, after(kThree, s, "play I04 b"), "to 7") == "A3.7");
}

TEST_CASE("the printed content can be carried out, and what cannot is refused with a reason") {
  CHECK(fault(printed_content()) == "fine");
  const auto self = [](Operation op) { return with_card({EffectKind::Normal, Aim::Self, {op}}); };
  const auto opp = [](Operation op) { return with_card({EffectKind::Normal, Aim::Opp, {op}}); };
  CHECK(fault(self({.op = Op::GainGold, .amount = 4})) == "fine");
  CHECK(fault(self({.op = static_cast<Op>(77)})) == "intrigue 5 content-unknown-operation");
  CHECK(fault(self({.op = Op::GainGold, .who = Party::Opp, .amount = 4})) ==
        "intrigue 5 content-bad-target");
  CHECK(fault(self({.op = Op::PayBank, .who = Party::Opp, .amount = 4})) ==
        "intrigue 5 content-no-opponent-here");
  CHECK(fault(opp({.op = Op::PayBank, .who = Party::Opp, .amount = 4})) == "fine");
  CHECK(fault(self({.op = Op::GainGold, .amount = 0})) == "intrigue 5 content-bad-amount");
  CHECK(fault(self({.op = Op::GainGold, .amount = 99})) == "intrigue 5 content-bad-amount");
  CHECK(fault(self({.op = Op::DieMove, .count = 3})) == "intrigue 5 content-bad-count");
  CHECK(fault(self({.op = Op::Draw, .amount = 2, .count = 3})) == "intrigue 5 content-bad-count");
  CHECK(fault(self({.op = Op::SellCards, .amount = 2})) == "intrigue 5 content-not-here");
  CHECK(fault(self({.op = Op::FreeCard})) == "intrigue 5 content-not-here");
  CHECK(fault(self({.op = Op::DieMove, .where = Where::OwnDie})) == "intrigue 5 content-bad-place");
  CHECK(fault(self({.op = Op::TakeCousin, .kin = Kin::Either})) == "intrigue 5 content-bad-cousin");
  CHECK(fault(self({.op = Op::MoveThere})) == "intrigue 5 content-move-follows-limit");
  CHECK(fault(with_card({EffectKind::Normal, Aim::Self, {}})) == "intrigue 5 content-no-operation");
  const Operation gain{.op = Op::GainGold, .amount = 1};
  const Operation cost{.op = Op::Cost, .amount = 1};
  CHECK(fault(with_card({EffectKind::Normal, Aim::Self, {gain, cost}})) ==
        "intrigue 5 content-cost-comes-first");
  const Operation two{.op = Op::DieReroll, .count = 2};
  CHECK(fault(with_card({EffectKind::Normal, Aim::Self, {two, two, two}})) ==
        "intrigue 5 content-too-many-choices");
  CHECK(fault(with_card({EffectKind::Reaction, Aim::Self, {gain}})) ==
        "intrigue 5 content-two-answers");
  Content content = printed_content();
  content.characters[9].ops = {{.op = Op::FreeCard}, gain};
  CHECK(fault(content) == "characters 10 content-card-comes-last");
  content = printed_content();
  content.events[3] = {};
  CHECK(fault(content) == "events 4 content-no-operation");
  content = printed_content();
  content.events[3] = {cost, gain};
  CHECK(fault(content) == "events 4 content-not-here");
  content = printed_content();
  content.intrigue[4].b = {EffectKind::Reaction, Aim::Self, {cost, gain}};
  CHECK(fault(content) == "intrigue 5 content-not-here");
  content = printed_content();
  content.locations[2].opens = 4;
  CHECK(fault(content) == "locations 3 content-bad-round");
  content = printed_content();
  content.locations[2].base = 0;
  CHECK(fault(content) == "locations 3 content-bad-limit");
  content = printed_content();
  for (LocationRow& row : content.locations) row.base = row.marker = 1;
  CHECK(fault(content) == "locations 1 content-no-room");
}

TEST_CASE("an owner's own cards are played like the printed ones") {
  Content content = printed_content();
  // Both dice of the pair move, then two cards are looked at and one is kept.
  content.intrigue[0].a = {
      EffectKind::Normal,
      Aim::Opp,
      {{.op = Op::Cost, .amount = 1},
       {.op = Op::DieMove, .who = Party::Opp, .where = Where::Troy, .count = 2},
       {.op = Op::Draw, .amount = 1, .count = 2}}};
  REQUIRE_FALSE(check(content));
  const Achaia game(3, {}, content);
  State s = position(game, "hand0=I01 dice=Y1@3,Y2@4,R5@5");
  script(game, s, "against 1 I01 a, die Y1@3, to 9");
  CHECK(moves(game, s, "die") == "");  // the second is the only one left: it was taken by itself
  script(game, s, "to 10, none, draw I02, draw I03, card I03");
  CHECK(has(s, "Y1@9"));
  CHECK(has(s, "Y2@10"));
  CHECK(gold(s, 0) == 6);
  CHECK(cards(s.hand[seat_at(0)]) == "I03");
  CHECK(cards(s.discard) == "I01 I02");
}

}  // namespace ilion::achaia::test
