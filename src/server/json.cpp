// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/json.h"

#include <algorithm>
#include <array>

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

bool has_unseen_signs(std::string_view text) {
  struct Range {
    char32_t first;
    char32_t last;
  };
  constexpr std::array kUnseen{
      Range{0xa0, 0xa0},     Range{0xad, 0xad},     Range{0x34f, 0x34f},   Range{0x61c, 0x61c},
      Range{0x115f, 0x1160}, Range{0x1680, 0x1680}, Range{0x17b4, 0x17b5}, Range{0x180b, 0x180f},
      Range{0x2000, 0x200f}, Range{0x2028, 0x202f}, Range{0x205f, 0x206f}, Range{0x2800, 0x2800},
      Range{0x3000, 0x3000}, Range{0x3164, 0x3164}, Range{0xe000, 0xf8ff}, Range{0xfe00, 0xfe0f},
      Range{0xfeff, 0xfeff}, Range{0xffa0, 0xffa0}, Range{0xfff0, 0xffff}, Range{0xe0000, 0x10ffff},
  };
  for (std::size_t i = 0; i < text.size();) {
    const auto lead = static_cast<unsigned char>(text[i]);
    const std::size_t length = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : lead >= 0xc0 ? 2 : 1;
    char32_t sign = length == 1 ? lead : lead & (0x7fU >> length);
    for (std::size_t k = 1; k < length && i + k < text.size(); ++k)
      sign = sign << 6U | (static_cast<unsigned char>(text[i + k]) & 0x3fU);
    if (std::any_of(kUnseen.begin(), kUnseen.end(),
                    [&](Range each) { return each.first <= sign && sign <= each.last; }))
      return true;
    i += length;
  }
  return false;
}

std::string trimmed(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(' ');
  if (begin == std::string_view::npos) return {};
  return std::string(text.substr(begin, text.find_last_not_of(' ') - begin + 1));
}

}  // namespace ilion::server
