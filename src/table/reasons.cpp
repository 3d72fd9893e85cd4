// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/reasons.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "table/games.h"

namespace ilion {

namespace {

using Found =
    std::vector<std::pair<std::string_view, std::string_view>>;  // place, what stood there

// What stands in the {places} of the pattern if the whole sentence is made after it. A place
// reaches to the first occurrence of what follows it, the last one to the end.
std::optional<Found> match(std::string_view pattern, std::string_view sentence) {
  Found found;
  while (true) {
    const std::size_t open = pattern.find('{');
    const std::string_view fixed = pattern.substr(0, open);
    if (sentence.substr(0, fixed.size()) != fixed) return std::nullopt;
    sentence.remove_prefix(fixed.size());
    if (open == std::string_view::npos)
      return sentence.empty() ? std::optional(found) : std::nullopt;
    const std::size_t close = pattern.find('}', open);
    const std::string_view place = pattern.substr(open + 1, close - open - 1);
    pattern.remove_prefix(close + 1);
    const std::string_view next = pattern.substr(0, pattern.find('{'));
    const bool last = next.size() == pattern.size();
    const std::size_t end =
        last ? sentence.size() - std::min(next.size(), sentence.size()) : sentence.find(next);
    if (end == std::string_view::npos) return std::nullopt;
    found.emplace_back(place, sentence.substr(0, end));
    sentence.remove_prefix(end);
  }
}

std::size_t fixed_letters(std::string_view pattern) {
  std::size_t letters = 0;
  bool inside = false;
  for (char c : pattern) {
    inside = inside ? c != '}' : c == '{';
    letters += inside ? 0U : 1U;
  }
  return letters;
}

struct Best {
  std::string_view said;  // the pattern in the language asked for
  Found found;
  std::size_t letters = 0;
};

// Of several patterns that fit, the one that leaves least to its places.
Best best_pattern(const Words& words, Lang lang, std::string_view sentence) {
  Best best;
  for (std::string_view key : words.keys()) {
    const std::string_view pattern = words.raw(key, Lang::En);
    const std::size_t letters = fixed_letters(pattern);
    if (letters <= best.letters) continue;
    if (auto found = match(pattern, sentence))
      best = {words.raw(key, lang), std::move(*found), letters};
  }
  return best;
}

// What the rules of a game refuse they say without places.
std::optional<std::string> refusal_in(const Words& words, Lang lang, std::string_view sentence) {
  for (std::string_view key : words.keys())
    if (words.raw(key, Lang::En) == sentence) return std::string(words.raw(key, lang));
  return std::nullopt;
}

constexpr int kDeepest = 4;  // reasons inside reasons; what is quoted may pretend to be more
constexpr std::size_t kLongest = 4000;

std::string reason_in(Lang lang, std::string_view sentence, int depth) {
  if (depth > kDeepest || sentence.size() > kLongest) return std::string(sentence);
  for (const GameSpec& game : all_games())
    if (const auto refusal = refusal_in(Words::of(game.id), lang, sentence)) return *refusal;
  const Best best = best_pattern(Words::of("reasons"), lang, sentence);
  if (best.letters == 0) return std::string(sentence);
  return fill(best.said, [&](std::string_view place) {
    for (const auto& [name, text] : best.found)
      if (name == place) return reason_in(lang, text, depth + 1);
    return std::string("?");
  });
}

}  // namespace

std::string reason_in(Lang lang, std::string_view sentence) { return reason_in(lang, sentence, 0); }

}  // namespace ilion
