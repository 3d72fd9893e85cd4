// SPDX-License-Identifier: GPL-3.0-or-later
// Every sentence a player reads, in three languages: content/words/<catalogue>.json, embedded in
// the program and shared with the browser table. A key names a sentence; {name} in it is a place
// for an argument. A test finds keys that are missing, unused or incomplete.
#pragma once

#include <functional>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ilion {

enum class Lang { En, De, Nl };

constexpr Lang kAllLangs[] = {Lang::En, Lang::De, Lang::Nl};

std::optional<Lang> parse_lang(std::string_view text);  // "en", "de", "nl"
std::string_view lang_code(Lang lang);

using WordArgs = std::initializer_list<std::pair<std::string_view, std::string_view>>;

class Words {
 public:
  // The catalogue of that name; there is always one for "table" and for each game.
  static const Words& of(std::string_view catalogue);

  bool has(std::string_view key) const;
  std::vector<std::string_view> keys() const;
  // The sentence with its places filled. An unknown key is our bug.
  std::string say(std::string_view key, Lang lang, WordArgs args = {}) const;
  // The sentence as it stands, places unfilled.
  std::string_view raw(std::string_view key, Lang lang) const;

 private:
  struct Entry {
    std::string key;
    std::string text[3];
  };
  std::vector<Entry> entries_;  // sorted by key
  const Entry* find(std::string_view key) const;
  explicit Words(std::string_view json);
};

// Puts arguments into the {places} of a sentence, from the first list that has the name.
std::string fill(std::string_view sentence, WordArgs args, WordArgs more = {});
std::string fill(std::string_view sentence,
                 const std::function<std::string(std::string_view)>& what_stands_in);

}  // namespace ilion
