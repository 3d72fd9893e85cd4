// SPDX-License-Identifier: GPL-3.0-or-later
#include <boost/json.hpp>

#include "games/deukalion/game.h"
#include "games/deukalion/notation.h"
#include "games/deukalion/score.h"
#include "trace/truth.h"

namespace ilion {

using namespace deukalion;
namespace json = boost::json;

namespace {

json::string text(std::string_view words) { return json::string(words.data(), words.size()); }

template <class T>
json::value atom(const T& value) {
  return json::string(Atom<T>::text(value));
}

template <class T>
json::value atom_or_null(const T& value, const T& nothing) {
  return value == nothing ? json::value(nullptr) : atom(value);
}

json::value seat_or_null(Ship ship) {
  return ship == Ship::None ? json::value(nullptr) : json::value(ilion::index_of(seat_of(ship)));
}

json::array cards(const Cards& pile) {
  json::array list;
  for (std::size_t i = 0; i < pile.size(); ++i) list.push_back(atom(pile.nth(i)));
  return list;
}

json::array treasures(Treasures pile) {
  json::array list;
  for (std::size_t i = 0; i < pile.size(); ++i) list.push_back(atom(pile.nth(i)));
  return list;
}

json::array quests(QuestSet set) {
  json::array list;
  for (std::size_t i = 0; i < set.size(); ++i) list.push_back(atom(set.nth(i)));
  return list;
}

json::object player(const Deukalion& game, const State& state, Seat seat) {
  const Player& player = state.open.players[seat];
  int settled = 0;
  for (std::size_t i = 0; i < kSettlements; ++i)
    if (state.open.holders[i] == ship_of(seat)) settled += game.content().places[kCities + i].size;
  json::array laid;
  if (player.pegasus) laid.push_back(atom(Card::Pegasus));
  if (player.hades) laid.push_back(atom(Card::Hades));
  if (player.fleece) laid.push_back(atom(Card::Fleece));
  return {{"name", atom(ship_of(seat))},
          {"ship", atom_or_null(player.ship, kNowhere)},
          {"aboard", player.aboard},
          {"below", player.below},
          {"settled", settled},
          {"cargo", treasures(player.cargo)},
          {"hand", cards(state.hidden.hands[seat])},
          {"laid", laid},
          {"secret", atom_or_null(state.hidden.secrets[seat], Quest::None)},
          {"shown", player.has_secret && player.shown != Quest::None},
          {"completed", quests(player.completed)},
          {"point_cards", player.point_cards},
          {"points", points(game.content(), state.open, seat)}};
}

json::object cities(const Open& open) {
  json::object list;
  for (std::size_t i = 0; i < kCities; ++i)
    list[Atom<Place>::text(place_at(i))] = treasures(open.cities[i]);
  return list;
}

json::object settlements(const Open& open) {
  json::object list;
  for (std::size_t i = 0; i < kSettlements; ++i)
    list[Atom<Place>::text(place_at(kCities + i))] = seat_or_null(open.holders[i]);
  return list;
}

json::object turn(const Open& open) {
  const Progress& progress = open.progress;
  json::array done;
  if (progress.cards) done.push_back("cards");
  if (progress.soldiers) done.push_back("soldiers");
  if (progress.sail) done.push_back("sail");
  if (progress.hydra) done.push_back("hydra");
  return {{"done", done},
          {"landed", progress.landed},
          {"fought", progress.fought},
          {"aiolos", progress.aiolos},
          {"hermes", progress.hermes},
          {"middle_three", progress.middle_three},
          {"ending", open.ending}};
}

std::string_view kind_name(FightKind kind) {
  switch (kind) {
    case FightKind::None: return "none";
    case FightKind::Ship: return "ship";
    case FightKind::City: return "city";
    case FightKind::Settlement: return "settlement";
    case FightKind::Hydra: return "hydra";
    case FightKind::HydraAttacks: return "hydra-attacks";
  }
  return "";
}

json::value toss(const Fight& fight, std::size_t which) {
  const Throw& part = fight.throws[which];
  if (!part.threw) return nullptr;
  return json::object{{"crossed", part.crossed},
                      {"clear", part.clear},
                      {"edge", part.edge},
                      {"ares", part.ares},
                      {"athena", part.athena}};
}

json::value fight(const Fight& fight) {
  if (!fight.is_on()) return nullptr;
  return json::object{{"kind", text(kind_name(fight.kind))},
                      {"attacker", seat_or_null(fight.attacker)},
                      {"defender", seat_or_null(fight.defender)},
                      {"place", atom_or_null(fight.place, Place::None)},
                      {"attacker_toss", toss(fight, 0)},
                      {"defender_toss", toss(fight, 1)},
                      {"decided", fight.decided},
                      {"winner", seat_or_null(fight.winner)},
                      {"claimed", fight.claimed}};
}

std::string_view purpose_name(Purpose purpose) {
  switch (purpose) {
    case Purpose::None: return "none";
    case Purpose::Deliver: return "deliver";
    case Purpose::Unload: return "unload";
    case Purpose::Quest: return "quest";
    case Purpose::Reveal: return "reveal";
  }
  return "";
}

json::value payment(const Payment& payment) {
  if (payment.purpose == Purpose::None) return nullptr;
  return json::object{{"purpose", text(purpose_name(payment.purpose))},
                      {"payer", seat_or_null(payment.payer)},
                      {"quest", atom_or_null(payment.quest, Quest::None)},
                      {"cards", payment.cards},
                      {"treasures", treasures(payment.treasures)}};
}

json::value answer(const Answer& answer) {
  if (!answer.given) return nullptr;
  if (!answer.claims) return "pass";
  const std::string task = Atom<Task>::text(answer.task);
  const std::string colours = Atom<ColourSet>::text(answer.colours);
  return json::string(colours.empty() ? task : task + ' ' + colours);
}

json::value reveal(const Open& open, std::size_t seats) {
  if (open.revealed == Quest::None) return nullptr;
  json::array answers;
  json::array paid;
  for (std::size_t i = 0; i < seats; ++i) {
    answers.push_back(answer(open.answers[seat_at(i)]));
    paid.push_back(open.answers[seat_at(i)].paid);
  }
  return json::object{{"quest", atom(open.revealed)}, {"answers", answers}, {"paid", paid}};
}

json::value draws(const Open& open) {
  if (open.drawing == DrawKind::None) return nullptr;
  const bool hermes = open.drawing == DrawKind::Hermes;
  return json::object{{"by", hermes ? "hermes" : "cards"}, {"due", open.draws}};
}

json::value styx(const Open& open) {
  if (!open.at_styx) return nullptr;
  return json::object{{"unloaded", open.unloaded}};
}

std::string_view phase_name(Phase phase) {
  switch (phase) {
    case Phase::Lay: return "lay";
    case Phase::Deal: return "deal";
    case Phase::Secret: return "secret";
    case Phase::Open: return "open";
    case Phase::Roll: return "roll";
    case Phase::Draw: return "draw";
    case Phase::Throw: return "throw";
    case Phase::Anchor: return "anchor";
    case Phase::Side: return "side";
    case Phase::Place: return "place";
    case Phase::Turn: return "turn";
    case Phase::Styx: return "styx";
    case Phase::Toss: return "toss";
    case Phase::Spoils: return "spoils";
    case Phase::Shift: return "shift";
    case Phase::Claim: return "claim";
    case Phase::Reveal: return "reveal";
    case Phase::Return: return "return";
    case Phase::Pay: return "pay";
    case Phase::Over: return "over";
  }
  return "";
}

// What belongs to the round that is going on; null between rounds, and once the match is over.
void add_round(json::object& truth, const Open& open) {
  const bool rolled = open.round > 0 && open.phase != Phase::Roll && open.phase != Phase::Over &&
                      open.phase != Phase::Anchor;
  const bool own = rolled && open.phase != Phase::Place;
  const bool placed = own && open.in_turn();
  json::array outer;
  for (Face face : open.outer) outer.push_back(number(face));
  json::value none = nullptr;
  truth["middle"] = rolled ? json::value(number(open.middle)) : none;
  truth["outer"] = rolled ? json::value(outer) : none;
  truth["rotation"] = placed ? json::value(static_cast<unsigned>(open.rotation)) : none;
  truth["turn"] = own ? json::value(turn(open)) : none;
}

}  // namespace

json::object truth(const Deukalion& game, const State& state) {
  const Open& open = state.open;
  const bool over = open.phase == Phase::Over;
  const bool rolls = open.phase == Phase::Roll;
  const bool for_nobody = over || rolls || open.phase == Phase::Lay || open.phase == Phase::Open;
  json::array players;
  for (std::size_t i = 0; i < game.seats(); ++i) players.push_back(player(game, state, seat_at(i)));
  json::object truth{
      {"phase", text(phase_name(open.phase))},
      {"seat", for_nobody ? json::value(nullptr) : json::value(ilion::index_of(open.mover))},
      {"round", open.round},
      {"active", ilion::index_of(open.active)},
      {"acting", ilion::index_of(rolls ? open.active : open.acting)},
      {"players", players},
      {"cities", cities(open)},
      {"settlements", settlements(open)},
      {"hydra", atom_or_null(open.hydra, kNowhere)},
      {"open_quests", json::array{atom_or_null(open.quests[0], Quest::None),
                                  atom_or_null(open.quests[1], Quest::None)}},
      {"undrawn_quests", quests(state.hidden.quests)},
      {"removed_quests", quests(open.removed)},
      {"undrawn_cards", cards(state.hidden.deck)},
      {"discards", cards(open.discards)},
      {"fight", over ? json::value(nullptr) : fight(open.fight)},
      {"payment", over ? json::value(nullptr) : payment(open.payment)},
      {"reveal", over ? json::value(nullptr) : reveal(open, game.seats())},
      {"draws", over ? json::value(nullptr) : draws(open)},
      {"styx", over ? json::value(nullptr) : styx(open)}};
  add_round(truth, open);
  return truth;
}

}  // namespace ilion
