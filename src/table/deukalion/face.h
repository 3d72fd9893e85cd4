// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/deukalion/game.h"
#include "table/deukalion/names.h"
#include "table/deukalion/rule_of.h"
#include "table/face.h"

namespace ilion {

template <>
class Face<deukalion::Deukalion> {
 public:
  using Deukalion = deukalion::Deukalion;

  Face(deukalion::Names names, const Deukalion& game)
      : names_(std::move(names)), content_(game.content()), seats_(game.seats()) {}

  std::string seat_name(Seat seat, Lang lang) const { return names_.hero(seat, lang); }
  std::string choice(const Deukalion& game, const deukalion::View& view,
                     const deukalion::Move& move, Lang lang) const;
  std::optional<Grouped> group(const Deukalion& game, const deukalion::View& view,
                               const deukalion::Move& move, Lang lang) const;
  std::optional<std::string> event(const Deukalion& game, const deukalion::View& before,
                                   const deukalion::Event& event, Lang lang) const;
  std::string where(const deukalion::View& view, Lang lang) const;
  std::string rule(const deukalion::View& view, const deukalion::Move& move) const {
    return deukalion::rule_of(view, move);
  }
  std::string status(const deukalion::View& view, Lang lang) const;
  std::string result(const MatchResult& result, Lang lang) const;
  std::string picture(const Deukalion& game, const deukalion::View& view, Lang lang,
                      const Brush& brush) const;
  std::string memory(const deukalion::View& view, Lang lang, const Brush& brush) const;
  std::string_view window(const deukalion::View& view) const;
  // [D13.1] Where his cards and his secret quest decide whether he has more than one answer.
  bool hides_choices(const deukalion::View& view) const;

 private:
  deukalion::Names names_;
  deukalion::Content content_;
  std::size_t seats_;
};

}  // namespace ilion
