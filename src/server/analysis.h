// SPDX-License-Identifier: GPL-3.0-or-later
// What the strongest bot thinks of decisions: of the one for which somebody wants a hint, and of
// those of a finished match, looked at one after the other while people play on.
#pragma once

#include <deque>
#include <map>
#include <memory>
#include <string>

#include "server/hub.h"

namespace ilion::server {

// {tried: [{move, says, value, visits}], line: [{seat, says}], playouts, by}
json::object weighed_json(const Weighed& weighed);
// The same for people: what it is worth, what comes next to it, and at last what may follow.
std::vector<std::string> weighed_says(const Weighed& weighed, const std::vector<std::string>& names,
                                      Lang lang);
// What the seats are called there, to one of them.
std::vector<std::string> names_for(const Table& table, Seat you, Lang lang);

class Analyses {
 public:
  explicit Analyses(Surroundings& world) : world_(world) {}

  // What is known so far of a finished match, {looked_at, of, mistakes: [{step, where, seat, move,
  // says, rule, better, better_says, lost}]}, the worst first; whoever asks first has it begun.
  json::object mistakes_of(const LiveMatch& match, Lang lang);

 private:
  struct Analysis;
  // False if too many are under way.
  bool begin(const LiveMatch& match);
  bool make_room();
  void look_on();
  static void note_mistake(Analysis& analysis, std::size_t step, const Weighed& weighed);

  Surroundings& world_;
  std::map<std::string, std::shared_ptr<Analysis>> of_matches_;
  std::deque<std::shared_ptr<Analysis>> waiting_;  // each for its next decision
  bool is_looking_ = false;
};

}  // namespace ilion::server
