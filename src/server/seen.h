// SPDX-License-Identifier: GPL-3.0-or-later
// Whose eyes look on, and how they count. What somebody may not know is not counted for him either:
// the steps and the `v` that he is told are numbers of his own, and they stand still while others
// are asked in secret. Inside the server everything has its number in the log.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "server/live_match.h"

namespace ilion::server {

// The seats of a client, in its language. No seats: a spectator.
struct Eyes {
  std::string person;
  std::vector<Seat> seats;
  Lang lang = Lang::En;

  // Several people at one screen share what all may know; each sees his own in his view.
  Viewer viewer() const { return seats.size() == 1 ? Viewer::seat(seats[0]) : Viewer::spectator(); }
  bool has(Seat seat) const;
  Witnesses witnesses() const;
  bool saw(const LoggedEntry& logged) const;
};

// How many of these steps the eyes have seen something of.
std::size_t seen_among(const std::vector<Witnesses>& steps, const Eyes& eyes, std::size_t first);

// How many steps the match has for these eyes: all of them, once it is over.
std::size_t steps_for(const LiveMatch& match, const Eyes& eyes);
// The step in the log that these eyes call by this number.
std::optional<std::size_t> step_named(const LiveMatch& match, const Eyes& eyes, std::int64_t name);

// How much of the log these eyes have seen.
std::int64_t v_for(const LiveMatch& match, const Eyes& eyes);
// Where in the log they were when they had seen so much; beyond its end: nothing.
std::optional<std::int64_t> v_named(const LiveMatch& match, const Eyes& eyes, std::int64_t name);
// Where in the log they were before they saw the last so many entries.
std::int64_t v_before(const LiveMatch& match, const Eyes& eyes, std::int64_t last);

}  // namespace ilion::server
