// SPDX-License-Identifier: GPL-3.0-or-later
// What the database looks like, and how an older one becomes a newer one.
#pragma once

#include "store/sqlite.h"

namespace ilion::store {

constexpr int kSchemaVersion = 1;

// Durable commits, readers that never wait, and the newest tables. A database of a newer program is
// refused with a sentence.
void prepare(Database& database);

}  // namespace ilion::store
