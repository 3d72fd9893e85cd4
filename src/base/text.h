// SPDX-License-Identifier: GPL-3.0-or-later
// The few things that every room does with lists of words and with text from strangers.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace ilion {

// "a, b, c"
inline std::string joined(const std::vector<std::string>& words, std::string_view between = ", ") {
  std::string text;
  for (const std::string& word : words) {
    if (&word != &words.front()) text += between;
    text += word;
  }
  return text;
}

// What stands between the signs; an empty text is one empty word.
inline std::vector<std::string> split(std::string_view text, char sign) {
  std::vector<std::string> words;
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = std::min(text.find(sign, begin), text.size());
    words.emplace_back(text.substr(begin, end - begin));
    begin = end + 1;
  }
  return words;
}

namespace detail {

// How many bytes the character at the start of the text has, or 0 if it is none that may be shown:
// a control character (those above 127 too: a terminal takes U+009B for ESC [), or no UTF-8.
inline std::size_t printable_length(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned lead = byte(0);
  if (lead < 0x80) return lead < ' ' || lead == 0x7f ? 0 : 1;
  const std::size_t length = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
  if (lead < 0xc2 || lead > 0xf4 || text.size() < length) return 0;
  for (std::size_t i = 1; i < length; ++i)
    if ((byte(i) & 0xc0U) != 0x80) return 0;
  return lead == 0xc2 && byte(1) < 0xa0 ? 0 : length;
}

}  // namespace detail

// Text from a file or an argument with '?' for whatever could speak to a terminal.
inline std::string printable(std::string_view text) {
  std::string shown;
  while (!text.empty()) {
    const std::size_t length = detail::printable_length(text);
    shown += length == 0 ? "?" : text.substr(0, length);
    text.remove_prefix(std::max<std::size_t>(1, length));
  }
  return shown;
}

inline bool is_printable(std::string_view text) { return printable(text) == text; }

}  // namespace ilion
