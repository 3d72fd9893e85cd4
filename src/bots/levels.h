// SPDX-License-Identifier: GPL-3.0-or-later
// The same five levels in every game, and `random` beside them. Weaker is weaker by knowledge and
// noise, never by other luck and never by seeing more.
#pragma once

#include <array>

#include "bots/bot.h"
#include "bots/level_names.h"
#include "bots/search/search.h"

namespace ilion {

constexpr std::int64_t kMediumMs = 18;
// A little less than is promised: the playout under way when time is up is still played.
constexpr std::int64_t kHardMs = 195;
constexpr std::int64_t kMasterMs = 985;

// Any move that is no blunder.
template <Game G>
class NoviceBot final : public Bot<G> {
 public:
  typename G::Move choose(const G& game, const typename G::View& view,
                          const typename G::MoveList& moves, Rng& rng) override {
    if (moves.size() == 1) return decision_.keep(game, view, moves, moves[0]);
    const Advice<G> advice = Mind<G>::advise(game, view, moves);
    const double least = worst_that_is_sound(advice);
    typename G::MoveList sound;
    for (std::size_t i = 0; i < moves.size(); ++i)
      if (advice[i] >= least) sound.push_back(moves[i]);
    return decision_.keep(game, view, moves, any_of_moves(sound, rng));
  }
  void compare(const typename G::Move& move) override { decision_.compare(move); }
  const Report<G>* why() const override {
    if (!decision_.is_kept()) return nullptr;
    Advice<G> shares = Mind<G>::advise(decision_.game(), decision_.view(), decision_.moves());
    const double least = worst_that_is_sound(shares);
    double sound = 0;
    for (double& share : shares) sound += share = share >= least ? 1 : 0;
    for (double& share : shares) share /= sound;
    report_ = decision_.explained(Grounds::Lot, shares);
    return &report_;
  }

 private:
  static double worst_that_is_sound(const Advice<G>& advice) {
    return *std::max_element(advice.begin(), advice.end()) - Mind<G>::kBlunder;
  }

  Decision<G> decision_;
  mutable Report<G> report_;
};

// What rules of thumb or habits say of a decision, as shares of how much they like each move.
template <Game G>
Report<G> explained_by_advice(const Decision<G>& decision, Grounds grounds, bool practised) {
  const auto advice = advise(decision.game(), decision.view(), decision.moves(), practised);
  std::array<double, G::MoveList::capacity()> shares{};
  search::priors_of(advice, Mind<G>::kDoubt, shares);
  return decision.explained(grounds, shares);
}

// What a game's folder has as `easy`; why it moved so is told without the noise with which it
// plays.
template <Game G, class Easy>
class AdvisedBot final : public Bot<G> {
 public:
  typename G::Move choose(const G& game, const typename G::View& view,
                          const typename G::MoveList& moves, Rng& rng) override {
    return decision_.keep(game, view, moves, easy_.choose(game, view, moves, rng));
  }
  void compare(const typename G::Move& move) override { decision_.compare(move); }
  const Report<G>* why() const override {
    if (!decision_.is_kept()) return nullptr;
    report_ = explained_by_advice(decision_, Grounds::Advice, false);
    return &report_;
  }

 private:
  Easy easy_;
  Decision<G> decision_;
  mutable Report<G> report_;
};

template <Game G>
class SearchBot final : public Bot<G> {
 public:
  SearchBot(const search::Plan& plan, const Budget& budget)
      : plan_(plan), search_(plan), budget_(budget) {}

  typename G::Move choose(const G& game, const typename G::View& view,
                          const typename G::MoveList& moves, Rng& rng) override {
    const search::Shape& shape = plan_.shape;
    by_habit_ = shape.trusting && moves.size() > 1 && is_habitual(game, view);
    if (!by_habit_) return search_.choose(game, view, moves, rng, budget_);
    const auto advice = advise(game, view, moves, shape.practised);
    return decision_.keep(game, view, moves, best_advised(moves, advice, rng));
  }

  void limit(const Budget& budget) override {
    if (budget.time_ms > 0 || budget.playouts > 0) {
      budget_.time_ms = budget.time_ms;
      budget_.playouts = budget.playouts;
    }
    budget_.exact = budget.exact;
    budget_.time_by = budget.time_by;
    budget_.stop = budget.stop;
  }
  void change(const Traits& traits) override {
    if (traits.playouts)
      budget_ = {
          .playouts = *traits.playouts, .threads = budget_.threads, .time_by = budget_.time_by};
    budget_.threads = traits.threads.value_or(budget_.threads);
    search::Shape& shape = plan_.shape;
    shape.learned = traits.learned.value_or(shape.learned);
    shape.practised = traits.practised.value_or(shape.practised);
    shape.varied = traits.varied.value_or(shape.varied);
    shape.trusting = traits.trusting.value_or(shape.trusting);
    shape.mixed = traits.mixed.value_or(shape.mixed);
    shape.horizon = traits.horizon.value_or(shape.horizon);
    shape.width = traits.width.value_or(shape.width);
    plan_.runners = traits.runners.value_or(plan_.runners);
    plan_.patience = traits.patience.value_or(plan_.patience);
    plan_.beliefs = traits.beliefs.value_or(plan_.beliefs);
    search_ = search::Search<G>(plan_);
  }
  Traits traits(std::size_t seats) const override {
    const search::Shape& shape = plan_.shape;
    Traits traits{.playouts = budget_.playouts,
                  .threads = budget_.threads,
                  .horizon = shape.horizon,
                  .width = shape.width,
                  .runners = plan_.runners,
                  .patience = plan_.patience};
    if constexpr (HasLearned<G>) traits.learned = shape.learned;
    if constexpr (HasPractisedHabits<G>) {
      traits.practised = shape.practised;
      traits.varied = shape.varied;
    }
    if constexpr (HasHabits<G>)
      if (Mind<G>::has_habits(seats)) traits.trusting = shape.trusting;
    if constexpr (HasMixedPlay<G>) traits.mixed = shape.mixed;
    if constexpr (HasLikelihood<G>)
      if (Mind<G>::has_likelihood(seats)) traits.beliefs = plan_.beliefs;
    return traits;
  }
  void compare(const typename G::Move& move) override {
    search_.compare(move);
    decision_.compare(move);
  }
  const Report<G>* why() const override {
    if (!by_habit_) return &search_.report();
    report_ = explained_by_advice(decision_, Grounds::Habit, plan_.shape.practised);
    return &report_;
  }
  const Budget& budget() const { return budget_; }

 private:
  search::Plan plan_;
  search::Search<G> search_;
  Budget budget_;
  bool by_habit_ = false;  // the last move
  Decision<G> decision_;   // if it was
  mutable Report<G> report_;
};

// How long a level thinks that nothing but time bounds. It may be sure sooner, and whether it is
// hangs on what it holds: who may not know that must not see the difference.
template <Game G>
std::int64_t full_time_ms(std::string_view level, std::size_t seats) {
  return level == "master" && Mind<G>::master(seats).playouts == 0 ? kMasterMs : 0;
}

// Where courses are counted one thread has time for them all, and one tree learns more than two
// halves.
inline Budget master_budget(const search::Skill& skill) {
  return {
      .time_ms = kMasterMs, .playouts = skill.playouts, .threads = skill.playouts > 0 ? 1U : 2U};
}

// Nothing if there is no such level. A game may have a bot of its own around the search of
// `master`.
template <Game G, class Easy, class Master = SearchBot<G>>
std::unique_ptr<Bot<G>> make_level(std::string_view name, std::size_t seats) {
  const auto in_time = [](std::int64_t ms, const search::Skill& skill) {
    return std::make_unique<SearchBot<G>>(skill.plan,
                                          Budget{.time_ms = ms, .playouts = skill.playouts});
  };
  if (name == "random") return std::make_unique<RandomBot<G>>();
  if (name == "novice") return std::make_unique<NoviceBot<G>>();
  if (name == "easy") return std::make_unique<AdvisedBot<G, Easy>>();
  if (name == "medium") return in_time(kMediumMs, Mind<G>::medium(seats));
  if (name == "hard") return in_time(kHardMs, Mind<G>::hard(seats));
  if (name == "master") {
    const search::Skill skill = Mind<G>::master(seats);
    return std::make_unique<Master>(skill.plan, master_budget(skill));
  }
  return nullptr;
}

}  // namespace ilion
