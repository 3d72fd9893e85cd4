// SPDX-License-Identifier: GPL-3.0-or-later
// A list with a proved bound that lives on the stack: the rules never touch the heap. The elements
// are plain values and the storage is left untouched until it is filled, so an empty list is free.
#pragma once

#include <algorithm>
#include <cstddef>
#include <initializer_list>
#include <new>
#include <type_traits>

#include "base/check.h"

namespace ilion {

template <class T, std::size_t Capacity>
class FixedVec {
  static_assert(std::is_trivially_copyable_v<T>);

 public:
  using value_type = T;
  using iterator = T*;
  using const_iterator = const T*;

  FixedVec() = default;
  FixedVec(std::initializer_list<T> items) {
    for (const T& item : items) push_back(item);
  }
  FixedVec(const FixedVec& other) : size_(other.size_) {
    std::copy(other.begin(), other.end(), data());
  }
  FixedVec& operator=(const FixedVec& other) {
    size_ = other.size_;
    std::copy_n(other.data(), this == &other ? 0 : size_, data());
    return *this;
  }
  ~FixedVec() = default;

  static constexpr std::size_t capacity() { return Capacity; }
  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }

  void push_back(const T& item) {
    ILION_CHECK(size_ < Capacity);
    ::new (static_cast<void*>(data() + size_)) T(item);
    ++size_;
  }
  // The same to the reader as an `if` around push_back, but without a branch: for conditions that
  // no processor foresees. There must be room for the item in either case.
  void push_back_if(bool wanted, const T& item) {
    ILION_CHECK(size_ < Capacity);
    ::new (static_cast<void*>(data() + size_)) T(item);
    size_ += wanted ? 1U : 0U;
  }
  // Made where it will stand: for the loops in which lists of moves are filled.
  template <class... Parts>
  [[gnu::always_inline]] void emplace_back(const Parts&... parts) {
    ILION_CHECK(size_ < Capacity);
    ::new (static_cast<void*>(data() + size_)) T(parts...);
    ++size_;
  }
  void pop_back() {
    ILION_DCHECK(size_ > 0);
    --size_;
  }
  void clear() { size_ = 0; }

  T& operator[](std::size_t i) {
    ILION_DCHECK(i < size_);
    return data()[i];
  }
  const T& operator[](std::size_t i) const {
    ILION_DCHECK(i < size_);
    return data()[i];
  }
  T& back() { return (*this)[size_ - 1]; }
  const T& back() const { return (*this)[size_ - 1]; }

  iterator begin() { return data(); }
  iterator end() { return data() + size_; }
  const_iterator begin() const { return data(); }
  const_iterator end() const { return data() + size_; }

  bool contains(const T& item) const { return std::find(begin(), end(), item) != end(); }

  friend bool operator==(const FixedVec& a, const FixedVec& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end());
  }

 private:
  T* data() { return std::launder(reinterpret_cast<T*>(storage_)); }
  const T* data() const { return std::launder(reinterpret_cast<const T*>(storage_)); }

  std::size_t size_ = 0;
  alignas(T) std::byte storage_[Capacity * sizeof(T)];
};

}  // namespace ilion
