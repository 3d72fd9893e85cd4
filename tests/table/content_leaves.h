// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a reader of content files swallows an edit: every value of the printed file is changed,
// one at a time, and each change must show in what is played or be refused.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <doctest/doctest.h>
#include <boost/json.hpp>

#include "support/sanitized.h"
#include "table/embedded.h"

namespace ilion {

class Leaves {
 public:
  explicit Leaves(std::string_view path) : root_(boost::json::parse(embedded_file(path).value())) {
    walk(root_, "");
  }

  // Calls `see(where, text of the changed file)` for each change.
  template <class See>
  void each_changed(See see) {
    constexpr std::size_t kEvery = test::kSanitized ? 5 : 1;
    for (std::size_t i = 0; i < leaves_.size(); i += kEvery) {
      const Leaf& leaf = leaves_[i];
      for (const boost::json::value& other : leaf.others) {
        const boost::json::value was = std::exchange(*leaf.value, other);
        see(leaf.path + " " + boost::json::serialize(was) + " -> " + boost::json::serialize(other),
            boost::json::serialize(root_));
        *leaf.value = was;
      }
    }
  }

 private:
  struct Leaf {
    boost::json::value* value;
    std::string path;
    std::vector<boost::json::value> others;
  };

  static bool is_provenance(std::string_view key) {
    return key == "note" || key == "provenance" || key == "provenance_note" ||
           key == "provenance_by_field";
  }

  void walk(boost::json::value& value, const std::string& path) {
    if (value.is_object()) {
      for (auto& member : value.as_object())
        if (!is_provenance(member.key()))
          walk(member.value(), path + "/" + std::string(member.key()));
    } else if (value.is_array()) {
      std::size_t i = 0;
      for (boost::json::value& item : value.as_array()) {
        walk(item, path + "/" + std::to_string(i++));
        if (item.is_string()) leaves_.back().others = words_beside(item, value.as_array());
      }
    } else {
      leaves_.push_back({&value, path, {changed(value)}});
    }
  }

  static boost::json::value changed(const boost::json::value& value) {
    if (value.is_string()) return boost::json::value(std::string(value.as_string()) + "x");
    if (value.is_bool()) return boost::json::value(!value.as_bool());
    if (value.is_number()) return boost::json::value(value.to_number<double>() + 1);
    return boost::json::value(1);
  }

  // Nonsense, and another word of a list of words: "~" for "k".
  static std::vector<boost::json::value> words_beside(const boost::json::value& word,
                                                      const boost::json::array& list) {
    std::vector<boost::json::value> words{boost::json::value("nonsense")};
    const auto* other = std::find_if(list.begin(), list.end(),
                                     [&](const boost::json::value& item) { return item != word; });
    if (other != list.end()) words.push_back(*other);
    return words;
  }

  boost::json::value root_;
  std::vector<Leaf> leaves_;
};

// `read` is the game's reader; its answer has the content and the names.
template <class Read>
void no_edit_is_swallowed(std::string_view path, Read read) {
  const auto printed = read(embedded_file(path).value());
  REQUIRE(printed.ok());
  std::size_t changes = 0;
  std::vector<std::string> swallowed;
  Leaves(path).each_changed([&](const std::string& where, const std::string& text) {
    ++changes;
    const auto file = read(text);
    if (file.ok() && file->content == printed->content && file->names == printed->names)
      swallowed.push_back(where);
  });
  CHECK(changes > (test::kSanitized ? 20 : 100));
  CHECK_MESSAGE(swallowed.empty(), swallowed.size() << " swallowed, first: "
                                                    << (swallowed.empty() ? "" : swallowed[0]));
}

}  // namespace ilion
