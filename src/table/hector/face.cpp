// SPDX-License-Identifier: GPL-3.0-or-later
// What the game says to people: its choices, its events, whom it awaits and how it ended. The words
// are in content/words/hector.json.
#include "table/hector/face.h"

#include "games/hector/notation.h"
#include "table/hector/picture.h"
#include "table/hector/picture_memory.h"
#include "table/hector/speech.h"

namespace ilion {

using namespace hector;

namespace {

using Said = std::optional<std::string>;

struct ChoiceSpeaker {
  Speech s;

  const ArmyView& mine() const { return s.view.armies[s.view.mover]; }
  std::string my_hero() const { return s.hero(s.view.mover, mine().secrets.hero); }
  std::string my_troop(TablePlace place) const { return s.troop(mine().table[index_of(place)]); }
  std::string facing(std::string_view key, Edge edge) const {
    const Seat me = s.view.mover;
    return s.say(key, {{"mine", s.facing(me, edge)}, {"theirs", s.facing(other(me), edge)}});
  }

  std::string operator()(const ChooseSource& m) const {
    return s.say("choice-from", {{"from", s.from(m.stack)}});
  }
  std::string operator()(const NameNumber& m) const {
    return s.say("choice-number", {{"number", Atom<Number>::text(m.number)}});
  }
  std::string operator()(const FaceTile& m) const {
    const TileEdges& edges = s.game.content().tiles[index_of(s.view.tile)];
    std::size_t edge = 0;
    while (edges[edge] != m.colour) ++edge;
    return facing("choice-face", static_cast<Edge>(edge));
  }
  std::string operator()(const NoAction&) const { return s.say("choice-pass"); }
  std::string operator()(const DiscardAndDraw& m) const {
    return s.say("choice-discard", {{"troop", s.troop(m.troop)}});
  }
  std::string operator()(const ChangeHero&) const {
    return s.say("choice-change", {{"hero", my_hero()}});
  }
  std::string operator()(const DeployHero& m) const {
    return s.say("choice-deploy",
                 {{"hero", my_hero()}, {"place", s.place(m.on)}, {"troop", my_troop(m.on)}});
  }
  std::string operator()(const Boost& m) const {
    return s.say("choice-boost", {{"place", s.place(m.on)}, {"troop", my_troop(m.on)}});
  }
  std::string operator()(const Retreat&) const { return s.say("choice-retreat"); }
  std::string operator()(const PlayTroop& m) const {
    return s.say("choice-play", {{"troop", s.troop(m.troop)}});
  }
  std::string operator()(const TurnTile& m) const {
    const unsigned steps = m.turn == Turn::Right ? 3 : m.turn == Turn::Left ? 1 : 0;
    const auto edge = static_cast<Edge>((static_cast<unsigned>(s.view.edge) + steps) % kEdges);
    return facing("choice-turn-" + Atom<Turn>::text(m.turn), edge);
  }
  std::string operator()(const PayRansom& m) const {
    return s.say("choice-lose-" + Atom<Ransom>::text(m.ransom), {{"hero", my_hero()}});
  }
};

// The actions of a turn: there are up to eight at a time.
struct BriefSpeaker {
  Speech s;

  std::string operator()(const NoAction&) const { return s.say("brief-pass"); }
  std::string operator()(const DiscardAndDraw& m) const {
    return s.say("brief-discard", {{"troop", s.troop(m.troop)}});
  }
  std::string operator()(const ChangeHero&) const { return s.say("brief-change"); }
  std::string operator()(const DeployHero& m) const {
    return s.say("brief-deploy", {{"place", s.place(m.on)}});
  }
  std::string operator()(const Boost& m) const {
    return s.say("brief-boost", {{"place", s.place(m.on)}});
  }
  std::string operator()(const Retreat&) const { return s.say("brief-retreat"); }
  template <class Other>
  std::string operator()(const Other&) const {
    return {};
  }
};

struct EventSpeaker {
  Speech s;

  std::string both(const std::string& key, Seat who, Edge edge) const {
    return s.tell(who, key,
                  {{"first_side", s.side(kAchaeans)},
                   {"first_colour", s.facing(kAchaeans, edge)},
                   {"second_side", s.side(kTrojans)},
                   {"second_colour", s.facing(kTrojans, edge)}});
  }
  std::string sums(std::string_view key, const PerSide<std::uint8_t>& sums) const {
    return s.say(key, {{"first_side", s.side(kAchaeans)},
                       {"first", std::to_string(sums[kAchaeans])},
                       {"second_side", s.side(kTrojans)},
                       {"second", std::to_string(sums[kTrojans])}});
  }

  Said operator()(const SourceChosen& e) const {
    return s.tell(e.side, "event-source", {{"from", s.from(e.stack)}});
  }
  Said operator()(const VanguardTurned& e) const {
    return s.tell(e.side, "event-vanguard", {{"troop", s.troop(e.troop)}});
  }
  Said operator()(const StacksActive& e) const {
    return s.say("event-active", {{"number", Atom<Number>::text(e.number)},
                                  {"first_side", s.side(kAchaeans)},
                                  {"first_from", s.from(e.stacks[kAchaeans])},
                                  {"second_side", s.side(kTrojans)},
                                  {"second_from", s.from(e.stacks[kTrojans])}});
  }
  Said operator()(const TileTurnedUp& e) const {
    std::string colours;
    for (Colour colour : s.game.content().tiles[index_of(e.tile)])
      colours += (colours.empty() ? "" : ", ") + s.names.colour(colour, s.lang);
    return s.say("event-tile-up", {{"tile", Atom<Tile>::text(e.tile)}, {"colours", colours}});
  }
  Said operator()(const TileFaced& e) const { return both("event-tile-faced", e.side, e.edge); }
  Said operator()(const TroopDrawn& e) const {
    const std::string troop = e.troop.is_none() ? "" : s.troop(e.troop);
    return s.tell(e.side, "event-troop-drawn", {{"troop", troop}, {"from", s.from(e.stack)}});
  }
  Said operator()(const HeroDrawn& e) const {
    const std::string hero = e.hero == Hero::None ? "" : s.hero(e.side, e.hero);
    return s.tell(e.side, "event-hero-drawn", {{"hero", hero}});
  }
  Said operator()(const ActionPassed& e) const { return s.tell(e.side, "event-no-action"); }
  Said operator()(const TroopDiscarded& e) const {
    const std::string troop = e.troop.is_none() ? "" : s.troop(e.troop);
    const bool openly = e.open && !s.view.viewer.is(e.side);
    return s.tell(e.side, openly ? "event-discarded-open" : "event-discarded", {{"troop", troop}});
  }
  Said operator()(const HeroPutUnder& e) const {
    const std::string hero = e.hero == Hero::None ? "" : s.hero(e.side, e.hero);
    return s.tell(e.side, "event-hero-under", {{"hero", hero}});
  }
  Said operator()(const HeroDeployed& e) const {
    return s.tell(e.side, "event-deployed",
                  {{"hero", s.hero(e.side, e.hero)}, {"place", s.place(e.on)}});
  }
  Said operator()(const TroopBoosted& e) const {
    return s.tell(e.side, "event-boosted", {{"place", s.place(e.on)}});
  }
  Said operator()(const TroopPlayed& e) const {
    return s.tell(e.side, "event-played", {{"troop", s.troop(e.troop)}});
  }
  Said operator()(const SuperiorityChecked& e) const { return sums("event-superiority", e.sums); }
  Said operator()(const TileTurned& e) const {
    if (e.turn == Turn::Leave) return s.tell(e.side, "event-tile-left");
    return both("event-tile-turned", e.side, e.edge);
  }
  Said operator()(const HeroShown& e) const {
    return s.tell(e.side, "event-hero-shown", {{"hero", s.hero(e.side, e.hero)}});
  }
  Said operator()(const BattleScored& e) const { return sums("event-scored", e.scores); }
  Said operator()(const Retreated& e) const { return s.tell(e.side, "event-retreated"); }
  Said operator()(const RansomPaid& e) const {
    if (e.ransom == Ransom::LoseHero) return std::nullopt;  // HeroLost says it
    return s.tell(e.side, "event-ransom-favour");
  }
  Said operator()(const BattleWon& e) const { return s.tell(e.side, "event-won"); }
  Said operator()(const BattleTied&) const { return s.say("event-tied"); }
  Said operator()(const TableReturned& e) const {
    return s.tell(e.side, "event-table-returned", {{"into", s.into(s.view.armies[e.side].active)}});
  }
  Said operator()(const TableLost& e) const { return s.tell(e.side, "event-table-lost"); }
  Said operator()(const HandReturned& e) const {
    return s.tell(e.side, "event-hand-returned", {{"into", s.into(s.view.armies[e.side].active)}});
  }
  Said operator()(const HeroReturned&) const { return std::nullopt; }
  Said operator()(const HeroLost& e) const {
    return s.tell(e.side, "event-hero-lost", {{"hero", s.hero(e.side, e.hero)}});
  }
  Said operator()(const ShamePaid& e) const {
    return s.tell(e.side, "event-shame-paid", {{"from", s.from(e.stack)}});
  }
  Said operator()(const ShameTaken& e) const { return s.tell(e.side, "event-shame-taken"); }
  Said operator()(const StackDepleted& e) const {
    return s.tell(e.side, "event-depleted", {{"number", Atom<Stack>::text(e.stack)}});
  }
  Said operator()(const BattleOpened& e) const {
    return s.tell(e.attacker, "event-battle", {{"battle", std::to_string(e.battle)}});
  }
  Said operator()(const MatchEnded&) const { return std::nullopt; }  // the result says it
  Said operator()(const SecretsShown&) const { return std::nullopt; }
  Said operator()(const Asked&) const { return std::nullopt; }
};

std::string_view status_key(Phase phase) {
  switch (phase) {
    case Phase::Source: return "status-source";
    case Phase::Number: return "status-number";
    case Phase::Facing: return "status-facing";
    case Phase::Action: return "status-action";
    case Phase::Card: return "status-card";
    case Phase::Fate: return "status-fate";
    case Phase::Ransom: return "status-ransom";
    case Phase::Over: return "status-over";
    default: return "status-chance";
  }
}

}  // namespace

std::string Face<Hector>::choice(const Hector& game, const View& view, const Move& move,
                                 Lang lang) const {
  return std::visit(ChoiceSpeaker{{game, names_, view, lang}}, move);
}

std::string Face<Hector>::brief(const Hector& game, const View& view, const Move& move,
                                Lang lang) const {
  return std::visit(BriefSpeaker{{game, names_, view, lang}}, move);
}

std::optional<std::string> Face<Hector>::event(const Hector& game, const View& before,
                                               const Event& event, Lang lang) const {
  return std::visit(EventSpeaker{{game, names_, before, lang}}, event);
}

std::string Face<Hector>::where(const View& view, Lang lang) const {
  return Words::of("hector").say("where", lang, {{"battle", std::to_string(view.battle)}});
}

std::string Face<Hector>::status(const View& view, Lang lang) const {
  std::string key(status_key(view.phase));
  const Words& words = Words::of("hector");
  if (words.has(key)) return words.say(key, lang);  // chance and the end concern nobody
  key += view.viewer.is(view.mover) ? "-you" : "-other";
  return words.say(key, lang, {{"side", names_.side(view.mover, lang)}});
}

std::string Face<Hector>::result(const MatchResult& result, Lang lang) const {
  const Seat winner = result.rank[kAchaeans] == 1 ? kAchaeans : kTrojans;
  return Words::of("hector").say(
      result.reason, lang,
      {{"winner", names_.side(winner, lang)}, {"loser", names_.side(other(winner), lang)}});
}

std::string Face<Hector>::picture(const Hector& game, const View& view, Lang lang,
                                  const Brush& brush) const {
  return hector::picture(game, names_, view, lang, brush);
}

std::string Face<Hector>::memory(const View& view, Lang lang, const Brush& brush) const {
  return hector::memory_picture(names_, view, lang, brush);
}

bool Face<Hector>::decides(const Event& event) const {
  return std::holds_alternative<BattleWon>(event) || std::holds_alternative<BattleTied>(event);
}

// The cards of the last battle, and the stacks they have left.
View Face<Hector>::at_the_end(const View& decided, View end) const {
  for (Seat side : kBothSides) {
    const ArmyView& before = decided.armies[side];
    ArmyView& army = end.armies[side];
    army.table = before.table;
    army.boosted = before.boosted;
    army.deployed_on = before.deployed_on;
    army.hero_in_hand = before.hero_in_hand;
    army.hero = before.hero;
    army.secrets.hero = before.secrets.known ? before.secrets.hero : before.hero;
  }
  return end;
}

}  // namespace ilion
