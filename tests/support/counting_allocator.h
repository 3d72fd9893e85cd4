// SPDX-License-Identifier: GPL-3.0-or-later
// Counts every request for memory of the program that includes this, in exactly one of its sources.
// In a plain build it replaces operator new. A sanitizer has its own operator new, whose checks we
// want to keep, and offers a hook instead, which sees malloc as well.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdlib>
#include <new>

#include "support/allocation_count.h"
#include "support/sanitized.h"

namespace ilion::test {

inline std::atomic<std::uint64_t> allocations{0};

inline void count_allocation() { allocations.fetch_add(1, std::memory_order_relaxed); }

#if ILION_SANITIZED

extern "C" int __sanitizer_install_malloc_and_free_hooks(void (*malloc_hook)(const volatile void*,
                                                                             std::size_t),
                                                         void (*free_hook)(const volatile void*));

std::uint64_t allocation_count() {
  static const int installed = __sanitizer_install_malloc_and_free_hooks(
      [](const volatile void*, std::size_t) { count_allocation(); }, [](const volatile void*) {});
  return installed > 0 ? allocations.load() : 0;
}

}  // namespace ilion::test

#else

std::uint64_t allocation_count() { return allocations.load(); }

inline void* counted(void* memory) {
  count_allocation();
  if (memory == nullptr) throw std::bad_alloc();
  return memory;
}

}  // namespace ilion::test

// The other forms (arrays, nothrow) call these.
void* operator new(std::size_t size) {
  return ilion::test::counted(std::malloc(size > 0 ? size : 1));
}
void* operator new(std::size_t size, std::align_val_t alignment) {
  const auto align = static_cast<std::size_t>(alignment);
  return ilion::test::counted(std::aligned_alloc(align, (size + align - 1) / align * align));
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::align_val_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t, std::align_val_t) noexcept { std::free(memory); }

#endif
