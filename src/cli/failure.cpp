// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/text.h"
#include "cli/commands.h"

namespace ilion::cli {

Failure::Failure(const std::string& sentence) : std::runtime_error(printable(sentence)) {}

}  // namespace ilion::cli
