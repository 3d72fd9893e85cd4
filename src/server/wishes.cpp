// SPDX-License-Identifier: GPL-3.0-or-later
// What a client may wish for at its table: one function a kind of message. A wish is granted and
// stored with its answer, or refused with a sentence; the same nonce gets the same answer again.
#include <algorithm>
#include <array>
#include <utility>

#include "server/log_line.h"
#include "server/wish.h"
#include "table/early_end.h"
#include "table/words.h"

namespace ilion::server {

namespace {

constexpr std::size_t kLongestNonce = 40;
constexpr std::size_t kLongestChat = 500;

Verdict move(Wish& wish) {
  Moves moves;
  if (auto no = read_moves(wish, moves)) return no;
  if (const auto refused = wish.match().judge(moves.seat, moves.texts))
    return wish.refused(*refused);
  wish.match().play(moves.seat, moves.texts, wish.hub.clock_of(wish.room).charged_ms());
  wish.hub.metrics.moves += moves.texts.size();
  return std::nullopt;
}

// What all agreed to happens.
void grant(Wish& wish, const Vote& vote) {
  LiveMatch& match = wish.match();
  match.drop_vote();
  if (vote.kind == "undo") return match.go_back(vote.by, vote.step.value_or(0));
  if (vote.kind == "pause") return match.add("state", {{"what", "paused"}});
  if (vote.kind == "resume") return match.add("state", {{"what", "resumed"}});
  if (vote.kind == "end") return match.end_early(kEnded, vote.by);
  const Seat seat = vote.seat.value_or(vote.by);
  Sitter& sitter = match.sitters()[index_of(seat)];
  const std::string person = std::exchange(sitter.person, "");
  match.add("people", {{"seat", seat_json(seat)}, {"what", "replaced"}, {"name", sitter.name}});
  sitter.kind = SitterKind::Bot;
  sitter.bot = vote.with;
  sitter.name = vote.with;
  wish.more.push_back(match.forget_quiet(seat));
  if (match.seats_of(person).empty()) wish.more.emplace_back(store::StandUp{person, match.id()});
}

// So long that the others may go on without him.
bool is_long_away(const Wish& wish, std::size_t seat) {
  const std::int64_t since = wish.room.presence.away_since[seat];
  return since != 0 && wish.hub.world().now_ms() - since >= wish.hub.options().away_ms;
}

// Whether everybody who must be asked has agreed. One who is to be replaced, or is away while the
// others decide about it, is not asked. A program is asked for nothing but to take back: no answer
// is a no.
bool all_agree(const Wish& wish, const Vote& vote) {
  const std::vector<Sitter>& sitters = wish.match().sitters();
  for (std::size_t i = 0; i < sitters.size(); ++i) {
    if (!sitters[i].has_person() || vote.yes.count(seat_at(i)) > 0) continue;
    if (sitters[i].kind == SitterKind::Program && vote.kind != "undo") continue;
    const bool about_absence = vote.kind == "replace" || vote.kind == "end";
    if (about_absence && is_long_away(wish, i)) continue;
    return false;
  }
  return true;
}

Verdict propose(Wish& wish, Vote vote) {
  if (wish.match().vote()) return No{"vote-open"};
  for (Seat seat : wish.from.eyes.seats) vote.yes.insert(seat);
  wish.match().set_vote(vote);
  if (all_agree(wish, vote)) grant(wish, vote);
  return std::nullopt;
}

Verdict undo(Wish& wish) {
  if (auto no = wish.not_running()) return no;
  const auto seat = wish.own_seat();
  const auto step = number_of(wish.said, "step");
  if (!seat) return No{"not-your-seat"};
  if (!step || *step < 0) return No{"bad-json"};
  LiveMatch& match = wish.match();
  const auto to = step_named(match, wish.from.eyes, *step);
  if (!to || !match.decided(*seat, *to)) return No{"no-undo"};
  if (!needs_consent(match, wish.from.person.id) || match.is_free(*seat, *to)) {
    match.go_back(*seat, *to);
    return std::nullopt;
  }
  return propose(wish, Vote{"undo", *seat, {}, *to});
}

Verdict vote(Wish& wish) {
  const auto kind = text_of(wish.said, "kind");
  const auto yes = truth_of(wish.said, "yes");
  if (wish.from.eyes.seats.empty()) return No{"not-your-seat"};
  if (!kind || !yes) return No{"bad-json"};
  if (!wish.match().vote() || wish.match().vote()->kind != *kind) return No{"no-vote"};
  Vote open = *wish.match().vote();
  if (!*yes) {
    wish.match().drop_vote();
    return std::nullopt;
  }
  if (open.seat && !is_long_away(wish, index_of(*open.seat))) {  // he is back
    wish.match().drop_vote();
    return std::nullopt;
  }
  for (Seat seat : wish.from.eyes.seats) open.yes.insert(seat);
  wish.match().set_vote(open);
  if (all_agree(wish, open)) grant(wish, open);
  return std::nullopt;
}

Verdict pause(Wish& wish) {
  if (auto no = wish.not_running()) return no;
  const auto seat = wish.own_seat();
  if (!seat) return No{"not-your-seat"};
  return propose(wish, Vote{"pause", *seat});
}

Verdict resume(Wish& wish) {
  if (wish.match().state() != MatchState::Paused) return No{"not-paused"};
  const auto seat = wish.own_seat();
  if (!seat) return No{"not-your-seat"};
  return propose(wish, Vote{"resume", *seat});
}

Verdict resign(Wish& wish) {
  if (wish.match().state() != MatchState::Paused)
    if (auto no = wish.not_running()) return no;
  const auto seat = wish.own_seat();
  if (!seat) return No{"not-your-seat"};
  wish.match().add("people", {{"seat", seat_json(seat)},
                              {"what", "resigned"},
                              {"name", wish.match().sitters()[index_of(*seat)].name}});
  wish.match().end_early(kResigned, *seat);
  return std::nullopt;
}

Verdict replace(Wish& wish) {
  if (wish.from.eyes.seats.empty()) return No{"not-your-seat"};
  if (wish.match().state() != MatchState::Paused)
    if (auto no = wish.not_running()) return no;
  const auto number = number_of(wish.said, "seat");
  const std::vector<Sitter>& sitters = wish.match().sitters();
  if (!number || *number < 0 || static_cast<std::size_t>(*number) >= sitters.size())
    return No{"bad-json"};
  const auto i = static_cast<std::size_t>(*number);
  if (!sitters[i].has_person() || !is_long_away(wish, i)) return No{"not-away"};
  const Seat by = wish.from.eyes.seats.front();
  if (truth_of(wish.said, "end").value_or(false)) return propose(wish, Vote{"end", by, seat_at(i)});
  const std::string with = text_of(wish.said, "with").value_or("");
  const std::vector<std::string>& bots = wish.match().spec().bots;
  if (std::find(bots.begin(), bots.end(), with) == bots.end()) return No{"no-bot"};
  return propose(wish, Vote{"replace", by, seat_at(i), {}, with});
}

Verdict quiet(Wish& wish) {
  const auto window = text_of(wish.said, "window");
  const auto on = truth_of(wish.said, "on");
  if (!window || !on) return No{"bad-json"};
  if (wish.from.eyes.seats.empty()) return No{"not-your-seat"};
  const auto& windows = wish.match().spec().windows;
  if (std::none_of(windows.begin(), windows.end(),
                   [&](const WindowSpec& each) { return each.key == *window; }))
    return No{"no-window"};
  for (Seat seat : wish.from.eyes.seats) {
    if (*on)
      wish.match().quiet.insert({seat, *window});
    else
      wish.match().quiet.erase({seat, *window});
    wish.more.emplace_back(store::SetQuiet{
        wish.match().id(), {static_cast<std::int64_t>(index_of(seat)), *window}, *on});
  }
  return std::nullopt;
}

Verdict chat(Wish& wish) {
  const auto text = text_of(wish.said, "text");
  if (!text) return No{"bad-json"};
  const auto letters = letters_in(*text);
  if (!letters || *letters == 0 || *letters > kLongestChat || trimmed(*text).empty())
    return No{"bad-chat"};
  const std::int64_t now = wish.hub.world().now_ms();
  if (wish.hub.options().limits && !wish.from.chats.take(now)) return No{"too-fast"};
  const auto& seats = wish.from.eyes.seats;
  json::object body{{"seat", seats.empty() ? json::value(nullptr) : seat_json(seats.front())},
                    {"name", wish.from.person.name},
                    {"text", *text},
                    {"time", now}};
  if (const json::value* named = member(wish.said, "to"); named != nullptr && !named->is_null()) {
    const auto to = number_of(wish.said, "to");
    if (!to || *to < 0 || static_cast<std::size_t>(*to) >= wish.match().sitters().size() ||
        seats.empty())
      return No{"bad-json"};
    body["to"] = *to;
    body["from_person"] = wish.from.person.id;
    body["to_person"] = wish.match().sitters()[static_cast<std::size_t>(*to)].person;
  }
  wish.match().add("chat", std::move(body));
  return std::nullopt;
}

using Handler = Verdict (*)(Wish&);
struct Kind {
  std::string_view type;
  Handler handle;
};
constexpr std::array kStored{
    Kind{"move", move},       Kind{"undo", undo},     Kind{"vote", vote},
    Kind{"pause", pause},     Kind{"resume", resume}, Kind{"resign", resign},
    Kind{"replace", replace}, Kind{"quiet", quiet},   Kind{"chat", chat}};

std::string done_text(const std::string& nonce, std::int64_t v) {
  return json::serialize(json::object{{"type", "done"}, {"nonce", nonce}, {"v", v}});
}

void refuse(Connection& connection, const std::string& nonce, const No& no) {
  json::object answer{
      {"type", "refused"},
      {"nonce", nonce},
      {"code", no.code},
      {"says", no.says.empty() ? Words::of("server").say(no.code, connection.eyes.lang) : no.says}};
  if (!no.rule.empty()) answer["rule"] = no.rule;
  connection.client->send(json::serialize(answer));
}

}  // namespace

// Whatever goes wrong with one message ends the connection it came from and nothing else: nobody
// sits on at the table who is not there any more.
void Hub::hear(const std::shared_ptr<Connection>& connection, std::string_view text) {
  try {
    take_up(connection, text);
  } catch (const std::exception& failure) {
    log_line("error", "message", {{"match", connection->match}, {"why", failure.what()}});
    connection->client->close();
    leave(connection);
  }
}

bool Hub::is_too_fast(const std::string& person) {
  constexpr double kAtOnce = 300;
  constexpr double kPerSecond = 100;
  return !messages_.try_emplace(person, kAtOnce, kPerSecond).first->second.take(world_.now_ms());
}

void Hub::take_up(const std::shared_ptr<Connection>& connection, std::string_view text) {
  ++metrics.messages;
  if (!connection->is_open || stopping_) return;
  const bool too_fast =
      !connection->messages.take(world_.now_ms()) || is_too_fast(connection->person.id);
  if (options_.limits && too_fast) {
    connection->is_open = false;
    return say_bye(*connection->client, "too-fast", connection->eyes.lang);
  }
  const auto wish = parse_json(text);
  const std::string nonce = wish ? text_of(*wish, "nonce").value_or("") : "";
  const auto letters = letters_in(nonce);
  if (!wish || !wish->is_object() || !letters || *letters == 0 || *letters > kLongestNonce) {
    ++metrics.refused;
    return refuse(*connection, letters && *letters <= kLongestNonce ? nonce : "", {"bad-json"});
  }
  when_free(
      connection->match,
      [this, connection, wish = *wish, nonce](Room& room) {
        if (connection->is_open) answer(connection, room, wish, nonce);
      },
      [connection](std::string_view why) {
        if (!std::exchange(connection->is_open, false)) return;
        say_bye(*connection->client, why, connection->eyes.lang);
      });
}

void Hub::answer(const std::shared_ptr<Connection>& connection, Room& room, const json::value& said,
                 const std::string& nonce) {
  const std::string type = text_of(said, "type").value_or("");
  Wish wish{*this, room, *connection, said};
  if (const std::string* answer = room.match->answer_to(connection->person.id, nonce))
    return connection->client->send(*answer);
  const auto say_no = [&](const No& no) {
    ++metrics.refused;
    refuse(*connection, nonce, no);
  };
  if (type == "lang") {
    const auto lang = parse_lang(text_of(said, "lang").value_or(""));
    if (!lang) return say_no({"bad-json"});
    connection->eyes.lang = *lang;
    connection->client->send(done_text(nonce, v_for(*room.match, connection->eyes)));
    return broadcast(room);
  }
  if (type == "hint") {
    if (const auto no = ask_hint(wish, connection, nonce)) say_no(*no);
    return;
  }
  if (type == "past") {
    if (const auto no = ask_past(wish, nonce)) say_no(*no);
    return;
  }
  if (type == "try") {
    if (const auto no = try_moves(wish, nonce)) say_no(*no);
    return;
  }
  if (type == "look") {
    if (const auto no = look_back(wish, nonce)) say_no(*no);
    return;
  }
  if (type == "why") {
    if (const auto no = ask_why(wish)) return say_no(*no);
    return connection->client->send(done_text(nonce, v_for(*room.match, connection->eyes)));
  }
  const auto kind = std::find_if(kStored.begin(), kStored.end(),
                                 [&](const Kind& each) { return each.type == type; });
  if (kind == kStored.end()) return say_no({"bad-json"});
  // Moves come to an end by the rules of every game; talk and taking back by this.
  if (room.match->entries().size() >= options_.most_entries && type != "move" && type != "resign")
    return say_no({"full"});
  if (const auto no = kind->handle(wish)) return say_no(*no);
  const std::string done = done_text(nonce, v_for(*room.match, connection->eyes));
  for (store::Change& change : room.match->keep_answer({connection->person.id, nonce, done}))
    wish.more.push_back(std::move(change));
  commit(room, std::move(wish.more), [connection, done](bool holds) {
    if (holds) connection->client->send(done);
  });
}

}  // namespace ilion::server
