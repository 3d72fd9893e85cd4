// SPDX-License-Identifier: GPL-3.0-or-later
// An operator new that counts, so that `ilion bench` can prove that play allocates nothing. The
// count is the thread's own and costs one addition beside a call of malloc.
#include "cli/bench_allocations.h"

#include <cstdlib>
#include <new>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || \
    __has_feature(memory_sanitizer)
#define ILION_FOREIGN_NEW 1
#endif
#endif
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define ILION_FOREIGN_NEW 1
#endif

#ifdef ILION_FOREIGN_NEW

namespace ilion::cli {
std::optional<std::uint64_t> allocations_so_far() { return std::nullopt; }
}  // namespace ilion::cli

#else

namespace {

thread_local std::uint64_t allocations = 0;

void* counted(void* memory) {
  ++allocations;
  if (memory == nullptr) throw std::bad_alloc();
  return memory;
}

}  // namespace

namespace ilion::cli {
std::optional<std::uint64_t> allocations_so_far() { return allocations; }
}  // namespace ilion::cli

// The other forms (arrays, nothrow) call these.
void* operator new(std::size_t size) { return counted(std::malloc(size > 0 ? size : 1)); }
void* operator new(std::size_t size, std::align_val_t alignment) {
  const auto align = static_cast<std::size_t>(alignment);
  return counted(std::aligned_alloc(align, (size + align - 1) / align * align));
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::align_val_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t, std::align_val_t) noexcept { std::free(memory); }

#endif
