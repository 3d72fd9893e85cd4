// SPDX-License-Identifier: GPL-3.0-or-later
// The first byte chooses the game and its options, the others the match. Any file is a match: the
// corpus begins with the first lines of the Iliad.
#include "fuzz/move_sequence.h"
#include "games/achaia/game.h"
#include "games/achaia/notation.h"
#include "games/deukalion/game.h"
#include "games/deukalion/notation.h"
#include "games/hector/game.h"
#include "games/hector/notation.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace ilion;
  if (size == 0) return 0;
  const std::span<const std::uint8_t> rest(data + 1, size - 1);
  constexpr int kChoices = 8;
  switch (data[0] % kChoices) {
    case 0: fuzz::play_bytes(hector::Hector({.open_discards = false}), rest); break;
    case 1: fuzz::play_bytes(hector::Hector({.open_discards = true}), rest); break;
    case 2: fuzz::play_bytes(deukalion::Deukalion(2), rest); break;
    case 3: fuzz::play_bytes(deukalion::Deukalion(3), rest); break;
    case 4: fuzz::play_bytes(deukalion::Deukalion(4), rest); break;
    case 5: fuzz::play_bytes(achaia::Achaia(2), rest); break;
    case 6:
      fuzz::play_bytes(achaia::Achaia(3, {.new_order = true, .negotiate = true}), rest);
      break;
    default: fuzz::play_bytes(achaia::Achaia(5, {.own_fate = true}), rest); break;
  }
  return 0;
}
