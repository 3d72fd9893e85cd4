// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/notation.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <compare>
#include <cstdint>
#include <string>
#include <tuple>
#include <variant>
#include <vector>

namespace ilion {

namespace {

enum class Port : std::uint8_t { Aulis, Troy, Pylos, None };

struct Sail {
  Port from;
  Port to;
  static constexpr std::string_view kWord = "sail";
  static constexpr auto kFields = std::tuple{Field{"from", &Sail::from}, Field{"to", &Sail::to}};
  friend auto operator<=>(const Sail&, const Sail&) = default;
};
struct Feast {
  bool sacrifice;
  static constexpr std::string_view kWord = "feast";
  static constexpr auto kFields = std::tuple{Field{"sacrifice", &Feast::sacrifice}};
  friend auto operator<=>(const Feast&, const Feast&) = default;
};
struct Wait {
  static constexpr std::string_view kWord = "wait";
  static constexpr auto kFields = std::tuple{};
  friend auto operator<=>(const Wait&, const Wait&) = default;
};

using Order = std::variant<Sail, Feast, Wait>;

constexpr NamedAtoms<Port, 3> kPorts{
    {{{Port::Aulis, "Aulis"}, {Port::Troy, "Troy"}, {Port::Pylos, "Pylos"}}}};

}  // namespace

}  // namespace ilion

ILION_NAMED_ATOM(ilion::Port, ilion::kPorts);

namespace ilion {

namespace {

TEST_CASE("a move is its word and its atoms, with one blank between") {
  CHECK(to_text(Order{Sail{Port::Aulis, Port::Troy}}) == "sail Aulis Troy");
  CHECK(to_text(Order{Feast{true}}) == "feast yes");
  CHECK(to_text(Order{Wait{}}) == "wait");
}

TEST_CASE("a text is read back, with any blanks around it") {
  CHECK(from_text<Order>("sail Aulis Troy") == Order{Sail{Port::Aulis, Port::Troy}});
  CHECK(from_text<Order>("  sail   Aulis Troy ") == Order{Sail{Port::Aulis, Port::Troy}});
  CHECK(from_text<Order>("feast no") == Order{Feast{false}});
  CHECK(from_text<Order>("wait") == Order{Wait{}});
}

TEST_CASE("a text that is no move is refused") {
  for (const char* text : {"",
                           " ",
                           "sail",
                           "sail Aulis",
                           "sail Aulis Sparta",
                           "sail Sparta Troy",
                           "sail Aulis Troy Pylos",
                           "sailAulis Troy",
                           "SAIL Aulis Troy",
                           "sail aulis Troy",
                           "sail\tAulis Troy",
                           "wait wait",
                           "feast",
                           "feast maybe",
                           "feast true",
                           "feast Yes",
                           "sai",
                           "sails Aulis Troy",
                           "?",
                           "sail ? Troy",
                           "sail Aulis Troy\n"}) {
    CAPTURE(text);
    CHECK_FALSE(from_text<Order>(text));
  }
}

TEST_CASE("a text may hold any bytes and is at worst refused") {
  CHECK_FALSE(from_text<Order>(std::string_view("wait\0", 5)));
  CHECK_FALSE(from_text<Order>(std::string(100'000, ' ')));
  CHECK_FALSE(from_text<Order>(std::string(100'000, 'x')));
}

TEST_CASE("the universe lists every value once, in its order") {
  const std::vector<Order> all = universe<Order>();
  CHECK(all.size() == 3 * 3 + 2 + 1);
  CHECK(std::is_sorted(all.begin(), all.end()));
  CHECK(std::adjacent_find(all.begin(), all.end()) == all.end());
  CHECK(all.front() == Order{Sail{Port::Aulis, Port::Aulis}});
  CHECK(all.back() == Order{Wait{}});
}

TEST_CASE("every move of the universe has a text of its own that is read back") {
  for (const Order& order : universe<Order>()) CHECK(from_text<Order>(to_text(order)) == order);
}

TEST_CASE("a value without a name is written so that it cannot be read back") {
  CHECK(to_text(Order{Sail{Port::None, Port::Troy}}) == "sail ? Troy");
  CHECK_FALSE(from_text<Order>("sail ? Troy"));
  CHECK(kPorts.name(Port::None) == "?");
}

}  // namespace

}  // namespace ilion
