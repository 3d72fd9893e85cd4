// SPDX-License-Identifier: GPL-3.0-or-later
// What a seat or a spectator may know [A9.1] [A9.2]: built field by field from nothing. Gold is
// here for all, because every flow of it is public; whether people see it is the table's affair.
#pragma once

#include <array>
#include <cstdint>
#include <tuple>

#include "base/fields.h"
#include "games/achaia/state.h"

namespace ilion::achaia {

// [A9.2] What a player knows of himself.
struct Secrets {
  bool known = false;
  Cards hand;
  EventCard event = kNoEvent;
  Cards deck_most;  // what he knows the deck to hold at most
  Cards drawn;      // of these he is to keep some
  Again again = Again::Undecided;

  static constexpr auto kFields =
      std::tuple{Field{"known", &Secrets::known}, Field{"hand", &Secrets::hand},
                 Field{"event", &Secrets::event}, Field{"deck_most", &Secrets::deck_most},
                 Field{"drawn", &Secrets::drawn}, Field{"again", &Secrets::again}};
  friend bool operator==(const Secrets&, const Secrets&) = default;
};

struct PlayerView {
  std::uint16_t gold = 0;
  std::uint16_t influence = 0;
  std::array<std::uint8_t, 2> cousins{};  // street and court
  std::uint8_t hand = 0;
  Cards known;  // of the hand, to all
  EventFate event_fate = EventFate::None;
  EventCard event = kNoEvent;  // once it was played
  bool passed = false;
  Again again = Again::Undecided;  // shown when all have decided [A9.5]
  Colour last_placed{};            // of two players
  Secrets secrets;

  static constexpr auto kFields = std::tuple{
      Field{"gold", &PlayerView::gold},       Field{"influence", &PlayerView::influence},
      Field{"cousins", &PlayerView::cousins}, Field{"hand", &PlayerView::hand},
      Field{"known", &PlayerView::known},     Field{"event_fate", &PlayerView::event_fate},
      Field{"event", &PlayerView::event},     Field{"passed", &PlayerView::passed},
      Field{"again", &PlayerView::again},     Field{"last_placed", &PlayerView::last_placed},
      Field{"secrets", &PlayerView::secrets}};
  friend bool operator==(const PlayerView&, const PlayerView&) = default;
};

struct View {
  Viewer viewer = Viewer::spectator();
  // By colour; dice that were set unseen show nothing until all are revealed [A12.2].
  std::array<DiceOfColour, kColours> dice{};
  std::array<std::uint8_t, kLocations> increased{};
  std::array<MarkersOfColour, kColours> markers{};
  std::array<Location, kLocations> order{};
  PerSeat<PlayerView> players{};
  std::uint8_t deck = 0;  // how many cards
  Cards discard;
  Cards deck_most;  // what all know the deck to hold at most
  std::uint8_t round = 1;
  Seat start{};
  std::uint8_t characters = 0;  // bit i: the i-th of this round is open
  std::array<std::uint8_t, kCharactersOfRound + 2> greed{};
  Question question;

  static constexpr auto kFields =
      std::tuple{Field{"viewer", &View::viewer},       Field{"dice", &View::dice},
                 Field{"increased", &View::increased}, Field{"markers", &View::markers},
                 Field{"order", &View::order},         Field{"players", &View::players},
                 Field{"deck", &View::deck},           Field{"discard", &View::discard},
                 Field{"deck_most", &View::deck_most}, Field{"round", &View::round},
                 Field{"start", &View::start},         Field{"characters", &View::characters},
                 Field{"greed", &View::greed},         Field{"question", &View::question}};
  friend bool operator==(const View&, const View&) = default;
};

}  // namespace ilion::achaia
