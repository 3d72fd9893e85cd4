// SPDX-License-Identifier: GPL-3.0-or-later
// A Table of one game: the typed rules behind the untyped door. It keeps the state after every
// step, so that what happened can be told to any viewer at any time, and undo is a look back.
#pragma once

#include <algorithm>
#include <memory>
#include <utility>

#include "bots/levels.h"
#include "bots/search/mind.h"
#include "game/notation.h"
#include "table/choices_of.h"
#include "table/early_end.h"
#include "table/face.h"
#include "table/json_codec.h"
#include "table/step_secrets.h"
#include "table/table.h"
#include "table/thoughts_of.h"

namespace ilion {

template <Game G>
class TableOf final : public Table {
  static_assert(FaceOf<Face<G>, G>);

 public:
  using Move = typename G::Move;
  using Outcome = typename G::Outcome;

  TableOf(G game, Face<G> face, const GameSpec& spec, Record head)
      : game_(std::move(game)), face_(std::move(face)), spec_(spec), record_(std::move(head)) {
    states_.push_back(game_.initial());
  }

  const GameSpec& spec() const override { return spec_; }
  std::size_t seats() const override { return game_.seats(); }
  Actor actor() const override { return early_ ? Actor::nobody() : game_.actor(now()); }
  std::optional<MatchResult> result() const override {
    return early_ ? early_ : game_.result(now());
  }
  Points points(std::size_t steps) const override { return game_.points(states_[steps]); }
  std::optional<PerSeat<double>> chances(std::size_t steps) const override {
    if (steps == taken_.size() && result()) return final_expectations(game_, *result());
    if (!Mind<G>::is_at_rest(game_, states_[steps])) return std::nullopt;
    return Mind<G>::expect_learned(game_, states_[steps]);
  }
  const Record& record() const override { return record_; }
  std::size_t steps() const override { return taken_.size(); }
  std::vector<Choice> choices(Lang lang) const override {
    if (!actor().is_seat()) return {};
    return choices_of(game_, face_, now(), lang);
  }
  std::optional<Seat> awaited(Viewer viewer) const override {
    if (!actor().is_seat()) return std::nullopt;
    return hides_mover(states_.size() - 1, viewer) ? std::nullopt : std::optional(actor().seat());
  }

  const WindowSpec* window() const override {
    const std::string_view key = actor().is_seat() ? window_of(game_, face_, now()) : "";
    for (const WindowSpec& window : spec_.windows)
      if (window.key == key) return &window;
    return nullptr;
  }
  bool hides_choices() const override {
    return actor().is_seat() && ilion::hides_choices(game_, face_, now());
  }

  bool in_steps() const override { return kInSteps; }
  bool goes_on() const override {
    if constexpr (kInSteps)
      return actor().is_seat() && face_.goes_on(game_.observe(now(), Viewer::seat(actor().seat())));
    else
      return false;
  }

  MoveSaid move_said(std::size_t steps, std::string_view move, Lang lang) const override {
    return move_said_of(game_, face_, states_[steps], move, lang);
  }

  std::optional<NotMade> why_not(Seat seat, std::string_view text) const override {
    const auto move = from_text<Move>(text);
    if (!move) return NotMade{};
    if (const auto refusal = game_.why_not(now(), seat, *move)) return NotMade{*refusal};
    return std::nullopt;
  }

  std::optional<NotMade> play(Seat seat, std::string_view text) override {
    if (const auto not_made = why_not(seat, text)) return not_made;
    take(seat, *from_text<Move>(text));
    return std::nullopt;
  }

  void draw(Rng& luck) override {
    ILION_CHECK(actor().is_chance());
    take(std::nullopt, game_.sample(now(), luck));
  }

  Result<Done> outcome(std::string_view text) override {
    if (!actor().is_chance()) return Error{"chance is not to decide here."};
    const auto outcome = from_text<Outcome>(text);
    if (!outcome) return Error{"'" + std::string(text) + "' is no outcome of this game."};
    const auto possible = game_.outcomes(now());
    if (std::none_of(possible.begin(), possible.end(),
                     [&](const auto& each) { return each.outcome == *outcome; }))
      return Error{"'" + std::string(text) + "' cannot come out here."};
    take(std::nullopt, *outcome);
    return Done{};
  }

  Result<Thought> bot_thought(std::string_view name) const override {
    auto bot = bot_named<G>(name, game_.seats());
    if (!bot) return bot.error();
    ILION_CHECK(actor().is_seat());
    return thought_of(std::move(*bot), game_, now());
  }

  std::int64_t bot_thinks_ms(std::string_view name) const override {
    return full_time_ms<G>(name, game_.seats());
  }

  Result<Weighing> weighing(std::size_t steps, std::string_view name, Lang lang,
                            std::uint64_t courses) const override {
    auto bot = bot_named<G>(name, game_.seats());
    if (!bot) return bot.error();
    if (!game_.actor(states_[steps]).is_seat()) return Error{"Nobody decides after so many steps."};
    if (steps < taken_.size()) (*bot)->compare(std::get<Move>(taken_[steps]));
    return weighing_of(std::move(*bot), game_, face_, states_[steps], lang, courses);
  }

  void end_early(RecordEnd end) override {
    ILION_CHECK(!result());
    early_ = early_result(end);
    record_.end = std::move(end);
  }
  bool reveals(std::size_t step) const override {
    const Move* move = std::get_if<Move>(&taken_[step]);
    return move == nullptr || shows_mover(game_, states_[step], states_[step + 1], *move, step);
  }

  bool notices(std::size_t step, Viewer viewer) const override {
    if (const auto& seat = record_.steps[step].seat; seat && viewer.is(*seat)) return true;
    auto view = game_.observe(states_[step], viewer);
    for (const auto& event : seen(step, viewer)) {
      if (shown_event<G>(face_, view, event)) return true;
      game_.fold(view, event);
    }
    return false;
  }

  void rewind(std::size_t steps) override {
    ILION_CHECK(steps <= taken_.size());
    taken_.resize(steps, taken_.empty() ? Taken{Move{}} : taken_.front());
    states_.resize(steps + 1, states_.front());
    record_.steps.resize(steps);
    record_.end.reset();
    early_.reset();
  }
  void mark_practice() override { record_.practice = true; }

  boost::json::value view(Viewer viewer) const override {
    const auto seen = game_.observe(now(), viewer);
    if constexpr (requires { face_.shown(seen); })
      return to_json(face_.shown(seen));
    else
      return to_json(seen);
  }

  std::vector<Told> told(Viewer viewer, Lang lang, std::size_t since) const override {
    std::vector<Told> all;
    for (std::size_t i = since; i < taken_.size(); ++i) {
      const auto seat = hides_mover(i, viewer) ? std::nullopt : record_.steps[i].seat;
      all.push_back({i, seat, {}, {}});
      tell(game_, face_, game_.observe(states_[i], viewer), seen(i, viewer), lang, all.back());
    }
    return all;
  }

  std::string picture(Viewer viewer, Lang lang, const Brush& brush) const override {
    return face_.picture(game_, looked_at(viewer), lang, brush);
  }
  std::string memory(Viewer viewer, Lang lang, const Brush& brush) const override {
    if constexpr (requires { face_.memory(looked_at(viewer), lang, brush); })
      return face_.memory(looked_at(viewer), lang, brush);
    else
      return {};
  }
  std::string status(Viewer viewer, Lang lang) const override {
    if (early_) return result_says(lang);
    return face_.status(game_.observe(now(), viewer), lang);
  }
  std::string seat_name(Seat seat, Lang lang) const override { return face_.seat_name(seat, lang); }

  std::string result_says(Lang lang) const override {
    if (early_) return early_end_says(*this, lang);
    const auto result = game_.result(now());
    return result ? face_.result(*result, lang) : std::string();
  }

 private:
  static constexpr bool kInSteps = requires(const Face<G>& face, const typename G::View& view) {
    face.goes_on(view);
  };
  using Taken = std::variant<Move, Outcome>;
  const typename G::State& now() const { return states_.back(); }

  bool hides_mover(std::size_t at, Viewer viewer) const {
    return ilion::hides_mover(game_, face_, states_[at], viewer);
  }

  typename G::EventList seen(std::size_t step, Viewer viewer) const {
    return std::visit([&](const auto& taken) { return game_.events(states_[step], taken, viewer); },
                      taken_[step]);
  }

  // What a viewer sees now; after the end, with what lay on the table when it was decided.
  typename G::View looked_at(Viewer viewer) const {
    const auto end = game_.observe(now(), viewer);
    if constexpr (ClearsTheTable<Face<G>, G>)
      for (std::size_t i = result() ? taken_.size() : 0; i-- > 0;) {
        auto view = game_.observe(states_[i], viewer);
        for (const auto& event : seen(i, viewer)) {
          if (face_.decides(event)) return face_.at_the_end(view, end);
          game_.fold(view, event);
        }
      }
    return end;
  }

  template <class Kind>
  void take(std::optional<Seat> seat, const Kind& kind) {
    ILION_CHECK(!early_);
    typename G::State next = now();
    game_.apply(next, kind);
    states_.push_back(next);
    taken_.push_back(kind);
    record_.steps.push_back({seat, to_text(kind)});
    if (const auto result = game_.result(next)) record_.end = end_of(*result, game_.seats());
  }

  G game_;
  Face<G> face_;
  const GameSpec& spec_;
  Record record_;
  std::vector<typename G::State> states_;  // before each step, and now
  std::vector<Taken> taken_;
  std::optional<MatchResult> early_;  // ended before the rules did
};

}  // namespace ilion
