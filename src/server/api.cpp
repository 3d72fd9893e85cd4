// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/api.h"

#include <algorithm>
#include <utility>

#include <fmt/core.h>

#include "server/log_line.h"
#include "server/seating.h"
#include "server/secrets.h"

namespace ilion::server {

namespace {

constexpr std::size_t kMostBuckets = 100'000;
constexpr std::size_t kLargeBody = 16U << 10U;  // a content file of one's own, a long record

bool is_change(const Request& request) {
  return request.method != "GET" && request.method != "HEAD";
}

bool is_one_of(std::string_view what, std::initializer_list<std::string_view> list) {
  return std::find(list.begin(), list.end(), what) != list.end();
}

bool is_secure(const std::string& origin) { return origin.compare(0, 8, "https://") == 0; }

}  // namespace

Api::Api(Hub& hub, const ApiOptions& options)
    : hub_(hub),
      options_(options),
      people_(hub.store(), hub.world(), is_secure(options.origin)),
      lobby_(hub),
      assets_(options.web) {}

// A browser names the page a request comes from; without a cookie of ours nothing can be forged.
bool Api::is_own_origin(const Request& request) const {
  if (!request.bearer.empty()) return true;
  if (!options_.origin.empty()) return request.origin == options_.origin;
  return !request.host.empty() && (request.origin == "http://" + request.host ||
                                   request.origin == "https://" + request.host);
}

// Counted every second, moves and writings would tell when somebody answers in secret.
bool Api::may_measure(const Request& request) const {
  if (!options_.metrics_token.empty())
    return sha256(request.bearer) == sha256(options_.metrics_token);
  return request.is_local && options_.origin.empty();
}

bool Api::is_too_fast(const Request& request, std::string_view what, double at_once,
                      double per_second) {
  if (!hub_.options().limits) return false;
  const std::int64_t now = hub_.world().now_ms();
  if (buckets_.size() > kMostBuckets)
    std::erase_if(buckets_, [&](const auto& each) { return each.second.is_full(now); });
  const std::string key = std::string(what) + " " + network_of(request.address);
  return !buckets_.try_emplace(key, at_once, per_second).first->second.take(now);
}

void Api::handle(const Request& request, Respond respond) {
  ++hub_.metrics.requests;
  const Lang lang = request.lang();
  try {
    if (is_too_fast(request, "request", 300, 60))
      return respond(error_response(429, "too-fast", lang));
    if (request.path == "/health") return respond(health());
    if (request.path == "/metrics")
      return respond(may_measure(request) ? metrics_text()
                                          : error_response(404, "not-found", lang));
    if (request.path.compare(0, 5, "/api/") != 0) {
      if (is_change(request)) return respond(error_response(405, "bad-method", lang));
      return respond(page(request));
    }
    if (is_change(request) && request.method != "POST")
      return respond(error_response(405, "bad-method", lang));
    if (is_change(request) && !is_own_origin(request))
      return respond(error_response(403, "bad-origin", lang));
    const auto parts = request.parts();
    if (!is_change(request) && parts.size() >= 2 && is_one_of(parts[1], {"games", "rules"}))
      return respond(printed_.get(request));
    with_person(request, respond, [this, request](const store::Person& me, const Respond& answer) {
      for_person(me, request, answer);
    });
  } catch (const store::StorageFailure& failure) {
    log_line("error", "storage", {{"why", failure.what()}});
    respond(error_response(503, "storage", lang));
  }
}

// The game of a match, if whoever asks may know of it.
std::string Api::game_of(const Request& request, const std::string& match) try {
  const auto row = hub_.store().match(match);
  if (!row) return {};
  const auto key = request.query.find("key");
  const auto me = row->is_public ? std::nullopt : people_.who(request);
  const std::vector<Sitter> sitters = sitters_of(row->seats);
  const bool mine = me && std::any_of(sitters.begin(), sitters.end(), [&](const Sitter& each) {
                      return each.has_person() && each.person == me->id;
                    });
  if (!row->is_public && !mine && (key == request.query.end() || key->second != row->invite))
    return {};
  return head_of(row->head).choice.game;
} catch (const store::StorageFailure&) {
  return {};  // a page that comes later is better than none
}

// What the page at this address will ask for is named beside it, so that a browser fetches it
// before the page's first script runs.
Response Api::page(const Request& request) {
  Response response = assets_.get(request);
  if (response.type.compare(0, 9, "text/html") != 0) return response;
  const auto parts = request.parts();
  const std::string where = parts.empty() ? "lobby" : parts[0];
  std::vector<std::string> scripts = assets_.scripts(where);
  std::string links;
  const auto add = [&](const std::string& path, std::string_view how) {
    links += fmt::format("{}<{}>; {}", links.empty() ? "" : ", ", path, how);
  };
  if (where == "match" && parts.size() == 2 && !scripts.empty()) {
    for (auto& [name, value] : response.headers)
      if (name == "Cache-Control") value += ", private";  // the next who asks may know less
    if (const std::string game = game_of(request, parts[1]); !game.empty()) {
      for (std::string& each : assets_.scripts("table/" + game)) scripts.push_back(std::move(each));
      add("/api/games/" + game + "/content", "rel=preload; as=fetch; crossorigin");
    }
  }
  for (const std::string& each : scripts) add(each, "rel=modulepreload");
  if (!links.empty()) response.headers.emplace_back("Link", links);
  return response;
}

void Api::with_person(const Request& request, const Respond& respond,
                      std::function<void(const store::Person&, const Respond&)> work) {
  if (const auto me = people_.who(request)) return work(*me, respond);
  if (!request.bearer.empty()) return respond(error_response(401, "bad-token", request.lang()));
  if (is_too_fast(request, "guest", 30, 0.5))
    return respond(error_response(429, "too-fast", request.lang()));
  people_.make_guest([respond, work = std::move(work), lang = request.lang()](
                         const std::optional<store::Person>& guest, const std::string& cookie) {
    if (!guest) return respond(error_response(503, "storage", lang));
    work(*guest, [respond, cookie](Response response) {
      // Who logs in has got a better one.
      const bool has = std::any_of(response.headers.begin(), response.headers.end(),
                                   [](const auto& each) { return each.first == "Set-Cookie"; });
      if (!has) response.headers.emplace_back("Set-Cookie", cookie);
      respond(std::move(response));
    });
  });
}

void Api::for_person(const store::Person& me, const Request& request, const Respond& respond) {
  const auto parts = request.parts();
  const std::string what = parts.size() > 1 ? parts[1] : "";
  const bool post = is_change(request);
  const bool alone = parts.size() == 2;
  if (post && what != "records" && !body_of(request))
    return respond(error_response(400, "bad-json", request.lang()));
  const auto slow_down = [&] { respond(error_response(429, "too-fast", request.lang())); };
  const bool makes_one = post && ((alone && is_one_of(what, {"tokens", "matches", "records"})) ||
                                  (what == "matches" && parts.back() == "rematch"));
  if (makes_one && is_too_fast(request, "make", 30, 1)) return slow_down();
  // What is stored for ever fills a disk sooner or later: not sooner.
  if (post && request.body.size() > kLargeBody && is_too_fast(request, "upload", 20, 0.1))
    return slow_down();
  // A match is played through once more for each of these.
  if (parts.size() > 3 && is_one_of(parts[3], {"moments", "chart", "weighed", "mistakes"}) &&
      is_too_fast(request, "look back", 200, 30))
    return slow_down();
  if (what == "matches" && parts.size() > 2) return lobby_.of_match(me, request, parts, respond);
  if (alone && what == "me" && !post) return respond(json_response(person_json(me)));
  if (what == "lobby" && parts.size() <= 3 && !post) return lobby_.list(me, request, respond);
  if (alone && post) {
    if (what == "me") return people_.rename(me, request, respond);
    if (what == "logout") return people_.log_out(request, respond);
    if (what == "account" || what == "login") {
      if (is_too_fast(request, "password", 10, 0.2)) return slow_down();
      return what == "login" ? people_.log_in(request, respond)
                             : people_.make_account(me, request, respond);
    }
    if (what == "tokens") return people_.make_token(me, request, respond);
    if (what == "matches") return lobby_.make(me, request, respond);
    if (what == "records") return lobby_.import(me, request, respond);
  }
  respond(error_response(404, "not-found", request.lang()));
}

// A guest is made here as well: whoever opens the page of a match need not ask anything before.
void Api::admit(const Request& request, std::function<void(Admission)> then) {
  const Lang lang = request.lang();
  const auto refuse = [&](int status, std::string_view code) {
    then({{}, {}, error_response(status, code, lang)});
  };
  if (!is_own_origin(request)) return refuse(403, "bad-origin");
  if (is_too_fast(request, "socket", 60, 5)) return refuse(429, "too-fast");
  try {
    if (const auto me = people_.who(request)) return then({me});
    if (!request.bearer.empty()) return refuse(401, "bad-token");
    if (is_too_fast(request, "guest", 30, 0.5)) return refuse(429, "too-fast");
    people_.make_guest(
        [then, lang](const std::optional<store::Person>& guest, const std::string& cookie) {
          if (guest) return then({guest, cookie});
          then({{}, {}, error_response(503, "storage", lang)});
        });
  } catch (const store::StorageFailure&) {
    refuse(503, "storage");
  }
}

Response Api::health() const {
  return json_response(json::object{{"status", "ok"},
                                    {"version", ILION_VERSION},
                                    {"matches", hub_.live_matches()},
                                    {"sockets", hub_.connections()}});
}

Response Api::metrics_text() const {
  const Metrics& m = hub_.metrics;
  std::string text;
  const auto add = [&](std::string_view name, std::string_view kind, std::string_view help,
                       auto value) {
    text += fmt::format("# HELP ilion_{} {}\n# TYPE ilion_{} {}\nilion_{} {}\n", name, help, name,
                        kind, name, value);
  };
  add("live_matches", "gauge", "Matches in memory", hub_.live_matches());
  add("sockets", "gauge", "Open WebSockets", hub_.connections());
  add("writes_waiting", "gauge", "Writes that wait for the disk", hub_.store().waiting());
  add("moves_total", "counter", "Moves of people and programs", m.moves);
  add("bot_moves_total", "counter", "Moves of bots and answers given for people", m.bot_moves);
  add("refused_total", "counter", "Messages that were refused", m.refused);
  add("messages_total", "counter", "Messages from sockets", m.messages);
  add("requests_total", "counter", "HTTP requests", m.requests);
  add("commits_total", "counter", "Writings of matches that are stored", m.commits);
  add("storage_failures_total", "counter", "Writings that failed", m.storage_failures);
  add("cut_off_total", "counter", "Slow readers that were cut off", m.cut_off);
  return {200, "text/plain; version=0.0.4", text, {}};
}

}  // namespace ilion::server
