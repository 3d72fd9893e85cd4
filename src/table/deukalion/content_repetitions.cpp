// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/deukalion/content_repetitions.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>

#include "games/deukalion/board.h"
#include "games/deukalion/notation.h"

namespace ilion::deukalion {

namespace {

std::string text_of(Square square) {
  return square == kNowhere ? "nowhere" : Atom<Square>::text(square);
}

// When a task is done, as the file says it [D12.1].
std::string_view when_done(TaskKind kind) {
  switch (kind) {
    case TaskKind::BeatShip: return "SPOILS";
    case TaskKind::BeatHydra: return "CLAIM";
    default: return "OWN, REVEAL";
  }
}

// North, east, south and west of the Kylix [D2.8]; nowhere off the map.
std::array<Square, 4> ring_around(Square centre) {
  const std::size_t column = column_of(centre);
  const std::size_t row = row_of(centre);
  const auto at = [](bool is_there, std::size_t index) {
    return is_there ? square_at(index) : kNowhere;
  };
  const std::size_t here = row * kColumns + column;
  return {at(row > 0, here - kColumns), at(column + 1 < kColumns, here + 1),
          at(row + 1 < kRows, here + kColumns), at(column > 0, here - 1)};
}

class Repetitions {
 public:
  Repetitions(ContentReader& reader, const LinedJson& root, const Content& content)
      : reader_(reader), root_(root), content_(content), board_(content) {}

  void check() {
    map();
    places();
    ring();
    quests();
    sums();
  }

 private:
  void map() {
    const LinedJson& map = *root_.member("board");
    open_water(map);
    same_squares(map, "athens", SquareSet(content_.athens));
    same_squares(map, "anchors", board_.anchors());
    same_squares(map, "styx", board_.styx());
    if (const LinedJson* hydra = root_.member("hydra"))
      same_square(*hydra, "start", content_.hydra);
  }
  // [D2.1] `k` is open water beside the Kylix, and no other water is.
  void open_water(const LinedJson& map) {
    const auto ring = ring_around(content_.kylix);
    std::size_t i = 0;
    for (const LinedJson& row : map.member("grid")->items)
      for (const LinedJson& item : row.items) {
        const Square square = square_at(i++);
        if (item.text != "k" && item.text != "~") continue;
        const bool beside = std::find(ring.begin(), ring.end(), square) != ring.end();
        if (beside != (item.text == "k"))
          reader_.complain(item, "open water must be k beside the Kylix and ~ elsewhere; " +
                                     text_of(square) + " is " + item.text + ".");
      }
  }

  void places() {
    std::size_t i = 0;
    for (const LinedJson& row : root_.member("places")->items) {
      const Place place = place_at(i++);
      same_square(row, "square", content_.place(place).square);
      if (const LinedJson* beside = row.member("adjacent"))
        same_list(*beside, board_.beside(place));
      same_number(row, "steps_from_athens", steps_from_athens(place));
    }
  }
  int steps_from_athens(Place place) const {
    int least = Board::kUnreachable;
    for (Square anchor : board_.anchors())
      for (Square square : board_.beside(place))
        least = std::min<int>(least, board_.distance(anchor, square));
    return least;
  }

  void ring() {
    const LinedJson* ring = root_.member("kylix_ring");
    if (ring == nullptr) return;
    same_square(*ring, "centre", content_.kylix);
    const LinedJson* squares = ring->member("clockwise_from_north");
    if (squares == nullptr) return;
    const auto around = ring_around(content_.kylix);
    for (std::size_t i = 0; i < std::min(squares->items.size(), around.size()); ++i)
      same_square(squares->items[i], "square", around[i]);
  }

  void quests() {
    std::size_t i = 0;
    for (const LinedJson& row : root_.member("quests")->items) {
      std::size_t t = 0;
      for (const LinedJson& task : row.member("tasks")->items)
        if (const TaskKind kind = content_.quests[i].tasks[t++].kind; task.member("when"))
          reader_.must_be(task, "when", when_done(kind));
      ++i;
    }
  }

  void sums() {
    if (const LinedJson* checks = root_.member("checks")) {
      reader_.mark(*checks);
      for (const auto& [name, number] : counts()) same_number(*checks, name, number);
    }
    const LinedJson* components = root_.member("components");
    if (components == nullptr) return;
    for (const LinedJson& row : components->items)
      for (const auto& [name, number] : counts())
        if (const LinedJson* id = row.member("id"); id != nullptr && id->text == name)
          if (name == "treasures" || name == "action_cards") same_number(row, "count", number);
  }
  std::vector<std::pair<std::string_view, int>> counts() const {
    const auto size = [](const auto& set) { return static_cast<int>(set.size()); };
    const auto sum = [](const auto& list) { return std::accumulate(list.begin(), list.end(), 0); };
    const int water = size(board_.water());
    int slots = 0, settlement_points = 0, quest_points = 0;
    for (std::size_t i = 0; i < kPlaces; ++i)
      (i < kCities ? slots : settlement_points) += content_.places[i].size;
    for (const QuestRow& quest : content_.quests) quest_points += quest.points;
    return {{"land", static_cast<int>(kSquares) - water},
            {"water", water},
            {"open_water", size(board_.open())},
            {"anchors", size(board_.anchors())},
            {"styx", size(board_.styx())},
            {"slots", slots},
            {"treasures", sum(content_.treasures)},
            {"settlement_points", settlement_points},
            {"action_cards", sum(content_.copies)},
            {"quests", static_cast<int>(kQuests)},
            {"quest_points", quest_points},
            {"tasks", 2 * static_cast<int>(kQuests)},
            {"deliver_tasks",
             tasks({TaskKind::Deliver, TaskKind::DeliverSame, TaskKind::DeliverDistinct})},
            {"soldier_tasks", tasks({TaskKind::SoldiersAt})},
            {"card_tasks", tasks({TaskKind::CardsAt})},
            {"hydra_tasks", tasks({TaskKind::BeatHydra})},
            {"ship_tasks", tasks({TaskKind::BeatShip})}};
  }
  int tasks(std::initializer_list<TaskKind> kinds) const {
    int n = 0;
    for (const QuestRow& quest : content_.quests)
      for (const TaskRow& task : quest.tasks)
        n += std::find(kinds.begin(), kinds.end(), task.kind) != kinds.end() ? 1 : 0;
    return n;
  }

  void same_number(const LinedJson& row, std::string_view name, int number) {
    const LinedJson* said = row.member(name);
    if (said == nullptr) return;
    reader_.mark(*said);
    if (said->kind != LinedJson::Kind::Number || said->number != number)
      reader_.complain(*said, "the rest of the file says otherwise: '" + std::string(name) +
                                  "' is " + std::to_string(number) + ".");
  }
  void same_square(const LinedJson& row, std::string_view name, Square square) {
    const LinedJson* said = row.member(name);
    if (said == nullptr) return;
    reader_.mark(*said);
    if (square == kNowhere || Atom<Square>::parse(said->text) != square)
      reader_.complain(
          *said, "the map says otherwise: '" + std::string(name) + "' is " + text_of(square) + ".");
  }
  void same_squares(const LinedJson& map, std::string_view name, SquareSet squares) {
    const LinedJson* row = map.member(name);
    if (row == nullptr) return;
    if (!squares.empty()) same_square(*row, "square", squares.first());
    if (const LinedJson* all = row->member("squares")) same_list(*all, squares);
  }
  void same_list(const LinedJson& said, SquareSet squares) {
    reader_.mark(said);
    SquareSet named;
    for (const LinedJson& item : said.items)
      if (const auto square = Atom<Square>::parse(reader_.mark(item).text))
        named |= SquareSet(*square);
    std::string all;
    for (Square square : squares) all += (all.empty() ? "" : " ") + text_of(square);
    if (named != squares || said.items.size() != squares.size())
      reader_.complain(said, "the map says otherwise: these squares are " + all + ".");
  }

  ContentReader& reader_;
  const LinedJson& root_;
  const Content& content_;
  Board board_;
};

}  // namespace

void check_repetitions(ContentReader& reader, const LinedJson& root, const Content& content) {
  Repetitions(reader, root, content).check();
}

}  // namespace ilion::deukalion
