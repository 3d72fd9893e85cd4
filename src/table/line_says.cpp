// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/line_says.h"

#include "table/words.h"

namespace ilion {

std::string line_says(const Weighed& weighed, std::span<const std::string> names, Lang lang,
                      std::size_t most) {
  std::string all;
  for (std::size_t i = 1; i < weighed.line.size() && i <= most; ++i) {
    std::string says = weighed.line[i].says;
    if (says.ends_with('.')) says.pop_back();
    if (i > 1) all += "; ";
    all += Words::of("table").say("expected", lang,
                                  {{"who", names[index_of(weighed.line[i].seat)]}, {"says", says}});
  }
  return all;
}

std::vector<std::string> seat_names(const Table& table, Lang lang) {
  std::vector<std::string> names;
  for (std::size_t i = 0; i < table.seats(); ++i)
    names.push_back(table.seat_name(seat_at(i), lang));
  return names;
}

}  // namespace ilion
