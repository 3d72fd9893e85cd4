// SPDX-License-Identifier: GPL-3.0-or-later
// What the game says to people: whom it awaits and for what, how it ended, and what it keeps from
// them; choices.cpp and tellings.cpp have the rest. The words are in content/words/achaia.json.
#include "table/achaia/face.h"

#include "table/achaia/choices.h"
#include "table/achaia/picture.h"
#include "table/achaia/speech.h"
#include "table/achaia/tellings.h"

namespace ilion {

namespace achaia {

namespace {

// The key of what is asked for; "-you" or "-other" follows.
std::string_view status_key(Phase phase) {
  switch (phase) {
    case Phase::Reroll: return "status-reroll";
    case Phase::SetDie: return "status-set";
    case Phase::Place: return "status-place";
    case Phase::Supplies: return "status-supplies";
    case Phase::Reserve: return "status-reserve";
    case Phase::Turn: return "status-turn";
    case Phase::Window: return "status-window";
    case Phase::FreeCard: return "status-free-card";
    case Phase::PickDie: return "status-pick-die";
    case Phase::PickStep: return "status-pick-step";
    case Phase::PickTo: return "status-pick-to";
    case Phase::PickPartner: return "status-pick-partner";
    case Phase::PickLocation: return "status-pick-location";
    case Phase::PickMarker: return "status-pick-marker";
    case Phase::PickCharacter: return "status-pick-character";
    case Phase::KeepCard: return "status-keep";
    case Phase::DropCard: return "status-drop";
    case Phase::SellCard: return "status-sell";
    case Phase::TakeCard: return "status-take";
    case Phase::Yield: return "status-yield";
    case Phase::Spoils: return "status-spoils";
    case Phase::Order: return "status-order";
    case Phase::Use: return "status-use";
    case Phase::Tied: return "status-tied";
    case Phase::MoveOut: return "status-move-out";
    case Phase::Over: return "status-over";
    default: return "status-chance";
  }
}

// Which chapter of the rules is played; a step belongs to what it was announced by.
std::string_view where_key(const Question& asked) {
  if (asked.phase <= Phase::Place) return "where-setup";
  if (asked.phase <= Phase::Reserve) return "where-preparation";
  const bool of_location = asked.act.source == Source::Location;
  return of_location || asked.phase >= Phase::Order ? "where-dominance" : "where-intrigue";
}

bool is_step(Phase phase) { return phase >= Phase::PickDie && phase <= Phase::PickCharacter; }
bool is_asked_for_a_place(Phase phase) { return phase >= Phase::Order && phase <= Phase::MoveOut; }

struct Asking {
  const Speech& s;
  const Question& asked;

  const Act& act() const { return asked.act; }
  const Operations& operations() const { return s.operations(act()); }

  // Poison, “one of his dice −2” (red 4 (Mint) → 2)
  std::string what() const {
    if (act().source == Source::None) return {};
    const std::string picks = s.picks(act());
    // In quotes: “your dice” are those of whoever plays it.
    const std::string text =
        s.say("effect-of", {{"source", s.source(act())}, {"text", s.text(operations())}});
    return picks.empty() ? text : text + " (" + picks + ")";
  }
  // [A12.2] What the dice of this colour have to make up, and what may be paid for more.
  std::string left() const {
    int sum = 0;
    for (Spot spot : s.view.dice[index_of(asked.colour)]) sum += spot.value();
    return std::to_string(std::max(0, kFatePool - sum));
  }
  std::string sentence(const std::string& key) const {
    const bool placed = is_asked_for_a_place(asked.phase);
    return s.say(key, {{"who", s.who(asked.mover)},
                       {"actor", s.who(act().actor)},
                       {"opp", s.who(act().other)},
                       {"what", what()},
                       {"source", s.source(act())},
                       {"colour", s.name(asked.colour)},
                       {"round", roman(s.view.round)},
                       {"n", std::to_string(asked.left)},
                       {"points", left()},
                       {"place", placed ? s.name(s.view.order[asked.position]) : std::string()}});
  }
};

}  // namespace

}  // namespace achaia

using achaia::Achaia;
using achaia::Phase;
using achaia::Speech;

std::string Face<Achaia>::seat_name(Seat seat, Lang lang) const {
  return achaia::capitalised(names_.of(game_.colours().main(seat), lang));
}

std::string Face<Achaia>::choice(const Achaia& game, const achaia::View& view,
                                 const achaia::Move& move, Lang lang) const {
  return achaia::choice_says(Speech{game, names_, view, lang}, move);
}

std::string Face<Achaia>::brief(const Achaia& game, const achaia::View& view,
                                const achaia::Move& move, Lang lang) const {
  return achaia::choice_briefly(Speech{game, names_, view, lang}, move);
}

std::optional<Grouped> Face<Achaia>::group(const Achaia& game, const achaia::View& view,
                                           const achaia::Move& move, Lang lang) const {
  return achaia::choice_group(Speech{game, names_, view, lang}, move);
}

std::optional<std::string> Face<Achaia>::event(const Achaia& game, const achaia::View& before,
                                               const achaia::Event& event, Lang lang) const {
  return achaia::event_says(Speech{game, names_, before, lang}, event);
}

std::string Face<Achaia>::where(const achaia::View& view, Lang lang) const {
  return Words::of("achaia").say(achaia::where_key(view.question), lang,
                                 {{"round", achaia::roman(view.round)}});
}

std::string Face<Achaia>::status(const achaia::View& view, Lang lang) const {
  const achaia::View seen = shown(view);
  const achaia::Question& asked = seen.question;
  std::string key(achaia::status_key(asked.phase));
  const Words& words = Words::of("achaia");
  if (words.has(key)) return words.say(key, lang);  // chance and the end concern nobody
  const Speech speech{game_, names_, seen, lang};
  const bool window = asked.phase == Phase::Window;
  // In a window all others are told the same [A9.3].
  const bool mine = seen.viewer.is(asked.mover) && !(window && asked.mover == asked.act.actor);
  if (window && mine && seen.viewer.is(asked.act.other)) key += "-opp";
  if (window && asked.act.other == asked.act.actor) key += "-self";
  return achaia::Asking{speech, asked}.sentence(key + (mine ? "-you" : "-other"));
}

std::string Face<Achaia>::result(const MatchResult& result, Lang lang) const {
  const Words& words = Words::of("achaia");
  std::string winners;
  for (std::size_t i = 0; i < game_.seats(); ++i) {
    if (result.rank[seat_at(i)] != 1) continue;
    const std::string name = seat_name(seat_at(i), lang);
    winners = winners.empty() ? name : words.say("and", lang, {{"a", winners}, {"b", name}});
  }
  return words.say(result.reason, lang, {{"winner", winners}, {"winners", winners}});
}

std::string Face<Achaia>::picture(const Achaia& game, const achaia::View& view, Lang lang,
                                  const Brush& brush) const {
  return achaia::picture(game, names_, shown(view), lang, brush);
}

std::string Face<Achaia>::memory(const achaia::View& view, Lang lang, const Brush& brush) const {
  return achaia::seen_cards(game_, names_, view, lang, brush);
}

std::string_view Face<Achaia>::window(const achaia::View& view) const {
  const achaia::Act& act = view.question.act;
  if (view.question.phase != Phase::Window) return {};
  return act.other != act.actor && view.question.mover == act.other ? "opp" : "answer";
}

bool Face<Achaia>::hides_choices(const achaia::View& view) const {
  const Phase phase = view.question.phase;
  if (phase == Phase::Window || phase == Phase::FreeCard) return true;
  if (phase != Phase::Turn || view.players[view.question.mover].influence > 0) return false;
  std::size_t passed = 0;
  for (std::size_t i = 0; i < game_.seats(); ++i)
    passed += view.players[seat_at(i)].passed ? 1U : 0U;
  return passed >= achaia::event_quota(game_.seats());
}

bool Face<Achaia>::goes_on(const achaia::View& view) const {
  const achaia::Question& asked = view.question;
  if (asked.phase != Phase::SetDie) return achaia::is_step(asked.phase);
  const bool first = asked.left == achaia::kDiceOfColour;  // [A12.2] five dice, or twice five
  return !first || asked.colour != game_.colours().main(asked.mover);
}

achaia::View Face<Achaia>::shown(achaia::View view) const {
  achaia::Question& asked = view.question;
  if (asked.phase == Phase::Window && !view.viewer.is(asked.mover)) asked.mover = asked.act.actor;
  return view;
}

std::optional<achaia::Event> Face<Achaia>::shown(const achaia::View& before,
                                                 achaia::Event event) const {
  if (const auto* declined = std::get_if<achaia::Declined>(&event)) {
    const bool secret = before.question.phase == Phase::Window;
    if (secret && !before.viewer.is(declined->seat)) return std::nullopt;
  }
  if (auto* asked = std::get_if<achaia::Asked>(&event)) {
    achaia::Question& question = asked->question;
    if (question.phase == Phase::Window && !before.viewer.is(question.mover)) {
      // That the window has come to the next is nobody else's affair: it would tell who declined.
      const achaia::Question& was = before.question;
      const bool goes_on = was.phase == Phase::Window && was.act == question.act;
      if (goes_on && !before.viewer.is(was.mover)) return std::nullopt;
      question.mover = question.act.actor;
    }
  }
  return event;
}

}  // namespace ilion
