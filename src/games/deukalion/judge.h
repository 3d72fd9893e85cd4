// SPDX-License-Identifier: GPL-3.0-or-later
// The judge's view of a position, and his eye for the map. Written from the rules and not from the
// generator: he walks the squares one by one where the generator floods them. Inside the room only.
#pragma once

#include <array>
#include <optional>

#include "games/deukalion/game.h"

namespace ilion::deukalion {

using Verdict = std::optional<Refusal>;

struct JudgeBase {
  const Deukalion& game;
  const State& state;
  Seat seat;  // who asks; he is the one to decide
  const Open& o = state.open;
  const Content& content = game.content();
  const Player& me = o.players[seat];
  const Cards hand = state.hidden.hands[seat];

  static constexpr Refusal kNotAskedForThis{"D13.1", "not-asked-for-this"};

  bool at(Phase phase) const { return o.phase == phase; }
  Verdict only_at(Phase phase) const {
    if (!at(phase)) return kNotAskedForThis;
    return std::nullopt;
  }
  Verdict only_at_own_point() const {
    if (!at(Phase::Side) && !at(Phase::Turn)) return kNotAskedForThis;
    return std::nullopt;
  }

  std::size_t pieces_aboard() const { return me.aboard + me.cargo.size(); }
  bool is_at_athens() const { return content.ground(me.ship) == Ground::Anchor; }
  static bool are_adjacent(Square a, Square b) {  // [D2.3]
    const auto apart = [](std::size_t x, std::size_t y) { return x > y ? x - y : y - x; };
    return apart(column_of(a), column_of(b)) + apart(row_of(a), row_of(b)) == 1;
  }
  bool is_beside(Place place) const { return are_adjacent(me.ship, content.place(place).square); }

  std::size_t ships_at(Square square, Seat but) const {
    std::size_t n = 0;
    for (std::size_t i = 0; i < game.seats(); ++i)
      n += seat_at(i) != but && o.players[seat_at(i)].ship == square ? 1U : 0U;
    return n;
  }
  bool lies_at(Ship ship, Square square) const {
    return ilion::index_of(seat_of(ship)) < game.seats() && seat_of(ship) != seat &&
           o.player(ship).ship == square;
  }

  // [D12.2]
  bool can_complete(Quest quest) const {
    return o.quests[0] == quest || o.quests[1] == quest || state.hidden.secrets[seat] == quest;
  }
  bool has_task(Quest quest, TaskKind kind) const {
    const auto& tasks = content.quest(quest).tasks;
    return tasks[0].kind == kind || tasks[1].kind == kind;
  }
  bool is_open_for_victory(TaskKind kind) const {
    for (Quest quest : o.quests)
      if (quest != Quest::None && has_task(quest, kind)) return true;
    return false;
  }

  // Whether a walk of so many steps leads from one square to another, going on only from squares
  // that `pass`.
  template <class Pass>
  bool can_walk(Square from, Square to, std::size_t steps, const Pass& pass) const {
    std::array<bool, kSquares> reached{};
    reached[index_of(from)] = true;
    for (; steps > 0 && !reached[index_of(to)]; --steps) {
      std::array<bool, kSquares> next = reached;
      for (std::size_t i = 0; i < kSquares; ++i) {
        const Square square = square_at(i);
        if (!reached[i] || (square != from && !pass(square))) continue;
        for_each_neighbour(square, [&](Square near) { next[index_of(near)] = true; });
      }
      reached = next;
    }
    return reached[index_of(to)];
  }

 private:
  template <class Function>
  void for_each_neighbour(Square square, const Function& function) const {
    const std::size_t i = index_of(square);
    const auto visit = [&](bool exists, std::size_t near) {
      if (exists && content.map[near] != Ground::Land) function(square_at(near));
    };
    visit(column_of(square) > 0, i - 1);
    visit(column_of(square) + 1 < kColumns, i + 1);
    visit(row_of(square) > 0, i - kColumns);
    visit(row_of(square) + 1 < kRows, i + kColumns);
  }
};

}  // namespace ilion::deukalion
