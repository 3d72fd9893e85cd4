// SPDX-License-Identifier: GPL-3.0-or-later
// A finished match at a glance: what each seat had, step by step, and its chance to win.
#pragma once

#include "server/json.h"
#include "table/table.h"

namespace ilion::server {

// What each seat had after the first `steps` steps, seat by seat.
json::array points_of(const Table& table, std::size_t steps);

// {steps, points: [{step, points}], chances: [{step, chances}]}: points where they changed, the
// first and the last step included; chances wherever the match can be judged.
json::object chart_of(const Table& table);

}  // namespace ilion::server
