// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/hub.h"

#include <algorithm>
#include <utility>

#include "server/log_line.h"
#include "table/words.h"

namespace ilion::server {

namespace {

constexpr std::int64_t kMostMissed = 400;  // more than that is a fresh start

bool may_watch(const LiveMatch& match, const Eyes& eyes) {
  const bool plays = match.state() == MatchState::Running || match.state() == MatchState::Paused;
  return !eyes.seats.empty() || match.head().spectators || !plays;
}

// What of a frame shows that something happened; that clocks run on does not.
std::string fingerprint(json::object frame) {
  frame.erase("clocks");
  return json::serialize(frame);
}

}  // namespace

Hub::Hub(store::Store& store, Surroundings& world, HubOptions options)
    : store_(store), world_(world), options_(options) {}

std::size_t Hub::connections() const {
  std::size_t count = 0;
  for (const auto& [id, room] : rooms_) count += room->connections.size();
  return count;
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

Room* Hub::find(const std::string& id) {
  const auto found = rooms_.find(id);
  if (found != rooms_.end()) return found->second.get();
  try {
    const auto row = store_.match(id);
    if (!row) return nullptr;
    auto loaded = LiveMatch::load(*row, store_.log(id));
    if (!loaded) {
      log_line("error", "match-not-loaded", {{"match", id}, {"why", loaded.error().sentence}});
      return nullptr;
    }
    for (store::Answer& answer : store_.answers(id))
      (*loaded)->answers[{answer.person, answer.nonce}] = std::move(answer.answer);
    for (const store::Quiet& quiet : store_.quiet(id))
      (*loaded)->quiet.insert({seat_at(static_cast<std::size_t>(quiet.seat)), quiet.window});
    Room& room = add(std::move(*loaded));
    schedule(room);
    return &room;
  } catch (const store::StorageFailure& failure) {
    log_line("error", "storage", {{"match", id}, {"why", failure.what()}});
    return nullptr;
  }
}

void Hub::when_free(const std::string& id, std::function<void(Room*)> work) {
  Room* room = find(id);
  if (room == nullptr || !room->writing) return work(room);
  room->waiting.push_back(std::move(work));
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
    const auto work = std::move(found->second->waiting.front());
    found->second->waiting.pop_front();
    work(found->second.get());
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
  for (const auto& work : room->waiting) work(nullptr);
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
  for (const auto& connection : room.connections) {
    if (!connection->is_open) continue;
    connection->eyes.seats = match.seats_of(connection->person.id);
    if (!may_watch(match, connection->eyes)) {  // it was open when he came, or he was replaced
      connection->is_open = false;
      say_bye(*connection->client, "no-spectators", connection->eyes.lang);
      continue;
    }
    json::object frame = frame_json(match, connection->eyes, room.presence, clock_of(room));
    json::array news = news_json(match, connection->eyes, connection->told_v);
    std::string shown = fingerprint(frame);
    // Nothing that this client may know of has happened: that it did stays untold, too.
    connection->told_v = match.v();
    if (shown == connection->last_frame && news.empty()) continue;
    connection->last_frame = std::move(shown);
    connection->client->send(json::serialize(json::object{{"type", "update"},
                                                          {"v", v_for(match, connection->eyes)},
                                                          {"frame", std::move(frame)},
                                                          {"news", std::move(news)}}));
  }
}

void Hub::enter(std::shared_ptr<Connection> connection, std::int64_t since,
                const std::string& key) {
  when_free(connection->match, [this, connection, since, key](Room* room) {
    if (!connection->is_open) return;
    const auto refuse = [&](std::string_view code) {
      connection->is_open = false;
      say_bye(*connection->client, code, connection->eyes.lang);
    };
    if (stopping_) return refuse("stopping");
    if (room == nullptr) return refuse("no-match");
    const LiveMatch& match = *room->match;
    connection->eyes.seats = match.seats_of(connection->person.id);
    if (connection->eyes.seats.empty()) {
      if (!match.head().is_public && key != match.invite()) return refuse("no-match");
      if (!may_watch(match, connection->eyes)) return refuse("no-spectators");
    }
    room->used = world_.now_ms();
    room->connections.push_back(connection);
    greet(*room, *connection, since);
    set_presence(*room);
  });
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
  connection.client->send(json::serialize(
      json::object{{"type", "hello"},
                   {"v", v},
                   {"fresh", fresh},
                   {"match", summary_json(match, connection.eyes, room.presence)},
                   {"luck", {{"commitment", commitment_of(match.seed())}}},
                   {"frame", std::move(frame)},
                   {"news", news_json(match, connection.eyes, fresh ? 0 : *seen)}}));
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
