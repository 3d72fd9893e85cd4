// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace ilion::test {

// How often this program has asked for memory so far. A program that wants to know includes
// support/counting_allocator.h in exactly one of its sources.
std::uint64_t allocation_count();

}  // namespace ilion::test
