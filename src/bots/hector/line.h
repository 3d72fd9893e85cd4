// SPDX-License-Identifier: GPL-3.0-or-later
// A side's line on the table at the end of the present battle, as a seat foresees it. All cards in
// hand will lie there, so a side's line is mostly known to itself; of the other's hidden cards only
// the average is, over the cards that nobody has seen leave.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "base/fixed_vec.h"
#include "games/hector/content.h"
#include "games/hector/view.h"

namespace ilion::hector {

using ByColour = std::array<double, kColours>;

struct Line {
  ByColour values{};             // what lies uncovered, by colour
  Hero known_hero = Hero::None;  // if there is no doubt
  HeroSet heroes;                // else any of these, each as likely
  double hero_share = 0;
  double hero_points = 0;  // what he adds on the table
  int hidden = 0;          // cards of the five that are not known yet

  double superiority() const;
  double score(Colour facing) const;
};

// A line as it counts.
struct Outlook {
  ByColour scores{};  // by the colour that faces it
  double superiority = 0;
  int hidden = 0;

  Outlook() = default;
  explicit Outlook(const Line& line);
};

// What if a side's army, or the tile, were like this? Of the last three at most one differs from
// what is: an action is one of them.
struct Wish {
  Edge edge;
  Hero hero = Hero::None;                     // if there is no doubt
  TablePlace deployed_on = TablePlace::None;  // the troop he covers
  TablePlace boosted = TablePlace::None;      // the troop that has a marker more
  Troop discarded = kNoTroop;                 // the troop for which a hidden one was drawn
};

// As it is.
Wish wish_of(const View& view, Seat side);

// The cards of a side, reckoned once: wish after wish changes little about them. What only some
// wishes ask for is reckoned when the first one does.
class Muster {
 public:
  // `deploys`: see chance_to_deploy.
  Muster(const Content& content, const ArmyView& army, Seat side, double deploys);

  // With the tile's colour that faces the side.
  Line line(const Wish& wish, Colour facing) const;

 private:
  // What some cards are worth together, by colour.
  struct Heap {
    std::array<int, kColours> values{};
    int cards = 0;

    void add(TroopSet troops) { change(troops, 1); }
    void take(TroopSet troops) { change(troops, -1); }
    void take(Troop troop);

   private:
    void change(TroopSet troops, int sign);
  };
  // A known troop that a hero in hand could cover yet.
  struct Coverable {
    Troop troop;
    std::uint8_t place;  // on the table, or in hand
    friend bool operator==(const Coverable&, const Coverable&) = default;
  };
  static constexpr std::uint8_t kInHand = 0xff;
  // The side's values with so many hidden cards, before its hero counts.
  struct Cards {
    ByColour average;
    ByColour values;
  };

  void see_table();
  void see_hand();
  const Cards& cards_after_discard() const;
  Cards cards(int hidden, int drawn) const;
  ByColour average_draw(int drawn) const;
  void change_known(Line& line, const ByColour& average, const Wish& wish) const;
  void add_hero(Line& line, const Wish& wish, Colour facing) const;
  double add_any_hero(Line& line) const;
  void cover_least_useful(Line& line, const Wish& wish, Colour facing) const;
  std::size_t place_in_list(const Wish& wish) const;

  const Content& content_;
  const ArmyView& army_;
  Seat side_;
  double deploys_;  // how likely a hero in hand will yet be laid down
  Heap known_;      // what is known to lie uncovered, markers included
  std::size_t laid_ = 0;
  int hidden_ = 0;  // cards of the five that are not known
  FixedVec<Coverable, kTablePlaces + kTroopCards> coverable_;  // those on the table first
  Cards cards_;
  mutable std::optional<Cards> after_discard_;
};

// How likely a hero in hand will yet be laid down.
double chance_to_deploy(const View& view, Seat side);

// The colour of the tile that faces a side while this edge faces the attacker.
Colour facing_colour(const Content& content, const View& view, Seat side, Edge edge);

}  // namespace ilion::hector
