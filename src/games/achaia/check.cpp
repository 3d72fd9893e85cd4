// SPDX-License-Identifier: GPL-3.0-or-later
// What a content may say. The bounds are those that lists, picks and the proof of termination
// [A9.6] rely on; within them an owner of the box may write what is printed on his cards.
#include <algorithm>

#include "games/achaia/content.h"

namespace ilion::achaia {

namespace {

using Fault = std::optional<std::string_view>;

constexpr unsigned bit(Party party) { return 1U << static_cast<unsigned>(party); }
constexpr unsigned kSelf = bit(Party::Self);
constexpr unsigned kOpp = bit(Party::Opp);
constexpr unsigned kAnyone = bit(Party::Anyone);
constexpr unsigned kOneOpponent = bit(Party::OneOpponent);
constexpr unsigned kEachOpponent = bit(Party::EachOpponent);

// What an operation accepts: whom, and how much.
struct Bounds {
  unsigned who = kSelf;
  unsigned second = kSelf;
  int least = 0;
  int most = 0;
  int count = 1;          // at most
  bool any_sign = false;  // the amount may be negative as well
};

constexpr int kMostGold = 20;

constexpr Bounds bounds_of(Op op) {
  constexpr unsigned kOwners = kSelf | kOpp | kAnyone;
  switch (op) {
    case Op::Cost:
    case Op::GainGold:
    case Op::GoldPerDie:
    case Op::DiscardForGold:
    case Op::SellCards:
    case Op::CousinOrGold: return {.least = 1, .most = kMostGold};
    case Op::TakeGold: return {.who = kOpp | kEachOpponent, .least = 1, .most = kMostGold};
    case Op::Steal:
    case Op::PayBank: return {.who = kOpp, .least = 1, .most = kMostGold};
    case Op::PayOrInfluence: return {.who = kOpp, .least = 1, .most = kMostGold, .count = 5};
    case Op::Influence: return {.who = kSelf | kOpp, .least = 1, .most = 5, .any_sign = true};
    case Op::CousinOrInfluence: return {.least = 1, .most = 5};
    case Op::DieAdd:
      return {.who = kOwners | kOneOpponent, .least = 1, .most = 5, .count = 2, .any_sign = true};
    case Op::DieStep:
    case Op::DieFlip: return {.who = kOwners, .least = 1, .most = 6};
    case Op::DieAddMove: return {.who = kOwners, .least = 1, .most = 5, .any_sign = true};
    case Op::DieMove:
    case Op::DieReroll: return {.who = kOwners, .count = 2};
    case Op::SwapPlaces: return {.who = kOwners, .second = kOwners};
    case Op::SwapValues: return {.second = kOpp};
    case Op::TileDiceAdd: return {.least = 1, .most = 5, .any_sign = true};
    case Op::Draw: return {.least = 1, .most = 3, .count = 3};
    case Op::TakeDiscard:
    case Op::TakeCousin: return {.count = 3};
    case Op::BuyCousin: return {.least = 1, .most = kMostGold, .count = 3};
    case Op::RemoveMarker: return {.who = kOneOpponent, .most = kMostGold, .count = 5};
    case Op::RaiseLimit: return {.most = 1};
    case Op::FreeCard:
    case Op::LayMarker:
    case Op::DiscardCharacter:
    case Op::MoveThere: return {};
  }
  return {};
}

// Cards name what they choose before anybody answers [A5.2]; these choose from a hand.
bool needs_quiet(Op op) {
  return op == Op::DiscardForGold || op == Op::SellCards || op == Op::DiscardCharacter;
}

}  // namespace

Fault why_not(const Operation& operation, Source source) {
  if (static_cast<std::size_t>(operation.op) >= kOps) return "content-unknown-operation";
  const Bounds bounds = bounds_of(operation.op);
  if ((bounds.who & bit(operation.who)) == 0) return "content-bad-target";
  if ((bounds.second & bit(operation.second)) == 0) return "content-bad-target";
  const bool has_opp = source == Source::Card || source == Source::Answer;
  const bool names_opp = operation.who == Party::Opp || operation.second == Party::Opp;
  if (names_opp && !has_opp) return "content-no-opponent-here";
  const int amount = bounds.any_sign ? std::abs(operation.amount) : operation.amount;
  if (amount < bounds.least || amount > bounds.most) return "content-bad-amount";
  if (operation.count < 1 || operation.count > bounds.count) return "content-bad-count";
  if (operation.who == Party::OneOpponent && operation.op == Op::DieAdd && operation.count > 1)
    return "content-bad-count";
  if (operation.op == Op::Draw && operation.amount != operation.count && operation.amount != 1)
    return "content-bad-count";
  if (operation.op == Op::FreeCard && source != Source::Character) return "content-not-here";
  if (has_opp && needs_quiet(operation.op)) return "content-not-here";
  // Nobody asks whether these can pay.
  const bool unasked = source == Source::Event || source == Source::Answer;
  if (operation.op == Op::Cost && unasked) return "content-not-here";
  const bool is_lay = operation.op == Op::LayMarker;
  if (operation.where == Where::OwnDie && !is_lay) return "content-bad-place";
  if (operation.where == Where::Troy && is_lay) return "content-bad-place";
  const bool chooses_kin =
      operation.op == Op::CousinOrGold || operation.op == Op::CousinOrInfluence;
  if (operation.kin == Kin::Either && !chooses_kin) return "content-bad-cousin";
  return std::nullopt;
}

Fault why_not(const Operations& operations, Source source, Aim aim) {
  std::size_t picks = 0;
  std::size_t markers = 0;
  for (std::size_t i = 0; i < operations.size(); ++i) {
    const Operation& each = operations[i];
    if (const Fault fault = why_not(each, source)) return fault;
    const bool names_opp = each.who == Party::Opp || each.second == Party::Opp;
    if (names_opp && source == Source::Card && aim == Aim::Self) return "content-no-opponent-here";
    if (each.op == Op::Cost && i > 0) return "content-cost-comes-first";
    if (each.op == Op::FreeCard && i + 1 < operations.size()) return "content-card-comes-last";
    if (each.op == Op::MoveThere && (i == 0 || operations[i - 1].op != Op::RaiseLimit))
      return "content-move-follows-limit";
    picks += picks_of(each);
    markers += each.op == Op::LayMarker || each.op == Op::RaiseLimit ? 1U : 0U;
  }
  if (picks > kMaxPicks) return "content-too-many-choices";
  if (markers > 1) return "content-too-many-choices";
  return std::nullopt;
}

namespace {

Fault why_not(const LocationRow& row) {
  if (row.opens < 1 || row.opens > kRounds) return "content-bad-round";
  if (row.base < 1 || row.base > 10 || row.marker > 10) return "content-bad-limit";
  if (row.uses[0].empty()) return "content-no-operation";
  for (const Operations& use : row.uses)
    if (const Fault fault = achaia::why_not(use, Source::Location, Aim::Self)) return fault;
  return std::nullopt;
}

Fault why_not(const Effect& effect) {
  if (effect.ops.empty()) return "content-no-operation";
  const bool normal = effect.kind == EffectKind::Normal;
  return achaia::why_not(effect.ops, normal ? Source::Card : Source::Answer, effect.aim);
}

// [A2.7] [A4.5] Placing is compulsory: in every round there must be room for all dice.
bool has_room(const Content& content, std::size_t players) {
  for (std::uint8_t round = 1; round <= kRounds; ++round) {
    std::size_t room = 0;
    for (std::size_t i = 0; i < kLocations; ++i)
      if (content.locations[i].opens <= round) room += content.limit(location_at(i), players);
    const std::size_t of_colour = kPlacedDice + round - 1U;
    if (room < of_colour * (players == 2 ? 4 : players)) return false;
  }
  return true;
}

}  // namespace

std::optional<ContentFault> check(const Content& content) {
  for (std::size_t i = 0; i < kLocations; ++i)
    if (const Fault fault = why_not(content.locations[i]))
      return ContentFault{"locations", i + 1, "", *fault};
  for (std::size_t players = kMinPlayers; players <= kMaxPlayers; ++players) {
    for (std::size_t i = 0; i < kLocations; ++i)
      if (content.limit(location_at(i), players) == 0)
        return ContentFault{"locations", i + 1, "", "content-bad-limit"};
    if (!has_room(content, players)) return ContentFault{"locations", 1, "", "content-no-room"};
  }
  for (std::size_t i = 0; i < kIntrigueKinds; ++i) {
    const IntrigueRow& row = content.intrigue[i];
    if (const Fault fault = why_not(row.a)) return ContentFault{"intrigue", i + 1, "a", *fault};
    if (const Fault fault = why_not(row.b)) return ContentFault{"intrigue", i + 1, "b", *fault};
    const bool answers = row.a.kind != EffectKind::Normal && row.b.kind != EffectKind::Normal;
    if (answers) return ContentFault{"intrigue", i + 1, "b", "content-two-answers"};
  }
  for (std::size_t i = 0; i < kCharacters; ++i) {
    const CharacterRow& row = content.characters[i];
    const Fault fault = row.ops.empty() ? Fault("content-no-operation")
                                        : achaia::why_not(row.ops, Source::Character, Aim::Self);
    if (fault) return ContentFault{"characters", i + 1, "", *fault};
  }
  for (std::size_t i = 0; i < kEventCards; ++i) {
    const Operations& ops = content.events[i];
    const Fault fault = ops.empty() ? Fault("content-no-operation")
                                    : achaia::why_not(ops, Source::Event, Aim::Self);
    if (fault) return ContentFault{"events", i + 1, "", *fault};
  }
  return std::nullopt;
}

}  // namespace ilion::achaia
