// SPDX-License-Identifier: GPL-3.0-or-later
// The words of the terminal table (content/words/play.json) and what a typed line means.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "table/table.h"
#include "table/words.h"

namespace ilion::cli {

// In lower case, the letters of our three languages included.
std::string lower_case(std::string_view text);

class Voice {
 public:
  explicit Voice(Lang lang) : lang_(lang) {}
  Lang lang() const { return lang_; }
  std::string operator()(std::string_view key, WordArgs args = {}) const {
    return Words::of("play").say(key, lang_, args);
  }
  // The same for one game, if it has its own words for it: "curtain-title-deukalion".
  std::string in(std::string_view game, std::string_view key, WordArgs args = {}) const {
    const std::string its = std::string(key) + "-" + std::string(game);
    return (*this)(Words::of("play").has(its) ? std::string_view(its) : key, args);
  }

 private:
  Lang lang_;
};

enum class Answer { Yes, No, Unclear };
// "y", "yes", "j", "ja" … in whatever language.
Answer yes_or_no(std::string_view typed);

enum class Verb { Why, Rule, Undo, Hint, Quiet, Say, Log, Seen, Save, Resume, Help, Quit };

constexpr Verb kAllVerbs[] = {Verb::Why,   Verb::Rule,   Verb::Undo, Verb::Hint,
                              Verb::Quiet, Verb::Say,    Verb::Log,  Verb::Seen,
                              Verb::Save,  Verb::Resume, Verb::Help, Verb::Quit};

// The word for it in that language: "rule", "regel".
std::string verb_word(Verb verb, Lang lang);

struct ChosenMove {
  std::size_t index;
};
struct Command {
  Verb verb;
  std::string rest;
};
struct Ambiguous {
  std::vector<std::string> meanings;
};
struct NoSuchNumber {};
struct NotUnderstood {};
using Meaning = std::variant<NotUnderstood, ChosenMove, Command, Ambiguous, NoSuchNumber>;

// A move by its number, its notation in whatever case, its beginning, or its end where all choices
// begin alike ("R4" for "play R4"); a command by its word, English or in the language, or its
// beginning. What could be several things is none of them.
Meaning understand(std::string_view typed, const std::vector<Choice>& choices, Lang lang);

// Words parted by blanks, in lower case.
std::vector<std::string> words_of(std::string_view text);

// Every way to write it in small letters and capitals, for a game to recognise its own: "PLAY r4"
// is "play R4", "SAIL E5 per" is "sail e5 PER".
std::vector<std::string> spellings(std::string_view typed);

}  // namespace ilion::cli
