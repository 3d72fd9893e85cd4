// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/lobby.h"

#include <algorithm>
#include <utility>

#include "server/chart.h"
#include "server/match_wish.h"
#include "server/secrets.h"
#include "table/reasons.h"

namespace ilion::server {

namespace {

constexpr std::size_t kMostListed = 60;
constexpr std::size_t kMostLookedAt = 300;  // open tables, of which some are on offer
constexpr std::size_t kFarthest = 20'000;   // so many matches back one may look
constexpr std::size_t kIdLetters = 12;      // 60 bits: nobody finds a private match by trying
constexpr std::size_t kInviteLetters = 16;  // 80 bits

int status_of(std::string_view why) {
  return why == "no-match" ? 404 : why == "other-rules" ? 409 : 503;
}

bool is_number(const std::string& text) {
  return !text.empty() && text.size() < 7 &&
         text.find_first_not_of("0123456789") == std::string::npos;
}

std::string query_of(const Request& request, const std::string& key) {
  const auto found = request.query.find(key);
  return found == request.query.end() ? std::string() : found->second;
}

// The level of the bot that decided this step; nothing if a person did, whoever sits there now.
std::optional<std::string> bot_of_step(const LiveMatch& match, Seat seat, std::size_t step) {
  const Sitter& sitter = match.sitters()[index_of(seat)];
  if (sitter.kind != SitterKind::Bot) return std::nullopt;
  bool is_decided = false;
  for (const LoggedEntry& entry : match.entries()) {
    is_decided = is_decided || entry.step == step;
    if (is_decided && text_of(entry.body, "what") == "replaced" &&
        number_of(entry.body, "seat") == static_cast<std::int64_t>(index_of(seat)))
      return std::nullopt;
  }
  return sitter.bot;
}

}  // namespace

json::object Lobby::summary(const Room& room, const Asked& asked) const {
  const Eyes eyes{asked.me.id, room.match->seats_of(asked.me.id), asked.lang()};
  return summary_json(*room.match, eyes, room.presence);
}

// One may sit down there: a seat is free for him, and somebody will come to play.
bool Lobby::is_on_offer(const store::MatchRow& row, const store::Person& me) {
  const std::int64_t now = hub_.world().now_ms();
  const std::int64_t seen = std::max(row.touched, hub_.last_seen(row.id));
  if (now - seen > hub_.options().forsaken_ms) return false;
  const std::vector<Sitter> sitters = sitters_of(row.seats);
  return std::any_of(sitters.begin(), sitters.end(), [&](const Sitter& each) {
    return is_free_for(each, me.id, row.created, now);
  });
}

void Lobby::list(const store::Person& me, const Request& request, const Respond& respond) {
  const auto summaries = [&](const std::vector<store::MatchRow>& rows) {
    json::array array;
    for (const store::MatchRow& row : rows) {
      json::object summary = summary_json(row, me.id, request.lang());
      summary.erase("invite");
      array.push_back(std::move(summary));
    }
    return array;
  };
  store::Store& store = hub_.store();
  const auto part = [&](const std::string& which, std::size_t most, std::size_t behind) {
    if (which == "mine") return summaries(store.matches_of(me.id, most, behind));
    if (which == "finished") return summaries(store.public_matches(which, most, behind));
    return summaries(store.matches_of_others(which, me.id, most, behind));
  };
  const auto parts = request.parts();
  if (parts.size() == 3) {  // more of one list
    const std::string from = query_of(request, "from");
    const bool is_list = parts[2] == "mine" || parts[2] == "running" || parts[2] == "finished";
    if (!is_list || !is_number(from))
      return respond(error_response(404, "not-found", request.lang()));
    const std::size_t behind = std::stoul(from);
    json::array matches;
    if (behind <= kFarthest) matches = part(parts[2], kMostListed + 1, behind);
    bool more = matches.size() > kMostListed;
    if (more) matches.pop_back();
    more = more && behind + kMostListed <= kFarthest;
    return respond(json_response(json::object{{"matches", std::move(matches)}, {"more", more}}));
  }
  std::vector<store::MatchRow> open = store.matches_of_others("open", me.id, kMostLookedAt);
  std::erase_if(open, [&](const store::MatchRow& row) { return !is_on_offer(row, me); });
  if (open.size() > kMostListed) open.resize(kMostListed);
  respond(json_response(json::object{{"open", summaries(open)},
                                     {"running", part("running", kMostListed, 0)},
                                     {"mine", part("mine", kMostListed, 0)},
                                     {"finished", part("finished", kMostListed, 0)}}));
}

void Lobby::make(const store::Person& me, const Request& request, const Respond& respond) {
  const Asked asked{me, request, respond};
  auto wish = read_match_wish(body_of(request).value_or(json::object()), me, asked.lang());
  if (!wish) return respond(error_response(400, "bad-match", wish.error().sentence));
  if (wish->from_match.empty()) return found(std::move(wish->head), wish->sitters, nullptr, asked);
  const auto begin = [this, wish = *wish, asked](Room& room) {
    const LiveMatch& match = *room.match;
    if (!match.may_know(asked.me.id, wish.from_key)) return asked.refuse(404, "no-match");
    if (match.state() != MatchState::Finished) return asked.refuse(409, "not-finished");
    if (!all_taken(wish.sitters)) return asked.refuse(400, "no-seat");
    Record record = match.record();
    if (wish.from_step > record.steps.size() || match.head().choice.game != wish.head.choice.game ||
        match.head().choice.players != wish.sitters.size())
      return asked.refuse(400, "not-found");
    record.steps.resize(wish.from_step);
    record.end.reset();
    Head head = wish.head;
    head.choice = match.head().choice;
    found(std::move(head), wish.sitters, &record, asked);
  };
  hub_.when_free(wish->from_match, begin,
                 [asked](std::string_view why) { asked.refuse(status_of(why), why); });
}

std::unique_ptr<LiveMatch> Lobby::laid(Head head, const std::vector<Sitter>& sitters) {
  const std::int64_t now = hub_.world().now_ms();
  head.rules_version = find_game(head.choice.game)->rules_version;
  head.content_version = content_version(head.choice);
  store::MatchRow row;
  row.id = random_name(kIdLetters);
  row.head = to_text(head);
  row.content = head.choice.content;
  row.seats = to_text(sitters);
  row.state = "open";
  row.is_public = head.is_public;
  row.created = now;
  row.touched = now;
  row.seed = hex(random_bytes(32));
  row.invite = random_name(kInviteLetters);
  return LiveMatch::make(row);
}

void Lobby::found(Head head, const std::vector<Sitter>& sitters, const Record* given,
                  const Asked& asked) {
  const std::int64_t now = hub_.world().now_ms();
  Room& room = hub_.add(laid(std::move(head), sitters));
  std::vector<store::Change> more;
  for (const Sitter& sitter : sitters)
    if (sitter.has_person()) more.emplace_back(store::Sit{sitter.person, room.match->id()});
  if (given != nullptr) {
    json::object started{{"what", "started"}, {"time", now}};
    if (given->practice) started["practice"] = true;
    room.match->add("state", std::move(started));
    room.match->take_steps_of(*given);
  } else if (all_taken(sitters)) {
    room.match->start(now);
  }
  hub_.commit(room, std::move(more), [this, &room, asked](bool holds) {
    if (!holds) return asked.refuse(503, "storage");
    // Who founds a match has its link, also if he does not sit at it.
    json::object answer = summary(room, asked);
    answer["invite"] = room.match->invite();
    asked.respond(json_response(answer));
  });
}

void Lobby::import(const store::Person& me, const Request& request, const Respond& respond) {
  const Asked asked{me, request, respond};
  const auto refuse = [&](const std::string& why) {
    const std::string said = reason_in(asked.lang(), why);
    respond(error_response(400, "bad-record",
                           Words::of("server").say("bad-record", asked.lang(), {{"why", said}})));
  };
  const auto record = parse_record(request.body);
  if (!record) return refuse(record.error().sentence);
  const auto table = replay(*record);
  if (!table) return refuse(table.error().sentence);
  if (!record->end) return refuse("The match is not finished.");
  if (record->luck)
    if (const auto proved = verify_luck(*record); !proved) return refuse(proved.error().sentence);
  Head head;
  head.choice = {record->game,
                 record->players,
                 {record->options.begin(), record->options.end()},
                 record->content};
  head.imported = true;
  head.luck = record->luck;
  head.spectators = true;
  std::vector<Sitter> sitters;
  const std::vector<std::string>& bots = (*table)->spec().bots;
  for (std::size_t i = 0; i < record->players; ++i) {
    const std::string& name = record->seats[i];
    const bool is_bot = std::find(bots.begin(), bots.end(), name) != bots.end();
    if (is_bot)
      sitters.push_back({SitterKind::Bot, {}, name, name, {}});
    else  // nobody's seat, but whoever brought the record finds it among his own
      sitters.push_back(
          {SitterKind::Person, "", (*table)->seat_name(seat_at(i), asked.lang()), "", ""});
  }
  for (Sitter& sitter : sitters)
    if (sitter.kind == SitterKind::Person) sitter.person = me.id;
  found(std::move(head), sitters, &*record, asked);
}

void Lobby::of_match(const store::Person& me, const Request& request,
                     const std::vector<std::string>& parts, const Respond& respond) {
  const Asked asked{me, request, respond};
  const auto answer = [this, asked, parts](Room& room) {
    const LiveMatch& match = *room.match;
    const std::string what = parts.size() > 3 ? parts[3] : "";
    const bool is_post = asked.request.method == "POST";
    const std::string key =
        is_post ? text_of(body_of(asked.request).value_or(json::object()), "key").value_or("")
                : query_of(asked.request, "key");
    const bool may_know = match.may_know(asked.me.id, key);
    if (may_know && match.state() == MatchState::Gone) return asked.refuse(410, "gone");
    if (what == "join" && is_post && parts.size() == 4) return join(room, asked);
    if (!may_know) return asked.refuse(404, "no-match");
    if (what.empty() && !is_post) return asked.respond(json_response(summary(room, asked)));
    if (what == "leave" && is_post && parts.size() == 4) return stand_up(room, asked);
    if (what == "rematch" && is_post && parts.size() == 4) return rematch(room, asked);
    if (what == "luck" && !is_post && parts.size() == 4) return luck(room, asked);
    if (what == "moments" && !is_post && parts.size() == 5) return moment(room, asked, parts[4]);
    if (what == "weighed" && !is_post && parts.size() == 5) return weighed(room, asked, parts[4]);
    if ((what == "chart" || what == "mistakes") && !is_post && parts.size() == 4) {
      if (match.state() != MatchState::Finished) return asked.refuse(409, "not-finished");
      return asked.respond(json_response(
          what == "chart" ? chart_of(*match.table()) : analyses_.mistakes_of(match, asked.lang())));
    }
    if (what == "record" && !is_post && parts.size() == 4) {
      if (match.state() != MatchState::Finished) return asked.refuse(409, "not-finished");
      return asked.respond(
          {200,
           "text/plain; charset=utf-8",
           to_text(match.record()),
           {{"Cache-Control", "no-store"},
            {"Content-Disposition", "attachment; filename=\"" + match.id() + ".ilion\""}}});
    }
    asked.refuse(404, "not-found");
  };
  hub_.when_free(parts[2], answer,
                 [asked](std::string_view why) { asked.refuse(status_of(why), why); });
}

void Lobby::luck(Room& room, const Asked& asked) {
  const LiveMatch& match = *room.match;
  json::array seeds;
  if (const auto& proof = match.head().luck) {  // an imported record brings its own
    for (const std::string& text : proof->texts) seeds.push_back(json::string(text));
    return asked.respond(json_response(json::object{
        {"commitment", proof->commitment}, {"seeds", std::move(seeds)}, {"seed", proof->seed}}));
  }
  for (const Sitter& sitter : match.sitters()) seeds.push_back(json::string(sitter.luck));
  json::object answer{{"commitment", commitment_of(match.seed())}, {"seeds", std::move(seeds)}};
  if (match.state() == MatchState::Finished && !match.head().imported)
    answer["seed"] = hex(match.seed());
  asked.respond(json_response(answer));
}

// Why a bot moved as it did, asked again and in its own words; of a person's decision what the
// strongest bot would have done. Either knows what that seat knew then.
void Lobby::weighed(Room& room, const Asked& asked, const std::string& step) {
  const LiveMatch& match = *room.match;
  if (match.state() != MatchState::Finished) return asked.refuse(409, "not-finished");
  if (!is_number(step)) return asked.refuse(400, "not-found");
  const std::size_t at = std::stoul(step);
  const std::vector<Step>& steps = match.table()->record().steps;
  if (at >= steps.size() || !steps[at].seat) return asked.refuse(404, "not-found");
  const auto own = bot_of_step(match, *steps[at].seat, at);
  const std::string bot = own.value_or(std::string(kAdviser));
  const auto weighing = match.table()->weighing(at, bot, asked.lang());
  if (!weighing) return asked.refuse(404, "not-found");
  json::object head{{"step", at},
                    {"seat", seat_json(steps[at].seat)},
                    {"played", steps[at].text},
                    {"bot", bot},
                    {"own", own.has_value()}};
  const auto look = [weigh = *weighing, head](Rng& rng, const std::stop_token& stop) {
    const Weighed found = weigh(rng, stop);
    json::object answer = head;
    for (auto& [key, value] : weighed_json(found)) answer[key] = value;
    return json::serialize(answer);
  };
  const bool taken = hub_.ponder(asked.me.id, Thought(look), [asked](const std::string& answer) {
    asked.respond(json_response(json::parse(answer)));
  });
  if (!taken) asked.refuse(503, "busy");
}

void Lobby::moment(Room& room, const Asked& asked, const std::string& step) {
  const LiveMatch& match = *room.match;
  if (match.state() != MatchState::Finished) return asked.refuse(409, "not-finished");
  const std::string as = query_of(asked.request, "as");
  if (!is_number(step) || (!as.empty() && !is_number(as))) return asked.refuse(400, "not-found");
  Record record = match.table()->record();
  const std::size_t steps = record.steps.size();
  const std::size_t at = std::stoul(step);
  if (at > steps || (!as.empty() && std::stoul(as) >= match.sitters().size()))
    return asked.refuse(404, "not-found");
  record.steps.resize(at);
  if (at < steps) record.end.reset();
  const auto table = replay(record);
  if (!table) return asked.refuse(500, "not-found");
  const Viewer viewer = as.empty() ? Viewer::spectator() : Viewer::seat(seat_at(std::stoul(as)));
  const Eyes eyes{"", as.empty() ? std::vector<Seat>{} : std::vector{viewer.seat()}, asked.lang()};
  const std::size_t seen = seen_among(match.witnesses(), eyes, at);
  json::array told;
  for (const Told& each : (*table)->told(viewer, asked.lang(), at == 0 ? 0 : at - 1)) {
    json::array says;
    for (const std::string& sentence : each.says) says.push_back(json::string(sentence));
    told.push_back({{"step", each.step},
                    {"seat", seat_json(each.seat)},
                    {"events", each.events},
                    {"says", std::move(says)}});
  }
  asked.respond(json_response(json::object{{"step", at},
                                           {"steps", steps},
                                           {"seen", seen},
                                           {"view", (*table)->view(viewer)},
                                           {"status", (*table)->status(viewer, asked.lang())},
                                           {"told", std::move(told)},
                                           {"points", points_of(**table, at)},
                                           {"result", result_json(**table, asked.lang())}}));
}

}  // namespace ilion::server
