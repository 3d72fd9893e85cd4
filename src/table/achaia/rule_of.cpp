// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/achaia/rule_of.h"

#include "games/achaia/notation.h"

namespace ilion::achaia {

namespace {

// Chapter 10 names its rows as moves name the cards.
template <class Row>
std::string row(Row row) {
  return "A10." + Atom<Row>::text(row);
}
// Chapter 7 has the locations by their printed numbers.
std::string action(Location location) { return "A7." + Atom<Location>::text(location); }

struct RuleOf {
  const View& view;

  const Question& asked() const { return view.question; }
  std::string here() const { return action(view.order[asked().position]); }
  std::string effect() const {
    const Act& act = asked().act;
    switch (act.source) {
      case Source::Card:
      case Source::Answer: return row(act.card());
      case Source::Character: return row(character_at(act.id));
      case Source::Event: return row(event_at(act.id));
      case Source::Location: return action(location_at(act.id));
      case Source::None: break;
    }
    return "A5.18";
  }

  std::string operator()(const KeepDice&) const { return "A2.5"; }
  std::string operator()(const RollAllAgain&) const { return "A2.5"; }
  std::string operator()(const SetDie&) const { return "A12.2"; }
  std::string operator()(const PlaceDie&) const {
    return asked().phase == Phase::Place ? "A2.7" : "A4.5";
  }
  std::string operator()(const TakeSupplies&) const { return "A4.4"; }
  std::string operator()(const PlayCard& m) const { return row(m.card); }
  std::string operator()(const PlayAgainst& m) const { return row(m.card); }
  std::string operator()(const UseCharacter& m) const { return row(m.who); }
  std::string operator()(const Pass&) const { return "A5.13"; }
  std::string operator()(const PassWithEvent&) const { return "A5.14"; }
  std::string operator()(const AnswerWithCousin& m) const {
    return m.cousin == Cousin::Street ? "A5.5" : "A5.6";
  }
  std::string operator()(const AnswerWithCard& m) const { return row(m.card); }
  std::string operator()(const PickDie&) const { return effect(); }
  std::string operator()(const PickStep&) const { return effect(); }
  std::string operator()(const PickLocation&) const {
    return asked().phase == Phase::MoveOut ? "A6.6" : effect();
  }
  std::string operator()(const PickMarker&) const { return effect(); }
  std::string operator()(const PickCharacter&) const { return effect(); }
  std::string operator()(const PickCard&) const { return effect(); }
  std::string operator()(const Concede&) const { return effect(); }
  std::string operator()(const TakeSpoils&) const { return effect(); }
  std::string operator()(const NameOwner&) const { return "A6.4"; }
  std::string operator()(const NameColour&) const { return "A6.6"; }
  std::string operator()(const UseLocation&) const { return here(); }
  std::string operator()(const Decline&) const {
    if (asked().phase == Phase::Window) return "A5.4";
    return asked().phase == Phase::Use ? here() : effect();
  }
  std::string operator()(const SellInfluence&) const { return "A3.2"; }
  std::string operator()(const GiveGold&) const { return "A12.4"; }
};

}  // namespace

std::string rule_of(const View& view, const Move& move) { return std::visit(RuleOf{view}, move); }

}  // namespace ilion::achaia
