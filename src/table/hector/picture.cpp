// SPDX-License-Identifier: GPL-3.0-or-later
// The table from above, the viewer's own side at the bottom:
//
//   the other side | its row of cards
//   its stacks     |
//   which battle   | the fate tile and what it means now
//   our stacks     |
//   our side       | our row of cards
//   our hand
//
// Opposite stacks bear the same number, so both boards are drawn in the order in which the bottom
// side counts them: 1 2 3 for the Achaeans, 3 2 1 for the Trojans. Seventeen rows, so that the
// picture and the choices fit a common terminal.
#include "table/hector/picture.h"

#include <algorithm>
#include <bit>

#include "games/hector/score.h"
#include "table/hector/picture_memory.h"
#include "table/hector/picture_pieces.h"

namespace ilion::hector {

namespace {

constexpr int kRows = 17;
constexpr int kBoardColumns = 21;
constexpr int kGap = 2;
constexpr int kLane = kBoardColumns + kGap;            // where the cards begin
constexpr int kMiddle = kCardRows;                     // first row between the lanes
constexpr int kCentre = kMiddle + kStackRows;          // the row between the stacks
constexpr int kBottomLane = kCentre + 1 + kStackRows;  // first row of our cards
constexpr int kHandRow = kRows - 1;
constexpr int kChipColumns = 4;
constexpr int kWidestPitch = 15;  // of the cards in a lane; wider they would only look empty
constexpr int kWidest = kLane + static_cast<int>(kTablePlaces) * kWidestPitch;
constexpr int kNarrowest = 80;  // of a table that has its memory beside it

constexpr Sign kAttacker{"►", ">"};
constexpr Sign kFull{"●", "o"};
constexpr Sign kSpent{"○", "."};
constexpr Sign kShame{"▼", "v"};
constexpr Sign kNone{"·", "."};
constexpr Sign kHeroInHand{"★", "!"};
constexpr Sign kDone{"◆", "#"};
constexpr Sign kToCome{"◇", "-"};
constexpr Sign kTo{"→", "->"};

// The open part of an army in the form in which the rules count it.
Army open_part(const ArmyView& view, Hero hero) {
  Army army;
  army.table = view.table;
  army.hero = hero;
  army.deployed_on = view.deployed_on;
  army.boosted = view.boosted;
  return army;
}

class Painter {
 public:
  Painter(const Hector& game, const Names& names, const View& view, Lang lang, const Brush& brush)
      : game_(game),
        names_(names),
        view_(view),
        lang_(lang),
        words_(Words::of("play")),
        bottom_(view.viewer.is_spectator() ? kAchaeans : view.viewer.seat()),
        has_memory_(brush.width >= kNarrowest + kGap + kMemoryColumns),
        width_(std::min(has_memory_ ? brush.width - kGap - kMemoryColumns : brush.width, kWidest)),
        pitch_(std::clamp((width_ - kLane) / static_cast<int>(kTablePlaces), 7, kWidestPitch)),
        canvas_({kRows, brush.width}, brush),
        pieces_(canvas_, pitch_ >= 12 ? pitch_ - 1 : pitch_) {}

  std::string paint() {
    battle();
    for (Seat side : kBothSides) {
      board(side);
      stacks(side);
      lane(side);
      sums(side);
    }
    fate();
    hand();
    if (has_memory_) memory();
    return canvas_.text();
  }

 private:
  std::string word(std::string_view key, WordArgs args = {}) const {
    return words_.say(key, lang_, args);
  }
  const ArmyView& army(Seat side) const { return view_.armies[side]; }
  bool is_top(Seat side) const { return side != bottom_; }
  bool is_mine(Seat side) const { return view_.viewer.is(side); }
  bool is_facing() const {
    return view_.tile != Tile::None && view_.phase != Phase::Facing &&
           (view_.phase != Phase::Over || laid_in(army(bottom_).table) > 0);
  }
  // The row of a board: `n` counts from the outer edge of the table.
  int board_row(Seat side, int n) const { return is_top(side) ? n : kHandRow - 2 - n; }
  int lane_columns() const { return pitch_ * static_cast<int>(kTablePlaces); }
  int tile_column() const { return kLane + (lane_columns() - kTileSize.columns) / 2; }
  Ink side_ink(Seat side) const { return is_mine(side) ? ink::kYours : ink::kBold; }

  // This battle's hero, if the viewer knows him.
  Hero known_hero(Seat side) const {
    return army(side).secrets.known ? army(side).secrets.hero : army(side).hero;
  }
  HeroCard hero_card(Seat side, Hero hero) const {
    return {hero, game_.content().value(side, hero), names_.hero(side, hero, lang_)};
  }

  void battle();
  void board(Seat side);
  void hero_line(Seat side, int row);
  void marker_line(Seat side, int row);
  void count_line(Seat side, int row);
  int markers(Spot at, int many, int of, const Sign& full, const Sign& empty);
  void stacks(Seat side);
  Pieces::StackState state_of(Seat side, Stack stack) const;
  void lane(Seat side);
  void card(Seat side, std::size_t i, Spot at);
  void fate();
  TileEdges edges_from_top() const;
  void facing(Seat side, Colour colour);
  void rounds(int column);
  void sums(Seat side);
  void hand();
  int hero_in_hand(Seat side, int column);
  void memory();

  const Hector& game_;
  const Names& names_;
  const View& view_;
  Lang lang_;
  const Words& words_;
  Seat bottom_;
  bool has_memory_;
  int width_;
  int pitch_;  // from one card of a lane to the next
  Canvas canvas_;
  Pieces pieces_;
};

void Painter::battle() {
  std::string news = word("hector-battle", {{"battle", std::to_string(view_.battle)}});
  if (view_.number != Number::None) {
    const std::string number = std::to_string(static_cast<int>(view_.number) + 1);
    news += ", " + word("hector-number", {{"number", number}});
  }
  canvas_.put({kCentre, 0}, clip(news, kBoardColumns), ink::kQuiet);
}

void Painter::board(Seat side) {
  const int row = board_row(side, 0);
  canvas_.put({row, 0}, clip(names_.side(side, lang_), kBoardColumns), side_ink(side));
  if (view_.attacker == side) {
    const std::string marker =
        std::string(canvas_.as_shown(kAttacker)) + " " + word("hector-attacker");
    canvas_.put_right(row, kBoardColumns, marker, ink::kBold);
  }
  hero_line(side, board_row(side, 1));
  marker_line(side, board_row(side, 2));
  count_line(side, board_row(side, 3));
}

// How many heroes are in the stack, and who is still in the game.
void Painter::hero_line(Seat side, int row) {
  const std::string count = std::to_string(army(side).hero_stack);
  canvas_.put({row, 0}, word("hector-heroes") + " " + count, ink::kPlain);
  int column = kBoardColumns - 2 * static_cast<int>(kHeroes) + 1;
  for (std::size_t i = 0; i < kHeroes; ++i, column += 2) {
    const Hero hero = static_cast<Hero>(i);
    if (army(side).heroes_out.has(hero))
      canvas_.put({row, column}, kNone, ink::kQuiet);
    else
      canvas_.put({row, column}, letter_of(colour_of(hero)), ink_of(colour_of(hero)));
  }
}

int Painter::markers(Spot at, int many, int of, const Sign& full, const Sign& empty) {
  for (int i = 0; i < of; ++i)
    at.column = canvas_.put(at, i < many ? full : empty, i < many ? ink::kBold : ink::kQuiet);
  return at.column;
}

void Painter::marker_line(Seat side, int row) {
  const int column = canvas_.put({row, 0}, word("hector-favour") + " ");
  markers({row, column}, army(side).favours, kFavours, kFull, kSpent);
  markers({row, kBoardColumns - kMaxShame}, army(side).shame, kMaxShame, kShame, kNone);
  canvas_.put_right(row, kBoardColumns - kMaxShame, word("hector-shame") + " ");
}

// Cards in hand, and troops out of the game: those all have seen, and those that left face down.
void Painter::count_line(Seat side, int row) {
  int column = canvas_.put({row, 0}, word("hector-hand") + " " + std::to_string(army(side).hand));
  if (army(side).hero_in_hand) canvas_.put({row, column}, kHeroInHand);
  std::string out = word("hector-out") + " " + std::to_string(army(side).out.size());
  const int hidden = army(side).discarded + army(side).paid;
  if (hidden > 0) out += "+" + std::to_string(hidden);
  canvas_.put_right(row, kBoardColumns, out);
}

Pieces::StackState Painter::state_of(Seat side, Stack stack) const {
  const bool fights =
      view_.number != Number::None && view_.phase != Phase::Over && army(side).active == stack;
  if (fights) return Pieces::StackState::Active;
  const bool empty = army(side).stacks[index_of(stack)] == 0;
  return empty && stack != Stack::Home ? Pieces::StackState::Depleted : Pieces::StackState::Waiting;
}

void Painter::stacks(Seat side) {
  const int row = is_top(side) ? kMiddle : kCentre + 1;
  int column = 0;
  const auto draw = [&](Stack stack, const std::string& label) {
    column = pieces_.stack({row, column}, label, army(side).stacks[index_of(stack)],
                           state_of(side, stack), side_ink(side));
  };
  for (int i = 0; i < 3; ++i) {
    const int number = bottom_ == kAchaeans ? i : 2 - i;
    draw(kFronts[static_cast<std::size_t>(number)], std::to_string(number + 1));
  }
  draw(Stack::Home, word("hector-home"));
}

void Painter::lane(Seat side) {
  for (std::size_t i = 0; i < kTablePlaces; ++i) {
    const int column = kLane + static_cast<int>(i) * pitch_;
    card(side, i, {is_top(side) ? 0 : kBottomLane, column});
  }
}

void Painter::card(Seat side, std::size_t i, Spot at) {
  const ArmyView& a = army(side);
  const std::string vanguard = i == 0 ? word("hector-vanguard") : std::string();
  if (i >= laid_in(a.table)) return pieces_.empty_place(at, i == 0 ? vanguard : std::to_string(i));
  // The number by which notation calls the place: only its owner needs it.
  const Rim rim{vanguard, is_mine(side) ? std::to_string(i) : std::string()};
  const TablePlace place = place_at(i);
  if (a.deployed_on == place) return pieces_.hero_on(at, hero_card(side, a.hero), a.table[i], rim);
  const std::string& type = names_.troop_type(a.table[i].value(), lang_);
  pieces_.troop(at, a.table[i], type, (a.boosted >> i & 1) != 0, rim);
}

// Seen from above, the bottom side's edge down: clockwise after it come left, top, right.
TileEdges Painter::edges_from_top() const {
  const TileEdges& printed = game_.content().tiles[index_of(view_.tile)];
  const std::size_t attackers = static_cast<std::size_t>(view_.edge);
  const std::size_t bottom = attackers + (view_.attacker == bottom_ ? 0 : 2);
  TileEdges edges{};
  for (std::size_t i = 0; i < kEdges; ++i) edges[i] = printed[(bottom + 2 + i) % kEdges];
  return edges;
}

void Painter::facing(Seat side, Colour colour) {
  const int row = is_top(side) ? kMiddle + 1 : kBottomLane - 2;
  const int end = tile_column() - 2;
  const std::string who = is_mine(side) ? word("hector-you") : names_.side(side, lang_);
  const std::string says = " " + std::string(canvas_.as_shown(kTo)) + " " + who;
  const int chip = end - canvas_.columns_of(says) - kChipColumns;
  const bool fits = chip >= kLane;
  pieces_.colour_chip({row, fits ? chip : end - kChipColumns}, colour);
  if (fits) canvas_.put({row, chip + kChipColumns}, says, side_ink(side));
}

void Painter::fate() {
  const Spot at{kMiddle + 1, tile_column()};
  if (view_.tile == Tile::None) return pieces_.no_tile(at);
  const TileEdges edges = edges_from_top();
  pieces_.tile(at, edges);
  if (!is_facing()) return;
  facing(other(bottom_), edges[0]);
  facing(bottom_, edges[2]);
  rounds(at.column + kTileSize.columns + 2);
}

// How many of the four fate sequences are past, and which of the six tiles lies here.
void Painter::rounds(int column) {
  const std::size_t cards = std::min(laid_in(army(kAchaeans).table), laid_in(army(kTrojans).table));
  const int past = cards == 0 ? 0 : static_cast<int>(cards) - 1;
  const int marks = canvas_.put({kCentre, column}, word("hector-fate") + " ");
  markers({kCentre, marks}, past, static_cast<int>(kTurns), kDone, kToCome);
  const int used = static_cast<int>(kTiles) - std::popcount(view_.tiles_left);
  canvas_.put({kCentre + 1, column}, word("hector-tile-of", {{"tile", std::to_string(used)}}),
              ink::kQuiet);
}

// What the cards add up to now: superiority, and the score if nothing changed any more. The score
// of a side whose hero is hidden may be higher.
void Painter::sums(Seat side) {
  if (laid_in(army(side).table) == 0 || !is_facing()) return;
  const Hero hero = known_hero(side);
  const Army open = open_part(army(side), hero);
  State position;
  position.attacker = view_.attacker;
  position.tile = view_.tile;
  position.edge = view_.edge;
  const int sum = superiority(game_.content(), open, side);
  const int score =
      battle_score(game_.content(), open, side, facing_colour(game_.content(), position, side));
  const bool hidden = hero == Hero::None && army(side).hero_in_hand;
  const int column = tile_column() + kTileSize.columns + 2;
  const int outer = is_top(side) ? kMiddle : kBottomLane - 1;
  const int inner = is_top(side) ? kMiddle + 1 : kBottomLane - 2;
  const int after = canvas_.put({outer, column}, word("hector-superiority") + " ");
  canvas_.put({outer, after}, std::to_string(sum), side_ink(side));
  const int end = canvas_.put({inner, column}, word("hector-score") + " ");
  canvas_.put({inner, end}, std::to_string(score) + (hidden ? "+" : ""), side_ink(side));
}

void Painter::hand() {
  int column = 0;
  if (is_mine(bottom_) && !army(bottom_).secrets.hand.empty()) {
    column = canvas_.put({kHandRow, 0}, word("hector-your-hand") + " ", ink::kYours);
    for (TroopCard card : army(bottom_).secrets.hand)
      column = pieces_.troop_chip({kHandRow, column}, card.troop()) + 1;
    ++column;
  }
  column = hero_in_hand(bottom_, column);
  hero_in_hand(other(bottom_), column);
}

// One's own, and in the victory check also the one that the other side has shown.
int Painter::hero_in_hand(Seat side, int column) {
  const Hero hero = known_hero(side);
  if (hero == Hero::None || !army(side).hero_in_hand) return column;
  const std::string whose = is_mine(side)
                                ? word("hector-your-hero")
                                : word("hector-their-hero", {{"side", names_.side(side, lang_)}});
  column = canvas_.put({kHandRow, column}, whose + " ", side_ink(side));
  return pieces_.hero_chip({kHandRow, column}, hero_card(side, hero)) + 2;
}

void Painter::memory() {
  const int column = width_ + kGap;
  for (Seat side : kBothSides) {
    const int row = is_top(side) ? 0 : kRows - kMemoryRows;
    draw_memory(canvas_, {row, column}, names_, view_, side, lang_,
                {.columns = canvas_.size().columns - column});
  }
}

}  // namespace

std::string picture(const Hector& game, const Names& names, const View& view, Lang lang,
                    const Brush& brush) {
  return Painter(game, names, view, lang, brush).paint();
}

}  // namespace ilion::hector
