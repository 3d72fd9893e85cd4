// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/achaia/content_file.h"

#include <doctest/doctest.h>

#include <string>

#include "table/content_leaves.h"
#include "table/embedded.h"
#include "table/reasons.h"
#include "table/table.h"

namespace ilion::achaia {

namespace {

std::string printed() { return std::string(embedded_file("content/achaia.json").value()); }

std::string replaced(std::string text, const std::string& what, const std::string& by) {
  const std::size_t at = text.find(what);
  REQUIRE_MESSAGE(at != std::string::npos, what);
  return text.replace(at, what.size(), by);
}

std::string complaint(const std::string& text) {
  const auto file = read_content(text);
  return file ? "" : file.error().sentence;
}

// The printed file with one text in it replaced, and the sentence with which it is refused.
std::string refused(const std::string& what, const std::string& by) {
  return complaint(replaced(printed(), what, by));
}

bool says(const std::string& sentence, const std::string& part) {
  return sentence.find("Line ") == 0 && sentence.find(part) != std::string::npos;
}

const std::string kPoison = R"("die_add", "owner": "target", "n": -2)";

TEST_CASE("[A1.5] [A10.4] [A10.5] [A10.6] the printed file says what the rules have built in") {
  const auto file = read_content(printed());
  REQUIRE_MESSAGE(file.ok(), complaint(printed()));
  const Content& content = file->content;
  CHECK(content.locations == printed_content().locations);
  CHECK(content.limit_markers == printed_content().limit_markers);
  CHECK(content.intrigue == printed_content().intrigue);
  CHECK(content.characters == printed_content().characters);
  CHECK(content.events == printed_content().events);
  CHECK(content == printed_content());
  CHECK(file->names.of(Location::Mint, Lang::De) == "Münzanstalt");
  CHECK(file->names.of(Character::Orion, Lang::Nl) == "Graaf Orion");
  CHECK(file->names.of(intrigue_at(5), Lang::En) == "Poison");
}

TEST_CASE("[A10.4] the owner of a box writes his own cards, and they are played") {
  std::string own = replaced(printed(), kPoison, R"("die_add", "owner": "any", "n": -3)");
  own = replaced(own, R"("en": "Poison")", R"("en": "Hemlock")");
  const auto file = read_content(own);
  REQUIRE_MESSAGE(file.ok(), complaint(own));
  const Operation& operation = file->content.intrigue[5].a.ops[0];
  CHECK(operation.who == Party::Anyone);
  CHECK(operation.amount == -3);
  const auto table =
      open_table({.game = "achaia", .players = 2, .content = own}, {"random", "random"});
  REQUIRE(table.ok());
  Rng rng(1);
  while (!(*table)->actor().is_nobody()) {
    if ((*table)->actor().is_chance())
      (*table)->draw(rng);
    else
      (*table)->play((*table)->actor().seat(), (*table)->bot_choice("random", rng).value());
  }
  CHECK(replay(*parse_record(to_text((*table)->record()))).ok());
}

TEST_CASE("an operation that the rules cannot carry out is refused with line and reason") {
  CHECK(says(refused(kPoison, R"("die_eat", "owner": "target", "n": -2)"),
             "There is no such operation."));
  CHECK(says(refused(kPoison, R"("die_add", "owner": "each_opponent", "n": -2)"),
             "The operation cannot concern this player."));
  CHECK(says(refused(kPoison, R"("die_add", "owner": "nobody", "n": -2)"),
             "'nobody' is nobody whom an operation could concern."));
  CHECK(says(refused(kPoison, R"("die_add", "owner": "attacker", "n": -2)"),
             "'attacker' is nobody whom an operation could concern."));
  CHECK(says(refused(R"("owner": "attacker")", R"("owner": "target")"),
             "'target' is nobody whom an operation could concern."));
  CHECK(says(refused(kPoison, R"("die_add", "owner": "target", "n": -7)"),
             "The number is outside what the rules can carry out."));
  CHECK(says(refused(kPoison, R"("die_add", "owner": "target", "m": 1, "n": -2)"),
             "'m' is not known here."));
  CHECK(says(refused(R"("gold_per_die", "where": "troy")", R"("gold_per_die", "where": "any")"),
             "The operation does not know this place."));
  CHECK(says(refused(R"("cost": 2, "ops": [{"op": "die_step", "owner": "any")",
                     R"("cost": 2, "ops": [{"op": "die_step", "owner": "target")"),
             "There is no Opp here."));
  CHECK(says(refused(R"([{"op": "cost", "n": 3}, {"op": "influence", "who": "self", "n": 1}])",
                     R"([{"op": "influence", "who": "self", "n": 1}, {"op": "cost", "n": 3}])"),
             "A cost comes first."));
  CHECK(says(refused(R"("kind": "street", "price": 1)", R"("kind": "third", "price": 1)"),
             "The operation needs one kind of cousin."));
  CHECK(says(refused(R"("ops": [{"op": "discard_for_gold", "n": 4}])", R"("ops": [])"),
             "There is nothing to carry out."));
}

TEST_CASE("[A7.5] one or two cousins are bought at a location, elsewhere and in company one") {
  constexpr const char* kPrison =
      R"([{"op": "buy_cousin", "kind": "street", "price": 1, "max": 2}])";
  const auto at_the_prison = [&](const char* action) { return refused(kPrison, action); };
  constexpr const char* kTooMany = "So many at once the rules cannot carry out.";
  CHECK(says(at_the_prison(R"([{"op": "buy_cousin", "kind": "street", "price": 1, "max": 3}])"),
             kTooMany));
  CHECK(says(at_the_prison(R"([{"op": "buy_cousin", "kind": "street", "price": 1, "max": 2},
                               {"op": "gain_gold", "n": 1}])"),
             kTooMany));
  CHECK(says(at_the_prison(R"([{"op": "choose", "options": [[{"op": "gain_gold", "n": 1}],
                               [{"op": "buy_cousin", "kind": "street", "price": 1, "max": 2}]]}])"),
             kTooMany));
  CHECK(says(refused(R"([{"op": "gain_gold", "n": 3}])",
                     R"([{"op": "buy_cousin", "kind": "street", "price": 1, "max": 2}])"),
             kTooMany));
  const auto one = read_content(replaced(
      printed(), kPrison, R"([{"op": "buy_cousin", "kind": "court", "price": 1, "max": 1}])"));
  REQUIRE(one.ok());
  CHECK(one->content.locations[4].uses[0][0].count == 1);
  CHECK(one->content.locations[4].uses[1].empty());
}

TEST_CASE("what is wrong with an operation is said in three languages") {
  const std::string english = refused(kPoison, R"("die_eat", "owner": "target", "n": -2)");
  CHECK(reason_in(Lang::De, english).find("Eine solche Operation gibt es nicht.") !=
        std::string::npos);
  CHECK(reason_in(Lang::Nl, english).find("Zo'n bewerking bestaat niet.") != std::string::npos);
}

TEST_CASE("a broken content file of Achaia is refused with line and reason") {
  CHECK(says(refused(R"("game": "Achaia",)", R"("game": "Achaia")"), "this is not JSON"));
  CHECK(says(refused(R"("game": "Achaia")", R"("game": "hector")"), "'game' must be \"Achaia\"."));
  CHECK(says(refused(R"("rounds": 3)", R"("rounds": 4)"), "'rounds' must be 3, as in the rules."));
  CHECK(says(refused(R"("opens": 3, "base": 2)", R"("opens": 4, "base": 2)"),
             "'opens' must be a whole number from 1 to 3."));
  CHECK(says(refused(R"("opens": 3, "base": 2)", R"("opens": 2, "base": 2)"),
             "") == false);  // still one of the locations that open later
  CHECK(says(refused(R"("opens": 1, "base": 2)", R"("opens": 2, "base": 2)"),
             "'opens' of the locations says otherwise."));
  CHECK(says(refused(R"("tiles": [1, 2, 6, 11])", R"("tiles": [1, 2, 6, 13])"),
             "these must be different numbers of locations, 1 to 12."));
  CHECK(says(refused(R"("opens": 1, "base": 2, "marker": null)",
                     R"("opens": 1, "base": 3, "marker": null)"),
             "base limits and limit markers say otherwise."));
  CHECK(says(refused(R"("kind": "counter")", R"("kind": "encounter")"),
             "'encounter' is no kind of effect."));
  CHECK(says(refused(R"("id": "A10.I02")", R"("id": "A10.I03")"), "'id' must be \"A10.I02\"."));
  CHECK(says(refused(R"("en": "Zaan")", R"("en": "\u001b[31m")"), "printable text"));
  CHECK(says(refused(R"("count": 3, "a")", R"("count": 4, "a")"), "'count' must be 3"));
}

TEST_CASE("an edit of the content file of Achaia is played or refused") {
  no_edit_is_swallowed("content/achaia.json", read_content);
}

TEST_CASE("nothing at all, half a file of Achaia and something behind it are refused") {
  for (const std::string& text : {std::string(), printed().substr(0, 5000), printed() + "x",
                                  std::string("[]"), std::string("{}")})
    CHECK(complaint(text).find("Line ") == 0);
}

}  // namespace

}  // namespace ilion::achaia
