// SPDX-License-Identifier: GPL-3.0-or-later
// How people come together: they sit down at a table that has not begun, stand up, and play again.
// A match that is over remembers in its log where that happens: whoever asks second finds the first
// one there, and whoever still looks at it is told who waits.
#include <algorithm>
#include <utility>

#include "server/lobby.h"
#include "server/match_wish.h"

namespace ilion::server {

namespace {

constexpr std::int64_t kKeptMs = 600'000;  // a seat for whoever sat there in the match before

std::vector<std::size_t> seats_kept_for(const std::vector<Sitter>& sitters,
                                        const std::string& person) {
  std::vector<std::size_t> seats;
  for (std::size_t i = 0; i < sitters.size(); ++i)
    if (sitters[i].kind == SitterKind::Open && sitters[i].person == person) seats.push_back(i);
  return seats;
}

bool is_over(MatchState state) {
  return state == MatchState::Finished || state == MatchState::Gone;
}

}  // namespace

bool is_free_for(const Sitter& sitter, const std::string& person, std::int64_t created,
                 std::int64_t now) {
  return sitter.kind == SitterKind::Open &&
         (sitter.person.empty() || sitter.person == person || now - created > kKeptMs);
}

void Lobby::sit_down(LiveMatch& match, const std::vector<std::size_t>& seats,
                     const store::Person& me, const std::string& luck) {
  for (std::size_t seat : seats) {
    match.sitters()[seat] = {me.bot ? SitterKind::Program : SitterKind::Person, me.id, me.name, "",
                             luck};
    match.add("people", {{"seat", seat}, {"what", "joined"}, {"name", me.name}});
  }
  if (all_taken(match.sitters())) match.start(hub_.world().now_ms());
}

void Lobby::join(Room& room, const Asked& asked) {
  LiveMatch& match = *room.match;
  const json::value body = body_of(asked.request).value_or(json::object());
  const bool has_key = text_of(body, "key").value_or("") == match.invite();
  if (!match.head().is_public && !has_key)
    return asked.refuse(match.seats_of(asked.me.id).empty() ? 403 : 409, "bad-key");
  // Who asks twice sits once.
  if (!match.seats_of(asked.me.id).empty())
    return asked.respond(json_response(summary(room, asked)));
  if (match.state() != MatchState::Open) return asked.refuse(409, "started");
  const auto luck = luck_text(body);
  if (!luck) return asked.refuse(400, "bad-json");
  const std::vector<Sitter>& sitters = match.sitters();
  const auto wanted = number_of(body, "seat");
  const std::int64_t now = hub_.world().now_ms();
  std::vector<std::size_t> seats;
  if (!wanted) seats = seats_kept_for(sitters, asked.me.id);
  // Those that are kept for others come last, by the link alone.
  for (const bool by_link : {false, true})
    for (std::size_t i = 0; i < sitters.size() && seats.empty(); ++i)
      if (sitters[i].kind == SitterKind::Open &&
          (by_link ? has_key : is_free_for(sitters[i], asked.me.id, match.created(), now)) &&
          (!wanted || *wanted == static_cast<std::int64_t>(i)))
        seats.push_back(i);
  if (seats.empty()) return asked.refuse(409, wanted ? "seat-taken" : "no-seat");
  sit_down(match, seats, asked.me, *luck);
  answer_when_stored(room, {store::Sit{asked.me.id, match.id()}}, asked);
}

// A table that everybody has left before it began is no table any more.
void Lobby::stand_up(Room& room, const Asked& asked) {
  LiveMatch& match = *room.match;
  if (match.state() != MatchState::Open) return asked.refuse(409, "started");
  const std::vector<Seat> seats = match.seats_of(asked.me.id);
  if (seats.empty()) return asked.refuse(403, "not-your-seat");
  std::vector<store::Change> more{store::StandUp{asked.me.id, match.id()}};
  for (Seat seat : seats) {
    match.sitters()[index_of(seat)] = {};
    match.add("people", {{"seat", seat_json(seat)}, {"what", "left"}, {"name", asked.me.name}});
    more.push_back(match.forget_quiet(seat));
  }
  if (!has_people(match)) match.add("state", {{"what", "gone"}});
  answer_when_stored(room, std::move(more), asked);
}

void Lobby::answer_when_stored(Room& room, std::vector<store::Change> more, const Asked& asked) {
  hub_.commit(room, std::move(more), [this, &room, asked](bool holds) {
    if (!holds) return asked.refuse(503, "storage");
    asked.respond(json_response(summary(room, asked)));
    tell_before(*room.match);
  });
}

// Whoever asks first founds the table; the others come to it.
void Lobby::rematch(Room& room, const Asked& asked) {
  const LiveMatch& match = *room.match;
  if (match.state() != MatchState::Finished) return asked.refuse(409, "not-finished");
  if (match.seats_of(asked.me.id).empty()) return asked.refuse(403, "not-your-seat");
  if (match.again().match.empty()) return found_again(room, asked);
  const std::string before = match.id();
  const std::string next = match.again().match;
  hub_.when_free(
      next, [this, before, asked](Room& table) { join_again(table, before, asked); },
      [this, before, next, asked](std::string_view) { start_anew(before, next, asked); });
}

void Lobby::join_again(Room& room, const std::string& before, const Asked& asked) {
  LiveMatch& match = *room.match;
  const std::string next = match.id();
  if (!match.seats_of(asked.me.id).empty() && !is_over(match.state()))
    return asked.respond(json_response(summary(room, asked)));
  if (match.state() != MatchState::Open) return start_anew(before, next, asked);
  std::vector<std::size_t> seats = seats_kept_for(match.sitters(), asked.me.id);
  for (std::size_t i = 0; i < match.sitters().size() && seats.empty(); ++i)
    if (is_free_for(match.sitters()[i], asked.me.id, match.created(), hub_.world().now_ms()))
      seats.push_back(i);
  if (seats.empty()) return start_anew(before, next, asked);
  sit_down(match, seats, asked.me, "");
  answer_when_stored(room, {store::Sit{asked.me.id, next}}, asked);
}

// The table that was to be the next is none for him; meanwhile there may be another.
void Lobby::start_anew(const std::string& before, const std::string& next, const Asked& asked) {
  hub_.when_free(
      before,
      [this, next, asked](Room& room) {
        if (room.match->again().match == next) return found_again(room, asked);
        rematch(room, asked);
      },
      [asked](std::string_view) { asked.refuse(503, "unreadable"); });
}

// The same people and bots, each one seat further. Only whoever asks sits; for the others their
// seats are kept.
void Lobby::found_again(Room& room, const Asked& asked) {
  LiveMatch& match = *room.match;
  const std::size_t many = match.sitters().size();
  std::vector<Sitter> sitters(many);
  for (std::size_t i = 0; i < many; ++i) {
    Sitter sitter = match.sitters()[i];
    sitter.luck.clear();
    if (sitter.has_person() && sitter.person != asked.me.id) sitter.kind = SitterKind::Open;
    sitters[(i + 1) % many] = std::move(sitter);
  }
  Head head = match.head();
  head.imported = false;
  head.luck.reset();
  head.again_of = match.id();
  // Who has nobody to wait for plays again as often as he likes.
  if (!needs_consent(match, asked.me.id)) return found(std::move(head), sitters, nullptr, asked);
  if (match.entries().size() >= hub_.options().most_entries && !match.again().match.empty())
    return asked.refuse(409, "full");
  const auto next = laid(std::move(head), sitters);
  const std::vector<Seat> mine = match.seats_of(asked.me.id);
  match.set_again({next->id(), {mine.begin(), mine.end()}});
  // Both are written together, or neither is.
  std::vector<store::Change> more = next->fresh(hub_.world().now_ms());
  more.emplace_back(store::Sit{asked.me.id, next->id()});
  hub_.commit(room, std::move(more), [this, id = next->id(), asked](bool holds) {
    if (!holds) return asked.refuse(503, "storage");
    hub_.when_free(
        id, [this, asked](Room& table) { asked.respond(json_response(summary(table, asked))); },
        [asked](std::string_view why) { asked.refuse(503, why); });
  });
}

void Lobby::tell_before(const LiveMatch& match) {
  if (match.head().again_of.empty()) return;
  const bool waits = match.state() == MatchState::Open;
  const auto note = [this, id = match.id(), waits, sitters = match.sitters()](Room& before) {
    LiveMatch& old = *before.match;
    if (old.again().match != id || old.entries().size() >= hub_.options().most_entries) return;
    Again again{id, {}};
    for (const Sitter& each : sitters)
      if (waits && each.has_person())
        for (Seat seat : old.seats_of(each.person)) again.seats.insert(seat);
    if (again == old.again()) return;
    old.set_again(again);
    hub_.commit(before, {}, [](bool) {});
  };
  hub_.when_free(match.head().again_of, note, [](std::string_view) {});
}

}  // namespace ilion::server
