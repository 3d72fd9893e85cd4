// SPDX-License-Identifier: GPL-3.0-or-later
// Positions in a line a ship: described in position.h.
#include "games/deukalion/position.h"

#include <doctest/doctest.h>

#include "games/deukalion/notation.h"

namespace ilion::deukalion::test {

namespace {

std::vector<std::string_view> split(std::string_view text, char by) {
  std::vector<std::string_view> parts;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(by), text.size());
    if (end > 0) parts.push_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return parts;
}

template <class T>
T atom(std::string_view text) {
  const auto value = Atom<T>::parse(text);
  REQUIRE_MESSAGE(value, "no such thing in a position: " << std::string(text));
  return *value;
}

int whole(std::string_view text) { return std::stoi(std::string(text)); }

Treasures treasures(std::string_view letters) {
  Treasures pile;
  for (char letter : letters)
    if (letter != '-') pile.add(atom<Colour>(std::string_view(&letter, 1)));
  return pile;
}

class Builder {
 public:
  explicit Builder(const Deukalion& game) : game_(game), s_(game.initial()), o_(s_.open) {
    o_.round = 1;
    o_.phase = Phase::Turn;
    o_.quests = {quest_at(14), quest_at(15)};
    left_ = game.content().all_cards();
    for (std::size_t i = 0; i < kColours; ++i)
      unplaced_.add(colour_at(i), game.content().treasures[i]);
  }

  void table(std::string_view line) {
    for (std::string_view word : split(line, ' ')) {
      const std::size_t equals = word.find('=');
      const std::string_view key = word.substr(0, equals);
      table_word(key, equals == word.npos ? "" : word.substr(equals + 1));
    }
    if (side_ == Ship::None) o_.acting = o_.active;
    if (side_ != Ship::None) o_.acting = seat_of(side_);
    o_.mover = o_.acting;
  }
  void ship(std::string_view line) {
    const std::vector<std::string_view> words = split(line, ' ');
    const Ship ship = atom<Ship>(words[0].substr(0, 3));
    o_.player(ship).ship = atom<Square>(words[0].substr(4));
    for (std::size_t i = 1; i < words.size(); ++i) {
      const std::size_t equals = words[i].find('=');
      ship_word(ship, words[i].substr(0, equals),
                equals == words[i].npos ? "" : words[i].substr(equals + 1));
    }
  }

  State finish() {
    fill_cities();
    QuestSet nowhere = QuestSet::all() - o_.removed;
    for (Quest quest : o_.quests) nowhere.remove(quest);
    for (std::size_t i = 0; i < kMaxPlayers; ++i)
      nowhere =
          nowhere - o_.players[seat_at(i)].completed - QuestSet(s_.hidden.secrets[seat_at(i)]);
    if (no_quests_) o_.removed = o_.removed | nowhere, nowhere = {};
    s_.hidden.quests = nowhere;
    o_.quest_deck = static_cast<std::uint8_t>(nowhere.size());
    if (rest_to_ != Ship::None) {
      s_.hidden.hands[seat_of(rest_to_)] = s_.hidden.hands[seat_of(rest_to_)] + left_;
      left_ = {};
    }
    if (no_deck_) o_.discards = o_.discards + left_, left_ = {};
    s_.hidden.deck = left_;
    o_.deck = static_cast<std::uint8_t>(left_.size());
    for (std::size_t i = 0; i < kMaxPlayers; ++i)
      o_.players[seat_at(i)].hand = static_cast<std::uint8_t>(s_.hidden.hands[seat_at(i)].size());
    const auto broken = game_.audit(s_);
    REQUIRE_MESSAGE(!broken, "not a position: " << broken.value_or(""));
    return s_;
  }

 private:
  void table_word(std::string_view key, std::string_view value) {
    if (key == "active") {
      o_.active = seat_of(atom<Ship>(value));
    } else if (key == "side") {
      side_ = atom<Ship>(value);
      o_.phase = Phase::Side;
    } else if (key == "place") {
      o_.phase = Phase::Place;
    } else if (key == "dice") {
      o_.middle = atom<Face>(value.substr(0, 1));
      for (std::size_t i = 0; i < kOuterDice; ++i) o_.outer[i] = atom<Face>(value.substr(2 + i, 1));
    } else if (key == "r") {
      o_.rotation = atom<Rotation>(value);
    } else if (key == "hydra") {
      o_.hydra = atom<Square>(value);
    } else if (key == "open") {
      o_.quests = {Quest::None, Quest::None};
      const auto names = split(value, ',');
      for (std::size_t i = 0; i < names.size(); ++i)
        if (names[i] != "-") o_.quests[i] = atom<Quest>(names[i]);
    } else if (key == "removed") {
      for (std::string_view name : split(value, ',')) o_.removed.add(atom<Quest>(name));
    } else if (key == "discards") {
      for (std::string_view name : split(value, ',')) o_.discards.add(take(name));
    } else if (key == "did") {
      for (std::string_view name : split(value, ',')) did(name);
    } else if (key == "round") {
      o_.round = static_cast<std::uint16_t>(whole(value));
    } else if (key == "nodeck") {
      no_deck_ = true;
    } else if (key == "noquests") {
      no_quests_ = true;
    } else {
      const Place place = atom<Place>(key);
      given_[index_of(place)] = true;
      o_.cities[index_of(place)] = treasures(value);
    }
  }
  void did(std::string_view name) {
    Progress& p = o_.progress;
    if (name == "sail") p.sail = true;
    if (name == "soldiers") p.soldiers = true;
    if (name == "cards") p.cards = true;
    if (name == "hydra") p.hydra = true;
    if (name == "landed") p.landed = true;
    if (name == "fought") p.fought = true;
    if (name == "hermes") p.hermes = true;
  }
  void ship_word(Ship ship, std::string_view key, std::string_view value) {
    Player& player = o_.player(ship);
    const Seat seat = seat_of(ship);
    if (key == "below") {
      player.below = static_cast<std::uint8_t>(whole(value));
      player.aboard = static_cast<std::uint8_t>(player.aboard - player.below);
    } else if (key == "cargo") {
      player.cargo = treasures(value);
    } else if (key == "hand" && value == "rest") {
      rest_to_ = ship;
    } else if (key == "hand") {
      for (std::string_view name : split(value, ',')) s_.hidden.hands[seat].add(take(name));
    } else if (key == "secret") {
      s_.hidden.secrets[seat] = atom<Quest>(value);
      player.has_secret = true;
    } else if (key == "shown") {
      player.shown = s_.hidden.secrets[seat];
    } else if (key == "done") {
      for (std::string_view name : split(value, ',')) player.completed.add(atom<Quest>(name));
    } else if (key == "points") {
      player.point_cards = static_cast<std::uint8_t>(whole(value));
    } else if (key == "laid") {
      for (std::string_view name : split(value, ',')) lay(player, take(name));
    } else if (key == "holds") {
      for (std::string_view name : split(value, ',')) hold(ship, atom<Place>(name));
    } else {
      FAIL("no such word of a ship: " << std::string(key));
    }
  }
  Card take(std::string_view name) {
    const Card card = atom<Card>(name);
    left_.remove(card);
    return card;
  }
  static void lay(Player& player, Card card) {
    if (card == Card::Pegasus) player.pegasus = true;
    if (card == Card::Hades) player.hades = true;
    if (card == Card::Fleece) player.fleece = true;
  }
  void hold(Ship ship, Place place) {
    o_.holders[settlement_index(place)] = ship;
    Player& player = o_.player(ship);
    player.aboard = static_cast<std::uint8_t>(player.aboard - game_.content().place(place).size);
  }
  void fill_cities() {
    for (const Treasures& city : o_.cities) place(city);
    for (const Player& player : o_.players.items) place(player.cargo);
    for (std::size_t i = 0; i < kCities; ++i)
      while (!given_[i] && o_.cities[i].size() < game_.content().places[i].size &&
             !unplaced_.empty()) {
        o_.cities[i].add(unplaced_.first());
        unplaced_.remove(unplaced_.first());
      }
  }
  void place(Treasures pile) {
    for (std::size_t i = 0; i < kColours; ++i)
      unplaced_.remove(colour_at(i), pile.count(colour_at(i)));
  }

  const Deukalion& game_;
  State s_;
  Open& o_;
  Cards left_;
  Treasures unplaced_;
  bool given_[kPlaces] = {};
  Ship side_ = Ship::None;
  Ship rest_to_ = Ship::None;
  bool no_deck_ = false;
  bool no_quests_ = false;
};

}  // namespace

State position(const Deukalion& game, std::string_view table,
               std::initializer_list<std::string_view> ships) {
  REQUIRE(ships.size() == game.seats());
  Builder builder(game);
  builder.table(table);
  for (std::string_view line : ships) builder.ship(line);
  return builder.finish();
}

}  // namespace ilion::deukalion::test
