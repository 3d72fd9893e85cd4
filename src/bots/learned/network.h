// SPDX-License-Identifier: GPL-3.0-or-later
// A small network: inputs, one layer of hidden cells, one number. It needs no library and, without
// exp or tanh, is computed alike on every machine.
#pragma once

#include <array>
#include <cstddef>
#include <span>

namespace ilion::learned {

class Network {
 public:
  static constexpr std::size_t kHidden = 16;
  // The weights of each input to all cells, the cells' own, those from the cells, and the last.
  static constexpr std::size_t weights_for(std::size_t inputs) {
    return kHidden * (inputs + 2) + 1;
  }
  using Cells = std::array<float, kHidden>;

  // As many weights as `weights_for(inputs)`; they stay where they are.
  Network(std::size_t inputs, std::span<const float> weights);

  float of(std::span<const float> inputs) const;

  // What the cells give; for those who teach it.
  Cells cells(std::span<const float> inputs) const;
  float of_cells(const Cells& cells) const;
  std::size_t first_of_cells() const { return inputs_ * kHidden; }
  std::size_t first_of_output() const { return (inputs_ + 1) * kHidden; }

 private:
  std::size_t inputs_;
  std::span<const float> weights_;
};

}  // namespace ilion::learned
