// SPDX-License-Identifier: GPL-3.0-or-later
// The small helpers of the kit: texts, differences, reports, tastes.
#include <doctest/doctest.h>

#include <array>
#include <tuple>

#include "kit/difference.h"
#include "kit/nim.h"
#include "kit/report.h"
#include "kit/texts.h"
#include "kit/walk.h"

namespace ilion {

namespace {

enum class Twin : std::uint8_t { Castor, Pollux };
enum class Torn : std::uint8_t { Part, Whole };

struct Call {
  Twin twin;
  static constexpr std::string_view kWord = "call";
  static constexpr auto kFields = std::tuple{Field{"twin", &Call::twin}};
  auto operator<=>(const Call&) const = default;
};
struct Tear {
  Torn torn;
  static constexpr std::string_view kWord = "tear";
  static constexpr auto kFields = std::tuple{Field{"torn", &Tear::torn}};
  auto operator<=>(const Tear&) const = default;
};

constexpr NamedAtoms<Twin, 2> kTwins{{{{Twin::Castor, "twin"}, {Twin::Pollux, "twin"}}}};
constexpr NamedAtoms<Torn, 2> kTorn{{{{Torn::Part, "in two"}, {Torn::Whole, "whole"}}}};

struct Inner {
  std::array<int, 3> numbers{};
  static constexpr auto kFields = std::tuple{Field{"numbers", &Inner::numbers}};
  bool operator==(const Inner&) const = default;
};
struct Outer {
  int count = 0;
  PerSeat<Inner, 2> inner;
  static constexpr auto kFields =
      std::tuple{Field{"count", &Outer::count}, Field{"inner", &Outer::inner}};
  bool operator==(const Outer&) const = default;
};

}  // namespace

}  // namespace ilion

ILION_NAMED_ATOM(ilion::Twin, ilion::kTwins);
ILION_NAMED_ATOM(ilion::Torn, ilion::kTorn);

namespace ilion::kit {

namespace {

TEST_CASE("two moves that read alike are caught") {
  Report report;
  check_texts<std::variant<Call>>(report);
  CHECK(report.mentions("'call twin' means two things"));
  CHECK(report.mentions("'call twin' does not read back"));
}

TEST_CASE("a text that cannot be read back is caught") {
  Report report;
  check_texts<std::variant<Tear>>(report);
  CHECK(report.mentions("'tear in two' does not read back"));
  CHECK_FALSE(report.mentions("whole"));
}

TEST_CASE("a difference is named by the path to it") {
  Outer one;
  Outer two;
  CHECK(difference(one, two).empty());
  two.inner[seat_at(1)].numbers[2] = 7;
  CHECK(difference(one, two) == "inner.1.numbers.2");
  two.count = 1;
  CHECK(difference(one, two) == "count");
}

TEST_CASE("a report keeps the first sentences with their place and counts them all") {
  Report report;
  report.start_walk(7);
  report.at_step(3);
  CHECK(report.expect(true, "never said"));
  for (int i = 0; i < 100; ++i) report.broken("a sentence");
  report.note("worlds", 5);
  CHECK_FALSE(report.clean());
  CHECK(report.found() == 100);
  CHECK(report.mentions("seed 7, step 3: a sentence"));
  CHECK_FALSE(report.mentions("never said"));
  CHECK(report.text().starts_with("100 violations, worlds 5\n"));
}

TEST_CASE("a walk can be walked again by its seed") {
  const nim::Nim game;
  for (const bool has_taste : {false, true}) {
    Chooser<nim::Nim> one(11, has_taste);
    Chooser<nim::Nim> two(11, has_taste);
    nim::State state = game.initial();
    while (const auto step = one(game, state)) {
      REQUIRE(step == two(game, state));
      apply_step(game, state, *step);
    }
    CHECK(game.result(state));
  }
}

}  // namespace

}  // namespace ilion::kit
