// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/achaia/game.h"
#include "table/achaia/names.h"
#include "table/achaia/rule_of.h"
#include "table/face.h"

namespace ilion {

template <>
class Face<achaia::Achaia> {
 public:
  using Achaia = achaia::Achaia;

  Face(achaia::Names names, const Achaia& game) : names_(std::move(names)), game_(game) {}

  std::string seat_name(Seat seat, Lang lang) const;
  std::string choice(const Achaia& game, const achaia::View& view, const achaia::Move& move,
                     Lang lang) const;
  std::string brief(const Achaia& game, const achaia::View& view, const achaia::Move& move,
                    Lang lang) const;
  std::optional<Grouped> group(const Achaia& game, const achaia::View& view,
                               const achaia::Move& move, Lang lang) const;
  std::optional<std::string> event(const Achaia& game, const achaia::View& before,
                                   const achaia::Event& event, Lang lang) const;
  std::string where(const achaia::View& view, Lang lang) const;
  std::string rule(const achaia::View& view, const achaia::Move& move) const {
    return achaia::rule_of(view, move);
  }
  std::string status(const achaia::View& view, Lang lang) const;
  std::string result(const MatchResult& result, Lang lang) const;
  std::string picture(const Achaia& game, const achaia::View& view, Lang lang,
                      const Brush& brush) const;
  std::string memory(const achaia::View& view, Lang lang, const Brush& brush) const;

  // [A9.4] Whether he is the Opp or not, he may wish not to be asked for an answer.
  std::string_view window(const achaia::View& view) const;
  // Where his cards alone decide whether he has more than one answer: in a window [A9.3], at a free
  // card [A10.C10], and in a turn without influence to sell or an event to pass with [A5.1].
  bool hides_choices(const achaia::View& view) const;
  // [A5.18] The next step of what this player has begun to announce.
  bool goes_on(const achaia::View& view) const;
  // [A9.3] Others see that a window is open, not who is asked.
  achaia::View shown(achaia::View view) const;
  std::optional<achaia::Event> shown(const achaia::View& before, achaia::Event event) const;

 private:
  achaia::Names names_;
  Achaia game_;
};

}  // namespace ilion
