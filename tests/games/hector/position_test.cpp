// SPDX-License-Identifier: GPL-3.0-or-later
// The notation of positions, described in position.h, and the tests that hold it.
#include "games/hector/position.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <bit>
#include <charconv>
#include <map>
#include <stdexcept>

#include "games/hector/notation.h"
#include "games/hector/score.h"

namespace ilion::hector::test {

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

int number_in(std::string_view text) {
  int value = 0;
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

// key=value words; every key must have been asked for in the end.
class Line {
 public:
  explicit Line(std::string_view text) {
    for (std::string_view word : split(text, ' ')) {
      const std::size_t sign = word.find('=');
      if (sign == std::string_view::npos) bad("no key=value", word);
      values_[word.substr(0, sign)] = word.substr(sign + 1);
    }
  }
  bool has(std::string_view key) const { return values_.contains(key); }
  std::string_view take(std::string_view key, std::string_view otherwise) {
    const auto found = values_.find(key);
    if (found == values_.end()) return otherwise;
    const std::string_view value = found->second;
    values_.erase(found);
    return value;
  }
  void finish() const {
    if (!values_.empty()) bad("unknown key", values_.begin()->first);
  }

 private:
  std::map<std::string_view, std::string_view> values_;
};

class ArmyBuilder {
 public:
  ArmyBuilder(Army& army, Line line, Number number) : army_(army), line_(line), number_(number) {}

  void build() {
    in_battle_ = line_.has("table");
    table(line_.take("table", ""));
    fighting_stack();
    stacks();
    lay(line_.take("hand", ""), Place::Hand);
    lay(line_.take("out", ""), Place::Out);
    lay(line_.take("discarded", ""), Place::Discarded);
    lay(line_.take("paid", ""), Place::Paid);
    heroes();
    markers();
    line_.finish();
    retire_the_rest();
  }

 private:
  void lay(Troop troop, Place place) {
    if (!army_.troops.at(Place::Unseen).has(troop)) bad("a third copy", Atom<Troop>::text(troop));
    army_.troops.move(troop, Place::Unseen, place);
  }
  void lay(std::string_view troops, Place place) {
    for (std::string_view word : split(troops, ',')) lay(atom<Troop>(word), place);
  }

  void table(std::string_view troops) {
    std::size_t place = 0;
    for (std::string_view word : split(troops, ',')) {
      if (word.ends_with('+')) {
        army_.boosted = static_cast<std::uint8_t>(army_.boosted | 1U << place);
        word.remove_suffix(1);
      }
      if (word.starts_with('(')) {
        army_.deployed_on = place_at(place);
        word = word.substr(1, word.size() - 2);
      }
      lay(army_.table[place++] = atom<Troop>(word), Place::Table);
    }
  }

  void fighting_stack() {
    Stack stack = in_battle_ ? front(number_) : Stack::Front1;
    if (line_.has("fights")) stack = atom<Stack>(line_.take("fights", ""));
    army_.active = stack;
  }

  void stacks() {
    for (Stack stack : kAllStacks) {
      const bool fights = in_battle_ && stack == army_.active;
      for (std::string_view word :
           split(line_.take(kStackNames.name(stack), fights ? "7" : "12"), ','))
        put_in(stack, word);
    }
  }
  void put_in(Stack stack, std::string_view word) {
    if (word.find_first_not_of("0123456789") == std::string_view::npos) {
      army_.grow(stack, static_cast<std::size_t>(number_in(word)));
      return;
    }
    const Troop troop = atom<Troop>(word);
    lay(troop, place_of(stack));
    army_.grow(stack, 1);
    army_.remembered.join(troop, stack);
  }

  void heroes() {
    const std::string_view hero = line_.take("hero", "");
    if (!hero.empty()) army_.hero = atom<Hero>(hero);
    for (char letter : line_.take("under", "")) army_.under.push(atom<Hero>({&letter, 1}));
    if (line_.has("heroes")) {
      for (char letter : line_.take("heroes", "")) army_.hero_stack.add(atom<Hero>({&letter, 1}));
      return;
    }
    army_.hero_stack = HeroSet::all();
    if (army_.hero != Hero::None) army_.hero_stack.remove(army_.hero);
    for (std::size_t i = 0; i < army_.under.size(); ++i) army_.hero_stack.remove(army_.under.at(i));
  }

  void markers() {
    const int on_table = std::popcount(army_.boosted);
    const bool said = line_.has("favours");
    const int favours = said ? number_in(line_.take("favours", "")) : kFavours - on_table;
    army_.favours = static_cast<std::uint8_t>(favours);
    army_.shame = static_cast<std::uint8_t>(number_in(line_.take("shame", "0")));
  }

  // Never-drawn cards for which no stack has a place are out of the game.
  void retire_the_rest() {
    std::size_t places = 0;
    for (Stack stack : kAllStacks) places += army_.never_drawn_in(stack);
    for (std::size_t copies : {std::size_t{2}, std::size_t{1}})
      for (std::uint8_t code = kTroops; code-- > 0;) {
        const TroopSet unseen = army_.troops.at(Place::Unseen);
        if (unseen.size() > places && unseen.count(Troop(code)) == copies)
          army_.troops.move(Troop(code), Place::Unseen, Place::Out);
      }
  }

  Army& army_;
  Line line_;
  Number number_;
  bool in_battle_ = false;
};

Edge edge_facing(Tile tile, Colour colour) {
  const TileEdges edges = printed_content().tiles[index_of(tile)];
  for (std::size_t i = 0; i < kEdges; ++i)
    if (edges[i] == colour) return static_cast<Edge>(i);
  bad("not on the tile", kColourNames.name(colour));
}

void set_tile(State& state, std::string_view tile, bool in_battle) {
  if (!in_battle) return;
  state.tile = atom<Tile>(tile.substr(0, 1));
  state.edge = edge_facing(state.tile, atom<Colour>(tile.substr(2)));
  state.tiles_left = static_cast<std::uint8_t>(state.tiles_left & ~(1U << index_of(state.tile)));
}

void set_tiles_left(State& state, std::string_view tiles) {
  state.tiles_left = 0;
  for (char tile : tiles)
    state.tiles_left =
        static_cast<std::uint8_t>(state.tiles_left | 1U << index_of(atom<Tile>({&tile, 1})));
}

// The attacker is due when the rows are equally long.
void set_turn(State& state) {
  const Seat defender = other(state.attacker);
  const std::size_t played = state.armies[state.attacker].table_size();
  const bool attacker_due = played == state.armies[defender].table_size();
  state.phase = played > 0 ? Phase::Action : Phase::Source;
  state.mover = attacker_due ? state.attacker : defender;
}

}  // namespace

State position(std::string_view battle, std::string_view achaeans, std::string_view trojans) {
  State state;
  Line line(battle);
  const bool in_battle = Line(achaeans).has("table");
  state.battle = static_cast<std::uint8_t>(number_in(line.take("battle", "1")));
  state.attacker = line.take("attacker", "A") == "A" ? kAchaeans : kTrojans;
  if (in_battle) state.number = atom<Number>(line.take("number", "1"));
  set_tile(state, line.take("tile", "1:R"), in_battle);
  if (line.has("left")) set_tiles_left(state, line.take("left", ""));
  line.finish();
  ArmyBuilder(state.armies[kAchaeans], Line(achaeans), state.number).build();
  ArmyBuilder(state.armies[kTrojans], Line(trojans), state.number).build();
  set_turn(state);
  if (const auto broken = Hector().audit(state)) bad("no position", *broken);
  return state;
}

std::string cards(TroopSet troops) {
  std::string text;
  for (TroopCard card : troops) text += (text.empty() ? "" : " ") + Atom<Troop>::text(card.troop());
  return text;
}

std::string names(HeroSet heroes) {
  std::string text;
  for (std::size_t i = 0; i < heroes.size(); ++i) text += kHeroNames.name(heroes.nth(i));
  return text;
}

namespace {

std::string at(const State& state, Seat side, Place place) {
  return cards(state.armies[side].troops.at(place).canonical());
}

}  // namespace

std::string sizes(const State& state, Seat side) {
  std::string text;
  for (Stack stack : kAllStacks)
    text += (text.empty() ? "" : " ") + std::to_string(state.armies[side].stack_size(stack));
  return text;
}

std::string active(const State& state, Seat side) {
  return std::string(kStackNames.name(state.armies[side].active));
}

std::string returned(const State& state, Seat side, Stack stack) {
  return at(state, side, place_of(stack));
}

std::string hand(const State& state, Seat side) { return at(state, side, Place::Hand); }
std::string out(const State& state, Seat side) { return at(state, side, Place::Out); }
std::string discards(const State& state, Seat side) { return at(state, side, Place::Discarded); }

std::string row(const State& state, Seat side) {
  const Army& army = state.armies[side];
  std::string text;
  for (std::size_t i = 0; i < army.table_size(); ++i) {
    const std::string troop = Atom<Troop>::text(army.table[i]);
    const bool covered = army.deployed_on == place_at(i);
    text += (i == 0 ? "" : " ") + (covered ? "(" + troop + ")" : troop);
    if (army.is_boosted(place_at(i))) text += '+';
  }
  return text;
}

std::string hero(const State& state, Seat side) {
  const Hero hero = state.armies[side].hero;
  return hero == Hero::None ? "" : std::string(kHeroNames.name(hero));
}

std::string hero_stack(const State& state, Seat side) {
  return names(state.armies[side].hero_stack);
}

std::string under(const State& state, Seat side) {
  const HeroQueue& queue = state.armies[side].under;
  std::string text;
  for (std::size_t i = 0; i < queue.size(); ++i) text += kHeroNames.name(queue.at(i));
  return text;
}

int favours(const State& state, Seat side) { return state.armies[side].favours; }
int shame(const State& state, Seat side) { return state.armies[side].shame; }

std::string facing(const State& state) {
  std::string text;
  for (Seat side : kBothSides)
    text += kColourNames.name(facing_colour(printed_content(), state, side));
  return text;
}

TEST_CASE("a position is what its lines say") {
  const State s = position("battle=3 attacker=T number=2 tile=5:P left=13",
                           "2=3,R4 hand=R1,G2 table=N1,(R4),G2+ hero=G heroes=RB under=N shame=1",
                           "2=0 fights=home home=6 hand=R1 table=N1,P2,B2,Y1 hero=P favours=1");
  CHECK(sizes(s, kAchaeans) == "12 4 12 12");
  CHECK(returned(s, kAchaeans, Stack::Front2) == "R4");
  CHECK(hand(s, kAchaeans) == "R1 G2");
  CHECK(row(s, kAchaeans) == "N1 (R4) G2+");
  CHECK(hero(s, kAchaeans) + hero_stack(s, kAchaeans) + under(s, kAchaeans) == "GRBN");
  CHECK(favours(s, kAchaeans) == 2);
  CHECK(shame(s, kAchaeans) == 1);
  CHECK(active(s, kTrojans) == "home");
  CHECK(sizes(s, kTrojans) == "12 0 12 6");
  CHECK(favours(s, kTrojans) == 1);
  CHECK(facing(s) == "NP");
  CHECK(s.tiles_left == 0b101);
}

TEST_CASE("in a position the side is due that has played less, the attacker when equal") {
  const char* one = "hand=R1,R2,R3,R4 table=N1";
  const char* two = "hand=R1,R2,R3 table=N1,R4";
  CHECK(Hector().actor(position("", one, one)).is(kAchaeans));
  CHECK(Hector().actor(position("", two, one)).is(kTrojans));
  CHECK(Hector().actor(position("attacker=T", one, one)).is(kTrojans));
  CHECK(Hector().actor(position("attacker=T", one, two)).is(kAchaeans));
}

TEST_CASE(
    "in a position every card is somewhere: what is nowhere is openly out, second copies first") {
  const State s = position("", "1=9 2=0 home=5", "");
  CHECK(out(s, kAchaeans).size() == 22 * 3 - 1);
  CHECK(out(s, kAchaeans).starts_with("R3 R4 G1 G2"));
}

TEST_CASE("a position that cannot be is refused") {
  CHECK_THROWS(position("", "1=R4,R4,R4,2", ""));
  CHECK_THROWS(position("", "1=30 home=30", ""));
  CHECK_THROWS(position("", "first=12", ""));
  CHECK_THROWS(position("tile=5:R", "hand=R1,R2,R3,R4 table=N1", "hand=R1,R2,R3,R4 table=N1"));
  CHECK_THROWS(position("", "hand=R1,R2,R3 table=N1", "hand=R1,R2,R3,R4 table=N1"));
}

}  // namespace ilion::hector::test
