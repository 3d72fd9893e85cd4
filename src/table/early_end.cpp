// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/early_end.h"

#include <array>

namespace ilion {

namespace {

constexpr std::array kReasons{kResigned, kOutOfTime, kEnded};

}  // namespace

bool is_early_end(std::string_view reason) {
  for (std::string_view each : kReasons)
    if (each == reason) return true;
  return false;
}

RecordEnd early_end(std::string_view reason, std::size_t seats, Seat last) {
  RecordEnd end{std::string(reason), std::vector<int>(seats, 1)};
  if (reason != kEnded) end.ranks[index_of(last)] = static_cast<int>(seats);
  return end;
}

bool is_possible(const RecordEnd& end, std::size_t seats) {
  for (std::size_t i = 0; i < seats; ++i)
    if (is_early_end(end.reason) && end == early_end(end.reason, seats, seat_at(i))) return true;
  return false;
}

RecordEnd end_of(const MatchResult& result, std::size_t seats) {
  RecordEnd end{std::string(result.reason), {}};
  for (std::size_t i = 0; i < seats; ++i) end.ranks.push_back(result.rank[seat_at(i)]);
  return end;
}

MatchResult early_result(const RecordEnd& end) {
  MatchResult result;
  for (std::string_view each : kReasons)
    if (each == end.reason) result.reason = each;
  for (std::size_t i = 0; i < end.ranks.size(); ++i)
    result.rank[seat_at(i)] = static_cast<std::uint8_t>(end.ranks[i]);
  return result;
}

std::string early_end_says(const Table& table, Lang lang) {
  const RecordEnd& end = *table.record().end;
  std::string last;
  for (std::size_t i = 0; i < end.ranks.size(); ++i)
    if (end.ranks[i] != 1) last = table.seat_name(seat_at(i), lang);
  if (end.reason == kResigned) return Words::of("table").say("end-resigned", lang, {{"who", last}});
  if (end.reason == kOutOfTime) return Words::of("table").say("end-time", lang, {{"who", last}});
  return Words::of("table").say("end-ended", lang);
}

}  // namespace ilion
