// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/meetings.h"

#include <algorithm>

namespace ilion::arena {

// All kinds of table first, for they say how wide the counts of a block are.
Meetings::Meetings(const std::vector<Matches>& blocks) {
  for (const Matches& block : blocks)
    for (const BlockMatch* match : block) static_cast<void>(meeting_of(*match));
  by_block_.resize(blocks.size() * width(), 0);
  for (std::size_t i = 0; i < blocks.size(); ++i)
    for (const BlockMatch* match : blocks[i])
      count(*match, std::span(by_block_).subspan(i * width(), width()));
  for (std::size_t i = 0; i < by_block_.size(); ++i) total_[i % width()] += by_block_[i];
}

const Meeting& Meetings::meeting_of(const BlockMatch& match) {
  sorted_ = match.seats;
  std::sort(sorted_.begin(), sorted_.end());
  const auto [found, is_new] = known_.try_emplace(sorted_, all_.size());
  if (is_new) {
    Meeting meeting;
    meeting.matches = total_.size();
    total_.push_back(0);
    for (std::size_t bot : sorted_) {
      if (meeting.parties.empty() || meeting.parties.back().bot != bot) {
        meeting.parties.push_back({bot, 0, total_.size()});
        total_.push_back(0);
      }
      meeting.parties.back().seats += 1;
    }
    all_.push_back(meeting);
  }
  return all_[found->second];
}

void Meetings::count(const BlockMatch& match, std::span<double> counts) {
  const Meeting& meeting = meeting_of(match);
  counts[meeting.matches] += 1;
  for (const Party& party : meeting.parties) counts[party.won] += held_by(match, party.bot).won;
}

}  // namespace ilion::arena
