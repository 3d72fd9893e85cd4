// SPDX-License-Identifier: GPL-3.0-or-later
// What can be changed about a bot that searches, one thing at a time, so that its effect on
// strength can be measured. What is not given stays as the level has it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <tuple>

#include "base/fields.h"

namespace ilion {

struct Traits {
  std::optional<std::uint64_t> playouts{};
  std::optional<unsigned> threads{};
  std::optional<bool> learned{};
  std::optional<bool> practised{};
  std::optional<bool> varied{};
  std::optional<bool> trusting{};
  std::optional<bool> mixed{};
  std::optional<bool> solver{};  // the exact end of a battle, where a game has one
  std::optional<int> horizon{};
  std::optional<std::size_t> width{};
  std::optional<std::size_t> runners{};
  std::optional<std::uint64_t> patience{};
  std::optional<std::size_t> beliefs{};

  static constexpr auto kFields = std::tuple{
      Field{"playouts", &Traits::playouts}, Field{"threads", &Traits::threads},
      Field{"learned", &Traits::learned},   Field{"practised", &Traits::practised},
      Field{"varied", &Traits::varied},     Field{"trusting", &Traits::trusting},
      Field{"mixed", &Traits::mixed},       Field{"solver", &Traits::solver},
      Field{"horizon", &Traits::horizon},   Field{"width", &Traits::width},
      Field{"runners", &Traits::runners},   Field{"patience", &Traits::patience},
      Field{"beliefs", &Traits::beliefs},
  };
  friend bool operator==(const Traits&, const Traits&) = default;
};

}  // namespace ilion
