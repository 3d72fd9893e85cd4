// SPDX-License-Identifier: GPL-3.0-or-later
// Any JSON is a move, outcome, event or view and survives the way back, or is refused.
#include <cstdint>

#include "base/check.h"
#include "table/achaia/json.h"
#include "table/deukalion/json.h"
#include "table/hector/json.h"

namespace {

template <class T>
void round_trip(const boost::json::value& json) {
  if (const auto read = ilion::from_json<T>(json))
    ILION_CHECK(ilion::from_json<T>(ilion::to_json(*read)) == read);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  boost::system::error_code error;
  const auto json = boost::json::parse({reinterpret_cast<const char*>(data), size}, error);
  if (error) return 0;
  round_trip<ilion::hector::Move>(json);
  round_trip<ilion::hector::Outcome>(json);
  round_trip<ilion::hector::Event>(json);
  round_trip<ilion::hector::View>(json);
  round_trip<ilion::deukalion::Move>(json);
  round_trip<ilion::deukalion::Outcome>(json);
  round_trip<ilion::deukalion::Event>(json);
  round_trip<ilion::deukalion::View>(json);
  round_trip<ilion::achaia::Move>(json);
  round_trip<ilion::achaia::Outcome>(json);
  round_trip<ilion::achaia::Event>(json);
  round_trip<ilion::achaia::View>(json);
  return 0;
}
