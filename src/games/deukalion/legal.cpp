// SPDX-License-Identifier: GPL-3.0-or-later
// The generator: one function a phase, each in the order of Move, so that lists come out sorted.
#include <algorithm>
#include <bit>

#include "games/deukalion/fights.h"
#include "games/deukalion/quests.h"
#include "games/deukalion/sailing.h"

namespace ilion::deukalion {

namespace {

// The players whose ships lie on a square, but one.
template <class Function>
void for_each_ship_at(const Open& open, Square square, Seat but, const Function& function) {
  for (std::size_t i = 0; i < kMaxPlayers; ++i)
    if (seat_at(i) != but && open.players[seat_at(i)].ship == square) function(ship_of(seat_at(i)));
}

class Generator {
 public:
  Generator(const Deukalion& game, const State& state, MoveList& moves)
      : game_(game),
        board_(game.board()),
        o_(state.open),
        hand_(state.hidden.hands[o_.mover]),
        me_(o_.players[o_.mover]),
        moves_(moves) {
    mine_ = QuestSet(o_.quests[0]) | QuestSet(o_.quests[1]);
    open_ = mine_;
    mine_.add(state.hidden.secrets[o_.mover]);
  }

  void anchor() {  // [D3.3] an anchor without a ship
    for (Square square : board_.anchors() - other_ships(o_, o_.mover))
      moves_.emplace_back(DropAnchor{square});
  }
  void place() {
    for (std::size_t r = 0; r < kOuterDice; ++r)
      moves_.emplace_back(PlaceKylix{static_cast<Rotation>(r)});
    if (!hand_.has(Card::Dionysos)) return;
    for (std::size_t die = 0; die < kOuterDice; ++die)  // [D11.AC11] to another face
      for (Face face : {Face::One, Face::Two, Face::Three})
        if (o_.outer[die] != face) moves_.emplace_back(TurnDie{static_cast<Hollow>(die), face});
  }

  // SIDE and TURN.
  void own_point() {
    others_ = other_ships(o_, o_.mover);
    const bool turn = o_.in_turn();
    const Progress& done = o_.progress;
    const bool chosen = done.sail || done.soldiers;
    can_sail_ = turn ? !done.sail : !chosen;  // [D5.3] [D5.5]
    const bool can_bring = turn ? !done.soldiers : !chosen;
    if (can_sail_) sail();
    const std::size_t die = turn ? number(o_.die_of(Action::Soldiers)) : kSideSoldiers;
    if (can_bring) bring<BringBack>(die + (me_.hades ? 1 : 0));  // [D11.AC02]
    if (turn && !done.cards) moves_.emplace_back(DrawCards{});   // [D5.6]
    if (turn && !done.hydra)
      hydra<MoveHydra, MoveHydraAgainst>(number(o_.die_of(Action::Hydra)));  // [D5.8]
    each_place<Attack>(attackable(game_, o_));
    each_place<Found>(foundable(game_, o_));
    const bool can_deliver = is_at_athens(board_, me_) && !me_.cargo.empty();
    if (can_deliver) each_treasure<Deliver>(me_.cargo);  // [D8.3]
    constexpr unsigned kAllCities = (1U << kCities) - 1;
    if (can_deliver || (board_.places_beside(me_.ship) & kAllCities) != 0)
      claims(mine_);  // tasks are met nowhere else
    own_cards();
    moves_.emplace_back(EndTurn{});
  }

  void styx() {  // [D7.3]
    if (me_.free_places() < me_.below) each_treasure<Unload>(me_.cargo);
    if (me_.free_places() > 0) moves_.emplace_back(BringAll{});
    if (!o_.unloaded) moves_.emplace_back(LeaveBelow{});
  }
  void toss() {  // [D13.P08]
    const Throw& throw_ = o_.fight.of(ship_of(o_.mover));
    if (!me_.fleece) card(Card::Fleece);
    card(Card::Ares);
    if (throw_.crossed > 0 && !throw_.athena) card(Card::Athena);
    if (throw_.crossed > 0) card(Card::Nike);
    moves_.emplace_back(Pass{});
  }
  void spoils() {  // [D9.6] [D9.8]
    const Fight& fight = o_.fight;
    const bool over_ship = fight.kind == FightKind::Ship;
    if (over_ship && !fight.claimed) victories(TaskKind::BeatShip, mine_ & board_.beat_ship());
    if (me_.free_places() > 0 || me_.aboard > 0)  // [D8.2]
      each_treasure<TakeTreasure>(over_ship ? o_.player(fight.loser()).cargo
                                            : o_.cities[index_of(fight.place)]);
    if (over_ship) shift();
    moves_.emplace_back(TakeNothing{});
  }
  void shift() {
    for (Square square : board_.shift_squares(battle_square(o_), taken_squares(o_, game_.seats())))
      moves_.emplace_back(Shift{square});
  }
  void claim() {  // [D10.4]
    victories(TaskKind::BeatHydra, mine_ & board_.beat_hydra());
    const bool attacked = o_.fight.kind == FightKind::HydraAttacks;
    if (attacked && (open_ & board_.beat_hydra()).empty()) moves_.emplace_back(TakePoint{});
  }
  void reveal() {  // [D12.9]
    claims(QuestSet(o_.revealed));
    moves_.emplace_back(Pass{});
  }
  void hand_back() {  // [D8.4]
    for (std::size_t i = 0; i < kCities; ++i)
      if (o_.cities[i].size() < game_.content().places[i].size)
        moves_.emplace_back(ReturnTo{place_at(i)});
  }
  void pay() {  // [D12.6]
    for (std::size_t i = 0; i < kCards; ++i)
      if (hand_.has(card_at(i))) moves_.emplace_back(PayCard{card_at(i)});
  }

 private:
  void sail() {
    const bool may_enter_hydra =
        me_.aboard > 0 && !(mine_ & board_.beat_hydra()).empty();  // [D6.5]
    const Sails reach = sails(board_, o_, others_, may_enter_hydra);
    for (Square square : reach.all - reach.against) moves_.emplace_back(Sail{square});
    for (Square square : reach.against)
      for_each_ship_at(o_, square, o_.mover, [&](Ship ship) {
        moves_.emplace_back(SailAgainst{square, ship});
      });
  }
  template <class Kind>
  void bring(std::size_t most) {  // [D7.2]
    most = std::min({most, std::size_t{me_.below}, std::size_t{me_.free_places()}});
    for (std::size_t n = 1; n <= most; ++n) moves_.emplace_back(Kind{count_of(n)});
  }
  template <class Kind, class KindAgainst>
  void hydra(std::size_t steps) {
    const Sails reach = hydra_moves(board_, o_, others_, steps);
    for (Square square : reach.all - reach.against) moves_.emplace_back(Kind{square});
    for (Square square : reach.against)
      for_each_ship_at(o_, square, o_.mover, [&](Ship ship) {
        moves_.emplace_back(KindAgainst{square, ship});
      });
  }
  template <class Kind>
  void each_place(unsigned places) {
    for (; places != 0; places &= places - 1)
      moves_.emplace_back(Kind{place_at(static_cast<std::size_t>(std::countr_zero(places)))});
  }
  template <class Kind>
  void each_treasure(Treasures treasures) {
    for (std::size_t i = 0; i < kColours; ++i)
      if (treasures.has(colour_at(i))) moves_.emplace_back(Kind{colour_at(i)});
  }
  void card(Card which) {
    if (hand_.has(which)) moves_.emplace_back(PlayCard{which});
  }

  // [D12.3] Tasks met where the ship lies; first those that leave no colours open.
  void claims(QuestSet quests) {
    bool with_colours = false;
    for (QuestSet rest = quests; !rest.empty(); rest.remove(rest.first()))
      for (Task task : {Task::A, Task::B}) {
        const TaskRow& row = game_.content().task(rest.first(), task);
        if (!is_met(board_, me_, row)) continue;
        if (row.kind == TaskKind::DeliverSame || row.kind == TaskKind::DeliverDistinct)
          with_colours = true;
        else
          moves_.emplace_back(Claim{rest.first(), task});
      }
    if (with_colours) claims_with_colours(quests);
  }
  void claims_with_colours(QuestSet quests) {
    for (QuestSet rest = quests; !rest.empty(); rest.remove(rest.first()))
      for (Task task : {Task::A, Task::B}) {
        const TaskRow& row = game_.content().task(rest.first(), task);
        const bool same = row.kind == TaskKind::DeliverSame;
        if (!same && row.kind != TaskKind::DeliverDistinct) continue;
        const std::size_t each = same ? row.count : 1;
        unsigned aboard = 0;
        for (std::size_t i = 0; i < kColours; ++i)
          if (me_.cargo.count(colour_at(i)) >= each) aboard |= 1U << i;
        for (unsigned bits = 1; bits < 1U << kColours; ++bits)
          if ((bits & ~aboard) == 0 && std::popcount(bits) == (same ? 1 : row.count))
            moves_.emplace_back(ClaimWith{rest.first(), task, ColourSet(bits)});
      }
  }
  void victories(TaskKind kind, QuestSet quests) {  // [D12.7]
    for (QuestSet rest = quests; !rest.empty(); rest.remove(rest.first()))
      for (Task task : {Task::A, Task::B})
        if (game_.content().task(rest.first(), task).kind == kind)
          moves_.emplace_back(Claim{rest.first(), task});
  }

  void own_cards() {  // [D11.5] the last column says when a card is not playable
    if (hand_.empty()) return;
    if (!me_.pegasus) card(Card::Pegasus);
    if (!me_.hades) card(Card::Hades);
    if (!me_.fleece) card(Card::Fleece);
    if (can_sail_) card(Card::Aiolos);
    if (!o_.progress.hermes && o_.deck + o_.discards.size() > 0) card(Card::Hermes);
    const bool middle_three = o_.progress.middle_three || o_.middle == Face::Three;
    if (!o_.in_turn() && can_sail_ && !middle_three) card(Card::Dionysos);
    if (hand_.has(Card::Charon)) bring<PlayCharon>(kCharonSoldiers);
    if (hand_.has(Card::Poseidon)) hydra<PlayPoseidon, PlayPoseidonAgainst>(kPoseidonSteps);
  }

  const Deukalion& game_;
  const Board& board_;
  const Open& o_;
  Cards hand_;
  const Player& me_;
  MoveList& moves_;
  QuestSet open_;
  QuestSet mine_;     // the open quests and the own secret one
  SquareSet others_;  // where other ships lie
  bool can_sail_ = false;
};

}  // namespace

MoveList Deukalion::legal_moves(const State& state) const {
  MoveList moves;
  Generator generator(*this, state, moves);
  switch (state.open.phase) {
    case Phase::Anchor: generator.anchor(); break;
    case Phase::Side:
    case Phase::Turn: generator.own_point(); break;
    case Phase::Place: generator.place(); break;
    case Phase::Styx: generator.styx(); break;
    case Phase::Toss: generator.toss(); break;
    case Phase::Spoils: generator.spoils(); break;
    case Phase::Shift: generator.shift(); break;
    case Phase::Claim: generator.claim(); break;
    case Phase::Reveal: generator.reveal(); break;
    case Phase::Return: generator.hand_back(); break;
    case Phase::Pay: generator.pay(); break;
    default: break;
  }
  return moves;
}

}  // namespace ilion::deukalion
