// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/seen.h"

#include <algorithm>

namespace ilion::server {

bool Eyes::has(Seat seat) const {
  return std::find(seats.begin(), seats.end(), seat) != seats.end();
}

Witnesses Eyes::witnesses() const {
  if (seats.empty()) return kOnlookers;
  Witnesses all = 0;
  for (Seat seat : seats) all = static_cast<Witnesses>(all | witness(seat));
  return all;
}

// A word for one ear is a person's, not a seat's: who sits there later has not heard it.
bool Eyes::saw(const LoggedEntry& logged) const {
  if (logged.ears.empty()) return (logged.witnesses & witnesses()) != 0;
  return std::find(logged.ears.begin(), logged.ears.end(), person) != logged.ears.end();
}

std::size_t seen_among(const std::vector<Witnesses>& steps, const Eyes& eyes, std::size_t first) {
  const Witnesses mine = eyes.witnesses();
  const auto end = steps.begin() + static_cast<std::ptrdiff_t>(std::min(first, steps.size()));
  return static_cast<std::size_t>(
      std::count_if(steps.begin(), end, [&](Witnesses each) { return (each & mine) != 0; }));
}

std::size_t steps_for(const LiveMatch& match, const Eyes& eyes) {
  const std::vector<Witnesses>& steps = match.witnesses();
  if (match.state() == MatchState::Finished) return steps.size();
  return seen_among(steps, eyes, steps.size());
}

std::optional<std::size_t> step_named(const LiveMatch& match, const Eyes& eyes, std::int64_t name) {
  const Witnesses mine = eyes.witnesses();
  const std::vector<Witnesses>& steps = match.witnesses();
  for (std::size_t i = 0; i < steps.size(); ++i)
    if ((steps[i] & mine) != 0 && name-- == 0) return i;
  return std::nullopt;
}

std::int64_t v_for(const LiveMatch& match, const Eyes& eyes) {
  return std::count_if(match.entries().begin(), match.entries().end(),
                       [&](const LoggedEntry& each) { return eyes.saw(each); });
}

std::optional<std::int64_t> v_named(const LiveMatch& match, const Eyes& eyes, std::int64_t name) {
  if (name == 0) return 0;
  for (const LoggedEntry& each : match.entries())
    if (eyes.saw(each) && --name == 0) return each.entry.v;
  return std::nullopt;
}

std::int64_t v_before(const LiveMatch& match, const Eyes& eyes, std::int64_t last) {
  const std::vector<LoggedEntry>& entries = match.entries();
  std::size_t at = entries.size();
  while (at > 0 && last > 0)
    if (eyes.saw(entries[--at])) --last;
  return static_cast<std::int64_t>(at);
}

}  // namespace ilion::server
