// SPDX-License-Identifier: GPL-3.0-or-later
// Whether this build runs under a sanitizer. Such a build is some fifteen times slower, so tests
// that gain from sheer numbers do fewer there, and all of them in the release build.
#pragma once

#include <cstdint>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define ILION_SANITIZED 1
#endif
#endif
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define ILION_SANITIZED 1
#endif
#ifndef ILION_SANITIZED
#define ILION_SANITIZED 0
#endif

namespace ilion::test {

constexpr bool kSanitized = ILION_SANITIZED != 0;

constexpr std::uint64_t fewer_if_sanitized(std::uint64_t n) { return kSanitized ? n / 8 : n; }

}  // namespace ilion::test
