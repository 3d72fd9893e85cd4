// SPDX-License-Identifier: GPL-3.0-or-later
// What the readers of all games' content files share: asking for a member or a number and saying,
// by line, what is wrong. The first complaint stands; afterwards everything answers with something
// harmless, so that readers need not check at every step.
//
// A reader remembers which values it was asked for. What nobody asked for is not played, so it may
// be left out, but if it stands in the file it must say what the printed file says: an edit that
// would change nothing is refused, not swallowed.
#pragma once

#include <array>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_set>

#include "table/lined_json.h"

namespace ilion {

class ContentReader {
 public:
  const std::optional<Error>& problem() const { return problem_; }
  void complain(const LinedJson& at, const std::string& what);

  // A value that is looked at past the functions below.
  const LinedJson& mark(const LinedJson& value);
  // Once all is read: whatever was not must stand as in the printed file of that path. Where a
  // thing comes from ("provenance", "note") is everybody's own affair.
  void rest_as_printed(const LinedJson& root, std::string_view printed_path);

  // A member that must be there, and of that kind.
  const LinedJson& need(const LinedJson& object, std::string_view name, LinedJson::Kind kind);
  // A list of exactly `size`; the items count as read, what is in them does not.
  const std::vector<LinedJson>& list(const LinedJson& object, std::string_view name,
                                     std::size_t size);
  int whole(const LinedJson& object, std::string_view name, int low, int high);
  const std::string& word(const LinedJson& object, std::string_view name);
  void must_be(const LinedJson& object, std::string_view name, std::string_view text);
  void must_be(const LinedJson& object, std::string_view name, int number);
  // Only these members (and the words of provenance) may stand in the object.
  void only(const LinedJson& object, std::initializer_list<std::string_view> names);
  // {"en": …, "de": …, "nl": …}; English stands in for a language left out.
  static constexpr std::size_t kLongestName = 60;
  std::array<std::string, 3> translated(const LinedJson& object, std::string_view name,
                                        std::size_t longest = kLongestName);

 private:
  void as_printed(const std::string& name, const LinedJson& said, const LinedJson* printed);

  std::optional<Error> problem_;
  std::unordered_set<const LinedJson*> read_;
  LinedJson nothing_;
  std::vector<LinedJson> no_items_;
};

}  // namespace ilion
