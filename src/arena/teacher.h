// SPDX-License-Identifier: GPL-3.0-or-later
// Teaches a network (bots/learned/) who won: it changes the weights step by step so that the
// chances it gives are less surprised by the results. Matches that it is not taught with tell how
// much it has learned.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

namespace ilion::arena {

// A position: what is known of each seat, what the hand-made evaluation says, and who won.
struct Lesson {
  std::vector<float> inputs;  // those of all seats, one after the other
  std::vector<float> strength;
  std::vector<float> share;  // of the first place
};

// All lessons have as many seats and inputs as the first.
struct School {
  std::size_t seats = 2;
  std::size_t inputs = 0;
  std::vector<Lesson> taught;
  std::vector<Lesson> asked;  // never taught with
};

struct Teaching {
  int terms = 12;       // times through all lessons
  double rate = 0.003;  // of change, falling from term to term
  double decay = 1e-5;  // what is not needed is forgotten
  std::uint64_t seed = 1;
};

// Surprise: the mean of -ln of the chance that was given to the winner.
struct Term {
  int number = 0;
  double taught = 0;
  double asked = 0;
};

// Of a network with these weights; of the hand-made evaluation if there are none.
double surprise(const School& school, const std::vector<Lesson>& lessons,
                const std::vector<float>& weights);

// The weights of the term that was least surprised by what it was asked.
std::vector<float> teach(const School& school, const Teaching& teaching,
                         const std::function<void(const Term&)>& tell);

}  // namespace ilion::arena
