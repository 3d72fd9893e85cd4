// SPDX-License-Identifier: GPL-3.0-or-later
// What a client may ask at its table without anything happening.
#include <functional>
#include <utility>

#include "server/analysis.h"
#include "server/wish.h"

namespace ilion::server {

namespace {

constexpr std::size_t kMostMoves = 64;
constexpr std::size_t kMostSteps = 16;  // of an announcement: all is looked at on one thread

// The seat that is asked looks at the table: as it is, or, if moves are given, as it would be when
// it had said these and had more to say.
Verdict look_ahead(Wish& wish, const std::function<void(const Table& table)>& look) {
  if (member(wish.said, "moves") == nullptr) {
    if (auto no = wish.not_running()) return no;
    const auto seat = wish.own_seat();
    if (!seat) return No{"not-your-seat"};
    if (wish.match().due() != *seat) return No{"not-your-turn"};
    look(*wish.match().table());
    return std::nullopt;
  }
  Moves moves;
  if (auto no = read_moves(wish, moves)) return no;
  if (moves.texts.size() > kMostSteps) return No{"bad-json"};
  bool goes_on = false;
  const std::size_t since = wish.match().table()->steps();
  const auto refused = wish.match().judge(moves.seat, moves.texts, [&](const Table& table) {
    goes_on = has_more_to_say(table, since, moves.seat);
    if (goes_on) look(table);
  });
  if (refused) return wish.refused(*refused);
  return goes_on ? std::nullopt : Verdict(No{"not-one-turn"});
}

}  // namespace

Verdict read_moves(const Wish& wish, Moves& moves) {
  if (auto no = wish.not_running()) return no;
  const auto seat = wish.own_seat();
  if (!seat) return No{"not-your-seat"};
  moves.seat = *seat;
  const json::value* list = member(wish.said, "moves");
  if (list == nullptr || !list->is_array()) return No{"bad-json"};
  for (const json::value& each : list->get_array()) {
    if (!each.is_string()) return No{"bad-json"};
    moves.texts.emplace_back(each.get_string());
  }
  if (moves.texts.empty() || moves.texts.size() > kMostMoves) return No{"bad-json"};
  if (number_of(wish.said, "step") !=
      static_cast<std::int64_t>(steps_for(wish.match(), wish.from.eyes)))
    return No{"stale"};
  // The rules are not asked first: what they refuse may depend on who is asked in secret.
  if (wish.match().due() != *seat) return No{"not-your-turn"};
  return std::nullopt;
}

Verdict try_moves(Wish& wish, const std::string& nonce) {
  Moves moves;
  if (auto no = read_moves(wish, moves)) return no;
  if (moves.texts.size() > kMostSteps) return No{"bad-json"};
  json::value next;
  const std::size_t since = wish.match().table()->steps();
  const auto refused = wish.match().judge(moves.seat, moves.texts, [&](const Table& table) {
    if (has_more_to_say(table, since, moves.seat)) next = next_json(table, wish.from.eyes.lang);
  });
  if (refused) return wish.refused(*refused);
  wish.from.client->send(json::serialize(json::object{{"type", "tried"},
                                                      {"nonce", nonce},
                                                      {"seat", seat_json(moves.seat)},
                                                      {"next", std::move(next)}}));
  return std::nullopt;
}

Verdict ask_why(Wish& wish) {
  const auto text = text_of(wish.said, "move");
  if (!text) return No{"bad-json"};
  std::optional<NotMade> why_not;
  const auto no = look_ahead(
      wish, [&](const Table& table) { why_not = table.why_not(table.actor().seat(), *text); });
  if (no) return no;
  return why_not ? Verdict(wish.refused({"refused-move", why_not})) : std::nullopt;
}

Verdict ask_past(Wish& wish, const std::string& nonce) {
  const auto before = number_of(wish.said, "before");
  if (!before) return No{"bad-json"};
  const std::int64_t now = wish.hub.world().now_ms();
  if (wish.hub.options().limits && !wish.from.pasts.take(now)) return No{"too-fast"};
  json::array news = news_json(wish.match(), wish.from.eyes, 0);
  while (!news.empty() && news.back().at("v").as_int64() >= *before) news.pop_back();
  wish.from.client->send(
      json::serialize(json::object{{"type", "past"}, {"nonce", nonce}, {"news", std::move(news)}}));
  return std::nullopt;
}

Verdict look_back(const Wish& wish, const std::string& nonce) {
  const LiveMatch& match = wish.match();
  if (match.table() == nullptr) return No{"not-started"};
  const Eyes& eyes = wish.from.eyes;
  const auto name = number_of(wish.said, "step");
  const auto step = name ? step_named(match, eyes, *name) : std::nullopt;
  if (!step) return No{"stale"};
  const std::int64_t now = wish.hub.world().now_ms();
  if (wish.hub.options().limits && !wish.from.looks.take(now)) return No{"too-fast"};
  Record record = match.table()->record();
  const bool is_last = *step + 1 == record.steps.size();
  record.steps.resize(*step + 1);
  if (!is_last) record.end.reset();
  const auto table = replay(record);
  if (!table) return No{"unreadable"};
  // By which number `moments` calls it: while the match runs that would tell of steps in secret.
  const bool is_over = match.state() == MatchState::Finished;
  wish.from.client->send(json::serialize(
      json::object{{"type", "looked"},
                   {"nonce", nonce},
                   {"step", *name},
                   {"moment", is_over ? json::value(*step + 1) : json::value(nullptr)},
                   {"views", views_json(**table, eyes)}}));
  return std::nullopt;
}

Verdict ask_hint(Wish& wish, const std::shared_ptr<Connection>& connection,
                 const std::string& nonce) {
  std::optional<Result<Weighing>> weighing;
  const Lang lang = connection->eyes.lang;
  std::vector<std::string> names;
  const auto no = look_ahead(wish, [&](const Table& table) {
    weighing = table.weighing(table.steps(), kAdviser, lang);
    names = names_for(table, *wish.own_seat(), lang);
  });
  if (no) return no;
  if (!*weighing) return No{"no-bot"};
  const auto answer = [weigh = **weighing, names, nonce, lang, seat = *wish.own_seat()](
                          Rng& rng, const std::stop_token& stop) {
    const Weighed weighed = weigh(rng, stop);
    json::array why;
    for (const std::string& sentence : weighed_says(weighed, names, lang))
      why.push_back(json::string(sentence));
    return json::serialize(json::object{{"type", "hint"},
                                        {"nonce", nonce},
                                        {"seat", seat_json(seat)},
                                        {"move", weighed.tried[0].text},
                                        {"says", weighed.tried[0].says},
                                        {"why", std::move(why)},
                                        {"weighed", weighed_json(weighed)}});
  };
  const bool taken =
      wish.hub.ponder(wish.from.person.id, Thought(answer),
                      [connection](const std::string& text) { connection->client->send(text); });
  return taken ? std::nullopt : Verdict(No{"busy"});
}

}  // namespace ilion::server
