// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/json.h"

#include "base/text.h"

namespace ilion::server {

std::optional<json::value> parse_json(std::string_view text) {
  json::parse_options options;
  options.max_depth = 16;
  boost::system::error_code error;
  auto value = json::parse({text.data(), text.size()}, error, {}, options);
  if (error) return std::nullopt;
  return value;
}

const json::value* member(const json::value& value, std::string_view key) {
  const json::object* object = value.if_object();
  return object == nullptr ? nullptr : object->if_contains({key.data(), key.size()});
}

std::optional<std::string> text_of(const json::value& value, std::string_view key) {
  const json::value* found = member(value, key);
  if (found == nullptr || !found->is_string()) return std::nullopt;
  return std::string(found->get_string());
}

std::optional<std::int64_t> number_of(const json::value& value, std::string_view key) {
  const json::value* found = member(value, key);
  if (found == nullptr) return std::nullopt;
  boost::system::error_code error;  // what is no whole number, or too large
  const auto number = found->to_number<std::int64_t>(error);
  if (error || found->is_double()) return std::nullopt;
  return number;
}

std::optional<bool> truth_of(const json::value& value, std::string_view key) {
  const json::value* found = member(value, key);
  if (found == nullptr || !found->is_bool()) return std::nullopt;
  return found->get_bool();
}

std::optional<std::size_t> letters_in(std::string_view text) {
  if (!is_printable(text)) return std::nullopt;
  std::size_t letters = 0;
  for (char c : text) letters += (static_cast<unsigned char>(c) & 0xc0U) != 0x80 ? 1U : 0U;
  return letters;
}

std::string trimmed(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(' ');
  if (begin == std::string_view::npos) return {};
  return std::string(text.substr(begin, text.find_last_not_of(' ') - begin + 1));
}

}  // namespace ilion::server
