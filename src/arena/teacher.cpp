// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/teacher.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <span>

#include "base/rng.h"
#include "bots/learned/network.h"
#include "bots/search/mind.h"

namespace ilion::arena {

namespace {

using learned::Network;

constexpr std::size_t kBatch = 256;
constexpr double kLeast = 1e-6;  // a chance that is never quite none

std::span<const float> inputs_of(const School& school, const Lesson& lesson, std::size_t seat) {
  return std::span(lesson.inputs).subspan(seat * school.inputs, school.inputs);
}

double surprise_of(const Lesson& lesson, const Expectations& chances) {
  double sum = 0;
  for (std::size_t i = 0; i < lesson.share.size(); ++i)
    if (lesson.share[i] > 0)
      sum -= lesson.share[i] * std::log(std::max(kLeast, chances[seat_at(i)]));
  return sum;
}

// How the surprise changes with each seat's strength, for share_by_strength with a spread of 1.
PerSeat<double> slopes(const Lesson& lesson, const PerSeat<double>& strength,
                       const Expectations& chances) {
  const std::size_t seats = lesson.share.size();
  double mean = 0;
  for (std::size_t i = 0; i < seats; ++i) mean += strength[seat_at(i)] / static_cast<double>(seats);
  PerSeat<double> slope{};
  double mean_slope = 0;
  for (std::size_t i = 0; i < seats; ++i) {
    const double x = strength[seat_at(i)] - mean;
    slope[seat_at(i)] = (chances[seat_at(i)] - lesson.share[i]) * 2 / std::sqrt(1 + x * x);
    mean_slope += slope[seat_at(i)] / static_cast<double>(seats);
  }
  for (std::size_t i = 0; i < seats; ++i) slope[seat_at(i)] -= mean_slope;
  return slope;
}

// Changes each weight by its own mean slope and unrest (Adam).
class Steps {
 public:
  explicit Steps(std::size_t weights) : slope_(weights), mean_(weights), unrest_(weights) {}

  std::vector<float>& slope() { return slope_; }

  void take(std::vector<float>& weights, double rate, double decay) {
    constexpr double kMean = 0.9;
    constexpr double kUnrest = 0.999;
    ++steps_;
    const double mean_known = 1 - std::pow(kMean, steps_);
    const double unrest_known = 1 - std::pow(kUnrest, steps_);
    for (std::size_t i = 0; i < weights.size(); ++i) {
      const double slope = slope_[i] / kBatch + decay * weights[i];
      mean_[i] = kMean * mean_[i] + (1 - kMean) * slope;
      unrest_[i] = kUnrest * unrest_[i] + (1 - kUnrest) * slope * slope;
      weights[i] -= static_cast<float>(rate * (mean_[i] / mean_known) /
                                       (std::sqrt(unrest_[i] / unrest_known) + 1e-8));
      slope_[i] = 0;
    }
  }

 private:
  std::vector<float> slope_;
  std::vector<double> mean_;
  std::vector<double> unrest_;
  int steps_ = 0;
};

// Adds to the slopes of the weights what follows from the slope of the output.
void add_slopes(const Network& network, std::span<const float> weights,
                std::span<const float> inputs, const Network::Cells& cells, double slope,
                std::vector<float>& slopes) {
  const std::size_t output = network.first_of_output();
  slopes[output + Network::kHidden] += static_cast<float>(slope);
  Network::Cells before{};
  for (std::size_t j = 0; j < Network::kHidden; ++j) {
    slopes[output + j] += static_cast<float>(slope) * cells[j];
    const float flat = 1 - std::abs(cells[j]);  // x / (1 + |x|) rises by its square
    before[j] = static_cast<float>(slope) * weights[output + j] * flat * flat;
    slopes[network.first_of_cells() + j] += before[j];
  }
  for (std::size_t i = 0; i < inputs.size(); ++i) {
    if (inputs[i] == 0) continue;
    for (std::size_t j = 0; j < Network::kHidden; ++j)
      slopes[i * Network::kHidden + j] += inputs[i] * before[j];
  }
}

void teach_one(const School& school, const Lesson& lesson, const std::vector<float>& weights,
               Steps& steps) {
  const Network network(school.inputs, weights);
  PerSeat<double> strength{};
  PerSeat<Network::Cells> cells{};
  for (std::size_t i = 0; i < school.seats; ++i) {
    cells[seat_at(i)] = network.cells(inputs_of(school, lesson, i));
    strength[seat_at(i)] = lesson.strength[i] + network.of_cells(cells[seat_at(i)]);
  }
  const Expectations chances = share_by_strength(strength, school.seats, 1);
  const PerSeat<double> slope = slopes(lesson, strength, chances);
  for (std::size_t i = 0; i < school.seats; ++i)
    add_slopes(network, weights, inputs_of(school, lesson, i), cells[seat_at(i)], slope[seat_at(i)],
               steps.slope());
}

// Cells begin different from each other, the output at nothing: the hand-made evaluation.
std::vector<float> first_weights(std::size_t inputs, Rng& rng) {
  std::vector<float> weights(Network::weights_for(inputs));
  const double range = 1 / std::sqrt(static_cast<double>(inputs));
  for (std::size_t i = 0; i < inputs * Network::kHidden; ++i)
    weights[i] = static_cast<float>(range * (2 * rng.unit() - 1));
  return weights;
}

}  // namespace

double surprise(const School& school, const std::vector<Lesson>& lessons,
                const std::vector<float>& weights) {
  double sum = 0;
  for (const Lesson& lesson : lessons) {
    PerSeat<double> strength{};
    for (std::size_t i = 0; i < school.seats; ++i) {
      strength[seat_at(i)] = lesson.strength[i];
      if (!weights.empty())
        strength[seat_at(i)] += Network(school.inputs, weights).of(inputs_of(school, lesson, i));
    }
    sum += surprise_of(lesson, share_by_strength(strength, school.seats, 1));
  }
  return lessons.empty() ? 0 : sum / static_cast<double>(lessons.size());
}

std::vector<float> teach(const School& school, const Teaching& teaching,
                         const std::function<void(const Term&)>& tell) {
  Rng rng(teaching.seed);
  std::vector<float> weights = first_weights(school.inputs, rng);
  std::vector<float> best = weights;
  double least = surprise(school, school.asked, weights);
  Steps steps(weights.size());
  std::vector<std::uint32_t> order(school.taught.size());
  std::iota(order.begin(), order.end(), 0U);
  for (int term = 1; term <= teaching.terms; ++term) {
    for (std::size_t i = order.size(); i > 1; --i)
      std::swap(order[i - 1], order[rng.below(static_cast<std::uint32_t>(i))]);
    const double rate = teaching.rate * (1 - 0.95 * (term - 1) / teaching.terms);
    for (std::size_t i = 0; i + kBatch <= order.size(); i += kBatch) {
      for (std::size_t j = i; j < i + kBatch; ++j)
        teach_one(school, school.taught[order[j]], weights, steps);
      steps.take(weights, rate, teaching.decay);
    }
    const Term done{term, surprise(school, school.taught, weights),
                    surprise(school, school.asked, weights)};
    if (done.asked < least) {
      least = done.asked;
      best = weights;
    }
    tell(done);
  }
  return best;
}

}  // namespace ilion::arena
