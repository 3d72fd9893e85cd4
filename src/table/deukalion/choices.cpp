// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/deukalion/choices.h"

#include <algorithm>

#include "games/deukalion/fights.h"
#include "games/deukalion/notation.h"
#include "games/deukalion/odds.h"

namespace ilion::deukalion {

namespace {

struct ChoiceSpeaker {
  const Deukalion& game;
  const Speech& s;

  const Open& open() const { return s.view.open; }
  const Player& me() const { return open().players[open().mover]; }
  std::string where(Square square) const { return s.where(game.board(), square); }
  static int fleece(const Player& player) { return player.fleece ? 1 : 0; }

  // [D9.1] Before any card of the fight is played.
  std::string reach_odds(int half_points) const {
    return s.percent(odds::chance_to_reach(me().aboard, half_points - fleece(me())));
  }
  std::string ship_odds(Ship ship) const {
    const Player& other = open().player(ship);
    return s.percent(odds::chance_to_beat(me().aboard, other.aboard, fleece(me()) - fleece(other)));
  }
  std::string hydra_odds(Ship ship) const {
    const Player& other = open().player(ship);
    return s.percent(1 - odds::chance_to_reach(other.aboard, 2 * kHydraStrength - fleece(other)));
  }
  // [D6.5] Who enters the Hydra's square by his secret quest alone shows it.
  bool shows_quest() const {
    const QuestSet open_quests = QuestSet(open().quests[0]) | QuestSet(open().quests[1]);
    return (open_quests & game.board().beat_hydra()).empty() && me().shown == Quest::None;
  }
  bool enters_hydra(const Sail& m) const { return m.to == open().hydra && m.to != me().ship; }
  std::string points_of(Quest quest) const { return s.points(s.content.quest(quest).points); }

  std::string operator()(const DropAnchor& m) const {
    return s.say("choice-anchor", {{"square", Atom<Square>::text(m.square)}});
  }
  std::string operator()(const PlaceKylix& m) const {
    Open turned = open();
    turned.rotation = m.rotation;
    const auto die = [&](Action action) { return std::to_string(number(turned.die_of(action))); };
    return s.say("choice-place", {{"cards", die(Action::Cards)},
                                  {"who", s.card_die(turned.die_of(Action::Cards))},
                                  {"soldiers", die(Action::Soldiers)},
                                  {"sail", die(Action::Sail)},
                                  {"hydra", die(Action::Hydra)}});
  }
  std::string operator()(const Sail& m) const {
    if (m.to == me().ship) return s.say("choice-stay", {{"square", where(m.to)}});
    if (enters_hydra(m))
      return s.say(
          shows_quest() ? "choice-sail-hydra-shows" : "choice-sail-hydra",
          {{"square", Atom<Square>::text(m.to)}, {"odds", reach_odds(2 * kHydraStrength)}});
    return s.say("choice-sail", {{"square", where(m.to)}});
  }
  std::string operator()(const SailAgainst& m) const {
    return s.say("choice-sail-against", {{"ship", s.hero(m.ship)},
                                         {"square", Atom<Square>::text(m.to)},
                                         {"odds", ship_odds(m.ship)}});
  }
  std::string operator()(const BringBack& m) const {
    return s.say("choice-bring", {{"soldiers", s.soldiers(number(m.soldiers))}});
  }
  std::string operator()(const DrawCards&) const {
    return s.say("choice-cards", {{"who", s.card_die(open().die_of(Action::Cards))}});
  }
  std::string operator()(const MoveHydra& m) const {
    return s.say("choice-hydra", {{"square", Atom<Square>::text(m.to)}});
  }
  std::string operator()(const MoveHydraAgainst& m) const {
    return s.say("choice-hydra-against", {{"ship", s.hero(m.ship)},
                                          {"square", Atom<Square>::text(m.to)},
                                          {"odds", hydra_odds(m.ship)}});
  }
  std::string operator()(const Attack& m) const {
    const int value = s.content.place(m.place).value;
    return s.say("choice-attack", {{"place", s.place(m.place)},
                                   {"value", std::to_string(value)},
                                   {"odds", reach_odds(2 * value)}});
  }
  std::string operator()(const Found& m) const {
    const std::size_t size = s.content.place(m.place).size;
    return s.say("choice-found", {{"place", s.place(m.place)},
                                  {"soldiers", s.with_soldiers(size)},
                                  {"points", s.points(size)}});
  }
  std::string operator()(const Deliver& m) const {
    return s.say("choice-deliver", {{"colours", s.colours(Treasures(m.colour))}});
  }
  std::string operator()(const Claim& m) const {
    return s.say("choice-claim", {{"quest", s.quest(m.quest)},
                                  {"points", points_of(m.quest)},
                                  {"task", s.names.task(m.quest, m.task, s.lang)}});
  }
  std::string operator()(const ClaimWith& m) const {
    return s.say("choice-claim-with", {{"quest", s.quest(m.quest)},
                                       {"points", points_of(m.quest)},
                                       {"task", s.names.task(m.quest, m.task, s.lang)},
                                       {"colours", s.colours(m.colours)}});
  }
  std::string operator()(const PlayCard& m) const {
    if (open().phase == Phase::Toss) return in_a_fight(m.card);
    return s.say("choice-card",
                 {{"card", s.card(m.card)}, {"text", s.names.card_text(m.card, s.lang)}});
  }
  std::string in_a_fight(Card card) const {
    const Ship ship = ship_of(open().mover);
    const Standing now = standing(s.content, open(), ship);
    const std::size_t crossed = open().fight.of(ship).crossed;
    switch (card) {
      case Card::Nike:
        return s.say(
            "choice-card-odds",
            {{"card", s.card(card)},
             {"n", s.soldiers(crossed)},
             {"odds", s.percent(odds::chance_to_reach(crossed, now.needed - now.strength))}});
      case Card::Athena:
        return s.say("choice-card-saves",
                     {{"card", s.card(card)}, {"soldiers", s.soldiers(crossed)}});
      default:  // [D9.2]
        return s.say("choice-card-makes",
                     {{"card", s.card(card)},
                      {"strength", halves(now.strength + (card == Card::Ares ? 4 : 1))},
                      {"against", halves(now.against)}});
    }
  }
  std::string operator()(const PlayCharon& m) const {
    return s.say("choice-charon", {{"soldiers", s.soldiers(number(m.soldiers))}});
  }
  std::string operator()(const PlayPoseidon& m) const {
    return s.say("choice-poseidon", {{"square", Atom<Square>::text(m.to)}});
  }
  std::string operator()(const PlayPoseidonAgainst& m) const {
    return s.say("choice-poseidon-against", {{"ship", s.hero(m.ship)},
                                             {"square", Atom<Square>::text(m.to)},
                                             {"odds", hydra_odds(m.ship)}});
  }
  std::string operator()(const TurnDie& m) const {
    const Face old = open().outer[static_cast<std::size_t>(m.die)];
    return s.say("choice-dionysos", {{"die", Atom<Hollow>::text(m.die)},
                                     {"old", Atom<Face>::text(old)},
                                     {"face", Atom<Face>::text(m.face)}});
  }
  std::string operator()(const Unload& m) const {
    return s.say("choice-unload", {{"colours", s.colours(Treasures(m.colour))}});
  }
  std::string operator()(const BringAll&) const {
    const std::size_t n = std::min(me().below, me().free_places());
    bool majority = true;  // [D7.4]
    for (std::size_t i = 0; i < game.seats(); ++i)
      if (seat_at(i) != open().mover && open().players[seat_at(i)].below >= me().below)
        majority = false;
    if (!majority) return s.say("choice-bring-all", {{"soldiers", s.soldiers(n)}});
    return s.say(
        "choice-bring-all-majority",
        {{"soldiers", s.soldiers(n)}, {"cards", s.point_cards(styx_point_cards(game.seats()))}});
  }
  std::string operator()(const LeaveBelow&) const { return s.say("choice-leave"); }
  std::string operator()(const TakeTreasure& m) const {
    return s.say(me().free_places() > 0 ? "choice-take" : "choice-take-for-a-soldier",
                 {{"colours", s.colours(Treasures(m.colour))}});
  }
  bool shifts_hydra() const {
    const FightKind kind = open().fight.kind;
    return kind != FightKind::Ship && open().fight.winner != Ship::None;
  }
  std::string operator()(const Shift& m) const {
    return s.say(shifts_hydra() ? "choice-shift-hydra" : "choice-shift",
                 {{"square", Atom<Square>::text(m.to)}});
  }
  std::string operator()(const TakeNothing&) const { return s.say("choice-nothing"); }
  std::string operator()(const TakePoint&) const { return s.say("choice-point"); }
  std::string operator()(const ReturnTo& m) const {
    return s.say("choice-return", {{"place", s.place(m.city)}});
  }
  std::string operator()(const PayCard& m) const {
    return s.say("choice-pay", {{"card", s.card(m.card)}});
  }
  std::string operator()(const Pass&) const {
    if (open().phase == Phase::Reveal) return s.say("choice-pass-quest");
    const Standing now = standing(s.content, open(), ship_of(open().mover));
    return s.say("choice-pass",
                 {{"strength", halves(now.strength)}, {"against", halves(now.against)}});
  }
  std::string operator()(const EndTurn&) const {
    if (!open().in_turn()) return s.say("choice-end-side");
    if (open().progress.cards) return s.say("choice-end");
    return s.say("choice-end-cards", {{"who", s.card_die(open().die_of(Action::Cards))}});
  }
};

// For lists that have no room for sentences. What has no brief form is short as it is.
struct BriefChoice {
  ChoiceSpeaker c;

  std::string fight(std::string_view key, Square square, Ship ship, const std::string& odds) const {
    return c.s.say(
        key, {{"ship", c.s.hero(ship)}, {"square", Atom<Square>::text(square)}, {"odds", odds}});
  }

  template <class Short>
  std::string operator()(const Short&) const {
    return {};
  }
  std::string operator()(const Sail& m) const {
    if (!c.enters_hydra(m)) return {};
    return c.s.say(
        c.shows_quest() ? "brief-sail-hydra-shows" : "brief-sail-hydra",
        {{"square", Atom<Square>::text(m.to)}, {"odds", c.reach_odds(2 * kHydraStrength)}});
  }
  std::string operator()(const SailAgainst& m) const {
    return fight("brief-sail-against", m.to, m.ship, c.ship_odds(m.ship));
  }
  std::string operator()(const MoveHydraAgainst& m) const {
    return fight("brief-hydra-against", m.to, m.ship, c.hydra_odds(m.ship));
  }
  std::string operator()(const PlayPoseidonAgainst& m) const {
    return fight("brief-poseidon-against", m.to, m.ship, c.hydra_odds(m.ship));
  }
  std::string operator()(const Attack& m) const {
    return c.s.say("brief-attack", {{"place", c.s.place(m.place)},
                                    {"odds", c.reach_odds(2 * c.s.content.place(m.place).value)}});
  }
  std::string operator()(const Claim& m) const {
    return c.s.say("brief-claim", {{"quest", Atom<Quest>::text(m.quest)},
                                   {"points", c.points_of(m.quest)},
                                   {"task", c.s.names.task(m.quest, m.task, c.s.lang)}});
  }
  std::string operator()(const ClaimWith& m) const {
    return c.s.say("brief-claim-with", {{"quest", Atom<Quest>::text(m.quest)},
                                        {"points", c.points_of(m.quest)},
                                        {"task", c.s.names.task(m.quest, m.task, c.s.lang)},
                                        {"colours", c.s.colours(m.colours)}});
  }
  std::string operator()(const PlayCard& m) const {
    return c.open().phase == Phase::Toss ? std::string() : c.s.card(m.card);
  }
};

// The group, and what tells its members apart.
struct Grouping {
  const Speech& s;

  Grouped of(std::string_view key, std::string brief) const {
    return {s.say(key), std::move(brief)};
  }
  Grouped at(std::string_view key, Square square) const {
    return of(key, Atom<Square>::text(square));
  }
  Grouped so_many(std::string_view key, Count count) const {
    return of(key, Atom<Count>::text(count));
  }

  template <class Alone>
  std::optional<Grouped> operator()(const Alone&) const {
    return std::nullopt;
  }
  std::optional<Grouped> operator()(const DropAnchor& m) const {
    return at("group-anchor", m.square);
  }
  std::optional<Grouped> operator()(const Sail& m) const {
    const Open& open = s.view.open;
    if (m.to == open.hydra && m.to != open.players[open.mover].ship) return std::nullopt;
    return at("group-sail", m.to);
  }
  std::optional<Grouped> operator()(const BringBack& m) const {
    return so_many("group-bring", m.soldiers);
  }
  std::optional<Grouped> operator()(const MoveHydra& m) const { return at("group-hydra", m.to); }
  std::optional<Grouped> operator()(const PlayCharon& m) const {
    return so_many("group-charon", m.soldiers);
  }
  std::optional<Grouped> operator()(const PlayPoseidon& m) const {
    return at("group-poseidon", m.to);
  }
  std::optional<Grouped> operator()(const TurnDie& m) const {
    return of("group-dionysos", Atom<Hollow>::text(m.die) + "→" + Atom<Face>::text(m.face));
  }
  std::optional<Grouped> operator()(const Shift& m) const { return at("group-shift", m.to); }
  std::optional<Grouped> operator()(const ReturnTo& m) const {
    return of("group-return", s.place(m.city));
  }
};

}  // namespace

std::string choice_says(const Deukalion& game, const Speech& speech, const Move& move) {
  return std::visit(ChoiceSpeaker{game, speech}, move);
}

std::optional<Grouped> choice_group(const Deukalion& game, const Speech& speech, const Move& move) {
  if (auto grouped = std::visit(Grouping{speech}, move)) return grouped;
  std::string brief = std::visit(BriefChoice{{game, speech}}, move);
  if (brief.empty()) return std::nullopt;
  return Grouped{"", std::move(brief)};
}

}  // namespace ilion::deukalion
