// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/hub.h"

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

#include "server/log_line.h"
#include "table/words.h"

namespace ilion::server {

namespace {

constexpr std::int64_t kMostMissed = 400;  // more than that is a fresh start
constexpr std::ptrdiff_t kMostOfOne = 16;  // sockets of one person at one table: each is told all

bool may_watch(const LiveMatch& match, const Eyes& eyes) {
  const bool plays = match.state() == MatchState::Running || match.state() == MatchState::Paused;
  return !eyes.seats.empty() || match.head().spectators || !plays;
}

// What of a frame shows that something happened; that clocks run on does not.
std::string fingerprint(json::object& frame) {
  json::value clocks = std::exchange(frame["clocks"], nullptr);
  std::string text = json::serialize(frame);
  frame["clocks"] = std::move(clocks);
  return text;
}

// An update that may have to be sent, and what must have changed for it.
struct Telling {
  std::string shown;
  bool has_news = false;
  std::string text;
};

// Whether somebody without a seat is told the same as any other since then.
bool is_told_to_all(const LiveMatch& match, std::int64_t since) {
  return std::all_of(match.entries().begin() + since, match.entries().end(),
                     [](const LoggedEntry& each) { return each.ears.empty(); });
}

}  // namespace

Hub::Hub(store::Store& store, Surroundings& world, HubOptions options)
    : store_(store), world_(world), options_(options) {}

std::size_t Hub::connections() const {
  std::size_t count = 0;
  for (const auto& [id, room] : rooms_) count += room->connections.size();
  return count;
}

std::int64_t Hub::last_seen(const std::string& match) const {
  const auto found = rooms_.find(match);
  if (found == rooms_.end()) return 0;
  const Room& room = *found->second;
  const bool is_there =
      std::any_of(room.connections.begin(), room.connections.end(),
                  [&](const auto& each) { return !room.match->seats_of(each->person.id).empty(); });
  return is_there ? world_.now_ms() : room.seen;
}

std::size_t Hub::writing() const {
  std::size_t count = 0;
  for (const auto& [id, room] : rooms_) count += room->writing ? 1U : 0U;
  return count;
}

Room& Hub::add(std::unique_ptr<LiveMatch> match) {
  auto room = std::make_unique<Room>();
  const std::size_t seats = match->sitters().size();
  const std::int64_t now = world_.now_ms();
  room->presence.here.assign(seats, false);
  room->presence.away_since.assign(seats, 0);
  room->presence.away_ms = options_.away_ms;
  room->away_logged.assign(seats, false);
  for (std::size_t i = 0; i < seats; ++i)
    if (match->sitters()[i].kind == SitterKind::Person) room->presence.away_since[i] = now;
  room->turn = ++next_turn_;
  room->turns_seen = match->turns();
  room->turn_since = now;
  room->used = now;
  room->match = std::move(match);
  const std::string id = room->match->id();
  return *(rooms_[id] = std::move(room));
}

Hub::Found Hub::find(const std::string& id) {
  const auto found = rooms_.find(id);
  if (found != rooms_.end()) return {found->second.get()};
  try {
    const auto row = store_.match(id);
    if (!row) return {nullptr, "no-match"};
    auto loaded = LiveMatch::load(*row, store_.log(id));
    if (!loaded) {
      log_line("error", "match-not-loaded", {{"match", id}, {"why", loaded.error().sentence}});
      return {nullptr, LiveMatch::is_known(*row) ? "unreadable" : "other-rules"};
    }
    for (const store::Answer& answer : store_.answers(id)) (*loaded)->keep_answer(answer);
    for (const store::Quiet& quiet : store_.quiet(id))
      (*loaded)->quiet.insert({seat_at(static_cast<std::size_t>(quiet.seat)), quiet.window});
    Room& room = add(std::move(*loaded));
    schedule(room);
    return {&room};
  } catch (const store::StorageFailure& failure) {
    log_line("error", "storage", {{"match", id}, {"why", failure.what()}});
    return {nullptr, "unreadable"};
  }
}

void Hub::when_free(const std::string& id, std::function<void(Room&)> work,
                    std::function<void(std::string_view)> otherwise) {
  const Found found = find(id);
  if (found.room == nullptr) return otherwise(found.why);
  if (!found.room->writing) return work(*found.room);
  found.room->waiting.push_back({std::move(work), std::move(otherwise)});
}

void Hub::commit(Room& room, std::vector<store::Change> more, std::function<void(bool)> then) {
  ILION_CHECK(!room.writing);
  room.writing = true;
  room.used = world_.now_ms();
  std::vector<store::Change> changes = room.match->fresh(room.used);
  std::move(more.begin(), more.end(), std::back_inserter(changes));
  store_.write(std::move(changes),
               [this, id = room.match->id(), then = std::move(then)](const Result<Done>& result) {
                 world_.post([this, id, then, result] { settled(id, result, then); });
               });
}

void Hub::settled(const std::string& id, const Result<Done>& result,
                  const std::function<void(bool)>& then) {
  const auto found = rooms_.find(id);
  ILION_CHECK(found != rooms_.end());
  Room& room = *found->second;
  room.writing = false;
  ++metrics.commits;
  if (!result) {
    ++metrics.storage_failures;
    log_line("error", "storage", {{"match", id}, {"why", result.error().sentence}});
    then(false);
    return fail(id);
  }
  // Chat and the like stop no clock and no bot.
  const bool is_new = room.turns_seen != room.match->turns();
  if (is_new) {
    room.turns_seen = room.match->turns();
    room.turn = ++next_turn_;
    room.turn_since = world_.now_ms();
  }
  then(true);
  broadcast(room);
  const auto due = room.match->due();
  if (is_new || (due && room.match->is_quiet(*due))) schedule(room);
  run_waiting(id);
}

// Each may start to write again, or be the last to use the room.
void Hub::run_waiting(const std::string& id) {
  for (auto found = rooms_.find(id);
       found != rooms_.end() && !found->second->writing && !found->second->waiting.empty();
       found = rooms_.find(id)) {
    const Errand errand = std::move(found->second->waiting.front());
    found->second->waiting.pop_front();
    try {
      errand.work(*found->second);
    } catch (const std::exception& failure) {  // of one; the others wait behind it
      log_line("error", "message", {{"match", id}, {"why", failure.what()}});
      errand.otherwise("unreadable");
    }
  }
}

// What the memory knows was not stored: forget it, and begin again from what is on the disk.
void Hub::fail(const std::string& id) {
  const auto found = rooms_.find(id);
  const std::unique_ptr<Room> room = std::move(found->second);
  rooms_.erase(found);
  for (const auto& connection : room->connections) {
    connection->is_open = false;
    say_bye(*connection->client, "storage", connection->eyes.lang);
  }
  for (const Errand& errand : room->waiting) errand.otherwise("storage");
}

void Hub::say_bye(Client& client, std::string_view code, Lang lang) {
  client.send(json::serialize(json::object{
      {"type", "bye"}, {"code", code}, {"says", Words::of("server").say(code, lang)}}));
  client.close();
}

ClockNow Hub::clock_of(const Room& room) const {
  const LiveMatch& match = *room.match;
  const auto due = match.due();
  // Whose clock ran in a secret window would tell who was asked, and for how long he thought.
  const bool runs = due && match.sitters()[index_of(*due)].has_person() && match.head().clock &&
                    !match.asks_in_secret();
  return {runs, runs ? world_.now_ms() - room.turn_since : 0};
}

void Hub::broadcast(Room& room) {
  const LiveMatch& match = *room.match;
  const ClockNow clock = clock_of(room);
  const auto tell = [&](const Connection& to, std::int64_t v) {
    json::object frame = frame_json(match, to.eyes, room.presence, clock);
    json::array news = news_json(match, to.eyes, to.told_v);
    Telling telling{fingerprint(frame), !news.empty(), {}};
    telling.text = json::serialize(json::object{
        {"type", "update"}, {"v", v}, {"frame", std::move(frame)}, {"news", std::move(news)}});
    return telling;
  };
  // Spectators of one language are told the same: it is made once for all of them.
  std::map<std::tuple<Lang, std::int64_t, std::int64_t>, Telling> for_spectators;
  for (const auto& connection : room.connections) {
    if (!connection->is_open) continue;
    if (match.state() == MatchState::Gone) {
      connection->is_open = false;
      say_bye(*connection->client, "gone", connection->eyes.lang);
      continue;
    }
    connection->eyes.seats = match.seats_of(connection->person.id);
    if (!may_watch(match, connection->eyes)) {  // it was open when he came, or he was replaced
      connection->is_open = false;
      say_bye(*connection->client, "no-spectators", connection->eyes.lang);
      continue;
    }
    const std::int64_t v = v_for(match, connection->eyes);
    const auto like = std::tuple(connection->eyes.lang, connection->told_v, v);
    Telling telling;
    if (!connection->eyes.seats.empty() || !is_told_to_all(match, connection->told_v)) {
      telling = tell(*connection, v);
    } else {
      auto found = for_spectators.find(like);
      if (found == for_spectators.end())
        found = for_spectators.emplace(like, tell(*connection, v)).first;
      telling = found->second;
    }
    // Nothing that this client may know of has happened: that it did stays untold, too.
    connection->told_v = match.v();
    if (telling.shown == connection->last_frame && !telling.has_news) continue;
    connection->last_frame = std::move(telling.shown);
    connection->client->send(std::move(telling.text));
  }
}

void Hub::enter(std::shared_ptr<Connection> connection, std::int64_t since,
                const std::string& key) {
  const auto refuse = [connection](std::string_view code) {
    connection->is_open = false;
    say_bye(*connection->client, code, connection->eyes.lang);
  };
  const auto sit_down = [this, connection, since, key, refuse](Room& room) {
    if (!connection->is_open) return;
    if (stopping_) return refuse("stopping");
    const LiveMatch& match = *room.match;
    connection->eyes.seats = match.seats_of(connection->person.id);
    if (!match.may_know(connection->person.id, key)) return refuse("no-match");
    if (match.state() == MatchState::Gone) return refuse("gone");
    if (!may_watch(match, connection->eyes)) return refuse("no-spectators");
    room.used = world_.now_ms();
    make_room(room, connection->person.id);
    room.connections.push_back(connection);
    greet(room, *connection, since);
    set_presence(room);
    if (room.connections.size() == 1 && !has_people(match)) schedule(room);
  };
  when_free(connection->match, sit_down, refuse);
}

// The oldest of somebody's sockets goes: it may be one that he has lost.
void Hub::make_room(Room& room, const std::string& person) {
  const auto is_his = [&](const auto& each) { return each->person.id == person; };
  auto& all = room.connections;
  if (std::count_if(all.begin(), all.end(), is_his) < kMostOfOne) return;
  const auto oldest = std::find_if(all.begin(), all.end(), is_his);
  (*oldest)->is_open = false;
  say_bye(*(*oldest)->client, "too-fast", (*oldest)->eyes.lang);
  all.erase(oldest);
}

bool Hub::ponder(const std::string& person, Thought thought,
                 std::function<void(std::string)> then) {
  if (pondering_.count(person) > 0) return false;
  const bool taken = world_.ponder(
      std::move(thought), [this, person, then = std::move(then)](const std::string& answer) {
        pondering_.erase(person);
        then(answer);
      });
  if (taken) pondering_.insert(person);
  return taken;
}

void Hub::greet(Room& room, Connection& connection, std::int64_t since) {
  const LiveMatch& match = *room.match;
  const std::int64_t v = v_for(match, connection.eyes);
  const auto seen = since < 0 ? std::nullopt : v_named(match, connection.eyes, since);
  const bool fresh = !seen || v - since > kMostMissed;
  for (std::size_t i = 0; i < room.presence.here.size(); ++i)  // the newcomer sees himself
    if (connection.eyes.has(seat_at(i))) {
      room.presence.here[i] = true;
      room.presence.away_since[i] = 0;
    }
  json::object frame = frame_json(match, connection.eyes, room.presence, clock_of(room));
  connection.last_frame = fingerprint(frame);
  connection.told_v = match.v();
  const std::int64_t all = fresh ? 0 : *seen;
  // What is over is looked at as a whole.
  const bool cut = connection.recent >= 0 && match.state() != MatchState::Finished;
  const std::int64_t from =
      cut ? std::max(all, v_before(match, connection.eyes, connection.recent)) : all;
  json::object hello{{"type", "hello"},
                     {"v", v},
                     {"fresh", fresh},
                     {"match", summary_json(match, connection.eyes, room.presence)},
                     {"luck", {{"commitment", commitment_of(match.seed())}}},
                     {"frame", std::move(frame)},
                     {"news", news_json(match, connection.eyes, from)}};
  if (from > all) hello["earlier"] = true;
  connection.client->send(json::serialize(hello));
}

void Hub::leave(const std::shared_ptr<Connection>& connection) {
  connection->is_open = false;
  const auto found = rooms_.find(connection->match);
  if (found == rooms_.end()) return;
  Room& room = *found->second;
  std::erase(room.connections, connection);
  set_presence(room);
}

}  // namespace ilion::server
