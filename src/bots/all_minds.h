// SPDX-License-Identifier: GPL-3.0-or-later
// What search is told of every game, for code that searches in any of them.
#pragma once

#include "bots/achaia/mind.h"
#include "bots/deukalion/mind.h"
#include "bots/hector/mind.h"
