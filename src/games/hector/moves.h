// SPDX-License-Identifier: GPL-3.0-or-later
// Every decision a side can be asked for [H9.3] and every outcome chance can have [H9.4], one small
// struct each. The word and the fields are the notation (docs/notation.md).
#pragma once

#include <compare>
#include <string_view>
#include <tuple>
#include <variant>

#include "base/fields.h"
#include "base/fixed_vec.h"
#include "game/game.h"
#include "games/hector/troops.h"
#include "games/hector/types.h"

namespace ilion::hector {

// [H3.1] from 2, from home
struct ChooseSource {
  Stack stack;
  static constexpr std::string_view kWord = "from";
  static constexpr auto kFields = std::tuple{Field{"stack", &ChooseSource::stack}};
  friend auto operator<=>(const ChooseSource&, const ChooseSource&) = default;
};

// [H3.2] number 3
struct NameNumber {
  Number number;
  static constexpr std::string_view kWord = "number";
  static constexpr auto kFields = std::tuple{Field{"number", &NameNumber::number}};
  friend auto operator<=>(const NameNumber&, const NameNumber&) = default;
};

// [H3.4] face Y: the edge that shall face the attacker, by its colour
struct FaceTile {
  Colour colour;
  static constexpr std::string_view kWord = "face";
  static constexpr auto kFields = std::tuple{Field{"colour", &FaceTile::colour}};
  friend auto operator<=>(const FaceTile&, const FaceTile&) = default;
};

// [H4.1] pass: no action in this turn, only a card
struct NoAction {
  static constexpr std::string_view kWord = "pass";
  static constexpr auto kFields = std::tuple{};
  friend auto operator<=>(const NoAction&, const NoAction&) = default;
};

// [H4.2] discard R4
struct DiscardAndDraw {
  Troop troop;
  static constexpr std::string_view kWord = "discard";
  static constexpr auto kFields = std::tuple{Field{"troop", &DiscardAndDraw::troop}};
  friend auto operator<=>(const DiscardAndDraw&, const DiscardAndDraw&) = default;
};

// [H4.3] change
struct ChangeHero {
  static constexpr std::string_view kWord = "change";
  static constexpr auto kFields = std::tuple{};
  friend auto operator<=>(const ChangeHero&, const ChangeHero&) = default;
};

// [H4.4] deploy 0: on the vanguard
struct DeployHero {
  TablePlace on;
  static constexpr std::string_view kWord = "deploy";
  static constexpr auto kFields = std::tuple{Field{"on", &DeployHero::on}};
  friend auto operator<=>(const DeployHero&, const DeployHero&) = default;
};

// [H4.5] boost 2
struct Boost {
  TablePlace on;
  static constexpr std::string_view kWord = "boost";
  static constexpr auto kFields = std::tuple{Field{"on", &Boost::on}};
  friend auto operator<=>(const Boost&, const Boost&) = default;
};

// [H4.6] retreat
struct Retreat {
  static constexpr std::string_view kWord = "retreat";
  static constexpr auto kFields = std::tuple{};
  friend auto operator<=>(const Retreat&, const Retreat&) = default;
};

// [H4.1] play R4
struct PlayTroop {
  Troop troop;
  static constexpr std::string_view kWord = "play";
  static constexpr auto kFields = std::tuple{Field{"troop", &PlayTroop::troop}};
  friend auto operator<=>(const PlayTroop&, const PlayTroop&) = default;
};

// [H5.3] turn left, turn right, turn none
struct TurnTile {
  Turn turn;
  static constexpr std::string_view kWord = "turn";
  static constexpr auto kFields = std::tuple{Field{"turn", &TurnTile::turn}};
  friend auto operator<=>(const TurnTile&, const TurnTile&) = default;
};

// [H6.4] lose hero, lose favour
struct PayRansom {
  Ransom ransom;
  static constexpr std::string_view kWord = "lose";
  static constexpr auto kFields = std::tuple{Field{"ransom", &PayRansom::ransom}};
  friend auto operator<=>(const PayRansom&, const PayRansom&) = default;
};

using Move = std::variant<ChooseSource, NameNumber, FaceTile, NoAction, DiscardAndDraw, ChangeHero,
                          DeployHero, Boost, Retreat, PlayTroop, TurnTile, PayRansom>;

// Most choices: an action with four troops in hand is none, 4 discards, change, 1 place for the
// hero, retreat (8); each card played takes a discard away and adds a place: never more than 8.
// The room is for every push of the generator, so that the compiler sees that none can overflow.
constexpr std::size_t kMaxMoves = 18;
using MoveList = FixedVec<Move, kMaxMoves>;

// [H3.1] [H3.5] [H3.6] [H4.2] draw R4 new
struct DrawTroop {
  Troop troop;
  Origin origin;
  static constexpr std::string_view kWord = "draw";
  static constexpr auto kFields =
      std::tuple{Field{"troop", &DrawTroop::troop}, Field{"origin", &DrawTroop::origin}};
  friend auto operator<=>(const DrawTroop&, const DrawTroop&) = default;
};

// [H3.6] [H4.3] hero G
struct DrawHero {
  Hero hero;
  static constexpr std::string_view kWord = "hero";
  static constexpr auto kFields = std::tuple{Field{"hero", &DrawHero::hero}};
  friend auto operator<=>(const DrawHero&, const DrawHero&) = default;
};

// [H3.4] tile 3
struct DrawTile {
  Tile tile;
  static constexpr std::string_view kWord = "tile";
  static constexpr auto kFields = std::tuple{Field{"tile", &DrawTile::tile}};
  friend auto operator<=>(const DrawTile&, const DrawTile&) = default;
};

// [H7.3] pay R4: a card that was drawn before leaves, face down
struct PayReturned {
  Troop troop;
  static constexpr std::string_view kWord = "pay";
  static constexpr auto kFields = std::tuple{Field{"troop", &PayReturned::troop}};
  friend auto operator<=>(const PayReturned&, const PayReturned&) = default;
};

// [H7.3] pay-unseen: a card that was never drawn leaves, and never will be known
struct PayUnseen {
  static constexpr std::string_view kWord = "pay-unseen";
  static constexpr auto kFields = std::tuple{};
  friend auto operator<=>(const PayUnseen&, const PayUnseen&) = default;
};

using Outcome = std::variant<DrawTroop, DrawHero, DrawTile, PayReturned, PayUnseen>;

// At most each of the 24 troops returned and each of them unseen.
constexpr std::size_t kMaxOutcomes = 64;
using OutcomeList = FixedVec<Weighted<Outcome>, kMaxOutcomes>;

}  // namespace ilion::hector
