// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

namespace ilion::cli {

// How often this thread has asked for memory so far; nothing in a build with sanitizers, which
// bring an operator new of their own.
std::optional<std::uint64_t> allocations_so_far();

}  // namespace ilion::cli
