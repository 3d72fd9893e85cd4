// SPDX-License-Identifier: GPL-3.0-or-later
// A State that agrees with a view, uniform over those that do. What the viewer knows stays; hidden
// intrigue cards are dealt anew over hands and deck, so that hands hold what all saw go into them
// and the deck nothing that cannot be there since the last shuffle; hidden events and unseen
// decisions of setup are drawn evenly.
#include <bit>

#include "games/achaia/game.h"

namespace ilion::achaia {

namespace {

class Imaginer {
 public:
  Imaginer(const Achaia& game, const View& view, State& state, Rng& rng)
      : game_(game), v_(view), s_(state), rng_(rng) {}

  void cards() {
    hidden_ = Cards::all() - v_.discard - in_play(v_.question);
    Cards bound = v_.deck_most;
    for (Seat seat : seats()) {
      const PlayerView& player = v_.players[seat];
      const Secrets& secrets = player.secrets;
      s_.hand[seat] = secrets.known ? secrets.hand : player.known;
      if (secrets.known) bound = secrets.deck_most;
      hidden_ = hidden_ - s_.hand[seat];
    }
    // What the deck cannot hold is in the hidden hands, for certain.
    Cards held = hidden_.beyond(bound);
    hidden_ = hidden_ - held;
    fill_hands(held);
  }

  // The events of this round that lie hidden before others, kept or discarded [A5.14].
  void events() {
    unsigned left = (1U << kEventsOfRound) - 1;
    const auto use = [&](EventCard card) { left &= ~(1U << index_of(card) % kEventsOfRound); };
    for (Seat seat : seats()) {
      const PlayerView& player = v_.players[seat];
      s_.event_fate[seat] = player.event_fate;
      s_.event[seat] = player.secrets.known ? player.secrets.event : player.event;
      if (s_.event[seat] != kNoEvent) use(s_.event[seat]);
    }
    for (Seat seat : seats()) {
      if (s_.event_fate[seat] == EventFate::None || s_.event[seat] != kNoEvent) continue;
      unsigned bits = left;
      for (std::uint32_t n = rng_.below(static_cast<std::uint32_t>(std::popcount(left))); n > 0;
           --n)
        bits &= bits - 1;
      s_.event[seat] = event_at((v_.round - 1U) * kEventsOfRound +
                                static_cast<std::size_t>(std::countr_zero(bits)));
      use(s_.event[seat]);
    }
  }

  void rerolls() {  // [A2.5]
    for (Seat seat : seats()) {
      const PlayerView& player = v_.players[seat];
      s_.again[seat] = player.secrets.known ? player.secrets.again : player.again;
      const bool decided = v_.question.phase == Phase::Reroll && seat < v_.question.mover;
      if (!decided || player.secrets.known) continue;
      const std::uint32_t ways = game_.seats() == 2 ? 3 : 2;
      s_.again[seat] = static_cast<Again>(1 + rng_.below(ways));
    }
  }

  void dice() {
    for (std::size_t i = 0; i < kColours; ++i) s_.board.dice.put(colour_at(i), v_.dice[i]);
    if (v_.question.phase != Phase::SetDie) return;
    for (Seat seat : seats())
      if (!v_.viewer.is(seat) && !(v_.question.mover < seat)) set_dice(seat);
  }

  // What a player knows the deck to hold at most. What others know beyond what all know is their
  // secret, but they know what they have just drawn.
  Cards deck_most(Seat seat) const {
    if (v_.players[seat].secrets.known) return v_.players[seat].secrets.deck_most;
    return v_.question.act.actor == seat ? v_.deck_most - fresh_ : v_.deck_most;
  }

 private:
  FixedVec<Seat, kMaxPlayers> seats() const {
    FixedVec<Seat, kMaxPlayers> all;
    for (std::size_t i = 0; i < game_.seats(); ++i) all.push_back(seat_at(i));
    return all;
  }
  Intrigue draw(Cards& from) {
    const Intrigue card = from.nth(rng_.below(static_cast<std::uint32_t>(from.size())));
    from.remove(card);
    return card;
  }
  // How many of a player's hidden cards he has just drawn and looks at.
  std::size_t looked_at(Seat seat) const {
    const Act& act = v_.question.act;
    if (v_.players[seat].secrets.known || act.actor != seat || act.source == Source::None) return 0;
    const Operations& operations = game_.operations(act);
    if (act.op >= operations.size()) return 0;
    const Operation& operation = operations[act.op];
    return operation.op == Op::Draw && operation.amount < operation.count ? act.done : 0;
  }

  // Those looked at come from the deck, but for what was drawn before it was shuffled.
  std::size_t from_deck(Seat seat) const {
    return looked_at(seat) - (looked_at(seat) > 0 ? v_.question.act.old_drawn : 0U);
  }

  void fill_hands(Cards held) {
    std::size_t places = 0;
    for (Seat seat : seats()) places += hidden_in(seat) - from_deck(seat);
    while (held.size() < places) held.add(draw(hidden_));
    for (Seat seat : seats()) {
      const std::size_t fresh = from_deck(seat);
      std::size_t old = looked_at(seat) - fresh;
      for (std::size_t n = hidden_in(seat) - fresh; n > 0; --n) {
        take(seat, draw(held), old > 0);
        old -= old > 0 ? 1U : 0U;
      }
      for (std::size_t n = 0; n < fresh; ++n) {
        const Intrigue card = draw(hidden_);
        fresh_.add(card);
        take(seat, card, true);
      }
    }
  }
  void take(Seat seat, Intrigue card, bool looked) {
    s_.hand[seat].add(card);
    if (looked) s_.drawn.add(card);
  }
  std::size_t hidden_in(Seat seat) const { return v_.players[seat].hand - s_.hand[seat].size(); }

  // [A12.2] As many as he has set, in a way that can be completed: drawn until it is one.
  void set_dice(Seat seat) {
    const Colours colours = game_.colours();
    const bool asked = v_.question.mover == seat;
    const bool second = !asked || v_.question.colour != colours.main(seat);
    const int set = asked ? static_cast<int>(kDiceOfColour) - v_.question.left
                          : static_cast<int>(kDiceOfColour);
    const bool two = colours.per_seat() == 2;
    const Spot blank(Location::Reserve, 0);
    for (;;) {
      int purse = v_.players[seat].gold;
      const auto roll = [&](Colour colour, int dice) {
        s_.board.dice.put(colour, Dice::unrolled());
        int sum = 0;
        for (int n = 0; n < dice; ++n) {
          const int value = 1 + static_cast<int>(rng_.below(6));
          s_.board.dice.replace(colour, blank, blank.showing(value));
          sum += value;
        }
        const int unset = static_cast<int>(kDiceOfColour) - dice;
        const bool fits = sum + unset <= kFatePool + purse && sum + 6 * unset >= kFatePool;
        purse -= std::max(0, sum + unset - kFatePool);
        return fits;
      };
      const bool main =
          roll(colours.main(seat), second && two ? static_cast<int>(kDiceOfColour) : set);
      if (main && (!two || !second || roll(colours.support(seat), set))) return;
    }
  }

  const Achaia& game_;
  const View& v_;
  State& s_;
  Rng& rng_;
  Cards fresh_;   // looked at by another and drawn from the present deck
  Cards hidden_;  // cards that have no place yet; what is left is the deck
};

}  // namespace

State Achaia::imagine(const View& view, Rng& rng) const {
  State state;
  state.question = view.question;
  Imaginer imaginer(*this, view, state, rng);
  imaginer.dice();
  imaginer.cards();
  imaginer.events();
  imaginer.rerolls();
  state.board.increased = view.increased;
  state.markers = view.markers;
  state.order = view.order;
  state.discard = view.discard;
  state.deck_most_to_all = view.deck_most;
  for (std::size_t i = 0; i < players_; ++i) {
    const Seat seat = seat_at(i);
    const PlayerView& player = view.players[seat];
    state.gold[seat] = player.gold;
    state.influence[seat] = player.influence;
    state.cousins[seat] = player.cousins;
    state.known[seat] = player.known;
    state.deck_most[seat] = imaginer.deck_most(seat);
    state.last_placed[seat] = player.last_placed;
    if (player.passed) state.passed = static_cast<std::uint8_t>(state.passed | 1U << i);
    if (player.secrets.known && view.question.act.actor == seat) state.drawn = player.secrets.drawn;
  }
  for (std::size_t i = players_; i < kMaxPlayers; ++i) state.event[seat_at(i)] = kNoEvent;
  state.round = view.round;
  state.start = view.start;
  state.characters = view.characters;
  state.greed = view.greed;
  return state;
}

}  // namespace ilion::achaia
