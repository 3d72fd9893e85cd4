// SPDX-License-Identifier: GPL-3.0-or-later
// The whole truth of a match as JSON, for outside referees (docs/trace.md). It shows every hidden
// card and is therefore a room of its own: only `ilion trace` links it, and tools/include_arrows
// sees to that.
#pragma once

#include <boost/json/object.hpp>

namespace ilion {

namespace hector {
class Hector;
struct State;
}  // namespace hector
namespace deukalion {
class Deukalion;
struct State;
}  // namespace deukalion
namespace achaia {
class Achaia;
struct State;
}  // namespace achaia

boost::json::object truth(const hector::Hector& game, const hector::State& state);
boost::json::object truth(const deukalion::Deukalion& game, const deukalion::State& state);
boost::json::object truth(const achaia::Achaia& game, const achaia::State& state);

}  // namespace ilion
