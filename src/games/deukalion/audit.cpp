// SPDX-License-Identifier: GPL-3.0-or-later
// The invariants of a State, recounted from scratch: what no rule may ever break.
#include "games/deukalion/quests.h"
#include "games/deukalion/score.h"

namespace ilion::deukalion {

namespace {

// The first sentence that does not hold, or nothing.
class Auditor {
 public:
  Auditor(const Deukalion& game, const State& state)
      : game_(game), content_(game.content()), o_(state.open), h_(state.hidden) {}

  std::optional<std::string> run() {
    for (std::size_t i = 0; i < game_.seats(); ++i) soldiers(seat_at(i)), ship(seat_at(i));
    treasures();
    cards();
    quests();
    fight();
    dues();
    ending();
    return broken_;
  }

 private:
  void expect(bool holds, const char* sentence) {
    if (!holds && !broken_) broken_ = sentence;
  }

  void soldiers(Seat seat) {  // [D1.6]
    const Player& player = o_.players[seat];
    std::size_t settled = 0;
    for (std::size_t i = 0; i < kSettlements; ++i)
      if (o_.holders[i] == ship_of(seat)) settled += content_.places[kCities + i].size;
    expect(player.aboard + player.below + settled == kSoldiers, "each player has ten soldiers");
    expect(player.aboard + player.cargo.size() <= kPlanPlaces, "a ship plan holds ten pieces");
  }
  void ship(Seat seat) {
    const Square square = o_.players[seat].ship;
    expect(square == kNowhere ? o_.round == 0 : game_.board().water().has(square),
           "a ship lies on water");                                            // [D2.2]
    expect(game_.board().open().has(o_.hydra), "the Hydra is on open water");  // [D2.5]
  }
  void treasures() {
    for (std::size_t i = 0; i < kColours; ++i) {
      std::size_t seen = 0;
      for (const Treasures& city : o_.cities) seen += city.count(colour_at(i));
      for (const Player& player : o_.players.items) seen += player.cargo.count(colour_at(i));
      expect(o_.phase == Phase::Lay ? seen <= content_.treasures[i] : seen == content_.treasures[i],
             "no treasure is lost");
    }
    for (std::size_t i = 0; i < kCities; ++i)
      expect(o_.cities[i].size() <= content_.places[i].size, "a city holds what it has slots for");
  }
  void cards() {
    Cards all = h_.deck + o_.discards;
    for (std::size_t i = 0; i < kMaxPlayers; ++i) {
      const Player& player = o_.players[seat_at(i)];
      all = all + h_.hands[seat_at(i)];
      if (player.pegasus) all.add(Card::Pegasus);
      if (player.hades) all.add(Card::Hades);
      if (player.fleece) all.add(Card::Fleece);
      expect(player.hand == h_.hands[seat_at(i)].size(), "hands are counted");
    }
    if (o_.drawing == DrawKind::Hermes) all.add(Card::Hermes);
    expect(all == content_.all_cards(), "each action card is in one place");
    expect(o_.deck == h_.deck.size(), "the deck is counted");
  }
  void quests() {
    QuestSet seen = h_.quests;
    std::size_t count = seen.size();
    const auto add = [&](QuestSet more) {
      seen = seen | more;
      count += more.size();
    };
    add(o_.removed);
    for (Quest quest : o_.quests) add(QuestSet(quest));
    for (std::size_t i = 0; i < kMaxPlayers; ++i) {
      const Player& player = o_.players[seat_at(i)];
      const Quest secret = h_.secrets[seat_at(i)];
      add(player.completed);
      add(QuestSet(secret));
      expect(player.has_secret == (secret != Quest::None), "who has a secret quest is known");
      expect(player.shown == Quest::None || player.shown == secret, "a shown quest is his own");
    }
    expect(count == kQuests && seen == QuestSet::all(), "each quest is in one place");
    expect(o_.quest_deck == h_.quests.size(), "the quest deck is counted");
  }
  void fight() {
    const Fight& f = o_.fight;
    for (Ship ship : {f.attacker, f.defender}) {
      if (ship == Ship::None || !f.is_on()) continue;
      const Throw& toss = f.of(ship);
      if (toss.threw && !f.decided)
        expect(toss.crossed + toss.clear + toss.edge == o_.player(ship).aboard,
               "all soldiers aboard have been tossed");
    }
    const bool asked = o_.phase == Phase::Toss || o_.phase == Phase::Spoils ||
                       o_.phase == Phase::Shift || o_.phase == Phase::Claim ||
                       o_.phase == Phase::Throw;
    expect(!asked || f.is_on(), "who is asked about a fight is in one");
    expect(!f.is_on() || (o_.phase != Phase::Side && o_.phase != Phase::Turn),
           "a fight is settled before the own point is asked again");
  }
  void dues() {
    const bool owes = o_.payment.purpose != Purpose::None;
    const bool asked = o_.phase == Phase::Return || o_.phase == Phase::Pay;
    expect(!asked || owes, "who pays owes something");
    expect(asked || !owes, "what is owed is paid before anything else");
    if (owes) {
      const Player& payer = o_.player(o_.payment.payer);
      expect(payer.cargo.includes(o_.payment.treasures), "what is owed is aboard");
      expect(payer.hand >= o_.payment.cards, "what is owed is in hand");
    }
    expect((o_.draws > 0) == (o_.phase == Phase::Draw), "a card that is due is drawn");
  }
  void ending() {
    expect(o_.round <= kRoundsEach * static_cast<int>(game_.seats()), "the rounds are limited");
    expect((o_.phase == Phase::Over) == (o_.end != EndReason::Running), "an end has a reason");
    const int target = target_points(game_.seats());
    for (std::size_t i = 0; i < game_.seats(); ++i)
      expect(o_.phase == Phase::Over || points(content_, o_, seat_at(i)) < target,
             "who reaches the target has won");  // [D14.1]
  }

  const Deukalion& game_;
  const Content& content_;
  const Open& o_;
  const Hidden& h_;
  std::optional<std::string> broken_;
};

}  // namespace

std::optional<std::string> Deukalion::audit(const State& state) const {
  return Auditor(*this, state).run();
}

}  // namespace ilion::deukalion
