// SPDX-License-Identifier: GPL-3.0-or-later
// A refusal, or the reason of an end, is a key into the game's catalogue of words and the number of
// a paragraph. A typing error in either would show only when a player meets it; here all of them
// that random matches can provoke are looked up in content/words/ and rules/.
#pragma once

#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>
#include <string_view>

#include "kit/judge.h"
#include "kit/report.h"
#include "kit/say.h"

namespace ilion::kit {

inline std::string file_of_repository(const std::string& path) {
  const char* root = std::getenv("ILION_SOURCE");
  std::ifstream file(say(root == nullptr ? "." : root, "/", path));
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

template <Game G>
Report check_catalogue(const JudgeReport& findings) {
  Report report;
  const std::string words = file_of_repository(say("content/words/", G::kId, ".json"));
  const std::string rules = file_of_repository(say("rules/", G::kId, ".md"));
  const auto look_up = [&](std::string_view rule, std::string_view key) {
    report.expect(rules.find(say("[", rule, "]")) != std::string::npos,
                  [&] { return say("no such paragraph: ", rule); });
    report.expect(words.find(say("\"", key, "\":")) != std::string::npos,
                  [&] { return say("no such word: ", key); });
  };
  for (const auto& [rule, key] : findings.refusals) look_up(rule, key);
  for (const auto& [rule, key] : findings.reasons) look_up(rule, key);
  report.note("refusals", findings.refusals.size());
  report.note("reasons of the end", findings.reasons.size());
  return report;
}

}  // namespace ilion::kit
