// SPDX-License-Identifier: GPL-3.0-or-later
// Any text is a content file by which one can play, or is refused with a line.
#include <cstdint>
#include <string_view>

#include "game/playout.h"
#include "games/achaia/game.h"
#include "games/deukalion/game.h"
#include "games/hector/game.h"
#include "table/achaia/content_file.h"
#include "table/deukalion/content_file.h"
#include "table/hector/content_file.h"

namespace {

using namespace ilion;

template <Game G>
void play_by(const G& game) {
  auto state = game.initial();
  Rng rng(1);
  play_out(game, state, rng);
  ILION_CHECK(!game.audit(state));
}

template <class File>
bool is_good(const Result<File>& file) {
  ILION_CHECK(file.ok() || file.error().sentence.find("Line ") == 0);
  return file.ok();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  if (const auto file = hector::read_content(text); is_good(file))
    play_by(hector::Hector({}, file->content));
  if (const auto file = deukalion::read_content(text); is_good(file))
    play_by(deukalion::Deukalion(2 + size % 3, {}, file->content));
  if (const auto file = achaia::read_content(text); is_good(file))
    play_by(achaia::Achaia(2 + size % 4, {}, file->content));
  return 0;
}
