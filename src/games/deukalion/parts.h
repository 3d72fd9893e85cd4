// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of what lies open on the table: open.h puts them together.
#pragma once

#include <array>
#include <cstdint>
#include <tuple>

#include "base/fields.h"
#include "games/deukalion/sets.h"
#include "games/deukalion/squares.h"
#include "games/deukalion/types.h"

namespace ilion::deukalion {

struct Player {
  Square ship = kNowhere;
  std::uint8_t aboard = kSoldiers;
  std::uint8_t below = 0;  // in the underworld, openly and in any number [D7.1]
  std::uint8_t point_cards = 0;
  Treasures cargo;
  QuestSet completed;
  std::uint8_t hand = 0;  // number of action cards
  bool pegasus = false;   // laid before him [D11.2]
  bool hades = false;
  bool fleece = false;
  bool has_secret = false;
  Quest shown = Quest::None;  // his secret quest, if he had to show it [D6.5]

  std::uint8_t free_places() const {  // [D1.5]
    return static_cast<std::uint8_t>(kPlanPlaces - aboard - cargo.size());
  }

  static constexpr auto kFields = std::tuple{Field{"ship", &Player::ship},
                                             Field{"aboard", &Player::aboard},
                                             Field{"below", &Player::below},
                                             Field{"point_cards", &Player::point_cards},
                                             Field{"cargo", &Player::cargo},
                                             Field{"completed", &Player::completed},
                                             Field{"hand", &Player::hand},
                                             Field{"pegasus", &Player::pegasus},
                                             Field{"hades", &Player::hades},
                                             Field{"fleece", &Player::fleece},
                                             Field{"has_secret", &Player::has_secret},
                                             Field{"shown", &Player::shown}};
  friend bool operator==(const Player&, const Player&) = default;
};

// What the acting player has done in his side turn or turn. In a side turn sailing and bringing
// back exclude each other [D5.3].
struct Progress {
  bool cards = false;
  bool soldiers = false;
  bool sail = false;
  bool hydra = false;
  bool landed = false;        // [D6.6]
  bool fought = false;        // this sail had its fight [D6.7]
  bool middle_three = false;  // Dionysos in a side turn
  bool hermes = false;        // played this round
  std::uint8_t aiolos = 0;

  static constexpr auto kFields = std::tuple{Field{"cards", &Progress::cards},
                                             Field{"soldiers", &Progress::soldiers},
                                             Field{"sail", &Progress::sail},
                                             Field{"hydra", &Progress::hydra},
                                             Field{"landed", &Progress::landed},
                                             Field{"fought", &Progress::fought},
                                             Field{"middle_three", &Progress::middle_three},
                                             Field{"hermes", &Progress::hermes},
                                             Field{"aiolos", &Progress::aiolos}};
  friend bool operator==(const Progress&, const Progress&) = default;
};

// One thrower's part of a fight.
struct Throw {
  std::uint8_t crossed = 0;
  std::uint8_t clear = 0;
  std::uint8_t edge = 0;
  std::uint8_t ares = 0;
  bool athena = false;
  bool threw = false;

  static constexpr auto kFields =
      std::tuple{Field{"crossed", &Throw::crossed}, Field{"clear", &Throw::clear},
                 Field{"edge", &Throw::edge},       Field{"ares", &Throw::ares},
                 Field{"athena", &Throw::athena},   Field{"threw", &Throw::threw}};
  friend bool operator==(const Throw&, const Throw&) = default;
};

// The fight that is going on. The attacker is none if the Hydra attacks, the defender is none if a
// place or the Hydra is attacked.
struct Fight {
  FightKind kind = FightKind::None;
  Ship attacker = Ship::None;
  Ship defender = Ship::None;
  Place place = Place::None;
  Ship winner = Ship::None;  // once it is decided, if a ship has won
  bool decided = false;
  bool claimed = false;           // the victory has completed its quest [D12.7]
  std::array<Throw, 2> throws{};  // of the attacker, of the defender

  bool is_on() const { return kind != FightKind::None; }
  Ship loser() const { return winner == attacker ? defender : attacker; }
  Throw& of(Ship ship) { return throws[ship == attacker ? 0 : 1]; }
  const Throw& of(Ship ship) const { return throws[ship == attacker ? 0 : 1]; }

  static constexpr auto kFields =
      std::tuple{Field{"kind", &Fight::kind},         Field{"attacker", &Fight::attacker},
                 Field{"defender", &Fight::defender}, Field{"place", &Fight::place},
                 Field{"winner", &Fight::winner},     Field{"decided", &Fight::decided},
                 Field{"claimed", &Fight::claimed},   Field{"throws", &Fight::throws}};
  friend bool operator==(const Fight&, const Fight&) = default;
};

enum class Purpose : std::uint8_t { None, Deliver, Unload, Quest, Reveal };

// What a player still has to hand over, and for what.
struct Payment {
  Purpose purpose = Purpose::None;
  Ship payer = Ship::None;
  Quest quest = Quest::None;
  std::uint8_t cards = 0;
  Treasures treasures;

  static constexpr auto kFields =
      std::tuple{Field{"purpose", &Payment::purpose}, Field{"payer", &Payment::payer},
                 Field{"quest", &Payment::quest}, Field{"cards", &Payment::cards},
                 Field{"treasures", &Payment::treasures}};
  friend bool operator==(const Payment&, const Payment&) = default;
};

// [D12.9] What a player has answered to a quest just opened.
struct Answer {
  bool given = false;
  bool claims = false;
  bool paid = false;
  Task task = Task::A;
  ColourSet colours;

  static constexpr auto kFields =
      std::tuple{Field{"given", &Answer::given}, Field{"claims", &Answer::claims},
                 Field{"paid", &Answer::paid}, Field{"task", &Answer::task},
                 Field{"colours", &Answer::colours}};
  friend bool operator==(const Answer&, const Answer&) = default;
};

enum class DrawKind : std::uint8_t { None, Others, Active, Hermes };

}  // namespace ilion::deukalion
