// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a map and a set of cards can be played with at all: what the rules promise for the
// printed ones ("there always is one") must hold for any other as well.
#include <algorithm>

#include "games/deukalion/board.h"
#include "games/deukalion/content.h"

namespace ilion::deukalion {

namespace {

class Checker {
 public:
  explicit Checker(const Content& content) : c_(content), board_(content) {}

  std::optional<std::string> run() {
    map();
    for (std::size_t i = 0; i < kPlaces; ++i) place(place_at(i));
    treasures();
    cards();
    for (std::size_t i = 0; i < kQuests; ++i) quest(i);
    return broken_;
  }

 private:
  void expect(bool holds, const std::string& sentence) {
    if (!holds && !broken_) broken_ = sentence;
  }

  void map() {
    expect(c_.athens != kNowhere && c_.ground(c_.athens) == Ground::Land, "Athens is not on land");
    expect(c_.kylix != kNowhere && c_.ground(c_.kylix) == Ground::Land, "the Kylix is not on land");
    expect(board_.anchors().size() >= kMaxPlayers, "there are fewer than four anchors");  // [D3.3]
    expect(!board_.styx().empty(), "there is no Styx");
    expect(c_.hydra != kNowhere && c_.ground(c_.hydra) == Ground::Water,
           "the Hydra does not start on open water");
    if (board_.water().empty()) return;
    const Square any = board_.water().first();
    for (Square square : board_.water())
      expect(board_.distance(any, square) != Board::kUnreachable, "the water is not connected");
    // [D9.7] Of four ships and the Hydra two are in the fight, so three squares can be taken.
    for (Square square : board_.open()) {
      std::size_t around = 0;
      for (std::size_t steps = 1; steps <= kShiftSteps; ++steps)
        around += board_.open_at(square, steps).size();
      expect(around >= kMaxPlayers, "too little open water around a square");
    }
  }
  void place(Place place) {
    const std::string name(kPlaceLetters[index_of(place)]);
    const PlaceRow& row = c_.place(place);
    if (row.square == kNowhere) return expect(false, name + " is not on the map");
    expect(c_.ground(row.square) == Ground::Land, name + " is not on land");
    expect(!board_.beside(place).empty(), name + " has no water beside it");
    expect(row.value >= 1 && row.value <= kSoldiers, name + " has a value that nobody can reach");
    expect(row.size >= 1 && row.size <= (is_city(place) ? 7 : kSoldiers),
           name + " has no room, or too much");
    for (std::size_t other = 0; other < index_of(place); ++other)
      expect(c_.places[other].square != row.square, name + " shares its square");
    expect(row.square != c_.athens && row.square != c_.kylix, name + " shares its square");
  }
  void treasures() {
    std::size_t slots = 0;
    std::size_t treasures = 0;
    for (std::size_t i = 0; i < kCities; ++i) slots += c_.places[i].size;
    for (std::uint8_t n : c_.treasures) {
      treasures += n;
      expect(n <= 7, "there are more than seven treasures of a colour");
    }
    expect(slots == treasures, "the slots are not as many as the treasures");  // [D8.4]
  }
  void cards() {
    std::size_t cards = 0;
    for (std::uint8_t n : c_.copies) {
      cards += n;
      expect(n <= 15, "there are more than fifteen copies of a card");
    }
    expect(cards >= kMaxPlayers * kFirstHand, "there are too few action cards to deal");  // [D3.2]
    expect(cards <= 60, "there are more than sixty action cards");
  }
  void quest(std::size_t i) {
    const std::string name = "quest " + std::to_string(i + 1);
    expect(c_.quests[i].points >= 1 && c_.quests[i].points <= 9, name + " has no points");
    for (const TaskRow& task : c_.quests[i].tasks) switch (task.kind) {
        case TaskKind::Deliver:
          expect(!task.treasures.empty(), name + " delivers nothing");
          expect(task.treasures.size() <= kPlanPlaces, name + " wants more than a ship holds");
          for (std::size_t c = 0; c < kColours; ++c)
            expect(task.treasures.count(colour_at(c)) <= c_.treasures[c],
                   name + " wants more treasures than there are");
          break;
        case TaskKind::DeliverSame:
          expect(task.count >= 1 && task.count <= 7, name + " wants a wrong number of treasures");
          expect(task.count <= *std::max_element(c_.treasures.begin(), c_.treasures.end()),
                 name + " wants more treasures than there are");
          break;
        case TaskKind::DeliverDistinct:
          expect(task.count == 3, name + " must want three different colours");
          break;
        case TaskKind::SoldiersAt:
        case TaskKind::CardsAt:
          expect(is_city(task.city), name + " leads to no city");
          expect(task.count >= 1 && task.count <= kSoldiers, name + " wants a wrong number");
          break;
        case TaskKind::BeatShip:
        case TaskKind::BeatHydra: break;
      }
  }

  const Content& c_;
  Board board_;
  std::optional<std::string> broken_;
};

}  // namespace

std::optional<std::string> check_content(const Content& content) { return Checker(content).run(); }

}  // namespace ilion::deukalion
