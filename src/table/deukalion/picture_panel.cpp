// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/deukalion/picture_panel.h"

#include <algorithm>
#include <array>

#include "games/deukalion/fights.h"
#include "games/deukalion/notation.h"
#include "games/deukalion/quests.h"
#include "games/deukalion/score.h"
#include "table/deukalion/picture_looks.h"

namespace ilion::deukalion {

namespace {

constexpr int kWide = 46;  // a panel that can say in words what signs say in a narrow one

constexpr std::array kActions{Action::Cards, Action::Soldiers, Action::Sail, Action::Hydra};
constexpr std::array<std::string_view, 4> kActionKeys{"action-cards", "action-soldiers",
                                                      "action-sail", "action-hydra"};
constexpr int kTableRows = 2 + static_cast<int>(kOuterDice);
constexpr int kRingRows = 2;
constexpr int kFightRows = 3;  // a title, and who fights whom

bool is_done(const Progress& progress, Action action) {
  switch (action) {
    case Action::Cards: return progress.cards;
    case Action::Soldiers: return progress.soldiers;
    case Action::Sail: return progress.sail;
    default: return progress.hydra;
  }
}

int settled(const Content& content, const Open& open, Ship ship) {
  int soldiers = 0;
  for (std::size_t i = 0; i < kSettlements; ++i)
    if (open.holders[i] == ship) soldiers += content.places[kCities + i].size;
  return soldiers;
}

}  // namespace

Panel::Panel(Canvas& canvas, const Deukalion& game, const Names& names, const View& view, Lang lang)
    : canvas_(canvas),
      game_(game),
      names_(names),
      view_(view),
      open_(view.open),
      lang_(lang),
      speech_{game.content(), names, view, lang} {}

int Panel::chip(Spot at, const std::string& text, Ink ink) {
  const bool coloured = canvas_.brush().colour;
  return canvas_.put(at, (coloured ? " " : "[") + text + (coloured ? " " : "]"), ink);
}

void Panel::draw(Spot at, Extent size) {
  const int seats = static_cast<int>(game_.seats());
  const int open_quests = static_cast<int>(kOpenQuests);
  const bool fights = open_.fight.is_on();
  int each = size.columns >= kWide && size.rows >= 1 + 3 * seats + 4 + open_quests ? 3 : 2;
  const int room = size.rows - 1 - each * seats - open_quests;
  const int middle_rows = fights ? kFightRows : kylix_rows(room);
  const int spare = room - middle_rows;
  const int gap = spare >= 2 ? 1 : 0;

  head(at, size.columns);
  Spot pen{at.row + 1, at.column};
  for (int i = 0; i < seats; ++i, pen.row += each)
    player(pen, seat_at(static_cast<std::size_t>(i)), {each, size.columns});
  pen.row += gap;
  if (fights)
    fight(pen, size.columns);
  else
    kylix(pen, middle_rows);
  pen.row += middle_rows + gap;
  for (Quest open : open_.quests) quest({pen.row++, pen.column}, open);
}

// The round, and how many cards there are to come.
void Panel::head(Spot at, int columns) {
  const bool wide = columns >= kWide;
  const std::string text = word(wide ? "label-round-wide" : "label-round",
                                {{"round", std::to_string(open_.round)},
                                 {"deck", std::to_string(open_.deck)},
                                 {"discards", std::to_string(open_.discards.size())},
                                 {"quests", std::to_string(open_.quest_deck)}});
  canvas_.put(at, clip(text, columns), ink::kQuiet);
}

void Panel::player(Spot at, Seat seat, Extent size) {
  const int end = at.column + size.columns;
  const bool acts = seat == open_.acting && open_.round > 0;
  if (seat == open_.active && open_.round > 0)
    canvas_.put(at, sign::kActive, name_ink(seat));
  else if (acts)
    canvas_.put(at, sign::kActing, name_ink(seat));
  const int column = chip({at.row, at.column + 1}, letter_of(ship_of(seat)), ink_of(ship_of(seat)));
  const int room = size.columns >= kWide ? 20 : 10;
  canvas_.put({at.row, column + 1}, clip(names_.hero(seat, lang_), room), name_ink(seat));
  const std::string score = std::to_string(points(game_.content(), open_, seat)) + "/" +
                            std::to_string(target_points(game_.seats()));
  canvas_.put_right(at.row, end, score, ink::kBold);
  standing_line({at.row + 1, at.column + 1}, seat, end);
  if (size.rows > 2)
    more_of({at.row + 2, at.column + 1}, seat, end);
  else
    more_of({at.row, column + room + 1}, seat, end - 6);
}

// The ship plan [D1.5], piece by piece, and what is elsewhere.
void Panel::standing_line(Spot at, Seat seat, int end) {
  const Player& player = open_.players[seat];
  const bool wide = end - at.column >= kWide - 1;
  const int ashore = settled(game_.content(), open_, ship_of(seat));
  const auto said = [&](int n, std::string_view key) {
    return " " + std::to_string(n) + " " + word(key);
  };
  std::string text;
  if (wide) text += said(player.aboard, "label-aboard") + " ";
  text += said(player.below, "label-below");
  if (wide && ashore > 0) text += " " + said(ashore, "label-settled");
  text += (wide ? "  " : " ") + speech_.counted("label-cards", player.hand);
  const int column = plan(at, player);
  canvas_.put({at.row, column}, clip(text, end - column));
}

int Panel::plan(Spot at, const Player& player) {
  for (std::size_t i = 0; i < player.aboard; ++i)
    at.column = canvas_.put(at, sign::kSoldier, ink::kBold);
  for (std::size_t i = 0; i < player.cargo.size(); ++i)
    at.column = canvas_.put(at, letter_of(player.cargo.nth(i)), ink_of(player.cargo.nth(i)));
  for (std::size_t i = 0; i < player.free_places(); ++i)
    at.column = canvas_.put(at, sign::kFree, ink::kQuiet);
  return at.column;
}

// A secret quest, quests completed, soldiers in settlements, lasting cards: what there is of them.
void Panel::more_of(Spot at, Seat seat, int end) {
  const Player& player = open_.players[seat];
  const bool wide = end - at.column >= kWide - 1;
  std::string text;
  const auto add = [&](const std::string& part) {
    if (!part.empty()) text += (text.empty() ? "" : wide ? ", " : " ") + part;
  };
  const Secrets& secrets = view_.secrets[seat];
  const Quest known = player.shown != Quest::None ? player.shown : secrets.quest;
  const bool show = known != Quest::None && !is_mine(seat);
  if (player.has_secret)
    add(show ? Atom<Quest>::text(known) + "?" : wide ? word("label-secret") : "?");
  if (!wide) {
    if (const std::size_t n = player.completed.size(); n > 0)
      add(std::string(canvas_.as_shown(sign::kDone)) + std::to_string(n));
    if (const int n = settled(game_.content(), open_, ship_of(seat)); n > 0)
      add(std::string(canvas_.as_shown(sign::kSettled)) + std::to_string(n));
    add(std::string(player.pegasus ? "P" : "") + (player.hades ? "H" : "") +
        (player.fleece ? "F" : ""));
  } else {
    std::string done;
    for (QuestSet rest = player.completed; !rest.empty(); rest.remove(rest.first()))
      done += " " + Atom<Quest>::text(rest.first());
    if (!done.empty()) add(std::string(canvas_.as_shown(sign::kDone)) + done);
    if (player.pegasus) add(names_.card(Card::Pegasus, lang_));
    if (player.hades) add(names_.card(Card::Hades, lang_));
    if (player.fleece) add(names_.card(Card::Fleece, lang_));
  }
  canvas_.put(at, clip(text, end - at.column), ink::kQuiet);
}

bool Panel::is_placed() const {  // [D5.4] after the side turns, not while he still turns it
  return open_.in_turn() && open_.phase != Phase::Place && open_.phase != Phase::Roll;
}

int Panel::middle() const {
  const bool three = open_.progress.middle_three && !open_.in_turn();
  return three ? 3 : number(open_.middle);
}

int Panel::kylix_rows(int room) const {
  if (open_.round == 0 || open_.phase == Phase::Roll) return 0;
  return !is_placed() && room >= kTableRows ? kTableRows : std::min(room, kRingRows);
}

void Panel::kylix(Spot at, int rows) {
  if (rows <= 0) return;
  const int column = canvas_.put(at, word("label-kylix") + " ", ink::kBold);
  chip({at.row, column}, std::to_string(middle()), look::kMarble);
  if (is_placed()) return placed(at);
  std::string ring = word("label-ring");
  for (Face face : open_.outer) ring += " " + Atom<Face>::text(face);
  canvas_.put({at.row, column + 5}, ring);
  if (rows >= kTableRows) rotations({at.row + 1, at.column});
}

// The four actions with their dice; those done are ticked off.
void Panel::placed(Spot at) {
  constexpr int kFirst = 10;
  constexpr int kPitch = 11;
  for (std::size_t i = 0; i < kActions.size(); ++i) {
    const bool done = is_done(open_.progress, kActions[i]);
    const Ink ink = done ? ink::kQuiet : ink::kPlain;
    const Spot spot{at.row + static_cast<int>(i) / 2,
                    at.column + kFirst + static_cast<int>(i) % 2 * kPitch};
    const std::string die = Atom<Face>::text(open_.die_of(kActions[i]));
    const int column = canvas_.put(spot, clip(word(kActionKeys[i]), 8) + " " + die, ink);
    if (done) canvas_.put({spot.row, column}, sign::kDone, ink);
  }
}

// [D5.4] What each way to place it would give.
void Panel::rotations(Spot at) {
  canvas_.put(at, "r", ink::kQuiet);
  int column = at.column + 2;
  for (std::size_t i = 0; i < kActions.size(); ++i) {
    const std::string label = word(kActionKeys[i]);
    const int width = canvas_.columns_of(label);
    canvas_.put({at.row, column}, label, ink::kQuiet);
    for (std::size_t r = 0; r < kOuterDice; ++r) {
      Open turned = open_;
      turned.rotation = static_cast<Rotation>(r);
      const int row = at.row + 1 + static_cast<int>(r);
      canvas_.put({row, at.column}, std::to_string(r), ink::kYours);
      canvas_.put_centred({row, column}, width, Atom<Face>::text(turned.die_of(kActions[i])));
    }
    column += width + 1;
  }
}

// Who fights whom, what each has thrown, and the strengths.
void Panel::fight(Spot at, int columns) {
  const Fight& fight = open_.fight;
  const int end = at.column + columns;
  canvas_.put(at, word("label-fight"), ink::kBold);
  Spot pen{at.row + 1, at.column};
  if (fight.attacker != Ship::None) thrower({pen.row++, pen.column}, fight.attacker, end);
  if (fight.kind == FightKind::HydraAttacks) {
    canvas_.put({pen.row, pen.column + 1}, word("label-hydra"), look::kHydra);
    canvas_.put_right(pen.row++, end, std::to_string(kHydraStrength), ink::kBold);
  }
  if (fight.defender != Ship::None) return thrower({pen.row, pen.column}, fight.defender, end);
  if (fight.kind == FightKind::Hydra)
    canvas_.put({pen.row, pen.column + 1}, word("label-hydra"), look::kHydra);
  else
    canvas_.put({pen.row, pen.column + 1}, clip(names_.place(fight.place, lang_), columns - 6),
                look::kCity);
  canvas_.put_right(pen.row, end, halves(resistance(game_.content(), open_)), ink::kBold);
}

void Panel::thrower(Spot at, Ship ship, int end) {
  const Throw& toss = open_.fight.of(ship);
  const int column = chip(at, letter_of(ship), ink_of(ship)) + 1;
  if (!toss.threw) return;
  const std::string text = std::to_string(toss.crossed) + " " + word("label-crossed") + " " +
                           std::to_string(toss.clear) + " " + word("label-clear") + " " +
                           std::to_string(toss.edge) + " " + word("label-edge");
  canvas_.put({at.row, column}, clip(text, end - column - 3));
  canvas_.put_right(at.row, end, halves(strength(open_, ship)),
                    winning(game_.content(), open_) == ship ? ink::kYours : ink::kBold);
}

int Panel::task(Spot at, const TaskRow& row, bool met) {
  const Ink ink = met ? ink::kYours : ink::kPlain;
  const std::string n = std::to_string(row.count);
  const auto say = [&](std::string_view key, const std::string& city) {
    return canvas_.put(at, word(key, {{"n", n}, {"city", city}}), ink);
  };
  switch (row.kind) {
    case TaskKind::Deliver:
      for (std::size_t i = 0; i < row.treasures.size(); ++i)
        at.column = canvas_.put(at, letter_of(row.treasures.nth(i)), ink_of(row.treasures.nth(i)));
      return at.column;
    case TaskKind::DeliverSame: return say("label-task-same", "");
    case TaskKind::DeliverDistinct: return say("label-task-distinct", "");
    case TaskKind::SoldiersAt: return say("label-task-soldiers", Atom<Place>::text(row.city));
    case TaskKind::CardsAt: return say("label-task-cards", Atom<Place>::text(row.city));
    case TaskKind::BeatShip: return say("label-task-ship", "");
    case TaskKind::BeatHydra: return say("label-task-hydra", "");
  }
  return at.column;
}

int Panel::quest(Spot at, Quest quest) {
  if (quest == Quest::None) {
    // [D14.1] [D12.8] Who wins by an open quest leaves its place empty, though there are more.
    if (open_.round == 0 || open_.quest_deck > 0) return at.column;
    return canvas_.put(at, word("label-open-quests") + ": " + word("label-no-quest"), ink::kQuiet);
  }
  at.column = canvas_.put(at, Atom<Quest>::text(quest) + " ", ink::kQuiet);
  const QuestRow& row = game_.content().quest(quest);
  at.column = canvas_.put(at, std::to_string(row.points) + "p ", ink::kBold);
  for (std::size_t i = 0; i < row.tasks.size(); ++i) {
    const bool met = !view_.viewer.is_spectator() &&
                     is_met(game_.board(), open_.players[view_.viewer.seat()], row.tasks[i]);
    if (i > 0) at.column = canvas_.put(at, "/", ink::kQuiet);
    at.column = task(at, row.tasks[i], met);
    if (met) at.column = canvas_.put(at, sign::kFight, ink::kYours);
  }
  return at.column;
}

// Chips side by side; with room to spare a card a line, with what it does.
int Panel::hand(Spot at, int columns, int most_rows) {
  if (view_.viewer.is_spectator() || open_.phase == Phase::Over) return 0;
  const Cards cards = view_.secrets[view_.viewer.seat()].hand;
  if (cards.empty()) return 0;
  int kinds = 0;
  for (std::size_t i = 0; i < kCards; ++i) kinds += cards.has(card_at(i)) ? 1 : 0;
  const bool explained = kinds <= most_rows && most_rows > 2;
  const int end = at.column + columns;
  const int first = canvas_.put(at, word("label-hand") + " ", ink::kYours);
  Spot pen{at.row, first};
  const Ink ink{ink::kBone, 238, true};
  for (std::size_t i = 0; i < kCards; ++i) {
    const Card card = card_at(i);
    if (!cards.has(card)) continue;
    std::string name = names_.card(card, lang_);
    if (cards.count(card) > 1) name += " ×" + std::to_string(cards.count(card));
    if (explained) {
      chip(pen, clip(name, 18), ink);
      canvas_.put({pen.row, first + 21}, clip(names_.card_text(card, lang_), end - first - 21),
                  ink::kQuiet);
      ++pen.row;
      continue;
    }
    if (pen.column + canvas_.columns_of(name) + 2 > end && pen.column > first) {
      if (pen.row - at.row + 1 == most_rows) break;
      pen = {pen.row + 1, first};
    }
    pen.column = chip(pen, clip(name, end - pen.column - 2), ink) + 1;
  }
  return pen.row - at.row + (explained ? 0 : 1);
}

}  // namespace ilion::deukalion
