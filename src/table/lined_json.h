// SPDX-License-Identifier: GPL-3.0-or-later
// JSON that remembers on which line each value began, so that whoever writes a content file is told
// where it is wrong. Boost.JSON reads it, a line at a time.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace ilion {

struct LinedJson {
  struct Member;
  enum class Kind { Null, Bool, Number, String, Array, Object };

  Kind kind = Kind::Null;
  int line = 1;
  bool truth = false;
  double number = 0;
  std::string text;
  std::vector<LinedJson> items;  // of an array
  std::vector<Member> members;   // of an object, in order

  const LinedJson* member(std::string_view name) const;
};

struct LinedJson::Member {
  std::string key;
  LinedJson value;
};

// A syntax error says its line.
Result<LinedJson> parse_lined_json(std::string_view text);

}  // namespace ilion
