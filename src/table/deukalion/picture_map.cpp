// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/deukalion/picture_map.h"

#include <algorithm>

#include "games/deukalion/fights.h"
#include "games/deukalion/sailing.h"
#include "table/deukalion/picture_looks.h"

namespace ilion::deukalion {

namespace {

// The squares that the viewer can name as things stand, and those where a fight awaits him.
struct Marks {
  SquareSet reach;
  SquareSet fight;
};

Marks marks_for(const Deukalion& game, const View& view) {
  const Open& open = view.open;
  const Board& board = game.board();
  Marks marks;
  if (!view.viewer.is(open.mover)) return marks;
  const bool over_ship = open.phase == Phase::Spoils && open.fight.kind == FightKind::Ship;
  if (open.phase == Phase::Anchor) {
    marks.reach = board.anchors() - other_ships(open, open.mover);
  } else if (open.phase == Phase::Shift || over_ship) {
    marks.reach = board.shift_squares(battle_square(open), taken_squares(open, game.seats()));
  } else if (open.phase == Phase::Side || open.phase == Phase::Turn) {
    const Progress& done = open.progress;
    if (open.in_turn() ? done.sail : done.sail || done.soldiers) return marks;
    QuestSet mine = QuestSet(open.quests[0]) | QuestSet(open.quests[1]);
    mine.add(view.secrets[open.mover].quest);
    const bool may_enter_hydra =
        open.players[open.mover].aboard > 0 && !(mine & board.beat_hydra()).empty();
    const Sails sails =
        deukalion::sails(board, open, other_ships(open, open.mover), may_enter_hydra);
    marks.reach = sails.all - SquareSet(open.players[open.mover].ship);
    marks.fight = sails.against | (marks.reach & SquareSet(open.hydra));
  }
  return marks;
}

class MapPainter {
 public:
  MapPainter(Canvas& canvas, Spot at, Extent square, const Deukalion& game, const Names& names,
             const View& view, Lang lang)
      : canvas_(canvas),
        at_(at),
        square_(square),
        large_(square.rows > kSmallSquare.rows),
        game_(game),
        names_(names),
        open_(view.open),
        lang_(lang),
        marks_(marks_for(game, view)) {}

  void paint() {
    for (std::size_t column = 0; column < kColumns; ++column)
      canvas_.put_centred({at_.row, spot_of(square_at(column)).column}, square_.columns,
                          std::string(1, static_cast<char>('a' + column)), ink::kQuiet);
    for (std::size_t row = 0; row < kRows; ++row)
      canvas_.put({spot_of(square_at(row * kColumns)).row, at_.column}, std::to_string(row + 1),
                  ink::kQuiet);
    for (std::size_t i = 0; i < kSquares; ++i)
      if (game_.content().ground(square_at(i)) != Ground::Land) water(square_at(i));
    for (std::size_t i = 0; i < kPlaces; ++i) place(place_at(i));
    athens();
    kylix();
  }

 private:
  Spot spot_of(Square square) const {
    return {at_.row + 1 + static_cast<int>(row_of(square)) * square_.rows,
            at_.column + kMapMargin + static_cast<int>(column_of(square)) * square_.columns};
  }
  int last_row(Spot spot) const { return spot.row + square_.rows - 1; }

  Ink water_ink(Square square) const {
    if (marks_.reach.has(square)) return look::kReach;
    if (game_.content().ground(square) == Ground::Styx) return look::kStyx;
    return (column_of(square) + row_of(square)) % 2 == 0 ? look::kSea : look::kSeaToo;
  }

  void water(Square square) {
    const Spot spot = spot_of(square);
    const Ink ink = water_ink(square);
    const Ground ground = game_.content().ground(square);
    canvas_.fill(spot, square_, ink);
    Ink quiet = ink;
    quiet.bold = false;
    const Spot foot{last_row(spot), spot.column};
    const int middle = spot.column + square_.columns / 2;
    if (marks_.fight.has(square))
      canvas_.put({spot.row, spot.column + square_.columns - 1}, sign::kFight, look::kFight);
    else if (marks_.reach.has(square))
      canvas_.put({spot.row, middle}, sign::kReach, ink);
    if (open_.hydra == square)
      canvas_.put_centred(foot, square_.columns, "Hydra", look::kHydra);
    else if (ground == Ground::Styx)
      canvas_.put_centred(foot, square_.columns, "Styx", ink);
    else
      canvas_.put({foot.row, middle}, ground == Ground::Anchor ? sign::kAnchor : sign::kWave,
                  ground == Ground::Anchor ? ink : quiet);
    ships(square, {spot.row + (large_ ? 1 : 0), spot.column}, ink);
  }

  // Their letters between bow and stern.
  void ships(Square square, Spot at, Ink water) {
    FixedVec<Ship, kMaxPlayers> here;
    for (std::size_t i = 0; i < game_.seats(); ++i)
      if (open_.players[seat_at(i)].ship == square) here.push_back(ship_of(seat_at(i)));
    if (here.empty()) return;
    const int n = static_cast<int>(here.size());
    const bool hull = n + 2 <= square_.columns;
    at.column += std::max(0, (square_.columns - n - 2) / 2);
    Ink wood = water;
    wood.bold = true;
    if (hull) at.column = canvas_.put(at, sign::kBow, wood);
    for (Ship ship : here) at.column = canvas_.put(at, letter_of(ship), ink_of(ship));
    if (hull) canvas_.put(at, sign::kStern, wood);
  }

  void land(Spot spot, const std::string& letters, Ink ink) {
    canvas_.fill(spot, square_, ink);
    canvas_.put(spot, letters, ink);
  }
  void name(Spot spot, const std::string& name, Ink ink) {
    ink.bold = false;
    if (large_) canvas_.put({spot.row + 1, spot.column}, clip(name, square_.columns), ink);
  }

  void place(Place place) {
    const PlaceRow& row = game_.content().place(place);
    const Spot spot = spot_of(row.square);
    const Ink ink = is_city(place) ? look::kCity : look::kSettlement;
    land(spot, std::string(kPlaceLetters[index_of(place)]), ink);
    canvas_.put_right(spot.row, spot.column + square_.columns, std::to_string(row.value), ink);
    name(spot, names_.place(place, lang_), ink);
    Spot foot{last_row(spot), spot.column};
    const int step = row.size * 2 <= square_.columns + 1 ? 2 : 1;
    for (std::size_t i = 0; i < row.size; ++i, foot.column += step) {
      if (is_city(place))
        slot(foot, open_.cities[index_of(place)], i, ink);
      else
        plot(foot, open_.holders[settlement_index(place)], ink);
    }
  }
  void slot(Spot at, Treasures treasures, std::size_t i, Ink ground) {
    if (i >= treasures.size()) return void(canvas_.put(at, sign::kSlot, ground));
    canvas_.put(at, letter_of(treasures.nth(i)), ink_of(treasures.nth(i)));
  }
  void plot(Spot at, Ship holder, Ink ground) {
    if (holder == Ship::None) return void(canvas_.put(at, sign::kPlot, ground));
    canvas_.put(at, letter_of(holder), ink_of(holder));
  }

  void athens() {
    const Spot spot = spot_of(game_.content().athens);
    land(spot, "ATH", look::kMarble);
    canvas_.line({last_row(spot), spot.column}, square_.columns, sign::kColumn, look::kMarble);
  }
  void kylix() {
    const Spot spot = spot_of(game_.content().kylix);
    land(spot, "KYL", look::kMarble);
    if (open_.round == 0) return;
    const std::string middle = "[" + std::to_string(number(open_.middle)) + "]";
    canvas_.put_centred({last_row(spot), spot.column}, square_.columns, middle, look::kMarble);
  }

  Canvas& canvas_;
  Spot at_;
  Extent square_;
  bool large_;
  const Deukalion& game_;
  const Names& names_;
  const Open& open_;
  Lang lang_;
  Marks marks_;
};

}  // namespace

void draw_map(Canvas& canvas, Spot at, Extent square, const Deukalion& game, const Names& names,
              const View& view, Lang lang) {
  MapPainter(canvas, at, square, game, names, view, lang).paint();
}

}  // namespace ilion::deukalion
