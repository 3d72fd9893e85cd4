// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/achaia/picture_parts.h"

#include <algorithm>

#include "games/achaia/notation.h"
#include "table/achaia/picture_looks.h"

namespace ilion::achaia {

namespace {

// Columns of the city.
constexpr int kNumber = 1;
constexpr int kName = 4;
constexpr int kNameWidth = 17;
constexpr int kDice = 22;
constexpr int kMarkers = 34;

constexpr int kHeadColumns = 54;  // it may reach above the players' names

// Columns of the players' table: where each number ends.
constexpr int kChip = 2;
constexpr int kPlayerName = 6;
constexpr int kPlayerNameWidth = 9;
constexpr int kInfluenceEnd = 18;
constexpr int kGoldEnd = 22;
constexpr int kStreetEnd = 24;
constexpr int kCourtEnd = 26;
constexpr int kHandEnd = 29;
constexpr int kReserve = 30;
constexpr int kPriceEnd = 28;  // of a character

bool resolves_locations(const Question& asked) {
  return (asked.phase >= Phase::Order && asked.phase <= Phase::MoveOut) ||
         asked.act.source == Source::Location;
}

}  // namespace

std::string effect_text(const Speech& speech, Intrigue card, Side side) {
  const Effect& effect = speech.game.content().at(card).effect(side);
  const std::string_view kind = effect.kind == EffectKind::Counter    ? "label-counter"
                                : effect.kind == EffectKind::Reaction ? "label-reaction"
                                : effect.aim == Aim::Opp              ? "label-opp"
                                                                      : "label-self";
  return Atom<Side>::text(side) + " " + speech.say(kind) + ": " + speech.text(effect.ops);
}

Parts::Parts(Canvas& canvas, const Achaia& game, const Names& names, const View& view, Lang lang)
    : canvas_(canvas), game_(game), view_(view), s_{game, names, view, lang} {}

int Parts::chip(At at, const std::string& text, Ink ink) {
  const bool coloured = canvas_.brush().colour;
  return canvas_.put(at, (coloured ? " " : "[") + text + (coloured ? " " : "]"), ink);
}

void Parts::city(At at, int each, int columns) {
  int street = kStreetCousins;
  int court = kCourtCousins;
  for (const PlayerView& player : view_.players.items) {
    street -= player.cousins[0];
    court -= player.cousins[1];
  }
  const std::string head = word("label-round", {{"round", roman(view_.round)},
                                                {"deck", std::to_string(view_.deck)},
                                                {"discard", std::to_string(view_.discard.size())},
                                                {"street", std::to_string(street)},
                                                {"court", std::to_string(court)}});
  canvas_.put(at, clip(head, std::max(columns, kHeadColumns)), ink::kQuiet);
  ++at.row;
  for (std::size_t i = 0; i < kLocations; ++i, at.row += each) {
    const Location here = view_.order[i];
    if (resolves_locations(view_.question) && view_.question.position == i)
      canvas_.put(at, sign::kAwaited, ink::kYours);
    location(at, here, columns);
    if (each < 2) continue;
    const auto& uses = game_.content().at(here).uses;
    std::string text = s_.text(uses[0]);
    if (!uses[1].empty()) text += " / " + s_.text(uses[1]);
    canvas_.put({at.row + 1, at.column + kName}, clip(text, columns - kName), ink::kQuiet);
  }
}

void Parts::location(At at, Location location, int columns) {
  const bool locked = game_.is_locked(location, view_.round);
  const Ink ink = locked ? look::kLocked : ink::kPlain;
  canvas_.put_right(at.row, at.column + kNumber + 2, Atom<Location>::text(location), ink::kQuiet);
  canvas_.put({at.row, at.column + kName}, clip(s_.name(location), kNameWidth), ink);
  if (locked) {
    const std::string opens =
        word("label-locked", {{"round", roman(game_.content().at(location).opens)}});
    canvas_.put({at.row, at.column + kDice}, clip(opens, columns - kDice), look::kLocked);
    return;
  }
  dice_on({at.row, at.column + kDice}, location);
  markers_on({at.row, at.column + kMarkers}, location);
}

// The dice, then a sign for each free place; close together where they are many.
int Parts::dice_on(At at, Location location) {
  const int raised = view_.increased[index_of(location)];
  const int limit = game_.base_limit(location) + raised;
  int dice = 0;
  for (const DiceOfColour& of_colour : view_.dice)
    for (Spot spot : of_colour) dice += spot.place() == location ? 1 : 0;
  const int free = std::max(0, limit - dice);
  const int room = kMarkers - kDice - 1;
  const bool airy = 3 * dice + 2 * free + raised <= room + 1;
  for (std::size_t i = 0; i < kColours; ++i)
    for (std::size_t n = kDiceOfColour; n-- > 0;) {  // the highest first
      const Spot spot = view_.dice[i][n];
      if (spot.place() != location) continue;
      const Colour colour = colour_at(i);
      const std::string text = Atom<Colour>::text(colour) + std::to_string(spot.value());
      at.column = canvas_.put(at, text, ink_of(colour)) + (airy ? 1 : 0);
    }
  for (int i = 0; i < free; ++i)
    at.column = canvas_.put(at, sign::kFree, ink::kQuiet) + (airy ? 1 : 0);
  for (int i = 0; i < raised; ++i) at.column = canvas_.put(at, sign::kRaised, ink::kBold);
  return at.column;
}

// Influence markers: the letter of the colour and how many.
void Parts::markers_on(At at, Location location) {
  for (std::size_t i = 0; i < kColours; ++i) {
    const int n = view_.markers[i][index_of(location)];
    if (n == 0) continue;
    at.column = canvas_.put(at, Atom<Colour>::text(colour_at(i)), ink_of(colour_at(i)));
    if (n > 1) at.column = canvas_.put(at, std::to_string(n), ink::kBold);
  }
}

void Parts::players(At at) {
  const auto head = [&](int end, std::string_view key) {
    canvas_.put_right(at.row, at.column + end, word(key), ink::kQuiet);
  };
  head(kInfluenceEnd - 1, "label-influence");
  head(kGoldEnd, "label-gold");
  head(kStreetEnd, "label-street");
  head(kCourtEnd, "label-court");
  head(kHandEnd, "label-cards");
  canvas_.put({at.row, at.column + kReserve}, word("label-reserve"), ink::kQuiet);
  const int each = static_cast<int>(game_.colours().per_seat());
  for (std::size_t i = 0; i < game_.seats(); ++i)
    player({at.row + 1 + each * static_cast<int>(i), at.column}, seat_at(i));
}

// [A9.2] Behind the screens, until it is shown or the match is over.
bool Parts::shows_gold(Seat seat) const {
  const Question& asked = view_.question;
  if (!game_.options().screens || view_.viewer.is(seat) || asked.phase == Phase::Over) return true;
  return asked.phase == Phase::Spoils && asked.act.other == seat;
}

void Parts::player(At at, Seat seat) {
  const PlayerView& player = view_.players[seat];
  const Colours colours = game_.colours();
  const bool over = view_.question.phase == Phase::Over;
  const Ink ink = s_.is_me(seat) ? ink::kYours : player.passed ? ink::kQuiet : ink::kBold;
  if (!over && !is_chance(view_.question.phase) && view_.question.mover == seat)
    canvas_.put(at, sign::kAwaited, ink::kYours);
  else if (player.passed && !over)
    canvas_.put(at, sign::kPassed, ink::kQuiet);
  if (view_.start == seat && view_.question.phase >= Phase::Place)
    canvas_.put({at.row, at.column + 1}, sign::kStart, ink::kYours);
  colour_of_player(at, colours.main(seat));
  if (colours.per_seat() > 1) colour_of_player({at.row + 1, at.column}, colours.support(seat));
  const std::string name = Atom<Seat>::text(seat) + " " + s_.who(seat);
  canvas_.put({at.row, at.column + kPlayerName}, clip(name, kPlayerNameWidth), ink);
  const auto number = [&](int end, const std::string& text) {
    canvas_.put_right(at.row, at.column + end, text, ink::kPlain);
  };
  number(kInfluenceEnd, std::to_string(player.influence));
  number(kGoldEnd, shows_gold(seat) ? std::to_string(player.gold) : "?");
  number(kStreetEnd, std::to_string(player.cousins[0]));
  number(kCourtEnd, std::to_string(player.cousins[1]));
  number(kHandEnd, std::to_string(player.hand));
}

// The letter of the colour, and the dice of its reserve.
void Parts::colour_of_player(At at, Colour colour) {
  canvas_.put({at.row, at.column + kChip}, " " + Atom<Colour>::text(colour) + " ", ink_of(colour));
  At pen{at.row, at.column + kReserve};
  for (Spot spot : view_.dice[index_of(colour)])
    if (!spot.in_troy() && !spot.is_blank())
      pen.column = canvas_.put(pen, std::to_string(spot.value()), ink_of(colour));
}

void Parts::track(At at, int columns) {
  const int end = at.column + columns;
  at.column = canvas_.put(at, word("label-track") + " ", ink::kQuiet);
  int most = 0;
  for (std::size_t i = 0; i < game_.seats(); ++i)
    most = std::max<int>(most, view_.players[seat_at(i)].influence);
  for (int n = 0; n <= most && at.column + 4 < end; ++n) {
    bool any = false;
    for (std::size_t i = 0; i < game_.seats(); ++i) {
      if (view_.players[seat_at(i)].influence != n) continue;
      const Colour colour = game_.colours().main(seat_at(i));
      if (!any) at.column = canvas_.put(at, std::to_string(n), ink::kBold);
      any = true;
      at.column = canvas_.put(at, Atom<Colour>::text(colour), ink_of(colour));
    }
    at.column = any ? at.column + 1 : canvas_.put(at, sign::kFree, ink::kQuiet) + 1;
  }
}

void Parts::house(At at, int each, int columns) {
  canvas_.put(at, word("label-house"), ink::kBold);
  canvas_.put_right(at.row, at.column + kPriceEnd, word("label-price"), ink::kQuiet);
  ++at.row;
  const auto add = [&](Character who) {
    character(at, who, columns);
    if (each > 1)
      canvas_.put({at.row + 1, at.column + kPlayerName},
                  clip(s_.text(game_.content().at(who).ops), columns - kPlayerName), ink::kQuiet);
    at.row += each;
  };
  add(Character::Orion);
  add(Character::Zaan);
  for (std::size_t i = 0; i < kCharactersOfRound; ++i)
    if ((view_.characters >> i & 1) != 0)
      add(character_at((view_.round - 1U) * kCharactersOfRound + i));
}

void Parts::character(At at, Character who, int columns) {
  canvas_.put({at.row, at.column + 1}, Atom<Character>::text(who), ink::kQuiet);
  canvas_.put({at.row, at.column + kPlayerName - 1},
              clip(s_.name(who), kPriceEnd - kPlayerName - 2));
  canvas_.put_right(at.row, at.column + kPriceEnd, std::to_string(s_.price(who)), ink::kBold);
  At pen{at.row, at.column + kPriceEnd + 1};
  const int greed = view_.greed[slot_of(who)];
  const int room = columns - kPriceEnd - 2;
  for (int i = 0; i < std::min(greed, room); ++i)
    pen.column = canvas_.put(pen, sign::kGreed, ink::kQuiet);
}

int Parts::holdings(At at, int columns, int most_rows) {
  if (view_.viewer.is_spectator() || view_.question.phase == Phase::Over) return 0;
  const Secrets& mine = view_.players[view_.viewer.seat()].secrets;
  const EventFate fate = view_.players[view_.viewer.seat()].event_fate;
  int kinds = 0;
  for ([[maybe_unused]] Intrigue card : mine.hand.kinds()) ++kinds;
  int rows = 0;
  if (kinds > 0)
    rows = 2 * kinds + 2 <= most_rows ? explained(at, mine.hand, columns)
                                      : cards(at, mine.hand, columns, most_rows - 1);
  if (fate != EventFate::Held || mine.event == kNoEvent) return rows;
  const int column =
      canvas_.put({at.row + rows, at.column}, word("label-event") + " ", ink::kYours);
  const std::string text = s_.name(mine.event) + ": " + s_.text(game_.content().at(mine.event));
  canvas_.put({at.row + rows, column}, clip(text, at.column + columns - column));
  return rows + 1;
}

// Chips side by side.
int Parts::cards(At at, Cards cards, int columns, int most_rows) {
  const int end = at.column + columns;
  const int first = canvas_.put(at, word("label-hand") + " ", ink::kYours);
  At pen{at.row, first};
  for (Intrigue card : cards.kinds()) {
    std::string name = Atom<Intrigue>::text(card) + " " + s_.name(card);
    if (cards.count(card) > 1) name += " ×" + std::to_string(cards.count(card));
    if (pen.column + canvas_.columns_of(name) + 2 > end && pen.column > first) {
      if (pen.row - at.row + 1 == most_rows) {
        canvas_.put_right(pen.row, end, "+", ink::kYours);
        break;
      }
      pen = {pen.row + 1, first};
    }
    pen.column = chip(pen, clip(name, end - pen.column - 2), look::kCard) + 1;
  }
  return pen.row - at.row + 1;
}

// A line for each effect.
int Parts::explained(At at, Cards cards, int columns) {
  canvas_.put(at, word("label-hand"), ink::kYours);
  int row = at.row + 1;
  constexpr int kText = 24;
  for (Intrigue card : cards.kinds()) {
    std::string name = Atom<Intrigue>::text(card) + " " + s_.name(card);
    if (cards.count(card) > 1) name += " ×" + std::to_string(cards.count(card));
    chip({row, at.column}, clip(name, kText - 3), look::kCard);
    for (Side side : {Side::A, Side::B}) {
      const std::string text = effect_text(s_, card, side);
      canvas_.put({row++, at.column + kText}, clip(text, columns - kText), ink::kQuiet);
    }
  }
  return row - at.row;
}

}  // namespace ilion::achaia
