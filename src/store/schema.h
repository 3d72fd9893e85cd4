// SPDX-License-Identifier: GPL-3.0-or-later
// What the database looks like, and how an older one becomes a newer one.
#pragma once

#include "store/sqlite.h"

namespace ilion::store {

constexpr int kSchemaVersion = 3;

// Durable commits, readers that never wait, and the newest tables. A database of a newer program is
// refused with a sentence.
void prepare(Database& database);
// The tables of this version, from whatever older one is there: for tests of old data.
void bring_up(Database& database, int version);

}  // namespace ilion::store
