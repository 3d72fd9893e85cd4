// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/content_reader.h"

#include <algorithm>
#include <cmath>

#include "base/check.h"
#include "base/text.h"
#include "table/embedded.h"

namespace ilion {

namespace {

// These may stand anywhere and say anything: where a thing comes from.
constexpr std::string_view kProvenance[] = {"provenance", "provenance_note", "provenance_by_field",
                                            "note"};
// This may stand anywhere: which rule speaks of a thing.
constexpr std::string_view kRule = "rule";

bool is_provenance(std::string_view key) {
  return std::find(std::begin(kProvenance), std::end(kProvenance), key) != std::end(kProvenance);
}

// Whether two values that hold no others are the same.
bool is_same(const LinedJson& a, const LinedJson& b) {
  return a.truth == b.truth && a.number == b.number && a.text == b.text;
}

std::string_view kind_name(LinedJson::Kind kind) {
  switch (kind) {
    case LinedJson::Kind::Number: return "a number";
    case LinedJson::Kind::String: return "a text";
    case LinedJson::Kind::Array: return "a list";
    case LinedJson::Kind::Object: return "an object";
    case LinedJson::Kind::Bool: return "true or false";
    default: return "null";
  }
}

}  // namespace

void ContentReader::complain(const LinedJson& at, const std::string& what) {
  if (!problem_) problem_ = Error{"Line " + std::to_string(at.line) + ": " + what};
}

const LinedJson& ContentReader::mark(const LinedJson& value) {
  read_.insert(&value);
  return value;
}

void ContentReader::rest_as_printed(const LinedJson& root, std::string_view printed_path) {
  if (problem_) return;
  const auto text = embedded_file(printed_path);
  ILION_CHECK(text);
  const Result<LinedJson> printed = parse_lined_json(*text);
  ILION_CHECK(printed.ok());
  as_printed("the file", root, &*printed);
}

void ContentReader::as_printed(const std::string& name, const LinedJson& said,
                               const LinedJson* printed) {
  if (read_.count(&said) == 0 &&
      (printed == nullptr || printed->kind != said.kind || !is_same(said, *printed) ||
       printed->items.size() != said.items.size()))
    return complain(said, "'" + name +
                              "' is fixed by the rules: leave it out, or as the printed file has "
                              "it.");
  for (std::size_t i = 0; i < said.items.size(); ++i) {
    const bool has = printed != nullptr && i < printed->items.size();
    as_printed(name, said.items[i], has ? &printed->items[i] : nullptr);
  }
  for (const auto& [key, value] : said.members)
    if (!is_provenance(key))
      as_printed(key, value, printed == nullptr ? nullptr : printed->member(key));
}

const LinedJson& ContentReader::need(const LinedJson& object, std::string_view name,
                                     LinedJson::Kind kind) {
  const LinedJson* found = object.member(name);
  if (found == nullptr) {
    complain(object, "'" + std::string(name) + "' is missing.");
  } else if (found->kind != kind) {
    complain(*found, "'" + std::string(name) + "' must be " + std::string(kind_name(kind)) + ".");
  } else {
    return mark(*found);
  }
  return nothing_;
}

const std::vector<LinedJson>& ContentReader::list(const LinedJson& object, std::string_view name,
                                                  std::size_t size) {
  const LinedJson& found = need(object, name, LinedJson::Kind::Array);
  if (problem_) return no_items_;
  for (const LinedJson& item : found.items) mark(item);
  if (found.items.size() == size) return found.items;
  complain(found, "'" + std::string(name) + "' must list " + std::to_string(size) + ", not " +
                      std::to_string(found.items.size()) + ".");
  return no_items_;
}

int ContentReader::whole(const LinedJson& object, std::string_view name, int low, int high) {
  const LinedJson& found = need(object, name, LinedJson::Kind::Number);
  if (problem_) return low;
  if (found.number != std::floor(found.number) || found.number < low || found.number > high) {
    complain(found, "'" + std::string(name) + "' must be a whole number from " +
                        std::to_string(low) + " to " + std::to_string(high) + ".");
    return low;
  }
  return static_cast<int>(found.number);
}

const std::string& ContentReader::word(const LinedJson& object, std::string_view name) {
  return need(object, name, LinedJson::Kind::String).text;
}

void ContentReader::must_be(const LinedJson& object, std::string_view name, std::string_view text) {
  const LinedJson& found = need(object, name, LinedJson::Kind::String);
  if (!problem_ && found.text != text)
    complain(found, "'" + std::string(name) + "' must be \"" + std::string(text) + "\".");
}

void ContentReader::must_be(const LinedJson& object, std::string_view name, int number) {
  const LinedJson& found = need(object, name, LinedJson::Kind::Number);
  if (!problem_ && found.number != number)
    complain(found, "'" + std::string(name) + "' must be " + std::to_string(number) +
                        ", as in the rules.");
}

void ContentReader::only(const LinedJson& object, std::initializer_list<std::string_view> names) {
  for (const auto& [key, value] : object.members) {
    if (object.member(key) != &value) complain(value, "'" + key + "' stands here twice.");
    if (!is_provenance(key) && key != kRule &&
        std::find(names.begin(), names.end(), key) == names.end())
      complain(value, "'" + key + "' is not known here.");
  }
}

std::array<std::string, 3> ContentReader::translated(const LinedJson& object, std::string_view name,
                                                     std::size_t longest) {
  const LinedJson& found = need(object, name, LinedJson::Kind::Object);
  if (problem_) return {};
  only(found, {"en", "de", "nl"});
  const std::string& english = word(found, "en");
  std::array<std::string, 3> texts{english, english, english};
  if (found.member("de") != nullptr) texts[1] = word(found, "de");
  if (found.member("nl") != nullptr) texts[2] = word(found, "nl");
  for (const std::string& text : texts)
    // It is drawn on terminals and pages: no control characters, so no escape sequences either.
    if (text.empty() || text.size() > longest || !is_printable(text))
      complain(found, (longest == kLongestName ? "a name must be 1 to " : "a text must be 1 to ") +
                          std::to_string(longest) + " bytes of printable text.");
  return texts;
}

}  // namespace ilion
