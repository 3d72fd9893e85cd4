// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/deukalion/rule_of.h"

namespace ilion::deukalion {

namespace {

struct RuleOf {
  const Open& open;

  bool in(Phase phase) const { return open.phase == phase; }
  std::string booty() const { return open.fight.kind == FightKind::Ship ? "D9.6" : "D9.8"; }
  std::string claim() const { return in(Phase::Reveal) ? "D12.9" : "D12.3"; }

  std::string operator()(const DropAnchor&) const { return "D3.3"; }
  std::string operator()(const PlaceKylix&) const { return "D5.4"; }
  std::string operator()(const Sail& m) const { return m.to == open.hydra ? "D6.5" : "D6.1"; }
  std::string operator()(const SailAgainst&) const { return "D6.4"; }
  std::string operator()(const BringBack&) const { return in(Phase::Side) ? "D5.3" : "D5.7"; }
  std::string operator()(const DrawCards&) const { return "D5.6"; }
  std::string operator()(const MoveHydra&) const { return "D10.2"; }
  std::string operator()(const MoveHydraAgainst&) const { return "D10.3"; }
  std::string operator()(const Attack& m) const { return is_city(m.place) ? "D9.8" : "D9.9"; }
  std::string operator()(const Found&) const { return "D8.5"; }
  std::string operator()(const Deliver&) const { return "D8.3"; }
  std::string operator()(const Claim&) const { return claim(); }
  std::string operator()(const ClaimWith&) const { return claim(); }
  std::string operator()(const PlayCard& m) const {
    const std::string number = std::to_string(index_of(m.card) + 1);
    return (number.size() == 1 ? "D11.AC0" : "D11.AC") + number;
  }
  std::string operator()(const PlayCharon&) const { return "D11.AC05"; }
  std::string operator()(const PlayPoseidon&) const { return "D11.AC10"; }
  std::string operator()(const PlayPoseidonAgainst&) const { return "D11.AC10"; }
  std::string operator()(const TurnDie&) const { return "D11.AC11"; }
  std::string operator()(const Unload&) const { return "D7.3"; }
  std::string operator()(const BringAll&) const { return "D7.3"; }
  std::string operator()(const LeaveBelow&) const { return "D7.3"; }
  std::string operator()(const TakeTreasure&) const { return booty(); }
  std::string operator()(const Shift&) const { return "D9.7"; }
  std::string operator()(const TakeNothing&) const { return booty(); }
  std::string operator()(const TakePoint&) const { return "D10.4"; }
  std::string operator()(const ReturnTo&) const { return "D8.4"; }
  std::string operator()(const PayCard&) const { return "D12.6"; }
  std::string operator()(const Pass&) const { return in(Phase::Toss) ? "D13.3" : "D12.9"; }
  std::string operator()(const EndTurn&) const { return in(Phase::Side) ? "D5.3" : "D5.5"; }
};

}  // namespace

std::string rule_of(const View& view, const Move& move) {
  return std::visit(RuleOf{view.open}, move);
}

}  // namespace ilion::deukalion
