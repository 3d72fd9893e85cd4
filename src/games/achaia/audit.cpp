// SPDX-License-Identifier: GPL-3.0-or-later
// The invariants of a State, recounted from scratch: what no rule may ever break.
#include <algorithm>
#include <numeric>

#include "games/achaia/game.h"

namespace ilion::achaia {

namespace {

// The first sentence that does not hold, or nothing.
class Auditor {
 public:
  Auditor(const Achaia& game, const State& state) : game_(game), s_(state) {}

  std::optional<std::string> run() {
    cards();
    memory();
    dice();
    limits();
    markers();
    players();
    events();
    characters();
    course();
    return broken_;
  }

 private:
  void expect(bool holds, const char* sentence) {
    if (!holds && !broken_) broken_ = sentence;
  }
  const Question& q() const { return s_.question; }
  bool is_setup() const { return q().phase <= Phase::Place && s_.round == 1; }

  void cards() {
    for (std::size_t i = 0; i < kIntrigueKinds; ++i) {
      const Intrigue card = intrigue_at(i);
      std::size_t copies = s_.discard.count(card) + in_play(q()).count(card);
      for (Cards hand : s_.hand.items) copies += hand.count(card);
      expect(copies <= kCopies, "there are three cards of each kind");
    }
    expect(s_.drawn.is_within(s_.hand[q().act.actor]), "cards just drawn are in hand");
    const bool drawing = q().phase == Phase::DrawCard || q().phase == Phase::KeepCard;
    expect(drawing || s_.drawn.empty(), "cards are looked at only while they are drawn");
    const bool draws = q().phase == Phase::DealCard || q().phase == Phase::SupplyCard ||
                       q().phase == Phase::DrawCard;
    expect(!draws || !deck(s_).empty(), "a card is drawn from a deck that has one");
  }
  void memory() {
    const Cards unseen = deck(s_);
    expect(unseen.is_within(s_.deck_most_to_all), "all remember what may be in the deck");
    for (std::size_t i = 0; i < game_.seats(); ++i) {
      const Seat seat = seat_at(i);
      expect(s_.known[seat].is_within(s_.hand[seat]), "known cards are in hand");
      expect(unseen.is_within(s_.deck_most[seat]), "each remembers what may be in the deck");
      expect(s_.deck_most[seat].is_within(s_.deck_most_to_all), "nobody knows less than all");
    }
  }
  void dice() {
    for (std::size_t i = 0; i < kColours; ++i) {
      const DiceOfColour& dice = s_.board.dice.of(colour_at(i));
      expect(std::is_sorted(dice.begin(), dice.end()), "dice are kept in order");
      const bool used = game_.colours().is_used(colour_at(i));
      for (Spot spot : dice) {
        expect(spot.place() <= Location::Reserve && spot.value() <= 6, "a die lies somewhere");
        expect(used || spot == Spot(Location::Reserve, 0), "a colour not in play has no dice");
        expect(!spot.in_troy() || !spot.is_blank(), "a die in Troy shows a value");
        expect(!used || is_setup() || !spot.is_blank(), "after setup all dice show a value");
        expect(!spot.in_troy() || !game_.is_locked(spot.place(), s_.round),
               "no die lies on a locked location");
      }
    }
  }
  void limits() {
    const Crowd crowd = s_.board.dice.crowd();
    for (std::size_t i = 0; i < kLocations; ++i) {
      // [A6.6] When a marker has just gone, the die that must leave is still there.
      const bool leaving = q().phase == Phase::Tied || q().phase == Phase::MoveOut;
      const int more = leaving && s_.order[q().position] == location_at(i) ? 1 : 0;
      expect(crowd.on(location_at(i)) <=
                 game_.base_limit(location_at(i)) + s_.board.increased[i] + more,
             "no location holds more dice than its limit");
    }
    const int laid = std::accumulate(s_.board.increased.begin(), s_.board.increased.end(), 0);
    expect(laid <= kIncreasedMarkers, "there are five increased-limit markers");
  }
  void markers() {
    for (std::size_t i = 0; i < kColours; ++i) {
      const int laid = std::accumulate(s_.markers[i].begin(), s_.markers[i].end(), 0);
      expect(laid <= kMarkersOfColour, "a colour has ten influence markers");
      expect(laid == 0 || game_.colours().is_used(colour_at(i)), "only players lay markers");
    }
    std::array<Location, kLocations> tiles = s_.order;
    std::sort(tiles.begin(), tiles.end());
    const bool laying = q().phase == Phase::LayTile;
    expect(laying || std::adjacent_find(tiles.begin(), tiles.end()) == tiles.end(),
           "each location lies once");
  }
  void players() {
    for (Cousin kind : {Cousin::Street, Cousin::Court}) {
      int held = 0;
      for (std::size_t i = 0; i < kMaxPlayers; ++i) held += s_.cousins_of(seat_at(i), kind);
      expect(held <= (kind == Cousin::Street ? kStreetCousins : kCourtCousins),
             "cousins are as many as there are cards");
    }
    for (std::size_t i = game_.seats(); i < kMaxPlayers; ++i)
      expect(s_.gold[seat_at(i)] == 0 && s_.hand[seat_at(i)].empty() && !s_.has_passed(seat_at(i)),
             "an empty chair has nothing");
    expect(index_of(s_.start) < game_.seats(), "the start marker is with a player");
  }
  void events() {
    for (std::size_t i = 0; i < game_.seats(); ++i) {
      const Seat seat = seat_at(i);
      const EventCard card = s_.event[seat];
      expect((card == kNoEvent) == (s_.event_fate[seat] == EventFate::None), "an event has a fate");
      if (card == kNoEvent) continue;
      expect(index_of(card) / kEventsOfRound + 1 == s_.round, "events are of this round");
      for (std::size_t j = 0; j < i; ++j)
        expect(s_.event[seat_at(j)] != card, "each event is held once");
      expect(s_.has_passed(seat) == (s_.event_fate[seat] != EventFate::Held),
             "an event goes with passing");
    }
  }
  void characters() {
    expect(s_.characters < 1U << kCharactersOfRound, "four characters a round");
    for (std::size_t i = 0; i < kCharactersOfRound; ++i)
      expect(s_.greed[i] == 0 || (s_.characters >> i & 1) != 0, "greed lies on open characters");
  }
  void course() {
    expect(s_.round >= 1 && s_.round <= kRounds, "three rounds");
    expect(index_of(q().mover) < game_.seats(), "a player is asked");
    if (q().phase == Phase::Turn) {
      expect(!s_.has_passed(q().mover), "who has passed has no turn");
      expect(q().act == Act{}, "between turns nothing is on its way");
    }
    if (q().phase == Phase::Window) expect(q().mover != q().act.actor, "nobody answers himself");
    if (q().phase != Phase::Order && q().phase != Phase::Use && q().act.source != Source::Location)
      expect(q().claims == Claims{}, "uses are due only in step III");
    expect(q().act.picked <= kMaxPicks, "an announcement names four things at most");
  }

  const Achaia& game_;
  const State& s_;
  std::optional<std::string> broken_;
};

}  // namespace

std::optional<std::string> Achaia::audit(const State& state) const {
  return Auditor(*this, state).run();
}

}  // namespace ilion::achaia
