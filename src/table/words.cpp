// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/words.h"

#include <algorithm>
#include <cstdio>
#include <map>
#include <memory>

#include <boost/json.hpp>

#include "base/check.h"
#include "table/embedded.h"

namespace ilion {

namespace {

constexpr std::string_view kCodes[] = {"en", "de", "nl"};

}  // namespace

std::optional<Lang> parse_lang(std::string_view text) {
  for (Lang lang : kAllLangs)
    if (lang_code(lang) == text) return lang;
  return std::nullopt;
}

std::string_view lang_code(Lang lang) { return kCodes[static_cast<std::size_t>(lang)]; }

Words::Words(std::string_view text) {
  const boost::json::value parsed = boost::json::parse({text.data(), text.size()});
  for (const auto& [key, languages] : parsed.as_object()) {
    Entry entry{std::string(key), {}};
    for (std::size_t i = 0; i < std::size(kCodes); ++i)
      entry.text[i] = languages.at({kCodes[i].data(), kCodes[i].size()}).as_string();
    entries_.push_back(std::move(entry));
  }
  std::sort(entries_.begin(), entries_.end(),
            [](const Entry& a, const Entry& b) { return a.key < b.key; });
}

const Words& Words::of(std::string_view catalogue) {
  static const auto all = [] {
    constexpr std::string_view kFolder = "content/words/";
    constexpr std::string_view kSuffix = ".json";
    std::map<std::string, std::unique_ptr<const Words>, std::less<>> loaded;
    for (std::string_view path : embedded_paths())
      if (path.substr(0, kFolder.size()) == kFolder) {
        std::string_view name = path.substr(kFolder.size());
        name.remove_suffix(kSuffix.size());
        loaded.emplace(name, new Words(*embedded_file(path)));
      }
    return loaded;
  }();
  const auto found = all.find(catalogue);
  ILION_CHECK(found != all.end());
  return *found->second;
}

const Words::Entry* Words::find(std::string_view key) const {
  const auto found = std::lower_bound(entries_.begin(), entries_.end(), key,
                                      [](const Entry& a, std::string_view b) { return a.key < b; });
  return found != entries_.end() && found->key == key ? &*found : nullptr;
}

bool Words::has(std::string_view key) const { return find(key) != nullptr; }

std::vector<std::string_view> Words::keys() const {
  std::vector<std::string_view> keys;
  for (const Entry& entry : entries_) keys.push_back(entry.key);
  return keys;
}

std::string_view Words::raw(std::string_view key, Lang lang) const {
  const Entry* entry = find(key);
  if (entry == nullptr)
    std::fprintf(stderr, "ilion: no words for '%.*s'\n", static_cast<int>(key.size()), key.data());
  ILION_CHECK(entry != nullptr);
  return entry->text[static_cast<std::size_t>(lang)];
}

std::string Words::say(std::string_view key, Lang lang, WordArgs args) const {
  return fill(raw(key, lang), args);
}

std::string fill(std::string_view sentence, WordArgs args, WordArgs more) {
  return fill(sentence, [&](std::string_view name) {
    for (const WordArgs& list : {args, more})
      for (const auto& [key, value] : list)
        if (key == name) return std::string(value);
    return std::string("?");
  });
}

std::string fill(std::string_view sentence,
                 const std::function<std::string(std::string_view)>& what_stands_in) {
  std::string filled;
  while (!sentence.empty()) {
    const std::size_t open = sentence.find('{');
    const std::size_t close = sentence.find('}', open);
    filled += sentence.substr(0, open);
    if (close == std::string_view::npos) break;
    filled += what_stands_in(sentence.substr(open + 1, close - open - 1));
    sentence.remove_prefix(close + 1);
  }
  return filled;
}

}  // namespace ilion
