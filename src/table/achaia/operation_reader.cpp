// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/achaia/operation_reader.h"

#include <algorithm>
#include <string>

#include "table/words.h"

namespace ilion::achaia {

namespace {

using Kind = LinedJson::Kind;

// What a member of an operation says.
enum class Part { Amount, Count, Who, Second, Where, Kin, UpTo };

struct Member {
  std::string_view name{};
  Part part{};
};

struct OpWord {
  std::string_view word;
  Op op;
  std::array<Member, 5> members{};
};

// Those that look simple; what is made of other operations is read by functions of its own.
// clang-format off
constexpr OpWord kOpWords[] = {
  {"cost",                   Op::Cost,             {{{"n", Part::Amount}}}},
  {"gain_gold",              Op::GainGold,         {{{"n", Part::Amount}}}},
  {"take_gold",              Op::TakeGold,         {{{"from", Part::Who}, {"n", Part::Amount}}}},
  {"pay_bank",               Op::PayBank,          {{{"who", Part::Who}, {"n", Part::Amount}}}},
  {"pay_or_influence",       Op::PayOrInfluence,   {{{"who", Part::Who}, {"gold", Part::Amount}, {"influence", Part::Count}}}},
  {"influence",              Op::Influence,        {{{"who", Part::Who}, {"n", Part::Amount}}}},
  {"gold_per_die",           Op::GoldPerDie,       {{{"where", Part::Where}, {"cap", Part::Amount}}}},
  {"die_add",                Op::DieAdd,           {{{"owner", Part::Who}, {"n", Part::Amount}, {"count", Part::Count}, {"where", Part::Where}}}},
  {"die_step",               Op::DieStep,          {{{"owner", Part::Who}, {"n", Part::Amount}, {"where", Part::Where}}}},
  {"die_add_move",           Op::DieAddMove,       {{{"owner", Part::Who}, {"n", Part::Amount}, {"where", Part::Where}}}},
  {"die_move",               Op::DieMove,          {{{"owner", Part::Who}, {"count", Part::Count}, {"upto", Part::UpTo}, {"where", Part::Where}}}},
  {"die_flip",               Op::DieFlip,          {{{"owner", Part::Who}, {"max", Part::Amount}, {"where", Part::Where}}}},
  {"die_reroll",             Op::DieReroll,        {{{"owner", Part::Who}, {"count", Part::Count}, {"upto", Part::UpTo}, {"where", Part::Where}}}},
  {"swap_places",            Op::SwapPlaces,       {{{"a", Part::Who}, {"b", Part::Second}, {"where", Part::Where}}}},
  {"swap_values",            Op::SwapValues,       {{{"a", Part::Who}, {"b", Part::Second}, {"where", Part::Where}}}},
  {"tile_dice_add",          Op::TileDiceAdd,      {{{"n", Part::Amount}}}},
  {"draw",                   Op::Draw,             {{{"n", Part::Count}, {"keep", Part::Amount}}}},
  {"may_play_intrigue",      Op::FreeCard,         {}},
  {"discard_for_gold",       Op::DiscardForGold,   {{{"n", Part::Amount}}}},
  {"sell_cards",             Op::SellCards,        {{{"price", Part::Amount}}}},
  {"take_discard",           Op::TakeDiscard,      {{{"n", Part::Count}, {"upto", Part::UpTo}}}},
  {"take_cousin",            Op::TakeCousin,       {{{"kind", Part::Kin}, {"n", Part::Count}}}},
  {"buy_cousin",             Op::BuyCousin,        {{{"kind", Part::Kin}, {"price", Part::Amount}, {"max", Part::Count}}}},
  {"lay_marker",             Op::LayMarker,        {{{"where", Part::Where}}}},
  {"discard_character",      Op::DiscardCharacter, {}},
  {"place_increased_marker", Op::RaiseLimit,       {{{"where", Part::Where}}}},
  {"may_move_own_die_there", Op::MoveThere,        {}},
};
// clang-format on

struct PartyWord {
  std::string_view word;
  Party party;
};
constexpr PartyWord kParties[] = {{"self", Party::Self},
                                  {"target", Party::Opp},
                                  {"attacker", Party::Opp},
                                  {"any", Party::Anyone},
                                  {"one_opponent", Party::OneOpponent},
                                  {"each_opponent", Party::EachOpponent}};

// Where an operation can look for its dice or its location; the last of two is the narrower.
struct WhereWord {
  Op op;
  std::string_view word;
  Where where;
};
constexpr WhereWord kWheres[] = {
    {Op::GoldPerDie, "troy", Where::Any},       {Op::DieAdd, "any", Where::Any},
    {Op::DieAdd, "troy", Where::Troy},          {Op::DieStep, "any", Where::Any},
    {Op::DieStep, "troy", Where::Troy},         {Op::DieFlip, "any", Where::Any},
    {Op::DieFlip, "troy", Where::Troy},         {Op::DieReroll, "any", Where::Any},
    {Op::DieReroll, "troy", Where::Troy},       {Op::DieAddMove, "troy", Where::Troy},
    {Op::DieMove, "troy", Where::Troy},         {Op::SwapPlaces, "troy", Where::Troy},
    {Op::SwapValues, "same_tile", Where::Troy}, {Op::LayMarker, "any", Where::Any},
    {Op::LayMarker, "own_die", Where::OwnDie},  {Op::RaiseLimit, "unlocked", Where::Any}};

// Any number that a byte holds: the rules say which of them they can carry out.
constexpr int kLeast = -100;
constexpr int kMost = 100;

std::int8_t amount_of(int number) { return static_cast<std::int8_t>(number); }
std::uint8_t count_of(int number) { return static_cast<std::uint8_t>(number); }

// How many to buy is a choice, and only a location offers one.
bool offers_a_number(const Operations& operations) {
  return std::any_of(operations.begin(), operations.end(), [](const Operation& each) {
    return each.op == Op::BuyCousin && each.count > 1;
  });
}

}  // namespace

void OperationReader::judge(const LinedJson& at, std::optional<std::string_view> fault) {
  if (fault) complain(at, Words::of("achaia").say(*fault, Lang::En));
}

Party OperationReader::party(const LinedJson& row, std::string_view name) {
  const std::string& said = word(row, name);
  // The Opp of an answer is who played the cancelled card, and is called so.
  const std::string_view not_here = source_ == Source::Answer ? "target" : "attacker";
  for (const auto& [each, party] : kParties)
    if (each == said && each != not_here) return party;
  complain(row, "'" + said + "' is nobody whom an operation could concern.");
  return Party::Self;
}

Where OperationReader::where(const LinedJson& row, Op op) {
  const std::string& said = word(row, "where");
  for (const WhereWord& each : kWheres)
    if (each.op == op && each.word == said) return each.where;
  judge(row, "content-bad-place");
  return Where::Any;
}

Kin OperationReader::kin(const LinedJson& row) {
  const std::string& said = word(row, "kind");
  if (said == "street") return Kin::Street;
  if (said == "court") return Kin::Court;
  if (said == "either") return Kin::Either;
  judge(row, "content-bad-cousin");
  return Kin::Street;
}

// [A10.E03] [A10.E18] Each opponent gives back a cousin, or else.
Operation OperationReader::choice_of_opponents(const LinedJson& row) {
  only(row, {"op", "options", "otherwise"});
  Operation operation{.op = Op::CousinOrGold};
  const std::vector<LinedJson>& options = list(row, "options", 2);
  if (options.empty()) return operation;
  must_be(options[0], "op", "return_cousin");
  only(options[0], {"op", "kind"});
  operation.kin = kin(options[0]);
  only(options[1], {"op", "n", "full"});
  if (!need(options[1], "full", Kind::Bool).truth)
    complain(options[1], "what an opponent chooses he must be able to do in full.");
  const std::string& other = word(options[1], "op");
  if (other == "pay_bank") {
    operation.amount = amount_of(whole(options[1], "n", 1, kMost));
    const LinedJson& rest = need(row, "otherwise", Kind::Object);
    must_be(rest, "op", "pay_bank");
    must_be(rest, "n", operation.amount);
  } else if (other == "influence") {
    operation.op = Op::CousinOrInfluence;
    operation.amount = amount_of(-whole(options[1], "n", kLeast, -1));
    need(row, "otherwise", Kind::Null);
  } else {
    judge(options[1], "content-unknown-operation");
  }
  return operation;
}

// [A10.E14]
Operation OperationReader::marker_removal(const LinedJson& row) {
  only(row, {"op", "owner", "min_on_tile", "otherwise"});
  Operation operation{.op = Op::RemoveMarker, .who = party(row, "owner")};
  operation.count = count_of(whole(row, "min_on_tile", 0, kMost));
  const LinedJson* rest = row.member("otherwise");
  if (rest == nullptr || mark(*rest).kind == Kind::Null) return operation;
  only(*rest, {"op", "n"});
  must_be(*rest, "op", "gain_gold");
  operation.amount = amount_of(whole(*rest, "n", 0, kMost));
  return operation;
}

Operation OperationReader::read_one(const LinedJson& row) {
  if (row.kind != Kind::Object) complain(row, "an operation must be an object.");
  const std::string& said = word(row, "op");
  if (problem()) return {};
  if (said == "each_opponent_chooses") return choice_of_opponents(row);
  if (said == "remove_marker") return marker_removal(row);
  const auto* found = std::find_if(std::begin(kOpWords), std::end(kOpWords),
                                   [&](const OpWord& each) { return each.word == said; });
  if (found == std::end(kOpWords)) {
    judge(row, "content-unknown-operation");
    return {};
  }
  const auto name = [&](std::size_t i) { return found->members[i].name; };
  only(row, {"op", name(0), name(1), name(2), name(3), name(4),
             found->op == Op::TakeGold ? "steal_rule" : "op"});
  Operation operation{.op = found->op};
  for (const Member& member : found->members) {
    if (member.name.empty()) break;
    switch (member.part) {
      case Part::Amount:
        operation.amount = amount_of(whole(row, member.name, kLeast, kMost));
        break;
      case Part::Count:
        if (member.name != "count" || row.member("count") != nullptr)  // by itself one
          operation.count = count_of(whole(row, member.name, 0, kMost));
        break;
      case Part::Who: operation.who = party(row, member.name); break;
      case Part::Second: operation.second = party(row, member.name); break;
      case Part::Where: operation.where = where(row, found->op); break;
      case Part::Kin: operation.kin = kin(row); break;
      case Part::UpTo:
        if (row.member("upto") != nullptr) operation.up_to = need(row, "upto", Kind::Bool).truth;
        break;
    }
  }
  if (found->op == Op::RaiseLimit) operation.amount = 1;  // [A1.7]
  if (row.member("steal_rule") != nullptr && need(row, "steal_rule", Kind::Bool).truth)
    operation.op = Op::Steal;
  return operation;
}

Operations OperationReader::read(const LinedJson& list, Source source, Aim aim) {
  Operations operations;
  source_ = source;
  for (const LinedJson& row : list.items) {
    const Operation operation = read_one(mark(row));
    if (problem()) return operations;
    judge(row, why_not(operation, source));
    if (!operations.add(operation)) complain(row, "an effect can have three operations at most.");
  }
  if (operations.empty()) judge(list, "content-no-operation");
  if (!problem()) judge(list, why_not(operations, source, aim));
  return operations;
}

Operations OperationReader::operations(const LinedJson& row, std::string_view name, Source source,
                                       Aim aim) {
  const LinedJson& all = need(row, name, Kind::Array);
  const Operations operations = read(all, source, aim);
  if (offers_a_number(operations)) judge(all, "content-bad-count");
  return operations;
}

std::array<Operations, 2> OperationReader::uses(const LinedJson& row, std::string_view name) {
  const LinedJson& all = need(row, name, Kind::Array);
  const LinedJson* only_one = all.items.size() == 1 ? &all.items[0] : nullptr;
  const LinedJson* op = only_one == nullptr ? nullptr : only_one->member("op");
  if (op != nullptr && op->text == "choose") {
    only(mark(*only_one), {"op", "options"});
    mark(*op);
    const std::vector<LinedJson>& options = list(*only_one, "options", 2);
    if (options.empty()) return {};
    std::array<Operations, 2> both;
    for (std::size_t i = 0; i < both.size(); ++i) {
      both[i] = read(options[i], Source::Location, Aim::Self);
      if (offers_a_number(both[i])) judge(options[i], "content-bad-count");
    }
    return both;
  }
  const Operations use = read(all, Source::Location, Aim::Self);
  if (!offers_a_number(use)) return {use, {}};
  if (use.size() != 1 || use[0].count != 2) judge(all, "content-bad-count");
  Operation one = use[0];  // [A7.5] one or two
  one.count = 1;
  return {Operations{one}, use};
}

}  // namespace ilion::achaia
