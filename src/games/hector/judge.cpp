// SPDX-License-Identifier: GPL-3.0-or-later
// The judge: why a side may not do what it wishes, with the paragraph that says so. Written from
// the rules and not from the generator; tests/kit holds the two equal over the whole universe of
// moves. `why` names a sentence in content/words/hector.json.
#include <algorithm>

#include "games/hector/game.h"

namespace ilion::hector {

namespace {

using Verdict = std::optional<Refusal>;

struct Judge {
  const Content& content;
  const State& state;
  const Army& army;  // of the seat that asks

  Verdict in_phase(Phase phase) const {
    if (state.phase != phase) return Refusal{"H9.3", "not-asked-for-this"};
    return std::nullopt;
  }

  Verdict operator()(const ChooseSource& move) const {
    if (auto no = in_phase(Phase::Source)) return no;
    if (army.stack_size(move.stack) == 0) return Refusal{"H3.1", "source-is-empty"};
    return std::nullopt;
  }
  Verdict operator()(const NameNumber& move) const {
    if (state.phase != Phase::Number) return Refusal{"H3.2", "number-only-on-a-four"};
    if (move.number == Number::None) return Refusal{"H3.2", "number-is-one-to-three"};
    return std::nullopt;
  }
  Verdict operator()(const FaceTile& move) const {
    if (auto no = in_phase(Phase::Facing)) return no;
    const TileEdges& edges = content.tiles[index_of(state.tile)];
    if (std::find(edges.begin(), edges.end(), move.colour) == edges.end())
      return Refusal{"H3.4", "colour-not-on-the-tile"};
    return std::nullopt;
  }
  Verdict operator()(const NoAction&) const { return in_action(); }
  Verdict operator()(const DiscardAndDraw& move) const {
    if (auto no = in_action()) return no;
    if (!holds(move.troop)) return Refusal{"H4.2", "troop-not-in-hand"};
    const bool stack_has = army.stack_size(army.active) > 0;
    if (!stack_has && army.stack_size(Stack::Home) == 0) return Refusal{"H4.2", "nothing-to-draw"};
    return std::nullopt;
  }
  Verdict operator()(const ChangeHero&) const {
    if (auto no = in_action()) return no;
    if (auto no = needs_hero_in_hand("H4.3")) return no;
    if (army.hero_stack.empty() && army.under.empty())
      return Refusal{"H4.3", "hero-stack-is-empty"};
    return std::nullopt;
  }
  Verdict operator()(const DeployHero& move) const {
    if (auto no = in_action()) return no;
    if (auto no = needs_hero_in_hand("H4.4")) return no;
    if (!lies_at(move.on)) return Refusal{"H4.4", "no-troop-there"};
    return std::nullopt;
  }
  Verdict operator()(const Boost& move) const {
    if (auto no = in_action()) return no;
    if (army.hero == Hero::None) return Refusal{"H3.7", "no-hero"};
    if (army.deployed_on == TablePlace::None) return Refusal{"H4.5", "boost-needs-deployed-hero"};
    if (army.favours == 0) return Refusal{"H4.5", "no-favour-left"};
    if (!lies_at(move.on)) return Refusal{"H4.5", "no-troop-there"};
    if (move.on == army.deployed_on) return Refusal{"H4.5", "never-boost-a-hero"};
    if (army.is_boosted(move.on)) return Refusal{"H4.5", "boosted-already"};
    return std::nullopt;
  }
  Verdict operator()(const Retreat&) const {
    if (state.phase == Phase::Card) return Refusal{"H4.6", "retreat-instead-of-action"};
    if (state.phase == Phase::Fate) return Refusal{"H4.6", "no-retreat-in-fate-sequence"};
    return in_action();
  }
  Verdict operator()(const PlayTroop& move) const {
    if (state.phase == Phase::Action) return Refusal{"H4.1", "action-first"};
    if (auto no = in_phase(Phase::Card)) return no;
    if (!holds(move.troop)) return Refusal{"H4.1", "troop-not-in-hand"};
    return std::nullopt;
  }
  Verdict operator()(const TurnTile&) const {
    if (state.phase != Phase::Fate) return Refusal{"H5.3", "turn-only-in-fate-sequence"};
    return std::nullopt;
  }
  Verdict operator()(const PayRansom&) const {
    if (state.phase != Phase::Ransom) return Refusal{"H6.4", "no-ransom-now"};
    return std::nullopt;
  }

  Verdict in_action() const {
    if (state.phase == Phase::Card) return Refusal{"H4.1", "one-action-then-a-card"};
    return in_phase(Phase::Action);
  }
  Verdict needs_hero_in_hand(std::string_view rule) const {
    if (army.hero == Hero::None) return Refusal{"H3.7", "no-hero"};
    if (army.deployed_on != TablePlace::None) return Refusal{rule, "hero-is-deployed"};
    return std::nullopt;
  }
  bool holds(Troop troop) const {
    return !troop.is_none() && army.troops.at(Place::Hand).has(troop);
  }
  bool lies_at(TablePlace place) const {
    return place != TablePlace::None && !army.table[index_of(place)].is_none();
  }
};

}  // namespace

std::optional<Refusal> Hector::why_not(const State& state, Seat seat, const Move& move) const {
  if (state.phase == Phase::Over) return Refusal{"H9.3", "match-is-over"};
  if (!actor(state).is(seat)) return Refusal{"H9.3", "not-your-turn"};
  return std::visit(Judge{content_, state, state.armies[seat]}, move);
}

}  // namespace ilion::hector
