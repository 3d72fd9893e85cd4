// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "cli/commands.h"

namespace ilion::cli {

namespace {

std::string printable(std::string text) {
  const auto is_control = [](char c) { return static_cast<unsigned char>(c) < ' ' || c == 0x7f; };
  std::replace_if(text.begin(), text.end(), is_control, '?');
  return text;
}

}  // namespace

Failure::Failure(std::string sentence) : std::runtime_error(printable(std::move(sentence))) {}

}  // namespace ilion::cli
