// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/check.h"

#include <doctest/doctest.h>

#include "support/dies.h"

namespace ilion {

namespace {

TEST_CASE("a promise that holds costs nothing, a broken one stops the program in every build") {
  CHECK_FALSE(test::dies([] { ILION_CHECK(1 + 1 == 2); }));
  CHECK(test::dies([] { ILION_CHECK(1 + 1 == 3); }));
}

TEST_CASE("a promise in a hot path is checked in builds with checks and free in the others") {
#ifdef NDEBUG
  CHECK_FALSE(test::dies([] { ILION_DCHECK(1 + 1 == 3); }));
#else
  CHECK(test::dies([] { ILION_DCHECK(1 + 1 == 3); }));
#endif
}

}  // namespace

}  // namespace ilion
