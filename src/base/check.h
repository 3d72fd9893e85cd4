// SPDX-License-Identifier: GPL-3.0-or-later
// A failed CHECK is our bug, never a player's: it names the place and stops the program, because a
// state that broke one of our own promises must not be played on or saved.
#pragma once

#include <cstdio>
#include <cstdlib>

namespace ilion {

[[noreturn]] inline void check_failed(const char* condition, const char* file, int line) {
  std::fprintf(stderr, "ilion: internal error: %s does not hold (%s:%d)\n", condition, file, line);
  std::abort();
}

}  // namespace ilion

#define ILION_CHECK(condition) \
  ((condition) ? static_cast<void>(0) : ::ilion::check_failed(#condition, __FILE__, __LINE__))

// For the hot paths of the rules: checked in every build with sanitizers, free in release.
#ifdef NDEBUG
#define ILION_DCHECK(condition) static_cast<void>(0)
#else
#define ILION_DCHECK(condition) ILION_CHECK(condition)
#endif
