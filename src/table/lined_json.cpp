// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/lined_json.h"

#include <utility>

#include <boost/json/basic_parser_impl.hpp>

namespace ilion {

namespace {

namespace json = boost::json;
using boost::system::error_code;

// Builds the tree from the parser's calls. The parser may hand over a string or a key in parts.
struct Builder {
  // NOLINTBEGIN(readability-identifier-naming): Boost.JSON asks for these names.
  static constexpr std::size_t max_object_size = 10'000;
  static constexpr std::size_t max_array_size = 10'000;
  static constexpr std::size_t max_key_size = 1'000;
  static constexpr std::size_t max_string_size = 100'000;
  // NOLINTEND(readability-identifier-naming)

  LinedJson root;
  int line = 1;
  std::vector<LinedJson*> open;  // containers, outermost first
  std::string key;
  std::string part;

  LinedJson& add(LinedJson::Kind kind) {
    LinedJson* place = &root;
    if (!open.empty() && open.back()->kind == LinedJson::Kind::Object) {
      open.back()->members.push_back({std::exchange(key, {}), LinedJson{}});
      place = &open.back()->members.back().value;
    } else if (!open.empty()) {
      place = &open.back()->items.emplace_back();
    }
    place->kind = kind;
    place->line = line;
    return *place;
  }
  bool begin(LinedJson::Kind kind) {
    open.push_back(&add(kind));
    return true;
  }
  bool end() {
    open.pop_back();
    return true;
  }
  bool number(double value) {
    add(LinedJson::Kind::Number).number = value;
    return true;
  }

  bool on_document_begin(error_code&) { return true; }
  bool on_document_end(error_code&) { return true; }
  bool on_object_begin(error_code&) { return begin(LinedJson::Kind::Object); }
  bool on_object_end(std::size_t, error_code&) { return end(); }
  bool on_array_begin(error_code&) { return begin(LinedJson::Kind::Array); }
  bool on_array_end(std::size_t, error_code&) { return end(); }
  bool on_key_part(json::string_view text, std::size_t, error_code&) {
    part.append(text.data(), text.size());
    return true;
  }
  bool on_key(json::string_view text, std::size_t, error_code&) {
    key = std::exchange(part, {}).append(text.data(), text.size());
    return true;
  }
  bool on_string_part(json::string_view text, std::size_t, error_code&) {
    part.append(text.data(), text.size());
    return true;
  }
  bool on_string(json::string_view text, std::size_t, error_code&) {
    add(LinedJson::Kind::String).text = std::exchange(part, {}).append(text.data(), text.size());
    return true;
  }
  bool on_number_part(json::string_view, error_code&) { return true; }
  bool on_int64(std::int64_t value, json::string_view, error_code&) {
    return number(static_cast<double>(value));
  }
  bool on_uint64(std::uint64_t value, json::string_view, error_code&) {
    return number(static_cast<double>(value));
  }
  bool on_double(double value, json::string_view, error_code&) { return number(value); }
  bool on_bool(bool value, error_code&) {
    add(LinedJson::Kind::Bool).truth = value;
    return true;
  }
  bool on_null(error_code&) {
    add(LinedJson::Kind::Null);
    return true;
  }
  bool on_comment_part(json::string_view, error_code&) { return true; }
  bool on_comment(json::string_view, error_code&) { return true; }
};

Error at_line(int line, const std::string& problem) {
  return Error{"Line " + std::to_string(line) + ": " + problem + "."};
}

}  // namespace

const LinedJson* LinedJson::member(std::string_view name) const {
  for (const auto& [key, value] : members)
    if (key == name) return &value;
  return nullptr;
}

Result<LinedJson> parse_lined_json(std::string_view text) {
  json::basic_parser<Builder> parser{json::parse_options{}};
  error_code error;
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    const std::size_t length = end == std::string_view::npos ? text.size() : end + 1;
    const bool more = length < text.size();
    const std::size_t used = parser.write_some(more, text.data(), length, error);
    if (!error && used < length &&
        text.substr(used, length - used).find_first_not_of(" \t\r\n") != std::string_view::npos)
      return at_line(parser.handler().line, "there is something behind the end of the JSON");
    if (error) return at_line(parser.handler().line, "this is not JSON (" + error.message() + ")");
    text.remove_prefix(length);
    ++parser.handler().line;
  }
  if (!parser.done()) return at_line(parser.handler().line, "the JSON is not complete");
  return std::move(parser.handler().root);
}

}  // namespace ilion
