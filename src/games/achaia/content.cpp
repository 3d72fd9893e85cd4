// SPDX-License-Identifier: GPL-3.0-or-later
// The printed cards and tiles as operations, one row each, in the order of the rules.
#include "games/achaia/content.h"

namespace ilion::achaia {

namespace {

constexpr Party kSelf = Party::Self;
constexpr Party kOpp = Party::Opp;
constexpr Party kAnyone = Party::Anyone;
constexpr Where kTroy = Where::Troy;

constexpr std::int8_t narrow(int n) { return static_cast<std::int8_t>(n); }

constexpr Operation of(Op op, int amount) { return {.op = op, .amount = narrow(amount)}; }
constexpr Operation of(Op op, Party who, int amount) {
  return {.op = op, .who = who, .amount = narrow(amount)};
}
constexpr Operation cost(int n) { return of(Op::Cost, n); }
constexpr Operation gain(int n) { return of(Op::GainGold, n); }
constexpr Operation influence(Party who, int n) { return of(Op::Influence, who, n); }
constexpr Operation add(Party who, int n, std::uint8_t count = 1) {
  return {.op = Op::DieAdd, .who = who, .amount = narrow(n), .count = count};
}
constexpr Operation step(int n) { return of(Op::DieStep, kAnyone, n); }
constexpr Operation move(Party who, std::uint8_t count = 1, bool up_to = false) {
  return {.op = Op::DieMove, .who = who, .where = kTroy, .count = count, .up_to = up_to};
}
constexpr Operation reroll(Party who, std::uint8_t count = 1, bool up_to = false) {
  return {.op = Op::DieReroll, .who = who, .count = count, .up_to = up_to};
}
constexpr Operation swap(Op op, Party who, Party second) {
  return {.op = op, .who = who, .second = second, .where = kTroy};
}
constexpr Operation draw(std::uint8_t count, int keep) {
  return {.op = Op::Draw, .amount = narrow(keep), .count = count};
}
constexpr Operation take_discard(std::uint8_t count, bool up_to = false) {
  return {.op = Op::TakeDiscard, .count = count, .up_to = up_to};
}
constexpr Operation cousin(Kin kin) { return {.op = Op::TakeCousin, .kin = kin}; }
constexpr Operation buy_street(std::uint8_t count) {
  return {.op = Op::BuyCousin, .kin = Kin::Street, .amount = 1, .count = count};
}
constexpr Operation lay(Where where) { return {.op = Op::LayMarker, .where = where}; }

constexpr Effect opp(std::initializer_list<Operation> ops) {
  return {EffectKind::Normal, Aim::Opp, ops};
}
constexpr Effect self(std::initializer_list<Operation> ops) {
  return {EffectKind::Normal, Aim::Self, ops};
}
constexpr Effect counter(std::initializer_list<Operation> ops) {
  return {EffectKind::Counter, Aim::Opp, ops};
}
constexpr Effect reaction(std::initializer_list<Operation> ops) {
  return {EffectKind::Reaction, Aim::Self, ops};
}

constexpr std::uint16_t on(std::initializer_list<int> numbers) {
  unsigned bits = 0;
  for (int number : numbers) bits |= 1U << (number - 1);
  return static_cast<std::uint16_t>(bits);
}

constexpr Operation kSteal = of(Op::Steal, kOpp, 4);
constexpr Operation kExtort = {.op = Op::PayOrInfluence, .who = kOpp, .amount = 5, .count = 1};
constexpr Operation kAmbush = {.op = Op::DieAddMove, .who = kOpp, .where = kTroy, .amount = -1};
constexpr Operation kUnrest = {.op = Op::CousinOrGold, .kin = Kin::Street, .amount = 2};
constexpr Operation kDaggers = {.op = Op::CousinOrInfluence, .kin = Kin::Either, .amount = 1};
constexpr Operation kPlot = {
    .op = Op::RemoveMarker, .who = Party::OneOpponent, .amount = 3, .count = 2};

constexpr Content make_printed() {
  Content c{};
  // clang-format off
  // [A1.5] opens, base, marker, chapter 7
  c.locations = {{
    {3, 2, 0, {{ {cost(4), lay(Where::Any)},     {} }}},                  // [A7.1]  Royal Palace
    {2, 2, 3, {{ {cost(4), reroll(kAnyone, 2)},  {} }}},                  // [A7.2]  Royal Council
    {1, 2, 0, {{ {cost(2), reroll(kAnyone)},     {} }}},                  // [A7.3]  Watchtower
    {1, 2, 0, {{ {take_discard(1)},              {} }}},                  // [A7.4]  Temple
    {1, 2, 0, {{ {buy_street(1)},                {buy_street(2)} }}},     // [A7.5]  Prison
    {2, 3, 2, {{ {gain(3), draw(1, 1)},          {} }}},                  // [A7.6]  Harbour
    {1, 3, 2, {{ {draw(2, 2)},                   {} }}},                  // [A7.7]  Trading House
    {1, 2, 3, {{ {gain(4)},                      {} }}},                  // [A7.8]  Mint
    {1, 2, 3, {{ {cost(2), step(1)},             {} }}},                  // [A7.9]  Armoury
    {1, 3, 2, {{ {cousin(Kin::Court)},           {} }}},                  // [A7.10] House of Heralds
    {3, 3, 2, {{ {of(Op::SellCards, 2)},         {} }}},                  // [A7.11] Black Market
    {1, 2, 3, {{ {cost(2), step(2)},             {gain(2), draw(1, 1)} }}},  // [A7.12] Citadel
  }};
  // [A1.5] where limit markers lie, by the number of players
  c.limit_markers = {0, 0, on({2, 6, 7, 8, 9, 10, 11, 12}), on({6, 7, 10}),
                     on({2, 6, 7, 8, 9, 10, 11, 12}), on({2, 8, 9, 12})};
  c.intrigue = {{
    {opp({kSteal}),                                self({gain(3)})},                 // [A10.I01]
    {opp({kExtort}),                               counter({gain(2)})},              // [A10.I02]
    {opp({influence(kOpp, -1)}),                   self({gain(3)})},                 // [A10.I03]
    {opp({move(kOpp)}),                            self({move(kSelf)})},             // [A10.I04]
    {opp({swap(Op::SwapPlaces, kSelf, kOpp)}),     reaction({move(kSelf)})},         // [A10.I05]
    {opp({add(kOpp, -2)}),                         self({add(kSelf, 1)})},           // [A10.I06]
    {self({add(kSelf, 2)}),                        counter({add(kOpp, -1)})},        // [A10.I07]
    {opp({reroll(kOpp)}),                          self({reroll(kSelf, 2, true)})},  // [A10.I08]
    {opp({kAmbush}),                               counter({move(kOpp)})},           // [A10.I09]
    {opp({of(Op::TakeGold, kOpp, 2)}),             reaction({gain(2)})},             // [A10.I10]
    {self({add(kSelf, 1, 2)}),                     reaction({add(kSelf, 1)})},       // [A10.I11]
    {opp({add(kOpp, -1), add(kSelf, 1)}),          counter({of(Op::TakeGold, kOpp, 2)})},  // [A10.I12]
    {self({cost(3), influence(kSelf, 1)}),         counter({influence(kOpp, -1)})},  // [A10.I13]
    {opp({of(Op::PayBank, kOpp, 6)}),              self({of(Op::GoldPerDie, 4)})},   // [A10.I14]
    {opp({swap(Op::SwapValues, kSelf, kOpp)}),     self({of(Op::DieFlip, 3)})},      // [A10.I15]
    {self({move(kSelf, 2, true)}),                 reaction({reroll(kSelf)})},       // [A10.I16]
  }};
  // [A10.5] base cost
  c.characters = {{
    {0, {gain(2)}},                                            // [A10.C01] Money-changer
    {2, {step(1)}},                                            // [A10.C02] Armourer
    {1, {move(kSelf)}},                                        // [A10.C03] Guide
    {1, {cousin(Kin::Street)}},                                // [A10.C04] Gang Leader
    {0, {of(Op::DiscardForGold, 4)}},                          // [A10.C05] Fence
    {3, {step(2)}},                                            // [A10.C06] Duelling Master
    {4, {move(kAnyone)}},                                      // [A10.C07] Envoy
    {3, {cousin(Kin::Court)}},                                 // [A10.C08] Herald
    {0, {take_discard(1)}},                                    // [A10.C09] Priest of the Order
    {3, {draw(2, 2), of(Op::FreeCard, 0)}},                    // [A10.C10] Spymaster
    {5, {lay(Where::OwnDie)}},                                 // [A10.C11] Chamberlain
    {3, {reroll(kAnyone, 2, true)}},                           // [A10.C12] Soothsayer
    {2, {of(Op::RaiseLimit, 1), of(Op::MoveThere, 0)}},        // [A10.O01] Count Orion
    {1, {draw(2, 1)}},                                         // [A10.O02] Zaan
  }};
  c.events = {{
    {gain(4)},                                                 // [A10.E01] Rich Harvest
    {draw(2, 2)},                                              // [A10.E02] Rumours at Court
    {kUnrest},                                                 // [A10.E03] Street Unrest
    {influence(kSelf, 1)},                                     // [A10.E04] News of Achaia
    {move(kSelf)},                                             // [A10.E05] Change of the Guard
    {add(kSelf, 2)},                                           // [A10.E06] Training Grounds
    {gain(2), of(Op::TakeGold, Party::EachOpponent, 1)},       // [A10.E07] Tax Collection
    {take_discard(2, true)},                                   // [A10.E08] Letter from the Order
    {of(Op::DiscardCharacter, 0), gain(3)},                    // [A10.E09] Scandal
    {cousin(Kin::Street), cousin(Kin::Court)},                 // [A10.E10] Family Reunion
    {swap(Op::SwapPlaces, kAnyone, kAnyone)},                  // [A10.E11] Shift of Power
    {add(Party::OneOpponent, -2), add(kSelf, 1)},              // [A10.E12] Border War
    {lay(Where::Any)},                                         // [A10.E13] Sirius Returns
    {kPlot},                                                   // [A10.E14] Plot of House Orion
    {influence(kSelf, 1), gain(3)},                            // [A10.E15] Royal Audience
    {of(Op::TileDiceAdd, -1)},                                 // [A10.E16] Flood
    {gain(8)},                                                 // [A10.E17] Treasury Opened
    {kDaggers},                                                // [A10.E18] Night of Daggers
  }};
  // clang-format on
  return c;
}

constexpr Content kPrinted = make_printed();

// [A2.1] Locked at first: 1, 2, 6 and 11.
constexpr std::uint16_t opening_later() {
  unsigned bits = 0;
  for (std::size_t i = 0; i < kLocations; ++i)
    bits |= (kPrinted.locations[i].opens > 1 ? 1U : 0U) << i;
  return static_cast<std::uint16_t>(bits);
}
static_assert(opening_later() == on({1, 2, 6, 11}));

}  // namespace

const Content& printed_content() { return kPrinted; }

}  // namespace ilion::achaia
