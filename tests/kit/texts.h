// SPDX-License-Identifier: GPL-3.0-or-later
// Every move and outcome has one text, and every text means one thing. Records, the command line
// and the protocol are made of these texts; two moves that read alike would corrupt a saved match
// without anybody noticing.
#pragma once

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "game/notation.h"
#include "game/playout.h"
#include "kit/report.h"
#include "kit/say.h"

namespace ilion::kit {

template <class Variant>
bool reads_back(const Variant& value) {
  return from_text<Variant>(to_text(value)) == value;
}

template <Game G>
std::string text_of(const StepOf<G>& step) {
  return std::visit([](const auto& value) { return to_text(value); }, step);
}

// All values there are, sorted for looking up.
template <class Variant>
const std::vector<Variant>& sorted_universe() {
  static const std::vector<Variant> kAll = [] {
    std::vector<Variant> all = universe<Variant>();
    std::sort(all.begin(), all.end());
    return all;
  }();
  return kAll;
}

template <class Variant>
void check_texts(Report& report) {
  std::set<std::string> seen;
  for (const Variant& value : universe<Variant>()) {
    const std::string text = to_text(value);
    report.expect(reads_back(value), [&] { return say("'", text, "' does not read back"); });
    report.expect(seen.insert(text).second, [&] { return say("'", text, "' means two things"); });
  }
}

}  // namespace ilion::kit
