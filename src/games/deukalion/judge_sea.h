// SPDX-License-Identifier: GPL-3.0-or-later
// What the judge says of ships, soldiers and the Hydra: chapters 5 to 10.
#pragma once

#include "games/deukalion/judge.h"

namespace ilion::deukalion {

struct JudgeSea : JudgeBase {
  Verdict operator()(const DropAnchor& move) const {
    if (auto no = only_at(Phase::Anchor)) return no;
    if (content.ground(move.square) != Ground::Anchor) return Refusal{"D3.3", "not-an-anchor"};
    if (ships_at(move.square, seat) > 0) return Refusal{"D3.3", "anchor-is-taken"};
    return std::nullopt;
  }
  Verdict operator()(const PlaceKylix&) const { return only_at(Phase::Place); }

  // [D5.3] [D5.5] Each once, and in a side turn one of the two.
  Verdict still_to_do(bool is_done, bool is_other_done) const {
    if (auto no = only_at_own_point()) return no;
    if (at(Phase::Side) && (is_done || is_other_done)) return Refusal{"D5.3", "chosen-already"};
    if (is_done) return Refusal{"D5.5", "action-is-done"};
    return std::nullopt;
  }

  Verdict in_reach(Square to) const {
    if (auto no = still_to_do(o.progress.sail, o.progress.soldiers)) return no;
    if (content.ground(to) == Ground::Land) return Refusal{"D2.2", "ships-stay-on-water"};
    std::size_t allowance = number(at(Phase::Turn) ? o.die_of(Action::Sail) : o.middle);
    if (o.progress.middle_three) allowance = number(Face::Three);  // [D11.AC11]
    if (me.pegasus) allowance += 1;                                // [D11.AC01]
    for (std::size_t i = 0; i < o.progress.aiolos; ++i) allowance += 2;
    const auto lets_pass = [&](Square square) {  // [D6.3]
      if (square == o.hydra || content.ground(square) == Ground::Styx) return false;
      return content.ground(square) == Ground::Anchor || ships_at(square, seat) == 0;
    };
    if (!can_walk(me.ship, to, allowance, lets_pass)) return Refusal{"D6.1", "too-far"};
    return std::nullopt;
  }
  Verdict operator()(const Sail& move) const {
    if (auto no = in_reach(move.to)) return no;
    if (move.to == me.ship) return std::nullopt;  // [D6.2]
    if (move.to == o.hydra) {                     // [D6.5]
      if (me.aboard == 0) return Refusal{"D6.5", "hydra-needs-a-soldier"};
      const Quest secret = state.hidden.secrets[seat];
      const bool holds = secret != Quest::None && has_task(secret, TaskKind::BeatHydra);
      if (!holds && !is_open_for_victory(TaskKind::BeatHydra))
        return Refusal{"D6.5", "hydra-needs-a-quest"};
      return std::nullopt;
    }
    if (content.ground(move.to) != Ground::Water || ships_at(move.to, seat) == 0)
      return std::nullopt;
    if (me.aboard == 0) return Refusal{"D6.4", "no-soldiers-to-attack"};
    return Refusal{"D6.4", "name-the-ship"};
  }
  Verdict operator()(const SailAgainst& move) const {
    if (auto no = in_reach(move.to)) return no;
    if (!lies_at(move.ship, move.to)) return Refusal{"D6.4", "no-such-ship-there"};
    if (move.to == me.ship) return Refusal{"D6.4", "no-fight-without-sailing"};
    if (content.ground(move.to) != Ground::Water) return Refusal{"D2.5", "ships-are-safe-there"};
    if (move.to == o.hydra) return Refusal{"D6.5", "hydra-comes-first"};
    if (me.aboard == 0) return Refusal{"D6.4", "no-soldiers-to-attack"};
    return std::nullopt;
  }

  Verdict can_bring(std::size_t wanted, std::size_t most, std::string_view rule) const {
    if (wanted == 0) return Refusal{"D7.2", "not-none-at-all"};
    if (wanted > most) return Refusal{rule, "not-so-many-soldiers"};
    if (wanted > me.below) return Refusal{"D7.2", "not-so-many-below"};
    if (wanted + pieces_aboard() > kPlanPlaces) return Refusal{"D7.2", "no-free-place"};
    return std::nullopt;
  }
  Verdict operator()(const BringBack& move) const {
    if (auto no = still_to_do(o.progress.soldiers, o.progress.sail)) return no;
    std::size_t most = at(Phase::Side) ? 2U : number(o.die_of(Action::Soldiers));
    if (me.hades) most += 1;  // [D11.AC02]
    return can_bring(number(move.soldiers), most, at(Phase::Side) ? "D5.3" : "D5.7");
  }
  Verdict operator()(const DrawCards&) const {
    if (auto no = only_at(Phase::Turn)) return no;
    if (o.progress.cards) return Refusal{"D5.6", "cards-are-done"};
    return std::nullopt;
  }

  // [D10.2]
  Verdict hydra_can_go(Square to, std::size_t steps) const {
    if (content.ground(to) != Ground::Water) return Refusal{"D2.5", "hydra-stays-on-open-water"};
    if (to == o.hydra) return Refusal{"D10.2", "hydra-must-leave-its-square"};
    if (to == me.ship) return Refusal{"D10.2", "hydra-spares-its-mover"};
    const auto lets_pass = [&](Square square) {
      if (content.ground(square) != Ground::Water) return false;
      return square != me.ship && ships_at(square, seat) == 0;
    };
    if (!can_walk(o.hydra, to, steps, lets_pass)) return Refusal{"D10.2", "hydra-too-far"};
    return std::nullopt;
  }
  Verdict hydra_alone(Square to, std::size_t steps) const {
    if (auto no = hydra_can_go(to, steps)) return no;
    if (ships_at(to, seat) > 0) return Refusal{"D10.3", "name-the-ship"};
    return std::nullopt;
  }
  Verdict hydra_against(Square to, Ship ship, std::size_t steps) const {
    if (auto no = hydra_can_go(to, steps)) return no;
    if (!lies_at(ship, to)) return Refusal{"D10.3", "no-such-ship-there"};
    return std::nullopt;
  }
  Verdict hydra_to_do() const {
    if (auto no = only_at(Phase::Turn)) return no;
    if (o.progress.hydra) return Refusal{"D5.5", "action-is-done"};
    return std::nullopt;
  }
  Verdict operator()(const MoveHydra& move) const {
    if (auto no = hydra_to_do()) return no;
    return hydra_alone(move.to, number(o.die_of(Action::Hydra)));
  }
  Verdict operator()(const MoveHydraAgainst& move) const {
    if (auto no = hydra_to_do()) return no;
    return hydra_against(move.to, move.ship, number(o.die_of(Action::Hydra)));
  }

  // [D6.7]
  Verdict has_landed_beside(Place place) const {
    if (auto no = only_at_own_point()) return no;
    if (!o.progress.landed) return Refusal{"D6.7", "not-landed"};
    if (!is_beside(place)) return Refusal{"D6.7", "not-beside-it"};
    return std::nullopt;
  }
  Verdict operator()(const Attack& move) const {
    if (auto no = has_landed_beside(move.place)) return no;
    if (o.progress.fought) return Refusal{"D6.7", "one-fight-a-sail"};
    if (me.aboard == 0) return Refusal{"D9.2", "no-soldiers-to-attack"};
    if (index_of(move.place) < kCities) {
      if (o.cities[index_of(move.place)].size() == 0)
        return Refusal{"D9.8", "city-has-no-treasure"};
      return std::nullopt;
    }
    const Ship holder = o.holders[index_of(move.place) - kCities];
    if (holder == Ship::None) return Refusal{"D9.9", "settlement-is-empty"};
    if (holder == ship_of(seat)) return Refusal{"D9.9", "settlement-is-yours"};
    return std::nullopt;
  }
  Verdict operator()(const Found& move) const {
    if (auto no = has_landed_beside(move.place)) return no;
    if (index_of(move.place) < kCities) return Refusal{"D8.5", "not-a-settlement"};
    if (o.holders[index_of(move.place) - kCities] != Ship::None)
      return Refusal{"D8.5", "settlement-is-held"};
    if (me.aboard < content.place(move.place).size) return Refusal{"D8.5", "too-few-soldiers"};
    return std::nullopt;
  }

  // [D7.3]
  Verdict operator()(const Unload& move) const {
    if (auto no = only_at(Phase::Styx)) return no;
    if (me.cargo.count(move.colour) == 0) return Refusal{"D7.3", "treasure-not-aboard"};
    if (pieces_aboard() + me.below <= kPlanPlaces) return Refusal{"D7.3", "all-fit-already"};
    return std::nullopt;
  }
  Verdict operator()(const BringAll&) const {
    if (auto no = only_at(Phase::Styx)) return no;
    if (pieces_aboard() >= kPlanPlaces) return Refusal{"D7.2", "no-free-place"};
    return std::nullopt;
  }
  Verdict operator()(const LeaveBelow&) const {
    if (auto no = only_at(Phase::Styx)) return no;
    if (o.unloaded) return Refusal{"D7.3", "unloaded-already"};
    return std::nullopt;
  }

  // [D9.7]
  Verdict operator()(const Shift& move) const {
    const bool at_spoils = at(Phase::Spoils) && o.fight.kind == FightKind::Ship;
    if (!at_spoils && !at(Phase::Shift)) return kNotAskedForThis;
    const Square from = o.fight.kind == FightKind::Ship ? me.ship : o.hydra;
    if (!is_free(move.to)) return Refusal{"D9.7", "square-is-not-free"};
    const std::size_t away = game.board().distance(from, move.to);
    for (std::size_t better = kShiftSteps; better > 0; --better) {
      if (away == better) return std::nullopt;
      if (is_one_free_at(from, better)) break;
    }
    return Refusal{"D9.7", "shift-is-three-squares"};
  }

 private:
  bool is_free(Square square) const {
    if (content.ground(square) != Ground::Water || square == o.hydra) return false;
    return square != me.ship && ships_at(square, seat) == 0;
  }
  bool is_one_free_at(Square from, std::size_t steps) const {
    for (std::size_t i = 0; i < kSquares; ++i)
      if (is_free(square_at(i)) && game.board().distance(from, square_at(i)) == steps) return true;
    return false;
  }
};

}  // namespace ilion::deukalion
