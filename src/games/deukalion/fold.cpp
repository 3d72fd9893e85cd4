// SPDX-License-Identifier: GPL-3.0-or-later
// A view carried forward by events alone: what a client does.
#include "games/deukalion/changes.h"
#include "games/deukalion/hidden_changes.h"

namespace ilion::deukalion {

void fold(View& view, const Event& event) {
  std::visit(
      [&](const auto& happened) {
        SecretsChanges{view.secrets}(happened);
        OpenChanges{view.open}(happened);
      },
      event);
}

}  // namespace ilion::deukalion
