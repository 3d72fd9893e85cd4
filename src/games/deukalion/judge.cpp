#include "games/deukalion/game.h"
namespace ilion::deukalion {
std::optional<Refusal> Deukalion::why_not(const State&, Seat, const Move&) const {
  return std::nullopt;
}
}  // namespace ilion::deukalion
