// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/hector/rule_of.h"

namespace ilion::hector {

namespace {

struct RuleOf {
  std::string operator()(const ChooseSource&) const { return "H3.1"; }
  std::string operator()(const NameNumber&) const { return "H3.2"; }
  std::string operator()(const FaceTile&) const { return "H3.4"; }
  std::string operator()(const NoAction&) const { return "H4.1"; }
  std::string operator()(const DiscardAndDraw&) const { return "H4.2"; }
  std::string operator()(const ChangeHero&) const { return "H4.3"; }
  std::string operator()(const DeployHero&) const { return "H4.4"; }
  std::string operator()(const Boost&) const { return "H4.5"; }
  std::string operator()(const Retreat&) const { return "H4.6"; }
  std::string operator()(const PlayTroop&) const { return "H4.1"; }
  std::string operator()(const TurnTile&) const { return "H5.3"; }
  std::string operator()(const PayRansom&) const { return "H6.4"; }
};

}  // namespace

std::string rule_of(const Move& move) { return std::visit(RuleOf{}, move); }

}  // namespace ilion::hector
