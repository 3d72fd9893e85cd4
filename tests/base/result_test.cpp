// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/result.h"

#include <doctest/doctest.h>

#include <memory>
#include <string>

#include "support/dies.h"

namespace ilion {

namespace {

Result<int> half(int number) {
  if (number % 2 != 0) return Error{std::to_string(number) + " is odd."};
  return number / 2;
}

TEST_CASE("a result holds the value") {
  const Result<int> result = half(8);
  CHECK(result.ok());
  CHECK(result);
  CHECK(*result == 4);
  CHECK(result.value() == 4);
}

TEST_CASE("a result holds the sentence that says what is wrong") {
  const Result<int> result = half(7);
  CHECK_FALSE(result.ok());
  CHECK_FALSE(result);
  CHECK(result.error().sentence == "7 is odd.");
}

TEST_CASE("a result gives access to its value, and lets it be moved out") {
  Result<std::string> result(std::string("Troy"));
  CHECK(result->size() == 4);
  *result += "!";
  CHECK(result.value() == "Troy!");
  Result<std::unique_ptr<int>> owner(std::make_unique<int>(5));
  const std::unique_ptr<int> taken = std::move(*owner);
  CHECK(*taken == 5);
}

TEST_CASE("a value that looks like an error is still a value") {
  const Result<std::string> result(std::string("It failed."));
  CHECK(result.ok());
}

TEST_CASE("success without a value is a result as well") {
  const Result<Done> done = Done{};
  CHECK(done.ok());
}

TEST_CASE("asking a failed result for its value, or a good one for its error, is our bug") {
  CHECK(test::dies([] { static_cast<void>(half(7).value()); }));
  CHECK(test::dies([] { static_cast<void>(half(8).error()); }));
  CHECK_FALSE(test::dies([] { static_cast<void>(half(8).value()); }));
}

}  // namespace

}  // namespace ilion
