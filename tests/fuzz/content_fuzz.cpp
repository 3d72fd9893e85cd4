// SPDX-License-Identifier: GPL-3.0-or-later
// Any text is a content file by which one can play, or is refused with a line.
#include <cstdint>

#include "game/playout.h"
#include "games/hector/game.h"
#include "table/hector/content_file.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace ilion;
  const auto file = hector::read_content({reinterpret_cast<const char*>(data), size});
  if (!file) {
    ILION_CHECK(file.error().sentence.find("Line ") == 0);
    return 0;
  }
  const hector::Hector game({}, file->content);
  auto state = game.initial();
  Rng rng(1);
  play_out(game, state, rng);
  ILION_CHECK(!game.audit(state));
  return 0;
}
