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
constexpr std::size_t kIdLetters = 12;      // 60 bits: nobody finds a private match by trying
constexpr std::size_t kInviteLetters = 16;  // 80 bits

bool all_taken(const std::vector<Sitter>& sitters) {
  return std::none_of(sitters.begin(), sitters.end(),
                      [](const Sitter& each) { return each.kind == SitterKind::Open; });
}

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

struct Lobby::Asked {
  store::Person me;
  Request request;
  Respond respond;

  Lang lang() const { return request.lang(); }
  void refuse(int status, std::string_view code) const {
    respond(error_response(status, code, lang()));
  }
};

Response Lobby::summary(const Room& room, const Asked& asked) const {
  const Eyes eyes{asked.me.id, room.match->seats_of(asked.me.id), asked.lang()};
  return json_response(summary_json(*room.match, eyes, room.presence));
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
  respond(json_response(
      json::object{{"open", summaries(store.public_matches("open", kMostListed))},
                   {"running", summaries(store.public_matches("running", kMostListed))},
                   {"mine", summaries(store.matches_of(me.id, kMostListed))},
                   {"finished", summaries(store.public_matches("finished", kMostListed))}}));
}

void Lobby::make(const store::Person& me, const Request& request, const Respond& respond) {
  const Asked asked{me, request, respond};
  auto wish = read_match_wish(body_of(request).value_or(json::object()), me, asked.lang());
  if (!wish) return respond(error_response(400, "bad-match", wish.error().sentence));
  if (wish->from_match.empty())
    return found(std::move(wish->head), std::move(wish->sitters), nullptr, asked);
  const auto begin = [this, wish = *wish, asked](Room& room) {
    const LiveMatch& match = *room.match;
    const bool mine = !match.seats_of(asked.me.id).empty();
    if (!mine && !match.head().is_public && wish.from_key != match.invite())
      return asked.refuse(404, "no-match");
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

void Lobby::found(Head head, std::vector<Sitter> sitters, const Record* given, const Asked& asked) {
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
  Room& room = hub_.add(LiveMatch::make(row));
  std::vector<store::Change> more;
  for (const Sitter& sitter : sitters)
    if (sitter.has_person()) more.emplace_back(store::Sit{sitter.person, row.id});
  if (given != nullptr) {
    json::object started{{"what", "started"}, {"time", now}};
    if (given->practice) started["practice"] = true;
    room.match->add("state", std::move(started));
    room.match->take_steps_of(*given);
  } else if (all_taken(sitters)) {
    room.match->start(now);
  }
  answer_when_stored(room, std::move(more), asked);
}

void Lobby::answer_when_stored(Room& room, std::vector<store::Change> more, const Asked& asked) {
  hub_.commit(room, std::move(more), [this, &room, asked](bool holds) {
    if (!holds) return asked.refuse(503, "storage");
    asked.respond(summary(room, asked));
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
  found(std::move(head), std::move(sitters), &*record, asked);
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
    const bool mine = !match.seats_of(asked.me.id).empty();
    if (what == "join" && is_post && parts.size() == 4) return join(room, asked);
    if (!mine && !match.head().is_public && key != match.invite())
      return asked.refuse(404, "no-match");
    if (what.empty() && !is_post) return asked.respond(summary(room, asked));
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

void Lobby::join(Room& room, const Asked& asked) {
  LiveMatch& match = *room.match;
  const json::value body = body_of(asked.request).value_or(json::object());
  if (!match.head().is_public && text_of(body, "key").value_or("") != match.invite())
    return asked.refuse(match.seats_of(asked.me.id).empty() ? 403 : 409, "bad-key");
  // Who asks twice sits once.
  if (!match.seats_of(asked.me.id).empty()) return asked.respond(summary(room, asked));
  if (match.state() != MatchState::Open) return asked.refuse(409, "started");
  const auto luck = luck_text(body);
  if (!luck) return asked.refuse(400, "bad-json");
  std::vector<Sitter>& sitters = match.sitters();
  const auto wanted = number_of(body, "seat");
  std::size_t seat = sitters.size();
  for (std::size_t i = sitters.size(); i-- > 0;)
    if (sitters[i].kind == SitterKind::Open && (!wanted || *wanted == static_cast<std::int64_t>(i)))
      seat = i;
  if (seat == sitters.size()) return asked.refuse(409, wanted ? "seat-taken" : "no-seat");
  sitters[seat] = {asked.me.bot ? SitterKind::Program : SitterKind::Person, asked.me.id,
                   asked.me.name, "", *luck};
  match.add("people", {{"seat", seat}, {"what", "joined"}, {"name", asked.me.name}});
  if (all_taken(sitters)) match.start(hub_.world().now_ms());
  answer_when_stored(room, {store::Sit{asked.me.id, match.id()}}, asked);
}

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
  answer_when_stored(room, std::move(more), asked);
}

// The same people and bots, each one seat further; whoever asks first sits, the others are invited
// by the link.
void Lobby::rematch(Room& room, const Asked& asked) {
  const LiveMatch& match = *room.match;
  if (match.state() != MatchState::Finished) return asked.refuse(409, "not-finished");
  if (match.seats_of(asked.me.id).empty()) return asked.refuse(403, "not-your-seat");
  const std::size_t seats = match.sitters().size();
  std::vector<Sitter> sitters(seats);
  for (std::size_t i = 0; i < seats; ++i) {
    Sitter sitter = match.sitters()[i];
    sitter.luck.clear();
    const bool stays = sitter.kind == SitterKind::Bot || sitter.person == asked.me.id;
    sitters[(i + 1) % seats] = stays ? sitter : Sitter{};
  }
  Head head = match.head();
  head.imported = false;
  head.luck.reset();
  found(std::move(head), std::move(sitters), nullptr, asked);
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
