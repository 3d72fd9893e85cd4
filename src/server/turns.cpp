// SPDX-License-Identifier: GPL-3.0-or-later
// What happens at a table without anybody's wish: bots move, windows at which a player is not to be
// asked are answered for him (after a pause like any other, so that nobody can tell), clocks run
// out, people come and go.
#include <algorithm>
#include <cmath>
#include <utility>

#include "bots/level_names.h"
#include "server/hub.h"
#include "server/log_line.h"
#include "table/early_end.h"

namespace ilion::server {

namespace {

constexpr std::int64_t kTryAgainMs = 50;  // when all bot workers have enough to do
// A bot has said its move so long before its pause is over: it ends a playout, and its answer comes
// from another thread.
constexpr std::int64_t kLastWordsMs = 100;
// Where bots are to be quicker one that thinks has so long all the same: else it would be weaker.
constexpr std::int64_t kThinksMs = 300;

std::int64_t time_of(const Table& table, const std::string& bot, std::int64_t delay_ms) {
  if (delay_ms <= 0) return 0;
  return std::max({delay_ms, table.bot_thinks_ms(bot), takes_time(bot) ? kThinksMs : 0});
}

}  // namespace

void Hub::schedule(Room& room) {
  const auto due = room.match->due();
  if (!due || stopping_) return;
  const Sitter& sitter = room.match->sitters()[index_of(*due)];
  if (sitter.kind == SitterKind::Bot) {
    // Bots among themselves play for whoever looks on; for nobody they would keep others waiting.
    if (room.connections.empty() && !has_people(*room.match)) return;
    return bot_turn(room, *due);
  }
  const std::string id = room.match->id();
  const std::uint64_t turn = room.turn;
  if (room.match->is_quiet(*due)) {
    world_.later(pause_ms(),
                 [this, id, turn, seat = *due, answer = room.match->table()->window()->answer] {
                   const auto found = rooms_.find(id);  // he may have changed his mind
                   if (found != rooms_.end() && found->second->match->is_quiet(seat))
                     play_for(id, turn, seat, answer);
                 });
    return;
  }
  if (!room.match->head().clock) return;
  if (room.match->asks_in_secret()) {
    // No clock runs that others could read; who takes too long has declined.
    world_.later(options_.secret_ms,
                 [this, id, turn, seat = *due, answer = room.match->table()->window()->answer] {
                   play_for(id, turn, seat, answer);
                 });
    return;
  }
  const std::int64_t left = room.match->left_ms()[index_of(*due)];
  world_.later(std::max<std::int64_t>(left, 0), [this, id, turn, seat = *due] {
    const auto found = rooms_.find(id);
    if (found == rooms_.end()) return;
    when_free(id, [this, turn, seat](Room& there) {
      if (there.turn != turn || there.match->due() != seat) return;
      there.match->end_early(kOutOfTime, seat);
      commit(there, {}, [](bool) {});
    });
  });
}

// How long somebody takes who has hardly anything to think about. Bots in secret windows and
// answers given for people take it alike, and people are seldom quicker or slower: how long a
// window is open does not tell who had to be asked, nor who asked not to be, nor who had a choice.
std::int64_t Hub::pause_ms() {
  constexpr double kShortest = 0.5;  // of a bot's time
  constexpr double kLongest = 6;
  const double chance = (static_cast<double>(world_.random() >> 11U) + 1) * 0x1p-53;  // in (0, 1]
  return static_cast<std::int64_t>(std::min(kLongest, kShortest - std::log(chance)) *
                                   static_cast<double>(options_.bot_delay_ms));
}

void Hub::bot_turn(Room& room, Seat seat) {
  const std::string& bot = room.match->sitters()[index_of(seat)].bot;
  auto thought = room.match->table()->bot_thought(bot);
  if (!thought) {
    log_line("error", "no-bot", {{"match", room.match->id()}, {"bot", bot}});
    return;
  }
  const std::string id = room.match->id();
  const std::uint64_t turn = room.turn;
  const std::int64_t begun = world_.now_ms();
  const bool in_secret = room.match->table()->hides_choices();
  const std::int64_t pause =
      in_secret ? pause_ms() : time_of(*room.match->table(), bot, options_.bot_delay_ms);
  // Thinking is no longer than the pause: how soon a bot is sure hangs on what it holds, and a late
  // answer would tell that there was something to think about, or others' bots to wait for. With no
  // delay at all nothing is hidden, and nobody is hurried.
  std::stop_source patience;
  if (pause > 0)
    world_.later(std::max<std::int64_t>(pause - kLastWordsMs, 0),
                 [patience]() mutable { patience.request_stop(); });
  const bool taken = world_.think(std::move(*thought), patience, [=, this](std::string move) {
    const std::int64_t left = pause - (world_.now_ms() - begun);
    const auto play = [=, this] { play_for(id, turn, seat, move); };
    if (left > 0)
      world_.later(left, play);
    else
      play();
  });
  if (taken) return;
  world_.later(kTryAgainMs, [this, id, turn] {
    const auto found = rooms_.find(id);
    if (found != rooms_.end() && found->second->turn == turn && !found->second->writing)
      schedule(*found->second);
  });
}

void Hub::play_for(const std::string& id, std::uint64_t turn, Seat seat, std::string move) {
  const auto found = rooms_.find(id);
  if (found == rooms_.end() || stopping_) return;
  when_free(id, [this, turn, seat, move = std::move(move)](Room& room) {
    if (room.turn != turn || room.match->due() != seat) return;
    if (room.match->judge(seat, {move})) {
      log_line("error", "bot-refused", {{"match", room.match->id()}});
      return;
    }
    const bool is_bot = room.match->sitters()[index_of(seat)].kind == SitterKind::Bot;
    const std::int64_t spent = is_bot ? -1 : clock_of(room).charged_ms();
    room.match->play(seat, {move}, spent);
    ++(is_bot ? metrics.bot_moves : metrics.moves);
    commit(room, {}, [](bool) {});
  });
}

void Hub::set_presence(Room& room) {
  const LiveMatch& match = *room.match;
  const std::int64_t now = world_.now_ms();
  for (std::size_t i = 0; i < match.sitters().size(); ++i) {
    const Sitter& sitter = match.sitters()[i];
    const bool here =
        sitter.has_person() &&
        std::any_of(room.connections.begin(), room.connections.end(),
                    [&](const auto& each) { return each->person.id == sitter.person; });
    if (here || room.presence.here[i]) room.seen = now;
    room.presence.here[i] = here;
    if (here || !sitter.has_person()) {
      room.presence.away_since[i] = 0;
      if (here && room.away_logged[i]) note_away(match.id(), seat_at(i), 0);
    } else if (room.presence.away_since[i] == 0) {
      room.presence.away_since[i] = now;
      if (needs_consent(match, sitter.person) && match.is_running())  // somebody wants to know
        world_.later(options_.away_said_ms,
                     [this, id = match.id(), seat = seat_at(i), now] { note_away(id, seat, now); });
    }
  }
  if (!room.writing) broadcast(room);
}

// Writes into the log that somebody has gone (at that time), or is back (0).
void Hub::note_away(const std::string& id, Seat seat, std::int64_t since) {
  if (rooms_.find(id) == rooms_.end() || stopping_) return;
  when_free(id, [this, seat, since](Room& room) {
    const std::size_t i = index_of(seat);
    if (room.presence.away_since[i] != since) return;
    if (room.away_logged[i] == (since != 0)) return;
    room.away_logged[i] = since != 0;
    room.match->add("people", {{"seat", i},
                               {"what", since != 0 ? "away" : "returned"},
                               {"name", room.match->sitters()[i].name}});
    commit(room, {}, [](bool) {});
  });
}

void Hub::sweep() {
  const std::int64_t now = world_.now_ms();
  std::erase_if(messages_, [&](const auto& each) { return each.second.is_full(now); });
  std::erase_if(rooms_, [&](const auto& each) {
    const Room& room = *each.second;
    const auto due = room.match->due();
    const bool goes_on =
        due && has_people(*room.match) &&
        (room.match->head().clock || room.match->sitters()[index_of(*due)].kind == SitterKind::Bot);
    // That somebody was there just now is known here alone.
    const bool is_listed =
        room.match->state() == MatchState::Open && now - room.seen <= options_.forsaken_ms;
    return room.connections.empty() && !room.writing && room.waiting.empty() && !goes_on &&
           !is_listed && now - room.used > options_.idle_ms;
  });
}

void Hub::wake_clocks() {
  for (const store::MatchRow& row : store_.running_matches())
    if (head_of(row.head).clock) find(row.id);
}

void Hub::shut_down() {
  stopping_ = true;
  for (const auto& [id, room] : rooms_)
    for (const auto& connection : room->connections)
      say_bye(*connection->client, "stopping", connection->eyes.lang);
}

}  // namespace ilion::server
