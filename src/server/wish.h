// SPDX-License-Identifier: GPL-3.0-or-later
// One wish of one client at one table, and the verdict on it.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/hub.h"

namespace ilion::server {

struct No {
  std::string_view code;
  std::string says{};  // empty: the sentence of the code
  std::string rule{};
};
using Verdict = std::optional<No>;  // nothing: granted

// One wish of one client at one table.
struct Wish {
  Hub& hub;
  Room& room;
  Connection& from;
  const json::value& said;
  std::vector<store::Change> more{};  // to be stored beside the log

  LiveMatch& match() const { return *room.match; }

  // The seat that is named, if it is the client's own.
  std::optional<Seat> own_seat() const {
    const auto number = number_of(said, "seat");
    if (!number || *number < 0 || static_cast<std::size_t>(*number) >= match().sitters().size())
      return std::nullopt;
    const Seat seat = seat_at(static_cast<std::size_t>(*number));
    return from.eyes.has(seat) ? std::optional(seat) : std::nullopt;
  }

  Verdict not_running() const {
    switch (match().state()) {
      case MatchState::Open: return No{"not-started"};
      case MatchState::Paused: return No{"paused"};
      case MatchState::Finished: return No{"finished"};
      case MatchState::Gone: return No{"gone"};
      case MatchState::Running: return std::nullopt;
    }
    return std::nullopt;
  }

  No refused(const LiveMatch::Refused& refused) const {
    if (!refused.why) return No{refused.code == "not-one-turn" ? "not-one-turn" : "refused-move"};
    const auto& refusal = refused.why->refusal;
    return No{"refused-move", match().table()->explain(*refused.why, from.eyes.lang),
              refusal ? std::string(refusal->rule) : std::string()};
  }
};

// Moves that a seat would make one after the other.
struct Moves {
  Seat seat{};
  std::vector<std::string> texts{};
};

// The moves that are named, if it is for this client to make them now.
Verdict read_moves(const Wish& wish, Moves& moves);

// --- Questions: nothing happens and nothing is stored (questions.cpp).
// Plays the moves on trial: a page can collect all that belongs to one announcement, and sends it
// when its player confirms.
Verdict try_moves(Wish& wish, const std::string& nonce);
Verdict ask_why(Wish& wish);
// What its hello left out: everything that this client saw before.
Verdict ask_past(Wish& wish, const std::string& nonce);
// The table after a step that these eyes have seen, as they saw it then.
Verdict look_back(const Wish& wish, const std::string& nonce);
// What a strong bot would do, told what this seat knows.
Verdict ask_hint(Wish& wish, const std::shared_ptr<Connection>& connection,
                 const std::string& nonce);

}  // namespace ilion::server
