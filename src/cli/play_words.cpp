// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/play_words.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdlib>
#include <utility>

#include "table/canvas.h"

namespace ilion::cli {

namespace {

char lower(char c) { return static_cast<char>(std::tolower(static_cast<unsigned char>(c))); }
char upper(char c) { return static_cast<char>(std::toupper(static_cast<unsigned char>(c))); }
bool is_digit(char c) { return c >= '0' && c <= '9'; }

std::string_view verb_key(Verb verb) {
  switch (verb) {
    case Verb::Why: return "command-why";
    case Verb::Rule: return "command-rule";
    case Verb::Undo: return "command-undo";
    case Verb::Hint: return "command-hint";
    case Verb::Quiet: return "command-quiet";
    case Verb::Say: return "command-say";
    case Verb::Log: return "command-log";
    case Verb::Seen: return "command-seen";
    case Verb::Save: return "command-save";
    case Verb::Resume: return "command-resume";
    case Verb::Help: return "command-help";
    case Verb::Quit: return "command-quit";
  }
  return "command-help";
}

bool starts_with(std::string_view text, std::string_view beginning) {
  return text.substr(0, beginning.size()) == beginning;
}

bool ends_with_word(std::string_view text, std::string_view end) {
  if (text.size() <= end.size()) return false;
  const std::size_t at = text.size() - end.size();
  return text.substr(at) == end && text[at - 1] == ' ';
}

// A plain terminal shows "zurück" as "zurueck", so that is what is typed there.
std::array<std::string, 3> words_of_verb(Verb verb, Lang lang) {
  const std::string word = verb_word(verb, lang);
  return {verb_word(verb, Lang::En), word, to_ascii(word)};
}

std::optional<Verb> exact_verb(std::string_view word, Lang lang) {
  if (word == "?") return Verb::Help;
  if (word == "q") return Verb::Quit;  // though `quiet` begins so too
  for (Verb verb : kAllVerbs)
    for (const std::string& each : words_of_verb(verb, lang))
      if (word == each) return verb;
  return std::nullopt;
}

// One letter may be a slip of the finger, and a move cannot always be taken back.
constexpr std::size_t kShortestBeginning = 2;

class Reader {
 public:
  Reader(std::string_view typed, const std::vector<Choice>& choices, Lang lang)
      : typed_(lower_case(typed)), choices_(choices), lang_(lang) {
    for (const Choice& choice : choices) moves_.push_back(lower_case(choice.text));
    const std::size_t blank = typed.find(' ');
    word_ = lower_case(typed.substr(0, blank));
    const std::size_t rest = typed.find_first_not_of(' ', std::min(blank, typed.size()));
    if (rest != std::string_view::npos) rest_ = typed.substr(rest);
  }

  Meaning read() const {
    if (std::all_of(typed_.begin(), typed_.end(), is_digit)) return by_number();
    if (const auto exact = find(moves_, [&](const auto& move) { return move == typed_; });
        exact.size() == 1)
      return ChosenMove{exact[0]};
    if (const auto verb = exact_verb(word_, lang_)) return Command{*verb, rest_};
    if (begin_alike()) {
      const auto ends =
          find(moves_, [&](const auto& move) { return ends_with_word(move, typed_); });
      if (!ends.empty()) return one_of(ends, {});
    }
    return by_beginning();
  }

 private:
  using Found = std::vector<std::size_t>;

  template <class Test>
  static Found find(const std::vector<std::string>& all, Test test) {
    Found found;
    for (std::size_t i = 0; i < all.size(); ++i)
      if (test(all[i])) found.push_back(i);
    return found;
  }

  // "R4" is clear where every choice is to play a card, not where it might also be thrown away.
  bool begin_alike() const {
    const auto first_word = [](const std::string& move) { return move.substr(0, move.find(' ')); };
    return std::all_of(moves_.begin(), moves_.end(),
                       [&](const auto& move) { return first_word(move) == first_word(moves_[0]); });
  }

  Meaning by_number() const {
    const std::size_t n = std::strtoul(typed_.c_str(), nullptr, 10);
    if (n < 1 || n > moves_.size()) return NoSuchNumber{};
    return ChosenMove{n - 1};
  }

  Meaning by_beginning() const {
    Found moves;
    if (typed_.size() >= kShortestBeginning)
      moves = find(moves_, [&](const auto& move) { return starts_with(move, typed_); });
    std::vector<Verb> verbs;
    for (Verb verb : kAllVerbs) {
      const auto words = words_of_verb(verb, lang_);
      if (std::any_of(words.begin(), words.end(),
                      [&](const std::string& each) { return starts_with(each, word_); }))
        verbs.push_back(verb);
    }
    return one_of(moves, verbs);
  }

  Meaning one_of(const Found& moves, const std::vector<Verb>& verbs) const {
    if (moves.empty() && verbs.empty()) return NotUnderstood{};
    if (moves.size() == 1 && verbs.empty()) return ChosenMove{moves[0]};
    if (verbs.size() == 1 && moves.empty()) return Command{verbs[0], rest_};
    Ambiguous ambiguous;
    for (std::size_t move : moves) ambiguous.meanings.push_back(choices_[move].text);
    for (Verb verb : verbs) ambiguous.meanings.push_back(verb_word(verb, lang_));
    return ambiguous;
  }

  std::string typed_;
  const std::vector<Choice>& choices_;
  Lang lang_;
  std::vector<std::string> moves_;  // of the choices, in small letters
  std::string word_;
  std::string rest_;
};

}  // namespace

std::string lower_case(std::string_view text) {
  std::string low;
  for (char c : text) {
    // The capitals with marks follow the byte C3 and lie 32 below their small letters.
    const auto byte = static_cast<unsigned char>(c);
    const bool marked = !low.empty() && low.back() == '\xc3' && byte >= 0x80 && byte <= 0x9e;
    low += marked ? static_cast<char>(byte + 0x20) : lower(c);
  }
  return low;
}

Answer yes_or_no(std::string_view typed) {
  const std::string answer = lower_case(typed);
  for (std::string_view yes : {"y", "yes", "j", "ja"})
    if (answer == yes) return Answer::Yes;
  for (std::string_view no : {"n", "no", "nein", "nee"})
    if (answer == no) return Answer::No;
  return Answer::Unclear;
}

std::string verb_word(Verb verb, Lang lang) { return Voice(lang)(verb_key(verb)); }

std::vector<std::string> words_of(std::string_view text) {
  std::vector<std::string> words;
  std::string word;
  for (char c : lower_case(text)) {
    if (c != ' ') {
      word += c;
    } else if (!word.empty()) {
      words.push_back(std::exchange(word, {}));
    }
  }
  if (!word.empty()) words.push_back(word);
  return words;
}

std::vector<std::string> spellings(std::string_view typed) {
  constexpr std::size_t kMostWords = 5;  // no move has more
  std::vector<std::string> all{""};
  const std::vector<std::string> words = words_of(typed);
  if (words.size() > kMostWords) return {};
  for (const std::string& word : words) {
    std::string capitals = word;
    std::transform(capitals.begin(), capitals.end(), capitals.begin(), upper);
    std::vector<std::string> longer;
    for (const std::string& head : all) {
      const std::string begin = head.empty() ? "" : head + " ";
      longer.push_back(begin + word);
      if (!head.empty() && capitals != word) longer.push_back(begin + capitals);
    }
    all = std::move(longer);
  }
  return all;
}

Meaning understand(std::string_view typed, const std::vector<Choice>& choices, Lang lang) {
  if (typed.empty()) return NotUnderstood{};
  return Reader(typed, choices, lang).read();
}

}  // namespace ilion::cli
