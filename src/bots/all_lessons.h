// SPDX-License-Identifier: GPL-3.0-or-later
// What the learned evaluation is told of every game.
#pragma once

#include "bots/achaia/lessons.h"
#include "bots/deukalion/lessons.h"
#include "bots/hector/lessons.h"
