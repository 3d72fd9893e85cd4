// SPDX-License-Identifier: GPL-3.0-or-later
// A number for what a seat sees. A view is all a seat knows, so equal views are one information
// set, by whatever way they were reached; the search keeps its knowledge under this number.
// Described structs are read member by member, for the bytes between members mean nothing.
#pragma once

#include <array>
#include <cstdint>
#include <cstring>
#include <span>
#include <type_traits>

#include "base/fields.h"
#include "base/rng.h"
#include "game/seat.h"

namespace ilion::search {

class ViewKey {
 public:
  template <class T>
  void add(const T& value) {
    if constexpr (std::has_unique_object_representations_v<T>) {
      add_bytes(&value, sizeof(T));
    } else if constexpr (Described<T>) {
      for_each_field(value, [this](std::string_view, const auto& member) { this->add(member); });
    } else if constexpr (requires { value.items; }) {
      for (const auto& item : value.items) add(item);
    } else {
      for (const auto& item : value) add(item);
    }
  }
  std::uint64_t number() const {
    std::uint64_t state = sum_;
    return splitmix64(state);
  }

 private:
  void add_bytes(const void* data, std::size_t size) {
    const auto* bytes = static_cast<const unsigned char*>(data);
    for (; size > 0;) {
      std::uint64_t word = 0;
      const std::size_t taken = size < sizeof word ? size : sizeof word;
      std::memcpy(&word, bytes, taken);
      sum_ = (std::rotl(sum_, 29) ^ word) * 0x9fb21c651e98df25ULL;
      bytes += taken;
      size -= taken;
    }
  }

  std::uint64_t sum_ = 0x243f6a8885a308d3ULL;
};

template <class View>
std::uint64_t key_of(const View& view) {
  ViewKey key;
  key.add(view);
  return key.number();
}

}  // namespace ilion::search
