// SPDX-License-Identifier: GPL-3.0-or-later
// Sentences put together from words and numbers.
#pragma once

#include <string>
#include <string_view>
#include <type_traits>

namespace ilion::kit {

template <class... Parts>
std::string say(const Parts&... parts) {
  std::string all;
  const auto add = [&all](const auto& part) {
    if constexpr (std::is_arithmetic_v<std::remove_cvref_t<decltype(part)>>) {
      all += std::to_string(part);
    } else {
      all += std::string_view(part);
    }
  };
  (add(parts), ...);
  return all;
}

}  // namespace ilion::kit
