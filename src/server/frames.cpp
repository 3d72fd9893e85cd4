// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/frames.h"

#include <algorithm>

namespace ilion::server {

namespace {

json::array strings(const std::vector<std::string>& texts) {
  json::array array;
  for (const std::string& text : texts) array.push_back(json::string(text));
  return array;
}

json::array seat_array(const std::vector<Seat>& seats) {
  json::array array;
  for (Seat seat : seats) array.push_back(seat_json(seat));
  return array;
}

json::array present(const std::vector<Sitter>& sitters, const Presence& presence) {
  json::array array = sitters_json(sitters);
  for (std::size_t i = 0; i < sitters.size() && i < presence.here.size(); ++i) {
    if (!sitters[i].has_person()) continue;
    array[i].as_object()["here"] = static_cast<bool>(presence.here[i]);
    if (presence.away_since[i] == 0) continue;
    array[i].as_object()["away_since"] = presence.away_since[i];
    array[i].as_object()["replaceable_at"] = presence.away_since[i] + presence.away_ms;
  }
  return array;
}

json::object choice_json(const Choice& choice) {
  json::object object{{"text", choice.text},
                      {"move", choice.move},
                      {"says", choice.says},
                      {"briefly", choice.briefly}};
  if (choice.grouped) {
    if (!choice.grouped->group.empty()) object["group"] = choice.grouped->group;
    object["brief"] = choice.grouped->brief;
  }
  return object;
}

// What the seat to act is asked.
json::object asked_json(const Table& table, Lang lang) {
  json::array choices;
  for (const Choice& choice : table.choices(lang)) choices.push_back(choice_json(choice));
  const WindowSpec* window = table.window();
  return {{"seat", seat_json(table.actor().seat())},
          {"choices", std::move(choices)},
          {"window", window == nullptr ? json::value(nullptr) : json::value(window->key)},
          {"goes_on", table.goes_on()},
          {"in_steps", table.in_steps()}};
}

json::value asked_json(const LiveMatch& match, const Eyes& eyes) {
  const auto due = match.due();
  if (!due || !eyes.has(*due) || match.is_quiet(*due)) return nullptr;
  return asked_json(*match.table(), eyes.lang);
}

std::optional<Seat> awaited(const LiveMatch& match, const Eyes& eyes) {
  const auto due = match.due();
  if (!due) return std::nullopt;
  if (eyes.has(*due)) return due;
  return match.table()->awaited(eyes.viewer());
}

std::vector<Viewer> viewers_of(const Eyes& eyes) {
  if (eyes.seats.empty()) return {Viewer::spectator()};
  std::vector<Viewer> viewers;
  for (Seat seat : eyes.seats) viewers.push_back(Viewer::seat(seat));
  return viewers;
}

json::value clocks_json(const LiveMatch& match, std::optional<Seat> running,
                        const ClockNow& clock) {
  if (!match.head().clock || match.left_ms().empty()) return nullptr;
  json::array left;
  for (std::size_t i = 0; i < match.left_ms().size(); ++i) {
    const bool runs = running && index_of(*running) == i;
    left.push_back(std::max<std::int64_t>(0, match.left_ms()[i] - (runs ? clock.spent_ms : 0)));
  }
  return json::object{{"running", seat_json(running)},
                      {"left_ms", std::move(left)},
                      {"increment_ms", match.head().clock->increment_ms}};
}

json::array votes_json(const LiveMatch& match, const Eyes& eyes) {
  json::array votes;
  if (const auto& vote = match.vote()) {
    json::object object{{"kind", vote->kind},
                        {"by", seat_json(vote->by)},
                        {"yes", seat_array({vote->yes.begin(), vote->yes.end()})},
                        {"no", seat_array({vote->no.begin(), vote->no.end()})}};
    if (vote->seat) object["seat"] = seat_json(vote->seat);
    if (vote->step) object["step"] = seen_among(match.witnesses(), eyes, *vote->step);
    votes.push_back(std::move(object));
  }
  return votes;
}

json::value undo_json(const LiveMatch& match, const Eyes& eyes) {
  if (match.state() != MatchState::Running) return nullptr;
  const auto last = last_decision(match, eyes);
  if (!last) return nullptr;
  const bool free = !needs_consent(match, eyes.person) || match.is_free(last->first, last->second);
  return free ? "free" : "consent";
}

json::value news_of(const LoggedEntry& logged, const Eyes& eyes, std::int64_t v) {
  const json::object& body = logged.body.get_object();
  const std::string& type = logged.entry.kind;
  if (type != "chat" && type != "back" && type != "people" && type != "state") return nullptr;
  json::object news{{"v", v}, {"type", type}};
  for (const char* key : {"step", "seat", "name", "text", "to", "time", "what"})
    if (const json::value* value = body.if_contains(key)) news[key] = *value;
  if (type == "state") news.erase("time");
  if (type == "back") news["step"] = seen_among(logged.left, eyes, logged.left.size());
  return news;
}

}  // namespace

bool needs_consent(const LiveMatch& match, const std::string& person) {
  return std::any_of(match.sitters().begin(), match.sitters().end(), [&](const Sitter& sitter) {
    return sitter.has_person() && sitter.person != person;
  });
}

std::optional<std::pair<Seat, std::size_t>> last_decision(const LiveMatch& match,
                                                          const Eyes& eyes) {
  if (match.table() == nullptr) return std::nullopt;
  const std::vector<Step>& steps = match.table()->record().steps;
  for (std::size_t i = steps.size(); i-- > 0;)
    if (steps[i].seat && eyes.has(*steps[i].seat) && match.decided(*steps[i].seat, i))
      return std::pair(*steps[i].seat, i);
  return std::nullopt;
}

json::value result_json(const Table& table, Lang lang) {
  const auto result = table.result();
  if (!result) return nullptr;
  json::array ranks;
  json::array points;
  for (std::size_t i = 0; i < table.seats(); ++i) {
    ranks.push_back(result->rank[seat_at(i)]);
    points.push_back(result->points[seat_at(i)]);
  }
  return json::object{{"reason", std::string(result->reason)},
                      {"ranks", std::move(ranks)},
                      {"says", table.result_says(lang)},
                      {"points", std::move(points)}};
}

bool has_more_to_say(const Table& table, std::size_t since, Seat seat) {
  if (!table.actor().is(seat) || !table.goes_on()) return false;
  for (std::size_t step = since; step < table.steps(); ++step)
    if (table.reveals(step)) return false;
  return true;
}

json::object next_json(const Table& table, Lang lang) {
  const Viewer viewer = Viewer::seat(table.actor().seat());
  return {{"view", table.view(viewer)},
          {"status", table.status(viewer, lang)},
          {"asked", asked_json(table, lang)}};
}

json::array views_json(const Table& table, const Eyes& eyes) {
  json::array views;
  for (Viewer viewer : viewers_of(eyes))
    views.push_back(
        {{"seat", viewer.is_spectator() ? json::value(nullptr) : seat_json(viewer.seat())},
         {"view", table.view(viewer)}});
  return views;
}

json::object frame_json(const LiveMatch& match, const Eyes& eyes, const Presence& presence,
                        const ClockNow& clock) {
  const Table* table = match.table();
  const auto actor = awaited(match, eyes);
  const auto running = clock.runs ? actor : std::nullopt;
  json::array views;
  std::vector<std::string> status;
  if (table != nullptr) {
    views = views_json(*table, eyes);
    for (Viewer viewer : viewers_of(eyes)) status.push_back(table->status(viewer, eyes.lang));
  }
  json::array quiet;
  for (const auto& [seat, window] : match.quiet)
    if (eyes.has(seat)) quiet.push_back(json::string(window));
  return {{"state", state_name(match.state())},
          {"steps", steps_for(match, eyes)},
          {"actor", seat_json(actor)},
          {"seats", present(match.sitters(), presence)},
          {"views", std::move(views)},
          {"status", strings(status)},
          {"asked", asked_json(match, eyes)},
          {"undo", undo_json(match, eyes)},
          {"quiet", std::move(quiet)},
          {"clocks", clocks_json(match, running, clock)},
          {"votes", votes_json(match, eyes)},
          {"again", seat_array({match.again().seats.begin(), match.again().seats.end()})},
          {"result", table == nullptr ? json::value(nullptr) : result_json(*table, eyes.lang)}};
}

json::array news_json(const LiveMatch& match, const Eyes& eyes, std::int64_t since) {
  const std::vector<LoggedEntry>& entries = match.entries();
  // An entry's v is its place.
  const auto first = entries.begin() + std::min(since, static_cast<std::int64_t>(entries.size()));
  std::size_t from = match.table() == nullptr ? 0 : match.table()->steps();
  for (auto entry = first; entry != entries.end(); ++entry)
    if (entry->step) from = std::min(from, *entry->step);
  std::vector<Told> told;
  if (match.table() != nullptr) told = match.table()->told(eyes.viewer(), eyes.lang, from);
  json::array news;
  std::size_t number = seen_among(match.witnesses(), eyes, from);
  auto v = std::count_if(entries.begin(), first, [&](const auto& each) { return eyes.saw(each); });
  for (auto entry = first; entry != entries.end(); ++entry) {
    if (!eyes.saw(*entry)) continue;
    ++v;
    if (entry->step) {
      Told& step = told[*entry->step - from];
      news.push_back({{"v", v},
                      {"type", "step"},
                      {"step", number++},
                      {"seat", seat_json(step.seat)},
                      {"events", std::move(step.events)},
                      {"says", strings(step.says)}});
    } else if (json::value other = news_of(*entry, eyes, v); !other.is_null()) {
      news.push_back(std::move(other));
    }
  }
  return news;
}

json::object summary_json(const LiveMatch& match, const Eyes& eyes, const Presence& presence) {
  const Head& head = match.head();
  const auto due = match.due();
  json::object summary{{"id", match.id()},
                       {"game", head.choice.game},
                       {"players", head.choice.players},
                       {"options", options_json(head.choice.options)},
                       {"public", head.is_public},
                       {"spectators", head.spectators},
                       {"state", state_name(match.state())},
                       {"seats", present(match.sitters(), presence)},
                       {"steps", match.public_steps()},
                       {"created", match.created()},
                       {"touched", match.touched()},
                       {"your_seats", seat_array(eyes.seats)},
                       {"awaited", due && eyes.has(*due)}};
  if (head.clock)
    summary["clock"] = {{"budget_ms", head.clock->budget_ms},
                        {"increment_ms", head.clock->increment_ms}};
  if (match.table() != nullptr && match.table()->result())
    summary["result"] = result_json(*match.table(), eyes.lang);
  if (!eyes.seats.empty()) summary["invite"] = match.invite();
  return summary;
}

json::object summary_json(const store::MatchRow& row, const std::string& person, Lang lang) {
  const Head head = head_of(row.head);
  const std::vector<Sitter> sitters = sitters_of(row.seats);
  std::vector<Seat> seats;
  for (std::size_t i = 0; i < sitters.size(); ++i)
    if (sitters[i].has_person() && sitters[i].person == person) seats.push_back(seat_at(i));
  const bool awaited = row.actor && std::any_of(seats.begin(), seats.end(), [&](Seat seat) {
                         return static_cast<std::int64_t>(index_of(seat)) == *row.actor;
                       });
  json::object summary{{"id", row.id},
                       {"game", head.choice.game},
                       {"players", head.choice.players},
                       {"options", options_json(head.choice.options)},
                       {"public", head.is_public},
                       {"spectators", head.spectators},
                       {"state", row.state},
                       {"seats", sitters_json(sitters)},
                       {"steps", row.steps},
                       {"created", row.created},
                       {"touched", row.touched},
                       {"your_seats", seat_array(seats)},
                       {"awaited", awaited}};
  if (head.clock)
    summary["clock"] = {{"budget_ms", head.clock->budget_ms},
                        {"increment_ms", head.clock->increment_ms}};
  if (row.result) {
    json::value result = json::parse(*row.result);
    json::value& says = result.as_object()["says"];
    says = json::value(says.at({lang_code(lang).data(), lang_code(lang).size()}));
    summary["result"] = std::move(result);
  }
  if (!seats.empty()) summary["invite"] = row.invite;
  return summary;
}

}  // namespace ilion::server
