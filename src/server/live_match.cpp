// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/live_match.h"

#include <algorithm>
#include <array>

#include "server/secrets.h"
#include "table/early_end.h"

namespace ilion::server {

namespace {

constexpr std::size_t kMostAnswers = 100;  // of one person; a page sends again within seconds
constexpr std::array<std::string_view, 5> kStates{"open", "running", "paused", "finished", "gone"};

std::optional<Seat> seat_in(const json::value& body, std::string_view key = "seat") {
  const auto seat = number_of(body, key);
  if (!seat || *seat < 0 || static_cast<std::size_t>(*seat) >= kMaxSeats) return std::nullopt;
  return seat_at(static_cast<std::size_t>(*seat));
}

std::set<Seat> seats_in(const json::value& body, std::string_view key) {
  std::set<Seat> seats;
  if (const json::value* list = member(body, key); list != nullptr && list->is_array())
    for (const json::value& seat : list->get_array())
      seats.insert(seat_at(static_cast<std::size_t>(seat.as_int64())));
  return seats;
}

Witnesses witnesses_of(const Table& table, std::size_t step) {
  Witnesses all = table.notices(step, Viewer::spectator()) ? kOnlookers : Witnesses{0};
  for (std::size_t i = 0; i < table.seats(); ++i)
    if (table.notices(step, Viewer::seat(seat_at(i))))
      all = static_cast<Witnesses>(all | witness(seat_at(i)));
  return all;
}

json::array seats_json(const std::set<Seat>& seats) {
  json::array array;
  for (Seat seat : seats) array.push_back(static_cast<std::int64_t>(index_of(seat)));
  return array;
}

}  // namespace

std::string_view state_name(MatchState state) { return kStates[static_cast<std::size_t>(state)]; }

LiveMatch::LiveMatch(const store::MatchRow& row)
    : row_(row),
      head_(head_of(row.head)),
      sitters_(sitters_of(row.seats)),
      seed_(from_hex(row.seed).value_or("")) {
  head_.choice.content = std::exchange(row_.content, "");
}

std::unique_ptr<LiveMatch> LiveMatch::make(const store::MatchRow& row) {
  return std::unique_ptr<LiveMatch>(new LiveMatch(row));
}

bool LiveMatch::is_known(const store::MatchRow& row) {
  Head head = head_of(row.head);
  head.choice.content = row.content;
  const GameSpec* spec = find_game(head.choice.game);
  if (spec == nullptr) return false;
  return head.rules_version == 0 || (head.rules_version == spec->rules_version &&
                                     head.content_version == content_version(head.choice));
}

Result<std::unique_ptr<LiveMatch>> LiveMatch::load(const store::MatchRow& row,
                                                   const std::vector<store::Entry>& log) {
  if (!is_known(row))
    return Error{"The match " + row.id + " is of a game, rules or content that are not known."};
  std::unique_ptr<LiveMatch> match = make(row);
  match->is_stored_ = true;
  for (const store::Entry& entry : log)
    if (const auto taken = match->take(entry); !taken)
      return Error{"Entry " + std::to_string(entry.v) + " of the match " + row.id +
                   " cannot be taken: " + taken.error().sentence};
  match->stored_ = match->entries_.size();
  return match;
}

std::vector<Seat> LiveMatch::seats_of(const std::string& person) const {
  std::vector<Seat> seats;
  for (std::size_t i = 0; i < sitters_.size(); ++i)
    if (sitters_[i].has_person() && sitters_[i].person == person) seats.push_back(seat_at(i));
  return seats;
}

bool LiveMatch::may_know(const std::string& person, const std::string& key) const {
  return head_.is_public || key == invite() || !seats_of(person).empty();
}

std::optional<Seat> LiveMatch::due() const {
  if (!is_running() || !table_ || !table_->actor().is_seat()) return std::nullopt;
  return table_->actor().seat();
}

bool LiveMatch::asks_in_secret() const { return due() && !table_->awaited(Viewer::spectator()); }

bool LiveMatch::is_quiet(Seat seat) const {
  const WindowSpec* window = table_ ? table_->window() : nullptr;
  return window != nullptr && quiet.count({seat, window->key}) > 0;
}

const std::string* LiveMatch::answer_to(const std::string& person, const std::string& nonce) const {
  const auto found = answers_.find(person);
  if (found == answers_.end()) return nullptr;
  for (const store::Answer& each : found->second)
    if (each.nonce == nonce) return &each.answer;
  return nullptr;
}

std::vector<store::Change> LiveMatch::keep_answer(const store::Answer& answer) {
  std::vector<store::Change> changes{store::PutAnswer{id(), answer}};
  std::deque<store::Answer>& kept = answers_[answer.person];
  kept.push_back(answer);
  if (kept.size() > kMostAnswers) {
    changes.emplace_back(store::DropAnswer{id(), answer.person, kept.front().nonce});
    kept.pop_front();
  }
  return changes;
}

store::Change LiveMatch::forget_quiet(Seat seat) {
  std::erase_if(quiet, [&](const auto& each) { return each.first == seat; });
  return store::ForgetQuiet{id(), static_cast<std::int64_t>(index_of(seat))};
}

Record LiveMatch::record() const {
  ILION_CHECK(table_ != nullptr);
  Record record = table_->record();
  if (state_ != MatchState::Finished) return record;
  if (head_.imported) {
    record.luck = head_.luck;
    return record;
  }
  RecordLuck luck{commitment_of(seed_), hex(seed_), {}, {}, given_};
  for (const Sitter& sitter : sitters_) luck.texts.push_back(sitter.luck);
  for (const std::optional<std::uint64_t>& draw : draws_of_steps_)
    if (draw) luck.draws.push_back(*draw);
  record.luck = std::move(luck);
  return record;
}

void LiveMatch::open() {
  std::vector<std::string> seats;
  std::vector<std::string> texts;
  for (const Sitter& sitter : sitters_) {
    seats.push_back(sitter.kind == SitterKind::Bot ? sitter.bot : "human");
    texts.push_back(sitter.luck);
  }
  auto opened = open_table(head_.choice, seats);
  ILION_CHECK(opened.ok());  // it was opened once when the match was made
  table_ = std::move(*opened);
  luck_.emplace(seed_, texts);
  left_ms_.assign(sitters_.size(), head_.clock ? head_.clock->budget_ms : 0);
}

void LiveMatch::start(std::int64_t now) {
  ILION_CHECK(state_ == MatchState::Open);
  add("state", {{"what", "started"}, {"time", now}});
  settle();
}

void LiveMatch::add(std::string kind, json::object body) {
  json::value value(std::move(body));
  const auto folded = fold(kind, value);
  ILION_CHECK(folded.ok());
  std::string text = json::serialize(value);
  enter({++v_, std::move(kind), std::move(text)}, std::move(value));
}

void LiveMatch::enter(store::Entry entry, json::value body, std::optional<std::size_t> step) {
  LoggedEntry logged{std::move(entry), std::move(body), step};
  if (step) witnesses_.push_back(logged.witnesses = witnesses_of(*table_, *step));
  if (logged.entry.kind == "back") logged.left = witnesses_;
  if (member(logged.body, "to") != nullptr && logged.entry.kind == "chat")
    for (const char* key : {"from_person", "to_person"})
      logged.ears.push_back(text_of(logged.body, key).value_or(""));
  entries_.push_back(std::move(logged));
}

Result<Done> LiveMatch::take(const store::Entry& entry) {
  auto body = parse_json(entry.body);
  if (!body) return Error{"it is no JSON."};
  if (entry.v != v_ + 1) return Error{"an entry is missing before it."};
  v_ = entry.v;
  if (const auto folded = fold(entry.kind, *body); !folded) return folded;
  std::optional<std::size_t> step;
  if (entry.kind == "step") {
    step = table_->steps() - 1;
    ++turns_;
    const auto number = number_of(*body, "draw");
    draws_of_steps_.emplace_back();
    if (number) draws_of_steps_.back() = static_cast<std::uint64_t>(*number);
    if (number) draws_ = std::max(draws_, static_cast<std::uint64_t>(*number) + 1);
    if (truth_of(*body, "given").value_or(false)) given_ = *step + 1;
  }
  enter(entry, std::move(*body), step);
  return Done{};
}

Result<Done> LiveMatch::fold(const std::string& kind, const json::value& body) {
  if (kind == "step") return take_step(body);
  // Another bot or person must be asked, or nobody.
  if (kind == "state" || (kind == "people" && text_of(body, "what") == "replaced")) ++turns_;
  if (kind == "state") {
    const std::string what = text_of(body, "what").value_or("");
    if (what == "started") open();
    if (truth_of(body, "practice").value_or(false)) table_->mark_practice();
    state_ = what == "paused"     ? MatchState::Paused
             : what == "finished" ? MatchState::Finished
             : what == "gone"     ? MatchState::Gone
                                  : MatchState::Running;
  } else if (kind == "back") {
    const auto step = static_cast<std::size_t>(number_of(body, "step").value_or(0));
    if (!table_ || step > table_->steps()) return Error{"there is no such step."};
    forget_steps(step);
    if (truth_of(body, "practice").value_or(false)) table_->mark_practice();
  } else if (kind == "end") {
    const auto last = seat_in(body);
    const std::string reason = text_of(body, "reason").value_or("");
    if (!table_ || !last || !is_early_end(reason)) return Error{"it is no end."};
    table_->end_early(ilion::early_end(reason, sitters_.size(), *last));
  } else if (kind == "vote") {
    vote_.reset();
    if (const auto what = text_of(body, "kind"))
      vote_ = Vote{*what,
                   seat_in(body, "by").value_or(Seat{}),
                   seat_in(body),
                   {},
                   text_of(body, "with").value_or(""),
                   seats_in(body, "yes"),
                   seats_in(body, "no")};
    if (const auto step = number_of(body, "step"); step && vote_)
      vote_->step = static_cast<std::size_t>(*step);
  } else if (kind == "again") {
    again_ = {text_of(body, "match").value_or(""), seats_in(body, "seats")};
  }
  return Done{};
}

Result<Done> LiveMatch::take_step(const json::value& body) {
  const std::string text = text_of(body, "text").value_or("");
  if (!table_) return Error{"the match has not begun."};
  if (const auto seat = seat_in(body)) {
    if (const auto not_made = table_->play(*seat, text))
      return Error{table_->explain(*not_made, Lang::En)};
    const auto spent = number_of(body, "ms");
    if (spent && head_.clock) left_ms_[index_of(*seat)] += head_.clock->increment_ms - *spent;
    return Done{};
  }
  return table_->outcome(text);
}

void LiveMatch::forget_steps(std::size_t step) {
  table_->rewind(step);
  draws_of_steps_.resize(step);
  witnesses_.resize(step);
  given_ = std::min(given_, step);
  ++turns_;
  for (LoggedEntry& entry : entries_) {
    if (!entry.step || *entry.step < step) continue;
    entry.step.reset();
    // The time was spent; what was earned by the move is given back with it.
    const auto seat = seat_in(entry.body);
    if (head_.clock && seat && number_of(entry.body, "ms"))
      left_ms_[index_of(*seat)] -= head_.clock->increment_ms;
  }
}

void LiveMatch::log_step(std::int64_t spent_ms, std::optional<std::uint64_t> draw) {
  ++turns_;
  const Step& step = table_->record().steps.back();
  json::object body{{"seat", seat_json(step.seat)}, {"text", step.text}};
  if (draw) body["draw"] = *draw;
  if (spent_ms >= 0 && head_.clock && step.seat) {
    body["ms"] = spent_ms;
    left_ms_[index_of(*step.seat)] += head_.clock->increment_ms - spent_ms;
  }
  draws_of_steps_.push_back(draw);
  json::value value(std::move(body));
  std::string text = json::serialize(value);
  enter({++v_, "step", std::move(text)}, std::move(value), table_->steps() - 1);
}

void LiveMatch::draw() {
  Rng rng = luck_->draw(draws_);
  table_->draw(rng);
  log_step(-1, draws_++);
}

void LiveMatch::settle() {
  while (table_->actor().is_chance()) draw();
  if (table_->actor().is_nobody()) note_end();
}

void LiveMatch::note_end() {
  if (vote_) drop_vote();
  add("state", {{"what", "finished"}});
}

void LiveMatch::play(Seat seat, const std::vector<std::string>& moves, std::int64_t spent_ms) {
  bool noticed = false;
  for (const std::string& move : moves) {
    const auto not_made = table_->play(seat, move);
    ILION_CHECK(!not_made);
    log_step(spent_ms);
    spent_ms = -1;
    noticed = noticed || entries_.back().is_public();
  }
  // What was to be taken back is past; but a step unseen leaves the question open as it was.
  if (noticed && vote_ && vote_->kind == "undo") drop_vote();
  settle();
}

std::optional<LiveMatch::Refused> LiveMatch::judge(Seat seat, const std::vector<std::string>& moves,
                                                   const Look& look) {
  // Whatever happens, the table is then as it was.
  struct Rehearsal {
    Table& table;
    std::size_t before = table.steps();
    ~Rehearsal() { table.rewind(before); }
  };
  const Rehearsal rehearsal{*table_};
  for (const std::string& move : moves) {
    // What comes behind something shown is not looked at: by being refused or not it would tell.
    const std::size_t steps = table_->steps();
    if (steps > rehearsal.before && (!table_->actor().is(seat) || table_->reveals(steps - 1)))
      return Refused{"not-one-turn"};
    if (auto not_made = table_->play(seat, move))
      return Refused{"refused-move", std::move(not_made)};
  }
  look(*table_);
  return std::nullopt;
}

void LiveMatch::go_back(Seat seat, std::size_t step) {
  if (vote_) drop_vote();
  json::object body{{"step", step}, {"seat", seat_json(seat)}};
  if (!is_free(seat, step)) body["practice"] = true;
  add("back", std::move(body));
}

void LiveMatch::end_early(std::string_view reason, Seat last) {
  add("end", {{"reason", reason}, {"seat", seat_json(last)}});
  note_end();
}

void LiveMatch::set_vote(const Vote& vote) {
  json::object body{{"kind", vote.kind},
                    {"by", seat_json(vote.by)},
                    {"yes", seats_json(vote.yes)},
                    {"no", seats_json(vote.no)}};
  if (vote.seat) body["seat"] = seat_json(vote.seat);
  if (vote.step) body["step"] = *vote.step;
  if (!vote.with.empty()) body["with"] = vote.with;
  add("vote", std::move(body));
}

void LiveMatch::drop_vote() { add("vote", {}); }

void LiveMatch::set_again(const Again& again) {
  add("again", {{"match", again.match}, {"seats", seats_json(again.seats)}});
}

void LiveMatch::take_steps_of(const Record& record) {
  for (const Step& step : record.steps) {
    json::value body{{"seat", seat_json(step.seat)}, {"text", step.text}, {"given", true}};
    const auto taken = take({v_ + 1, "step", json::serialize(body)});
    ILION_CHECK(taken.ok());
  }
  if (record.end && is_early_end(record.end->reason))
    for (std::size_t i = 0; i < sitters_.size(); ++i)
      if (*record.end == ilion::early_end(record.end->reason, sitters_.size(), seat_at(i)))
        return end_early(record.end->reason, seat_at(i));
  settle();
}

std::vector<store::Change> LiveMatch::fresh(std::int64_t now) {
  std::vector<store::Change> changes;
  for (; stored_ < entries_.size(); ++stored_) {
    changes.emplace_back(store::Append{row_.id, entries_[stored_].entry});
    const bool is_sign_of_life = entries_[stored_].entry.kind != "again";
    if (is_sign_of_life && entries_[stored_].is_public()) row_.touched = now;
  }
  if (is_stored_) {
    changes.emplace_back(store::UpdateMatch{row()});
  } else {
    changes.emplace_back(store::PutMatch{row()});
    is_stored_ = true;
  }
  return changes;
}

std::size_t LiveMatch::public_steps() const {
  if (state_ == MatchState::Finished) return witnesses_.size();
  return static_cast<std::size_t>(
      std::count_if(witnesses_.begin(), witnesses_.end(),
                    [](Witnesses each) { return (each & kOnlookers) != 0; }));
}

store::MatchRow LiveMatch::row() const {
  store::MatchRow row = row_;
  if (!is_stored_) row.content = head_.choice.content;
  row.seats = to_text(sitters_);
  row.state = state_name(state_);
  row.steps = public_steps();
  row.actor.reset();
  if (const auto seat = due()) row.actor = static_cast<std::int64_t>(index_of(*seat));
  row.result.reset();
  if (const auto result = table_ ? table_->result() : std::nullopt) {
    json::object says;
    for (Lang lang : kAllLangs) says[std::string(lang_code(lang))] = table_->result_says(lang);
    json::array ranks;
    json::array points;
    for (std::size_t i = 0; i < sitters_.size(); ++i) {
      ranks.push_back(result->rank[seat_at(i)]);
      points.push_back(result->points[seat_at(i)]);
    }
    row.result = json::serialize(json::object{{"reason", std::string(result->reason)},
                                              {"ranks", std::move(ranks)},
                                              {"says", std::move(says)},
                                              {"points", std::move(points)}});
  }
  return row;
}

bool LiveMatch::decided(Seat seat, std::size_t step) const {
  if (!table_ || step >= table_->steps()) return false;
  return table_->record().steps[step].seat == seat;
}

bool LiveMatch::is_free(Seat seat, std::size_t step) const {
  // While others are asked in secret, whether they have answered must not show.
  if (table_->actor().is_seat() && !table_->awaited(Viewer::seat(seat))) return false;
  for (std::size_t i = step; i < table_->steps(); ++i)
    if (table_->record().steps[i].seat != seat) return false;
  for (std::size_t i = step; i < table_->steps(); ++i)
    if (table_->reveals(i)) return false;
  return true;
}

}  // namespace ilion::server
