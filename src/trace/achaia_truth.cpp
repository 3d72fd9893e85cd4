// SPDX-License-Identifier: GPL-3.0-or-later
#include <boost/json.hpp>

#include "games/achaia/game.h"
#include "games/achaia/notation.h"
#include "trace/truth.h"

namespace ilion {

using namespace achaia;
namespace json = boost::json;

namespace {

json::string text(std::string_view words) { return json::string(words.data(), words.size()); }

template <class T>
json::string atom(const T& value) {
  return json::string(Atom<T>::text(value));
}

json::array cards(Cards heap) {
  json::array list;
  for (Intrigue kind : heap.kinds())
    for (std::size_t n = 0; n < heap.count(kind); ++n) list.push_back(atom(kind));
  return list;
}

std::string_view phase_name(Phase phase) {
  switch (phase) {
    case Phase::LayTile: return "lay-tile";
    case Phase::DealCard: return "deal-card";
    case Phase::DealEvent: return "deal-event";
    case Phase::TurnUp: return "turn-up";
    case Phase::Roll: return "roll";
    case Phase::Reroll: return "reroll";
    case Phase::RollAgain: return "roll-again";
    case Phase::SetDie: return "set-die";
    case Phase::DrawStart: return "draw-start";
    case Phase::Place: return "place";
    case Phase::Supplies: return "supplies";
    case Phase::SupplyCard: return "supply-card";
    case Phase::Reserve: return "reserve";
    case Phase::Turn: return "turn";
    case Phase::Window: return "window";
    case Phase::FreeCard: return "free-card";
    case Phase::PickDie: return "pick-die";
    case Phase::PickStep: return "pick-step";
    case Phase::PickTo: return "pick-to";
    case Phase::PickPartner: return "pick-partner";
    case Phase::PickLocation: return "pick-location";
    case Phase::PickMarker: return "pick-marker";
    case Phase::PickCharacter: return "pick-character";
    case Phase::RollPick: return "roll-pick";
    case Phase::DrawCard: return "draw-card";
    case Phase::KeepCard: return "keep-card";
    case Phase::DropCard: return "drop-card";
    case Phase::SellCard: return "sell-card";
    case Phase::TakeCard: return "take-card";
    case Phase::Yield: return "yield";
    case Phase::Spoils: return "spoils";
    case Phase::Order: return "order";
    case Phase::Use: return "use";
    case Phase::Tied: return "tied";
    case Phase::MoveOut: return "move-out";
    case Phase::Over: return "over";
  }
  return "";
}

bool is_setup(Phase phase) { return phase < Phase::Place; }

json::value reroll(const Achaia& game, const State& state, Seat seat) {
  const Phase phase = state.question.phase;
  if (phase != Phase::Reroll && phase != Phase::RollAgain) return nullptr;
  switch (state.again[seat]) {
    case Again::Undecided: return nullptr;
    case Again::None: return "none";
    case Again::Main: return atom(game.colours().main(seat));
    case Again::Support: return atom(game.colours().support(seat));
  }
  return nullptr;
}

json::value event_fate(EventFate fate) {
  switch (fate) {
    case EventFate::None: return nullptr;
    case EventFate::Held: return "held";
    case EventFate::Played: return "played";
    case EventFate::Discarded: return "discarded";
  }
  return nullptr;
}

json::object player(const Achaia& game, const State& state, Seat seat) {
  const bool holds = state.event_fate[seat] == EventFate::Held;
  return {{"gold", state.gold[seat]},
          {"influence", state.influence[seat]},
          {"street", state.cousins_of(seat, Cousin::Street)},
          {"court", state.cousins_of(seat, Cousin::Court)},
          {"hand", cards(state.hand[seat])},
          {"event", holds ? json::value(atom(state.event[seat])) : json::value(nullptr)},
          {"event_fate", event_fate(state.event_fate[seat])},
          {"passed", state.has_passed(seat)},
          {"reroll", reroll(game, state, seat)}};
}

json::array dice(const State& state, Colour colour) {
  json::array list;
  for (Spot spot : state.board.dice.of(colour))
    if (!spot.is_blank()) list.push_back(atom(Die{colour, spot}));
  return list;
}

// What lies on locations, by their number; those with nothing are left out.
json::object counts(const std::array<std::uint8_t, kLocations>& numbers) {
  json::object list;
  for (std::size_t i = 0; i < kLocations; ++i)
    if (numbers[i] > 0) list[Atom<Location>::text(location_at(i))] = numbers[i];
  return list;
}

json::array tiles(const State& state) {
  const Question& question = state.question;
  const std::size_t laid = question.phase == Phase::LayTile ? question.position : kLocations;
  json::array list;
  for (std::size_t i = 0; i < laid; ++i) list.push_back(atom(state.order[i]));
  return list;
}

json::object characters(const State& state) {
  json::object list;
  for (Character who : Atom<Character>::all())
    if (is_open(state, who)) list[Atom<Character>::text(who)] = state.greed[slot_of(who)];
  return list;
}

std::string_view source_name(Source source) {
  switch (source) {
    case Source::None: return "none";
    case Source::Card: return "card";
    case Source::Answer: return "answer";
    case Source::Character: return "character";
    case Source::Event: return "event";
    case Source::Location: return "location";
  }
  return "";
}

json::string id_of(const Act& act) {
  switch (act.source) {
    case Source::Character: return atom(character_at(act.id));
    case Source::Event: return atom(event_at(act.id));
    case Source::Location: return atom(location_at(act.id));
    default: return atom(act.card());
  }
}

json::string part_of(const Act& act) {
  return act.is_card() ? atom(act.side()) : atom(static_cast<UseOf>(act.which));
}

json::object named(const Achaia& game, const Act& act, const Pick& pick) {
  switch (game.operations(act)[pick.op].op) {
    case Op::LayMarker:
    case Op::RemoveMarker: return {{"marker", atom(pick.colour)}, {"at", atom(pick.to.place())}};
    case Op::RaiseLimit:
    case Op::TileDiceAdd: return {{"at", atom(pick.to.place())}};
    default:
      return {{"die", atom(Die{pick.colour, pick.from})},
              {"becomes", atom(Die{pick.colour, pick.to})}};
  }
}

json::value effect(const Achaia& game, const Act& act) {
  if (act.source == Source::None) return nullptr;
  json::array picks;
  for (std::size_t i = 0; i < act.picked; ++i) picks.push_back(named(game, act, act.picks[i]));
  const bool alone = act.other == act.actor;
  return json::object{{"of", text(source_name(act.source))},
                      {"id", id_of(act)},
                      {"part", part_of(act)},
                      {"seat", index_of(act.actor)},
                      {"other", alone ? json::value(nullptr) : json::value(index_of(act.other))},
                      {"named", picks}};
}

json::array due(const Achaia& game, const State& state) {
  json::array list;
  for (std::size_t i = 0; i < game.seats(); ++i)
    for (int value = 1; value <= 6; ++value)
      for (int n = 0; n < state.question.claims.of(seat_at(i), value); ++n)
        list.push_back(json::object{{"seat", i}, {"value", value}});
  return list;
}

// The location that is resolved [A6.1] or loses an increased-limit marker [A6.6].
json::value location(const State& state) {
  const Question& question = state.question;
  const Phase phase = question.phase;
  const bool resolved = question.act.source == Source::Location || phase == Phase::Order ||
                        phase == Phase::Use || phase == Phase::Tied || phase == Phase::MoveOut;
  if (!resolved) return nullptr;
  return atom(state.order[question.position]);
}

}  // namespace

json::object truth(const Achaia& game, const State& state) {
  const Question& question = state.question;
  const Phase phase = question.phase;
  const bool for_nobody = phase == Phase::Over || phase == Phase::LayTile ||
                          phase == Phase::TurnUp || phase == Phase::DrawStart;
  const json::value none = nullptr;
  json::array players;
  for (std::size_t i = 0; i < game.seats(); ++i) players.push_back(player(game, state, seat_at(i)));
  json::object all_dice;
  json::object all_markers;
  for (std::size_t i = 0; i < kColours; ++i) {
    if (!game.colours().is_used(colour_at(i))) continue;
    all_dice[Atom<Colour>::text(colour_at(i))] = dice(state, colour_at(i));
    all_markers[Atom<Colour>::text(colour_at(i))] = counts(state.markers[i]);
  }
  return {
      {"phase", text(phase_name(phase))},
      {"seat", for_nobody ? none : json::value(index_of(question.mover))},
      {"round", state.round},
      {"start", is_setup(phase) && state.round == 1 ? none : json::value(index_of(state.start))},
      {"order", tiles(state)},
      {"players", players},
      {"dice", all_dice},
      {"markers", all_markers},
      {"increased", counts(state.board.increased)},
      {"characters", characters(state)},
      {"deck", cards(deck(state))},
      {"discards", cards(state.discard)},
      {"drawn", cards(state.drawn)},
      {"effect", effect(game, question.act)},
      {"location", location(state)},
      {"due", due(game, state)},
      {"leaving", phase == Phase::MoveOut ? json::value(atom(question.colour)) : none}};
}

}  // namespace ilion
