// SPDX-License-Identifier: GPL-3.0-or-later
// Everything that lies open on the table [D15.1]. It is a type of its own: a State is this and what
// is hidden, a View is this and what its viewer may know besides. Whether somebody is asked is
// decided by functions of Open alone, so it cannot depend on the faces in his hand [D13.1].
#pragma once

#include <array>
#include <cstdint>
#include <tuple>

#include "base/fields.h"
#include "games/deukalion/parts.h"

namespace ilion::deukalion {

struct Open {
  PerPlayer<Player> players;
  std::array<Treasures, kCities> cities{};
  // [D8.6] Who holds it; its soldiers are always its number, neither taken back nor reinforced.
  std::array<Ship, kSettlements> holders{Ship::None, Ship::None, Ship::None, Ship::None};
  Square hydra = kNowhere;
  std::array<Quest, kOpenQuests> quests{Quest::None, Quest::None};
  QuestSet removed;  // quests that left the game [D12.9]
  std::uint8_t quest_deck = 0;
  std::uint8_t deck = 0;  // number of action cards to draw
  Cards discards;

  std::uint16_t round = 0;
  Seat active{0};
  Seat acting{0};
  Phase phase = Phase::Lay;
  Seat mover{0};  // who decides, or for whom chance acts
  Face middle = Face::One;
  std::array<Face, kOuterDice> outer{Face::One, Face::One, Face::One, Face::One};
  Rotation rotation = Rotation::None;
  Progress progress;

  Fight fight;
  Payment payment;
  Quest revealed = Quest::None;  // the quest all are being asked about [D12.9]
  PerPlayer<Answer> answers;
  DrawKind drawing = DrawKind::None;
  std::uint8_t draws = 0;  // still due
  bool at_styx = false;    // the question of [D7.3] is open
  bool unloaded = false;   // a treasure left the ship there
  bool ending = false;     // the turn is over but for CARDS [D5.5]
  EndReason end = EndReason::Running;
  Ship winner = Ship::None;  // [D14.2]; none at the limit

  Player& player(Ship ship) { return players[seat_of(ship)]; }
  const Player& player(Ship ship) const { return players[seat_of(ship)]; }
  bool lies_open(Quest quest) const { return quests[0] == quest || quests[1] == quest; }
  bool in_turn() const { return acting == active; }
  Face die_of(Action action) const {  // [D5.4]
    return outer[(static_cast<std::size_t>(action) + static_cast<std::size_t>(rotation)) %
                 kOuterDice];
  }

  static constexpr auto kFields =
      std::tuple{Field{"players", &Open::players},       Field{"cities", &Open::cities},
                 Field{"holders", &Open::holders},       Field{"hydra", &Open::hydra},
                 Field{"quests", &Open::quests},         Field{"removed", &Open::removed},
                 Field{"quest_deck", &Open::quest_deck}, Field{"deck", &Open::deck},
                 Field{"discards", &Open::discards},     Field{"round", &Open::round},
                 Field{"active", &Open::active},         Field{"acting", &Open::acting},
                 Field{"phase", &Open::phase},           Field{"mover", &Open::mover},
                 Field{"middle", &Open::middle},         Field{"outer", &Open::outer},
                 Field{"rotation", &Open::rotation},     Field{"progress", &Open::progress},
                 Field{"fight", &Open::fight},           Field{"payment", &Open::payment},
                 Field{"revealed", &Open::revealed},     Field{"answers", &Open::answers},
                 Field{"drawing", &Open::drawing},       Field{"draws", &Open::draws},
                 Field{"at_styx", &Open::at_styx},       Field{"unloaded", &Open::unloaded},
                 Field{"ending", &Open::ending},         Field{"end", &Open::end},
                 Field{"winner", &Open::winner}};
  friend bool operator==(const Open&, const Open&) = default;
};

}  // namespace ilion::deukalion
