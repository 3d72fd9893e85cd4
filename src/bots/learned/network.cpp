// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/learned/network.h"

#include <cmath>

#include "base/check.h"

namespace ilion::learned {

Network::Network(std::size_t inputs, std::span<const float> weights)
    : inputs_(inputs), weights_(weights) {
  ILION_CHECK(weights.size() == weights_for(inputs));
}

Network::Cells Network::cells(std::span<const float> inputs) const {
  Cells cells{};
  for (std::size_t j = 0; j < kHidden; ++j) cells[j] = weights_[first_of_cells() + j];
  for (std::size_t i = 0; i < inputs_; ++i) {
    const std::span<const float> row = weights_.subspan(i * kHidden, kHidden);
    for (std::size_t j = 0; j < kHidden; ++j) cells[j] += inputs[i] * row[j];
  }
  for (float& cell : cells) cell /= 1 + std::abs(cell);
  return cells;
}

float Network::of_cells(const Cells& cells) const {
  float sum = weights_[first_of_output() + kHidden];
  for (std::size_t j = 0; j < kHidden; ++j) sum += cells[j] * weights_[first_of_output() + j];
  return sum;
}

float Network::of(std::span<const float> inputs) const { return of_cells(cells(inputs)); }

}  // namespace ilion::learned
