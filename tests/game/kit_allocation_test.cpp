// SPDX-License-Identifier: GPL-3.0-or-later
#include <doctest/doctest.h>

#include <memory>

#include "kit/allocation.h"
#include "kit/broken_nim.h"
#include "kit/nim.h"
#include "kit/prove.h"
#include "support/counting_allocator.h"

namespace ilion::kit {

namespace {

using nim::BrokenNim;
using nim::Bug;

TEST_CASE("every request for memory is counted") {
  const std::uint64_t before = test::allocation_count();
  const auto number = std::make_unique<int>(1);
  const std::vector<int> numbers(100);
  struct alignas(64) Wide {
    int number = 2;
  };
  const auto wide = std::make_unique<Wide>();
  CHECK(test::allocation_count() - before == 3);
  CHECK(*number + numbers.back() + wide->number == 3);
}

TEST_CASE("a sound game is played without memory from the heap") {
  prove(check_allocations(nim::Nim(), {.walks = 1000}));
}

TEST_CASE("a single allocation in a view is caught") {
  CHECK(
      check_allocations(BrokenNim(Bug::Allocation), {.walks = 10}).mentions("play has allocated"));
}

}  // namespace

}  // namespace ilion::kit
