// SPDX-License-Identifier: GPL-3.0-or-later
// Every game's bots, for code that is written once against Game.
#pragma once

#include "bots/achaia/bots.h"
#include "bots/deukalion/bots.h"
#include "bots/hector/bots.h"
