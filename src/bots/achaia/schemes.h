// SPDX-License-Identifier: GPL-3.0-or-later
// What an effect brings: its operations one after the other, each with the best choice of dice and
// places that its player has. It knows operations, never cards, so it plays any content.
#pragma once

#include <limits>
#include <optional>

#include "bots/achaia/scene.h"

namespace ilion::achaia {

class Schemes {
 public:
  static constexpr double kImpossible = -std::numeric_limits<double>::infinity();

  Schemes(const Achaia& game, const View& view, const Worth& worth, const Stakes& stakes,
          const Scene& scene, const Habits& habits)
      : game_(game),
        view_(view),
        worth_(worth),
        stakes_(stakes),
        scene_(scene),
        habits_(habits),
        me_(view.viewer.seat()) {}

  // An effect of one's own, at its best; `other` is the Opp or the attacker.
  double best(const Operations& operations, Seat other) const;
  // Anybody's, whose dice and places have been named.
  double announced(const Act& act) const;

  // One step of an announcement, with the best that can follow in the same operation. The scene
  // holds what was named before.
  double of_die(const Operation& operation, const Die& die, const Act& act) const;
  double of_partner(const Operation& operation, const Die& die, const Act& act) const;
  double of_location(const Operation& operation, Location here) const;

 private:
  // A change of one die, or of two that change with each other.
  struct Plan {
    double gain = kImpossible;
    Die die{};
    Spot to{};
    bool swaps = false;
    Die partner{};
    Spot partner_to{};
  };

  // The scene with the plans so far carried out. The last one waits until somebody looks: most
  // effects change one die and nothing after it, and need no copy.
  class Draft {
   public:
    explicit Draft(const Scene& start) : start_(start) {}
    const Scene& now();
    void then(const Plan& plan);

   private:
    const Scene& start_;
    std::optional<Scene> changed_;
    Plan waiting_;
  };

  Plan best_with(const Scene& scene, const Operation& operation, const Die& die, Seat other) const;
  static Plan best_move(const Scene& scene, const Die& die, Spot lifted);
  Plan best_swap(const Scene& scene, const Operation& operation, const Die& die, Seat other) const;
  static Plan swap(const Scene& scene, const Operation& operation, const Die& one,
                   const Die& other);
  double dice(Draft& draft, const Operation& operation, Seat other) const;
  double markers(const Scene& scene, const Operation& operation) const;
  double places(const Scene& scene, const Operation& operation) const;
  double best_move_into(const Scene& scene, unsigned raised) const;
  double possessions(const Operation& operation, Seat actor, Seat other) const;
  double of_each_opponent(const Operation& operation, Seat actor) const;
  double cards(const Operation& operation) const;
  double picked(Scene& scene, const Operation& operation, const Pick& pick) const;
  bool belongs(Colour colour, Party party, Seat other) const;
  bool is_mine(Colour colour) const { return belongs(colour, Party::Self, me_); }
  int gold_of(Seat seat) const { return view_.players[seat].gold; }

  const Achaia& game_;
  const View& view_;
  const Worth& worth_;
  const Stakes& stakes_;
  const Scene& scene_;
  const Habits& habits_;
  Seat me_;
};

}  // namespace ilion::achaia
