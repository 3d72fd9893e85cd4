// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/hector/game.h"
#include "table/face.h"
#include "table/hector/names.h"
#include "table/hector/rule_of.h"

namespace ilion {

template <>
class Face<hector::Hector> {
 public:
  explicit Face(hector::Names names) : names_(std::move(names)) {}

  std::string seat_name(Seat seat, Lang lang) const { return names_.side(seat, lang); }
  std::string choice(const hector::Hector& game, const hector::View& view, const hector::Move& move,
                     Lang lang) const;
  std::string brief(const hector::Hector& game, const hector::View& view, const hector::Move& move,
                    Lang lang) const;
  std::optional<std::string> event(const hector::Hector& game, const hector::View& before,
                                   const hector::Event& event, Lang lang) const;
  std::string where(const hector::View& view, Lang lang) const;
  std::string rule(const hector::View&, const hector::Move& move) const {
    return hector::rule_of(move);
  }
  std::string status(const hector::View& view, Lang lang) const;
  std::string result(const MatchResult& result, Lang lang) const;
  std::string picture(const hector::Hector& game, const hector::View& view, Lang lang,
                      const Brush& brush) const;
  std::string memory(const hector::View& view, Lang lang, const Brush& brush) const;
  bool decides(const hector::Event& event) const;
  hector::View at_the_end(const hector::View& decided, hector::View end) const;

 private:
  hector::Names names_;
};

}  // namespace ilion
