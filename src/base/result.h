// SPDX-License-Identifier: GPL-3.0-or-later
// The world (a file, a socket, what somebody typed) may disappoint: such functions return a Result,
// which holds the value or one sentence that says what is wrong.
#pragma once

#include <string>
#include <utility>
#include <variant>

#include "base/check.h"

namespace ilion {

struct Error {
  std::string sentence;
};

template <class T>
class [[nodiscard]] Result {
 public:
  Result(T value) : held_(std::in_place_index<0>, std::move(value)) {}
  Result(Error error) : held_(std::in_place_index<1>, std::move(error)) {}

  bool ok() const { return held_.index() == 0; }
  explicit operator bool() const { return ok(); }

  T& value() {
    ILION_CHECK(ok());
    return *std::get_if<0>(&held_);
  }
  const T& value() const {
    ILION_CHECK(ok());
    return *std::get_if<0>(&held_);
  }
  T& operator*() { return value(); }
  const T& operator*() const { return value(); }
  T* operator->() { return &value(); }
  const T* operator->() const { return &value(); }

  const Error& error() const {
    ILION_CHECK(!ok());
    return *std::get_if<1>(&held_);
  }

 private:
  std::variant<T, Error> held_;
};

// Success without a value.
struct Done {};

}  // namespace ilion
