// SPDX-License-Identifier: GPL-3.0-or-later
// The map is the one place where squares are said; content_repetitions.cpp looks at what is said
// again.
#include "table/deukalion/content_file.h"

#include <algorithm>
#include <string>
#include <vector>

#include "games/deukalion/notation.h"
#include "table/content_reader.h"
#include "table/deukalion/content_repetitions.h"

namespace ilion::deukalion {

namespace {

using Kind = LinedJson::Kind;

constexpr std::size_t kLongestText = 200;

constexpr std::string_view kColourIds[] = {"red", "green", "blue", "yellow", "white"};
constexpr std::string_view kSeatColours[] = {"yellow", "blue", "red", "green"};
constexpr std::string_view kCardKeys[] = {
    "pegasus", "favour_of_hades", "golden_fleece", "aiolos",  "charon", "ares", "athena",
    "nike",    "hermes",          "poseidon",      "dionysos"};

struct TaskWord {
  std::string_view word;
  TaskKind kind;
};
constexpr TaskWord kTaskWords[] = {{"deliver", TaskKind::Deliver},
                                   {"deliver_same", TaskKind::DeliverSame},
                                   {"deliver_distinct", TaskKind::DeliverDistinct},
                                   {"soldiers_at", TaskKind::SoldiersAt},
                                   {"cards_at", TaskKind::CardsAt},
                                   {"beat_ship", TaskKind::BeatShip},
                                   {"beat_hydra", TaskKind::BeatHydra}};

std::string numbered(std::string_view letters, std::size_t n) {
  return std::string(letters) + (n < 10 ? "0" : "") + std::to_string(n);
}

class Reader : ContentReader {
 public:
  Result<ContentFile> run(const LinedJson& root) {
    if (root.kind != Kind::Object) complain(root, "the file must hold an object.");
    only(root, {"game",
                "content_version",
                "rules",
                "rulebook",
                "provenance_values",
                "names",
                "components",
                "point_cards_are_a_limit",
                "seats",
                "players",
                "target",
                "styx_majority_point_cards",
                "start",
                "ship_capacity",
                "side_turn_bring_back",
                "dice",
                "round_limit_per_player",
                "kylix_ring",
                "card_die",
                "toss",
                "hydra",
                "shift",
                "board",
                "treasures",
                "places",
                "needs",
                "action_cards",
                "quests",
                "decision_points",
                "checks"});
    must_be(root, "game", "deukalion");
    must_be(root, "content_version", 1);
    numbers(root);
    seats(root);
    board(root);
    treasures(root);
    places(root);
    cards(root);
    quests(root);
    if (!problem()) whole_game(root);
    if (!problem()) check_repetitions(*this, root, file_.content);
    rest_as_printed(root, "content/deukalion.json");
    if (problem()) return *problem();
    return file_;
  }

 private:
  // A number of the rules, if the file says it.
  void fixed(const LinedJson& root, std::string_view object, std::string_view name, int number) {
    const LinedJson* found = root.member(object);
    if (found != nullptr) must_be(*found, name, number);
  }
  void numbers(const LinedJson& root) {
    fixed(root, "players", "min", static_cast<int>(kMinPlayers));
    fixed(root, "players", "max", static_cast<int>(kMaxPlayers));
    for (std::size_t n = kMinPlayers; n <= kMaxPlayers; ++n) {
      fixed(root, "target", std::to_string(n), target_points(n));                        // [D4.1]
      fixed(root, "styx_majority_point_cards", std::to_string(n), styx_point_cards(n));  // [D7.4]
    }
    fixed(root, "start", "soldiers_aboard", kSoldiers);  // [D3.2] [D3.3]
    fixed(root, "start", "action_cards", kFirstHand);
    fixed(root, "start", "secret_quests", 1);
    fixed(root, "start", "open_quests", static_cast<int>(kOpenQuests));
    fixed(root, "ship_capacity", "pieces", kPlanPlaces);              // [D1.5]
    fixed(root, "side_turn_bring_back", "soldiers", kSideSoldiers);   // [D5.3]
    fixed(root, "round_limit_per_player", "rounds", kRoundsEach);     // [D14.3]
    fixed(root, "hydra", "strength", kHydraStrength);                 // [D10.1]
    fixed(root, "shift", "distance", static_cast<int>(kShiftSteps));  // [D9.7]
  }

  void seats(const LinedJson& root) {  // [D1.2]
    std::size_t i = 0;
    for (const LinedJson& row : list(root, "seats", kMaxPlayers)) {
      only(row, {"id", "hero", "colour", "soldiers"});
      must_be(row, "id", static_cast<int>(i));
      must_be(row, "colour", kSeatColours[i]);
      must_be(row, "soldiers", kSoldiers);
      file_.names.heroes[seat_at(i++)] = translated(row, "hero");
    }
  }

  void board(const LinedJson& root) {  // [D2.1]
    const LinedJson& board = need(root, "board", Kind::Object);
    only(board, {"columns", "rows", "grid", "square_kinds", "athens", "anchors", "styx",
                 "adjacency_kinds"});
    std::vector<std::string> seen;
    std::size_t square = 0;
    for (const LinedJson& row : list(board, "grid", kRows)) {
      if (row.kind != Kind::Array || row.items.size() != kColumns)
        return complain(row, "a row of the map must list 9 squares.");
      for (const LinedJson& item : row.items) {
        const std::string& word = mark(item).text;
        if (!draw_square(file_.content, square_at(square++), word))
          return complain(item, "'" + word + "' is nothing that stands on a map.");
        const bool once = word.size() == 3 || word == "H";
        if (once && std::find(seen.begin(), seen.end(), word) != seen.end())
          return complain(item, word + " stands twice on the map.");
        seen.push_back(word);
      }
    }
  }

  void treasures(const LinedJson& root) {  // [D1.4]
    std::size_t i = 0;
    for (const LinedJson& row : list(root, "treasures", kColours)) {
      only(row, {"colour", "name", "count"});
      must_be(row, "colour", kColourIds[i]);
      file_.content.treasures[i] = static_cast<std::uint8_t>(whole(row, "count", 0, 7));
      file_.names.colours[i++] = translated(row, "name");
    }
  }

  void places(const LinedJson& root) {  // [D2.6] [D2.7]
    std::size_t i = 0;
    for (const LinedJson& row : list(root, "places", kPlaces)) {
      const bool city = i < kCities;
      const std::string_view size = city ? "slots" : "soldiers";
      only(row, {"id", "kind", "square", "name", "value", size, "adjacent", "steps_from_athens"});
      must_be(row, "id", kPlaceLetters[i]);
      must_be(row, "kind", city ? "city" : "settlement");
      PlaceRow& place = file_.content.places[i];
      place.value = static_cast<std::uint8_t>(whole(row, "value", 1, kSoldiers));
      place.size = static_cast<std::uint8_t>(whole(row, size, 1, city ? 7 : kSoldiers));
      file_.names.places[i++] = translated(row, "name");
    }
  }

  void cards(const LinedJson& root) {  // [D11.5]
    std::size_t i = 0;
    for (const LinedJson& row : list(root, "action_cards", kCards)) {
      only(row, {"id", "key", "name", "copies", "lasting", "played_at", "ops", "needs", "text"});
      must_be(row, "id", numbered("AC", i + 1));
      must_be(row, "key", kCardKeys[i]);
      if (need(row, "lasting", Kind::Bool).truth != is_lasting(card_at(i)))
        complain(row, "whether a card is lasting is fixed by the rules.");
      file_.content.copies[i] = static_cast<std::uint8_t>(whole(row, "copies", 0, 15));
      file_.names.cards[i] = translated(row, "name");
      file_.names.card_texts[i++] = translated(row, "text", kLongestText);
    }
  }

  void quests(const LinedJson& root) {  // [D12.10]
    std::size_t i = 0;
    for (const LinedJson& row : list(root, "quests", kQuests)) {
      only(row, {"id", "points", "name", "tasks"});
      must_be(row, "id", numbered("Q", i + 1));
      file_.content.quests[i].points = static_cast<std::uint8_t>(whole(row, "points", 1, 9));
      file_.names.quests[i] = translated(row, "name");
      std::size_t t = 0;
      for (const LinedJson& task : list(row, "tasks", 2)) {
        must_be(task, "task", t == 0 ? "A" : "B");
        file_.content.quests[i].tasks[t] = task_of(task);
        file_.names.tasks[i][t++] = translated(task, "text", kLongestText);
      }
      ++i;
    }
  }

  TaskRow task_of(const LinedJson& row) {
    TaskRow task;
    const std::string& word = this->word(row, "op");
    const auto* found = std::find_if(std::begin(kTaskWords), std::end(kTaskWords),
                                     [&](const TaskWord& each) { return each.word == word; });
    if (found == std::end(kTaskWords)) {
      complain(row, "'" + word + "' is no task.");
      return task;
    }
    task.kind = found->kind;
    switch (task.kind) {
      case TaskKind::Deliver:
        only(row, {"task", "op", "colours", "when", "text"});
        task.treasures = treasures_of(need(row, "colours", Kind::Object));
        break;
      case TaskKind::DeliverSame:
      case TaskKind::DeliverDistinct:
        only(row, {"task", "op", "count", "when", "text"});
        task.count = static_cast<std::uint8_t>(whole(row, "count", 1, 7));
        break;
      case TaskKind::SoldiersAt:
      case TaskKind::CardsAt:
        only(row, {"task", "op", "city", "count", "when", "text"});
        task.city = city_of(row);
        task.count = static_cast<std::uint8_t>(whole(row, "count", 1, kSoldiers));
        break;
      default: only(row, {"task", "op", "when", "text"});
    }
    return task;
  }
  Treasures treasures_of(const LinedJson& colours) {
    Treasures treasures;
    for (const auto& [key, value] : colours.members) {
      const auto* found = std::find(std::begin(kColourIds), std::end(kColourIds), key);
      if (found == std::end(kColourIds)) {
        complain(value, "'" + key + "' is none of the five colours.");
        return treasures;
      }
      const auto colour = colour_at(static_cast<std::size_t>(found - std::begin(kColourIds)));
      if (treasures.has(colour)) complain(value, "'" + key + "' is named twice.");
      if (!problem()) treasures.add(colour, static_cast<std::size_t>(whole(colours, key, 1, 7)));
    }
    return treasures;
  }
  Place city_of(const LinedJson& row) {
    const auto place = Atom<Place>::parse(word(row, "city"));
    if (place && is_city(*place)) return *place;
    complain(row, "'" + word(row, "city") + "' is no city.");
    return Place::Korinth;
  }

  // What the rules ask of a map and a set of cards, told on the line it is about.
  void whole_game(const LinedJson& root) {
    const auto broken = check_content(file_.content);
    if (!broken) return;
    complain(line_of(root, *broken), *broken + ".");
  }
  static const LinedJson& line_of(const LinedJson& root, const std::string& sentence) {
    const auto begins = [&](std::string_view word) {
      return std::string_view(sentence).substr(0, word.size()) == word;
    };
    const auto has = [&](std::string_view word) {
      return sentence.find(word) != std::string::npos;
    };
    const auto& quests = root.member("quests")->items;
    for (std::size_t i = 0; i < kQuests; ++i)
      if (begins("quest " + std::to_string(i + 1) + " ")) return quests[i];
    for (std::size_t i = 0; i < kPlaces; ++i)
      if (begins(kPlaceLetters[i])) return root.member("places")->items[i];
    if (has("treasures")) return *root.member("treasures");
    if (has("card")) return *root.member("action_cards");
    return *root.member("board")->member("grid");
  }

  ContentFile file_;
};

}  // namespace

Result<ContentFile> read_content(std::string_view text) {
  const Result<LinedJson> root = parse_lined_json(text);
  if (!root) return root.error();
  return Reader().run(*root);
}

}  // namespace ilion::deukalion
