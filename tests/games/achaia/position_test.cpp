// SPDX-License-Identifier: GPL-3.0-or-later
// The notation of positions, described in position.h.
#include "games/achaia/position.h"

#include <doctest/doctest.h>

#include <charconv>
#include <map>
#include <stdexcept>

#include "game/playout.h"
#include "games/achaia/notation.h"
#include "kit/difference.h"

namespace ilion::achaia::test {

namespace {

using Words = std::vector<std::string_view>;

Words split(std::string_view text, char separator) {
  Words words;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(separator), text.size());
    if (end > 0) words.push_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return words;
}

[[noreturn]] void bad(std::string_view what, std::string_view text) {
  throw std::invalid_argument(std::string(what) + ": " + std::string(text));
}

std::size_t number_in(std::string_view text) {
  std::size_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size()) bad("no number", text);
  return value;
}

template <class T>
T atom(std::string_view text) {
  const std::optional<T> value = Atom<T>::parse(text);
  if (!value) bad("not in the notation", text);
  return *value;
}

class Builder {
 public:
  Builder(const Achaia& game, std::string_view line) : game_(game) {
    for (std::string_view word : split(line, ' ')) {
      const std::size_t sign = word.find('=');
      if (sign == std::string_view::npos) bad("no key=value", word);
      values_[std::string(word.substr(0, sign))] = word.substr(sign + 1);
    }
  }

  State build() {
    s_ = game_.initial();
    s_.round = static_cast<std::uint8_t>(number("round", 1));
    s_.start = seat_at(number("start", 0));
    for (std::string_view seat : list("passed"))
      s_.passed = static_cast<std::uint8_t>(s_.passed | 1U << number_in(seat));
    for (std::size_t i = 0; i < game_.seats(); ++i) player(i);
    events();
    cards();
    dice();
    markers();
    characters();
    s_.question = {};
    s_.question.phase = Phase::Turn;
    s_.question.mover = seat_at(number("turn", 0));
    if (!values_.empty()) bad("unknown key", values_.begin()->first);
    return s_;
  }

 private:
  std::string_view take(const std::string& key, std::string_view otherwise) {
    const auto found = values_.find(key);
    if (found == values_.end()) return otherwise;
    const std::string_view value = found->second;
    values_.erase(found);
    return value;
  }
  std::size_t number(const std::string& key, std::size_t otherwise) {
    const std::string_view text = take(key, "");
    return text.empty() ? otherwise : number_in(text);
  }
  Words list(const std::string& key, std::string_view otherwise = "") {
    return split(take(key, otherwise), ',');
  }

  void player(std::size_t i) {
    const std::string n = std::to_string(i);
    const Seat seat = seat_at(i);
    s_.gold[seat] = static_cast<std::uint16_t>(number("gold" + n, kStartGold));
    s_.influence[seat] = static_cast<std::uint16_t>(number("inf" + n, kStartInfluence));
    s_.cousins[seat] = {static_cast<std::uint8_t>(number("street" + n, 1)),
                        static_cast<std::uint8_t>(number("court" + n, 0))};
    for (std::string_view card : list("hand" + n)) s_.hand[seat].add(atom<Intrigue>(card));
    for (std::string_view card : list("known" + n)) s_.known[seat].add(atom<Intrigue>(card));
    const std::string_view event = take("event" + n, "");
    if (!event.empty()) s_.event[seat] = atom<EventCard>(event);
    s_.event_fate[seat] = s_.has_passed(seat) ? EventFate::Discarded : EventFate::Held;
  }
  void events() {
    std::size_t next = (s_.round - 1U) * kEventsOfRound;
    const auto& held = s_.event.items;
    for (std::size_t i = 0; i < game_.seats(); ++i) {
      if (s_.event[seat_at(i)] != kNoEvent) continue;
      while (std::find(held.begin(), held.end(), event_at(next)) != held.end()) ++next;
      s_.event[seat_at(i)] = event_at(next);
    }
  }
  void cards() {
    for (std::string_view card : list("discard")) s_.discard.add(atom<Intrigue>(card));
    const std::string_view rest = take("rest", "deck");
    if (rest == "discard") s_.discard = s_.discard + deck(s_);
  }
  void dice() {
    std::map<Colour, std::vector<Spot>> named;
    for (std::string_view text : list("dice")) {
      const Die die = atom<Die>(text);
      named[die.colour].push_back(die.spot);
    }
    for (std::size_t i = 0; i < kColours; ++i) {
      if (!game_.colours().is_used(colour_at(i))) continue;
      DiceOfColour dice;
      dice.fill(Spot(Location::Reserve, 3));
      std::copy(named[colour_at(i)].begin(), named[colour_at(i)].end(), dice.begin());
      std::sort(dice.begin(), dice.end());
      s_.board.dice.put(colour_at(i), dice);
    }
  }
  void markers() {
    for (std::string_view text : list("markers"))
      ++s_.markers[index_of(atom<Colour>(text.substr(0, 1)))]
                  [index_of(atom<Location>(text.substr(1)))];
    for (std::string_view text : list("raised"))
      ++s_.board.increased[index_of(atom<Location>(text))];
  }
  void characters() {
    const std::size_t first = (s_.round - 1U) * kCharactersOfRound;
    const std::string_view open = take("open", "first");
    s_.characters = open == "first" ? 7 : 0;
    for (std::string_view who : open == "first" ? Words{} : split(open, ','))
      s_.characters =
          static_cast<std::uint8_t>(s_.characters | 1U << (index_of(atom<Character>(who)) - first));
    for (std::string_view text : list("greed")) {
      const Words parts = split(text, ':');
      s_.greed[slot_of(atom<Character>(parts[0]))] = static_cast<std::uint8_t>(number_in(parts[1]));
    }
  }

  const Achaia& game_;
  std::map<std::string, std::string_view> values_;
  State s_;
};

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
  while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
  return text;
}

template <class Step>
void step(const Achaia& game, State& state, const Step& what, Story& story) {
  const State before = state;
  game.apply(state, what);
  if (const auto broken = game.audit(state)) bad(*broken, to_text(what));
  for (std::size_t i = 0; i <= game.seats(); ++i) {
    const bool seat = i < game.seats();
    const Viewer viewer = seat ? Viewer::seat(seat_at(i)) : Viewer::spectator();
    View view = game.observe(before, viewer);
    for (const Event& event : game.events(before, what, viewer)) {
      game.fold(view, event);
      if (!seat) story.push_back(event);
    }
    const View now = game.observe(state, viewer);
    if (view != now) bad("the events lead elsewhere: " + kit::difference(view, now), to_text(what));
  }
}

template <class List>
std::string joined(const List& list, std::string_view word = "") {
  std::string text;
  for (const auto& each : list) {
    const std::string one = to_text(each);
    if (!word.empty() && one.substr(0, one.find(' ')) != word) continue;
    text += (text.empty() ? "" : ", ") + one;
  }
  return text;
}

}  // namespace

State position(const Achaia& game, std::string_view line) {
  const State state = Builder(game, line).build();
  if (const auto broken = game.audit(state)) bad(*broken, line);
  return state;
}

Story play(const Achaia& game, State& state, std::initializer_list<std::string_view> steps) {
  Story story;
  for (std::string_view several : steps)
    for (std::string_view one : split(several, ',')) {
      const std::string_view text = trimmed(one);
      if (game.actor(state).is_chance()) {
        const auto outcome = from_text<Outcome>(text);
        bool possible = false;
        for (const auto& row : game.outcomes(state)) possible |= row.outcome == outcome;
        if (!possible) bad("cannot come out here", text);
        step(game, state, *outcome, story);
      } else {
        const auto move = from_text<Move>(text);
        if (!move || !game.legal_moves(state).contains(*move)) bad("not legal here", text);
        if (game.why_not(state, state.question.mover, *move)) bad("the judge refuses", text);
        step(game, state, *move, story);
      }
    }
  return story;
}

State dealt(const Achaia& game, Phase until, std::uint64_t seed) {
  Rng rng(seed);
  State state = game.initial();
  while (state.question.phase != until) {
    if (game.actor(state).is_chance()) {
      game.apply(state, game.sample(state, rng));
    } else {
      game.apply(state, game.legal_moves(state)[0]);
    }
  }
  return state;
}

std::string refused(const Achaia& game, const State& state, Seat seat, std::string_view move) {
  const auto parsed = from_text<Move>(move);
  if (!parsed) bad("no move", move);
  const auto refusal = game.why_not(state, seat, *parsed);
  const bool legal = game.actor(state).is(seat) && game.legal_moves(state).contains(*parsed);
  if (legal == refusal.has_value()) bad("judge and generator differ", move);
  return refusal ? std::string(refusal->rule) : "allowed";
}
std::string refused(const Achaia& game, const State& state, std::string_view move) {
  return refused(game, state, state.question.mover, move);
}

std::string all_cards_but(std::string_view named) {
  Cards rest = Cards::all();
  for (std::string_view card : split(named, ',')) rest.remove(atom<Intrigue>(card));
  std::string text = cards(rest);
  std::replace(text.begin(), text.end(), ' ', ',');
  return text;
}

std::string moves(const Achaia& game, const State& state) {
  return joined(game.legal_moves(state));
}
std::string moves(const Achaia& game, const State& state, std::string_view word) {
  return joined(game.legal_moves(state), word);
}
std::string outcomes(const Achaia& game, const State& state) {
  std::vector<Outcome> list;
  for (const auto& row : game.outcomes(state)) list.push_back(row.outcome);
  return joined(list);
}

bool has(const State& state, std::string_view die) { return state.board.dice.has(atom<Die>(die)); }
std::string dice(const State& state, Colour colour) {
  std::string text;
  for (Spot spot : state.board.dice.of(colour))
    text += (text.empty() ? "" : " ") + Atom<Die>::text({colour, spot});
  return text;
}
std::string cards(Cards cards) {
  std::string text;
  for (std::size_t n = 0; n < cards.size(); ++n)
    text += (text.empty() ? "" : " ") + Atom<Intrigue>::text(cards.nth(n));
  return text;
}
int markers(const State& state, std::string_view where) {
  return state.markers[index_of(atom<Colour>(where.substr(0, 1)))]
                      [index_of(atom<Location>(where.substr(1)))];
}
int gold(const State& state, std::size_t seat) { return state.gold[seat_at(seat)]; }
int influence(const State& state, std::size_t seat) { return state.influence[seat_at(seat)]; }
int street(const State& state, std::size_t seat) { return state.cousins[seat_at(seat)][0]; }
int court(const State& state, std::size_t seat) { return state.cousins[seat_at(seat)][1]; }
int raised(const State& state, int location) {
  return state.board.increased[static_cast<std::size_t>(location - 1)];
}
bool asks(const State& state, std::size_t seat, Phase phase) {
  return state.question.phase == phase && state.question.mover == seat_at(seat);
}

TEST_CASE("a position of Achaia holds what its line says") {
  const State s = position(kThree,
                           "round=2 start=2 turn=1 passed=0 gold1=3 inf2=0 street0=2 court1=1 "
                           "hand1=I01,I01 discard=I05 open=C05,C08 greed=C05:2,O02:1 event1=E11 "
                           "dice=R4@7,R4@7,Y1@8,B6 markers=R7,R7,Y3 raised=9");
  CHECK(asks(s, 1, Phase::Turn));
  CHECK(s.has_passed(seat_at(0)));
  CHECK(gold(s, 1) == 3);
  CHECK(influence(s, 2) == 0);
  CHECK(dice(s, Colour::Red) == "R4@7 R4@7 R3 R3 R3");
  CHECK(has(s, "B6"));
  CHECK(cards(s.hand[seat_at(1)]) == "I01 I01");
  CHECK(deck(s).size() == 45);
  CHECK(markers(s, "R7") == 2);
  CHECK(raised(s, 9) == 1);
  CHECK(is_open(s, Character{4}));
  CHECK_FALSE(is_open(s, Character{5}));
  CHECK_THROWS(position(kThree, "what=1"));
  CHECK_THROWS(position(kThree, "dice=R4@1"));  // locked in round I
}

}  // namespace ilion::achaia::test
