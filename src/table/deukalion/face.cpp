// SPDX-License-Identifier: GPL-3.0-or-later
// What the game says to people: whom it awaits and how it ended; choices.cpp and tellings.cpp have
// the rest. The words are in content/words/deukalion.json.
#include "table/deukalion/face.h"

#include <algorithm>

#include "games/deukalion/notation.h"
#include "games/deukalion/sailing.h"
#include "table/deukalion/choices.h"
#include "table/deukalion/memory.h"
#include "table/deukalion/picture.h"
#include "table/deukalion/tellings.h"

namespace ilion {

namespace deukalion {

namespace {

// The key of what is asked for; "-you" or "-other" follows.
std::string_view status_key(const Open& open) {
  const Progress& done = open.progress;
  switch (open.phase) {
    case Phase::Anchor: return "status-anchor";
    case Phase::Side: return done.sail || done.soldiers ? "status-side-done" : "status-side";
    case Phase::Place: return "status-place";
    case Phase::Turn:
      return done.cards && done.soldiers && done.sail && done.hydra ? "status-turn-done"
                                                                    : "status-turn";
    case Phase::Styx: return "status-styx";
    case Phase::Toss: return "status-toss";
    case Phase::Spoils: return "status-spoils";
    case Phase::Shift: return "status-shift";
    case Phase::Claim: return "status-claim";
    case Phase::Reveal: return "status-reveal";
    case Phase::Return: return "status-return";
    case Phase::Pay: return "status-pay";
    case Phase::Over: return "status-over";
    default: return "status-chance";
  }
}

struct Asking {
  const Speech& s;
  const Open& open;
  const Player& mover;

  std::size_t bring() const {
    const std::size_t die =
        open.in_turn() ? number(open.die_of(Action::Soldiers)) : std::size_t{kSideSoldiers};
    return die + (mover.hades ? 1 : 0);  // [D11.AC02]
  }
  // The actions that are still to do, with their numbers; without those that would do nothing.
  std::string left() const {
    const Progress& done = open.progress;
    const std::size_t back = std::min<std::size_t>({bring(), mover.below, mover.free_places()});
    std::string list;
    const auto add = [&](bool is_done, std::string_view key, const std::string& number) {
      if (!is_done) list += (list.empty() ? "" : ", ") + s.say(key) + " " + number;
    };
    add(done.cards, "action-cards", "(" + s.card_die(open.die_of(Action::Cards)) + ")");
    add(done.soldiers || back == 0, "action-soldiers", std::to_string(back));
    add(done.sail, "action-sail", std::to_string(sail_allowance(open)));
    add(done.hydra, "action-hydra", Atom<Face>::text(open.die_of(Action::Hydra)));
    return list;
  }
  std::string shifted() const {
    const Fight& fight = open.fight;
    if (fight.winner != Ship::None) return s.say("shift-hydra");
    return s.say(
        "shift-ship",
        {{"ship", s.hero(fight.defender == Ship::None ? fight.attacker : fight.defender)}});
  }

  std::string sentence(const std::string& key) const {
    const Ship ship = ship_of(open.mover);
    const bool tossing = open.phase == Phase::Toss;
    const Standing now = tossing ? standing(s.content, open, ship) : Standing{};
    const Quest quest = open.phase == Phase::Reveal ? open.revealed : open.payment.quest;
    const Treasures due = open.payment.treasures;
    return s.say(key, {{"ship", s.hero(ship)},
                       {"squares", s.squares(sail_allowance(open))},
                       {"bring", std::to_string(bring())},
                       {"left", left()},
                       {"soldiers", s.soldiers(mover.below)},
                       {"strength", halves(now.strength)},
                       {"against", halves(now.against)},
                       {"what", open.phase == Phase::Shift ? shifted() : std::string()},
                       {"quest", quest == Quest::None ? std::string() : s.quest(quest)},
                       {"colours", due.empty() ? "" : s.colours(Treasures(due.first()))},
                       {"n", std::to_string(open.payment.cards)}});
  }
};

}  // namespace

}  // namespace deukalion

using deukalion::Deukalion;
using deukalion::Speech;

std::string Face<Deukalion>::choice(const Deukalion& game, const deukalion::View& view,
                                    const deukalion::Move& move, Lang lang) const {
  return deukalion::choice_says(game, Speech{content_, names_, view, lang}, move);
}

std::optional<Grouped> Face<Deukalion>::group(const Deukalion& game, const deukalion::View& view,
                                              const deukalion::Move& move, Lang lang) const {
  return deukalion::choice_group(game, Speech{content_, names_, view, lang}, move);
}

std::optional<std::string> Face<Deukalion>::event(const Deukalion&, const deukalion::View& before,
                                                  const deukalion::Event& event, Lang lang) const {
  return deukalion::event_says(Speech{content_, names_, before, lang}, event);
}

std::string Face<Deukalion>::where(const deukalion::View& view, Lang lang) const {
  return Words::of("deukalion")
      .say(view.open.round == 0 ? "where-setup" : "where", lang,
           {{"round", std::to_string(view.open.round)}});
}

std::string Face<Deukalion>::status(const deukalion::View& view, Lang lang) const {
  const deukalion::Open& open = view.open;
  std::string key(deukalion::status_key(open));
  const Words& words = Words::of("deukalion");
  if (words.has(key)) return words.say(key, lang);  // chance and the end concern nobody
  const Speech speech{content_, names_, view, lang};
  const bool mine = view.viewer.is(open.mover);
  const deukalion::Asking asking{speech, open, open.players[open.mover]};
  if (key == "status-turn" && asking.left().empty()) key += "-done";
  if (!mine && !words.has(key + "-other")) key.resize(key.rfind('-'));  // "-done" is for him alone
  return asking.sentence(key + (mine ? "-you" : "-other"));
}

std::string Face<Deukalion>::result(const MatchResult& result, Lang lang) const {
  const Words& words = Words::of("deukalion");
  std::string winners;
  std::size_t many = 0;
  int points = 0;
  for (std::size_t i = 0; i < seats_; ++i) {
    const Seat seat = seat_at(i);
    if (result.rank[seat] != 1) continue;
    points = result.points[seat];
    const std::string& hero = names_.hero(seat, lang);
    winners = many++ == 0 ? hero : words.say("and", lang, {{"a", winners}, {"b", hero}});
  }
  return words.say(many > 1 ? "round-limit-shared" : result.reason, lang,
                   {{"winner", winners}, {"points", std::to_string(points)}});
}

std::string Face<Deukalion>::picture(const Deukalion& game, const deukalion::View& view, Lang lang,
                                     const Brush& brush) const {
  return deukalion::picture(game, names_, view, lang, brush);
}

std::string Face<Deukalion>::memory(const deukalion::View& view, Lang lang,
                                    const Brush& brush) const {
  return deukalion::memory(Speech{content_, names_, view, lang}, seats_, brush);
}

// [D13.P08] [D13.P12] [D13.P02] Where one may decline.
std::string_view Face<Deukalion>::window(const deukalion::View& view) const {
  switch (view.open.phase) {
    case deukalion::Phase::Toss: return "toss";
    case deukalion::Phase::Reveal: return "reveal";
    case deukalion::Phase::Side: return "side";
    default: return {};
  }
}

bool Face<Deukalion>::hides_choices(const deukalion::View& view) const {
  const deukalion::Player& player = view.open.players[view.open.mover];
  const deukalion::Progress& done = view.open.progress;
  const bool can_bring = !done.soldiers && player.below > 0 && player.free_places() > 0;
  switch (view.open.phase) {
    case deukalion::Phase::Toss:
    case deukalion::Phase::Reveal:
    case deukalion::Phase::Claim:
    case deukalion::Phase::Pay: return true;
    // When all that everybody sees is done, cards and claims are left.
    case deukalion::Phase::Side: return done.sail || done.soldiers;
    case deukalion::Phase::Turn: return done.sail && done.cards && done.hydra && !can_bring;
    default: return false;
  }
}

}  // namespace ilion
