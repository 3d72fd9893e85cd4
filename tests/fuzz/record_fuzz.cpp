// SPDX-License-Identifier: GPL-3.0-or-later
// Any text is a record or is refused; a record reads back as it was written, and replays or is
// refused.
#include <cstdint>

#include "game/record.h"
#include "table/table.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto record = ilion::parse_record({reinterpret_cast<const char*>(data), size});
  if (!record) return 0;
  const auto again = ilion::parse_record(ilion::to_text(*record));
  ILION_CHECK(again.ok() && *again == *record);
  if (const auto table = ilion::replay(*record))
    ILION_CHECK((*table)->steps() == record->steps.size());
  return 0;
}
