// SPDX-License-Identifier: GPL-3.0-or-later
// Any text is a move or outcome and is written back in its one spelling, or is refused.
#include <cstdint>

#include "base/check.h"
#include "games/achaia/notation.h"
#include "games/deukalion/notation.h"
#include "games/hector/notation.h"

namespace {

template <class Kind>
void round_trip(std::string_view text) {
  if (const auto read = ilion::from_text<Kind>(text))
    ILION_CHECK(ilion::from_text<Kind>(ilion::to_text(*read)) == read);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  round_trip<ilion::hector::Move>(text);
  round_trip<ilion::hector::Outcome>(text);
  round_trip<ilion::deukalion::Move>(text);
  round_trip<ilion::deukalion::Outcome>(text);
  round_trip<ilion::achaia::Move>(text);
  round_trip<ilion::achaia::Outcome>(text);
  return 0;
}
