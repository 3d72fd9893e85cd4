// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/analysis.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "table/line_says.h"

namespace ilion::server {

namespace {

constexpr std::uint64_t kCoursesEach = 400;  // imagined for each decision
constexpr std::int64_t kBusyMs = 500;        // until it is tried again when too much waits
constexpr std::size_t kMostAnalyses = 64;    // kept in memory
constexpr std::size_t kMostMistakes = 6;     // told
// What may be noise is no mistake.
constexpr double kSmallestMistake = 0.03;  // of a chance to win
constexpr double kSure = 2;                // standard errors
constexpr std::uint64_t kFewestVisits = 10;
constexpr std::size_t kMostAlternatives = 3;
constexpr std::size_t kMostPlies = 3;  // behind the move that is advised

std::string percent(double chance) { return std::to_string(std::lround(100 * chance)); }

struct Mistake {
  std::size_t step = 0;
  Seat seat{};
  std::string played;
  std::string better;
  double lost = 0;
};

}  // namespace

json::object weighed_json(const Weighed& weighed) {
  json::array tried;
  for (const Weighed::Tried& each : weighed.tried)
    tried.push_back(
        {{"move", each.text}, {"says", each.says}, {"value", each.value}, {"visits", each.visits}});
  json::array line;
  for (const Weighed::Ply& ply : weighed.line)
    line.push_back({{"seat", seat_json(ply.seat)}, {"says", ply.says}});
  return {{"tried", std::move(tried)},
          {"line", std::move(line)},
          {"playouts", weighed.playouts},
          {"by", name_of(weighed.grounds)}};
}

std::vector<std::string> weighed_says(const Weighed& weighed, const std::vector<std::string>& names,
                                      Lang lang) {
  const Words& words = Words::of("server");
  std::vector<std::string> says{words.say("hint-why", lang)};
  if (!weighed.had_choice() || weighed.is_blind()) return says;
  says.push_back(words.say("hint-value-" + std::string(name_of(weighed.grounds)), lang,
                           {{"percent", percent(weighed.tried[0].value)},
                            {"courses", std::to_string(weighed.playouts)}}));
  for (std::size_t i = 1; i < std::min(weighed.tried.size(), kMostAlternatives); ++i)
    says.push_back(
        words.say(weighed.grounds == Grounds::Turn ? "hint-other-turn" : "hint-other", lang,
                  {{"says", weighed.tried[i].says}, {"percent", percent(weighed.tried[i].value)}}));
  if (weighed.line.size() > 1)
    says.push_back(
        words.say("hint-line", lang, {{"line", line_says(weighed, names, lang, kMostPlies)}}));
  return says;
}

std::vector<std::string> names_for(const Table& table, Seat you, Lang lang) {
  std::vector<std::string> names = seat_names(table, lang);
  names[index_of(you)] = Words::of("server").say("hint-you", lang);
  return names;
}

struct Analyses::Analysis {
  Record record;
  std::vector<std::size_t> decisions;  // those of people; of bots if only they played
  std::unique_ptr<Table> table{};      // the worker's that looks
  std::size_t looked_at = 0;
  std::vector<Mistake> mistakes{};

  bool is_done() const { return looked_at == decisions.size(); }
};

json::object Analyses::mistakes_of(const LiveMatch& match, Lang lang) {
  if (of_matches_.count(match.id()) == 0 && !begin(match))
    return {{"looked_at", 0}, {"of", match.table()->steps()}, {"mistakes", json::array()}};
  const Analysis& analysis = *of_matches_[match.id()];
  json::array mistakes;
  for (const Mistake& each : analysis.mistakes) {
    const MoveSaid played = match.table()->move_said(each.step, each.played, lang);
    const MoveSaid better = match.table()->move_said(each.step, each.better, lang);
    mistakes.push_back({{"step", each.step},
                        {"where", played.where},
                        {"seat", seat_json(each.seat)},
                        {"move", each.played},
                        {"says", played.says},
                        {"rule", played.rule},
                        {"better", each.better},
                        {"better_says", better.says},
                        {"lost", each.lost}});
  }
  return {{"looked_at", analysis.looked_at},
          {"of", analysis.decisions.size()},
          {"mistakes", std::move(mistakes)}};
}

// Room for one more, if need be that of one that is done.
bool Analyses::make_room() {
  if (of_matches_.size() < kMostAnalyses) return true;
  for (auto each = of_matches_.begin(); each != of_matches_.end(); ++each)
    if (each->second->is_done()) {
      of_matches_.erase(each);
      return true;
    }
  return false;
}

bool Analyses::begin(const LiveMatch& match) {
  if (!make_room()) return false;
  auto analysis = std::make_shared<Analysis>();
  analysis->record = match.table()->record();
  const std::vector<Sitter>& sitters = match.sitters();
  const bool bots_only = std::all_of(sitters.begin(), sitters.end(), [](const Sitter& sitter) {
    return sitter.kind == SitterKind::Bot;
  });
  const std::vector<Step>& steps = analysis->record.steps;
  for (std::size_t i = 0; i < steps.size(); ++i)
    if (steps[i].seat && (bots_only || sitters[index_of(*steps[i].seat)].kind != SitterKind::Bot))
      analysis->decisions.push_back(i);
  of_matches_[match.id()] = analysis;
  waiting_.push_back(std::move(analysis));
  if (!std::exchange(is_looking_, true)) look_on();
  return true;
}

// One decision of the match that has waited longest; then it waits again behind the others.
void Analyses::look_on() {
  while (!waiting_.empty() && waiting_.front()->is_done()) waiting_.pop_front();
  is_looking_ = !waiting_.empty();
  if (!is_looking_) return;
  const std::shared_ptr<Analysis> analysis = waiting_.front();
  const std::size_t step = analysis->decisions[analysis->looked_at];
  const auto weighed = std::make_shared<Weighed>();
  const auto look = [analysis, step, weighed](Rng& rng, const std::stop_token& stop) {
    if (!analysis->table) {
      auto replayed = replay(analysis->record);
      ILION_CHECK(replayed.ok());  // it was played here
      analysis->table = std::move(*replayed);
    }
    const auto weighing = analysis->table->weighing(step, kAdviser, Lang::En, kCoursesEach);
    if (weighing) *weighed = (*weighing)(rng, stop);
    return std::string();
  };
  const auto note = [this, analysis, step, weighed](const std::string&) {
    waiting_.pop_front();
    waiting_.push_back(analysis);
    note_mistake(*analysis, step, *weighed);
    if (++analysis->looked_at == analysis->decisions.size()) analysis->table.reset();
    look_on();
  };
  if (!world_.ponder(Thought(look), note)) world_.later(kBusyMs, [this] { look_on(); });
}

void Analyses::note_mistake(Analysis& analysis, std::size_t step, const Weighed& weighed) {
  const Step& played = analysis.record.steps[step];
  const auto tried = std::find_if(weighed.tried.begin(), weighed.tried.end(),
                                  [&](const auto& each) { return each.text == played.text; });
  if (tried == weighed.tried.end() || tried->visits < kFewestVisits) return;
  const double lost = weighed.tried[0].value - tried->value;
  if (lost < std::max(kSmallestMistake, kSure * tried->error)) return;
  std::vector<Mistake>& mistakes = analysis.mistakes;
  mistakes.push_back({step, *played.seat, played.text, weighed.tried[0].text, lost});
  std::stable_sort(mistakes.begin(), mistakes.end(),
                   [](const Mistake& a, const Mistake& b) { return a.lost > b.lost; });
  if (mistakes.size() > kMostMistakes) mistakes.pop_back();
}

}  // namespace ilion::server
