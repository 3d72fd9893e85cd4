// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/fields.h"

#include <doctest/doctest.h>

#include <string>
#include <tuple>
#include <type_traits>

namespace ilion {

namespace {

struct Ship {
  int oars = 0;
  std::string name;
  static constexpr auto kFields =
      std::tuple{Field{"oars", &Ship::oars}, Field{"name", &Ship::name}};
};
struct Launch {
  Ship ship;
  static constexpr std::string_view kWord = "launch";
  static constexpr auto kFields = std::tuple{Field{"ship", &Launch::ship}};
};
struct Wait {
  static constexpr std::string_view kWord = "wait";
  static constexpr auto kFields = std::tuple{};
};

static_assert(Described<Ship> && !Worded<Ship>);
static_assert(Described<Launch> && Worded<Launch>);
static_assert(Described<Wait> && Worded<Wait>);
static_assert(!Described<int> && !Described<std::string>);

TEST_CASE("the fields of a described struct are visited in their order, with their names") {
  const Ship argo{50, "Argo"};
  std::string seen;
  for_each_field(argo, [&](std::string_view name, const auto& member) {
    seen += std::string(name) + "=";
    if constexpr (std::is_same_v<std::remove_cvref_t<decltype(member)>, int>) {
      seen += std::to_string(member) + ";";
    } else {
      seen += member + ";";
    }
  });
  CHECK(seen == "oars=50;name=Argo;");
}

TEST_CASE("fields of a struct that may change can be written") {
  Ship ship;
  for_each_field(ship, [](std::string_view, auto& member) {
    if constexpr (std::is_same_v<std::remove_reference_t<decltype(member)>, int>) member = 20;
  });
  CHECK(ship.oars == 20);
}

TEST_CASE("a struct without fields is described all the same") {
  int visited = 0;
  const Wait wait;
  for_each_field(wait, [&](std::string_view, const auto&) { ++visited; });
  CHECK(visited == 0);
}

}  // namespace

}  // namespace ilion
