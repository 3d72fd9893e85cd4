// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/standings.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace ilion::arena {

namespace {

// For matches in which all sit together: 1 ahead, 0 behind, half for a shared place.
double ahead(const BlockMatch& match, std::size_t bot, std::size_t rival) {
  const auto rank_of = [&](std::size_t one) {
    const auto seat = std::find(match.seats.begin(), match.seats.end(), one) - match.seats.begin();
    return match.ranks[static_cast<std::size_t>(seat)];
  };
  const int mine = rank_of(bot);
  const int his = rank_of(rival);
  return mine == his ? 0.5 : mine < his ? 1 : 0;
}

// Block by block, without those that an interruption has left half played.
std::vector<Matches> whole_blocks(const BlockPlan& plan, const BlockGames& games,
                                  Standings& standings) {
  std::map<std::uint64_t, Matches> blocks;
  for (const BlockMatch& match : games.matches) blocks[match.block].push_back(&match);
  const std::size_t all_of_one = plan.line_ups().size() * plan.players;
  std::vector<Matches> whole;
  for (auto& [block, matches] : blocks) {
    if (matches.size() == all_of_one) {
      whole.push_back(std::move(matches));
      continue;
    }
    ++standings.dropped_blocks;
    standings.dropped_matches += matches.size();
  }
  standings.blocks = whole.size();
  return whole;
}

}  // namespace

std::vector<LineUp> BlockPlan::line_ups() const {
  std::vector<LineUp> all;
  if (sit_together()) {
    LineUp together;
    for (std::size_t i = 0; i < players; ++i) together.bots.push_back(i);
    return {together};
  }
  for (std::size_t first = 0; first < (first_alone ? 1 : bots.size()); ++first)
    for (std::size_t second = 0; second < bots.size(); ++second) {
      if (first == second || (players == 2 && second < first)) continue;
      LineUp pair{std::vector<std::size_t>(players, second), first, second};
      pair.bots[0] = first;
      all.push_back(pair);
    }
  return all;
}

Standings standings_of(const BlockPlan& plan, const BlockGames& games) {
  const std::size_t bots = plan.bots.size();
  const std::vector<LineUp> line_ups = plan.line_ups();
  Standings standings;
  standings.bots.resize(bots);
  standings.cross.assign(bots, std::vector<std::optional<Score>>(bots));
  std::vector<BlockShares> all(bots);
  std::vector<std::vector<BlockShares>> pairs(bots, std::vector<BlockShares>(bots));
  const std::vector<Matches> blocks = whole_blocks(plan, games, standings);
  for (const Matches& block : blocks)
    for (const BlockMatch* match : block) {
      const LineUp& who = line_ups[match->line_up];
      for (std::size_t bot = 0; bot < bots; ++bot) {
        const Held held = held_by(*match, bot);
        all[bot].add(match->block, held.won, held.seats);
        if (!plan.sit_together()) continue;
        for (std::size_t rival = 0; rival < bots; ++rival)
          if (rival != bot) pairs[bot][rival].add(match->block, ahead(*match, bot, rival), 1);
      }
      if (plan.sit_together()) continue;
      pairs[who.first][who.second].add(match->block, held_by(*match, who.first).won, 1);
      if (plan.players == 2)
        pairs[who.second][who.first].add(match->block, held_by(*match, who.second).won, 1);
    }
  for (std::size_t bot = 0; bot < bots; ++bot) {
    Standing& standing = standings.bots[bot];
    standing.all = all[bot].score();
    std::vector<float> spent = games.think_ms[bot];
    std::sort(spent.begin(), spent.end());
    standing.moves = spent.size();
    if (!spent.empty()) {
      standing.mean_ms =
          std::accumulate(spent.begin(), spent.end(), 0.0) / static_cast<double>(spent.size());
      standing.p99_ms = spent[spent.size() * 99 / 100];
    }
    for (std::size_t rival = 0; rival < bots; ++rival)
      standings.cross[bot][rival] = pairs[bot][rival].score();
  }
  if (!blocks.empty()) {
    const std::vector<Rating> ratings = ratings_of(plan, blocks);
    for (std::size_t bot = 0; bot < bots; ++bot) standings.bots[bot].rating = ratings[bot];
  }
  return standings;
}

}  // namespace ilion::arena
