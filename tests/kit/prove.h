// SPDX-License-Identifier: GPL-3.0-or-later
// Where the kit meets doctest.
#pragma once

#include <doctest/doctest.h>

#include "kit/report.h"

namespace ilion::kit {

// A clean report says in its numbers how much was looked at; a clean one that looked at nothing
// would be no proof, so they are always printed.
inline void prove(const Report& report) {
  MESSAGE(report.text());
  CHECK(report.clean());
}

}  // namespace ilion::kit
