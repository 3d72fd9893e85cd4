// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/achaia/content_file.h"

#include <string>

#include "table/achaia/operation_reader.h"

namespace ilion::achaia {

namespace {

using Kind = LinedJson::Kind;

constexpr int kDearest = 20;  // the highest price a character can have

std::string numbered(std::string_view letters, std::size_t n) {
  return std::string(letters) + (n < 10 ? "0" : "") + std::to_string(n);
}

class Reader : OperationReader {
 public:
  Result<ContentFile> run(const LinedJson& root) {
    if (root.kind != Kind::Object) complain(root, "the file must hold an object.");
    only(root, {"game",        "format",
                "rules",       "provenance_words",
                "rounds",      "players",
                "colours",     "components",
                "supplies",    "card_counts",
                "setup",       "numbers",
                "event_quota", "locked_at_start",
                "locations",   "limit_marker_tiles",
                "limit",       "increased_marker_value",
                "white_die",   "variants",
                "cousins",     "op_parameters",
                "ops",         "house_orion",
                "intrigue",    "characters",
                "events"});
    must_be(root, "game", "Achaia");
    must_be(root, "format", 1);
    numbers(root);
    colours(root);
    locations(root);
    limit_markers(root);
    cousins(root);
    intrigue(root);
    characters(root);
    events(root);
    if (!problem()) repetitions(root);
    if (!problem()) whole_game(root);
    rest_as_printed(root, "content/achaia.json");
    if (problem()) return *problem();
    return file_;
  }

 private:
  // A number of the rules, if the file says it.
  void fixed(const LinedJson* object, std::string_view name, std::size_t number) {
    if (object != nullptr && object->member(name) != nullptr)
      must_be(*object, name, static_cast<int>(number));
  }
  void numbers(const LinedJson& root) {
    fixed(&root, "rounds", kRounds);
    fixed(root.member("players"), "min", kMinPlayers);
    fixed(root.member("players"), "max", kMaxPlayers);
    const LinedJson* numbers = root.member("numbers");
    fixed(numbers, "influence_sale_gold", kSalePrice);     // [A3.2]
    fixed(numbers, "preparation_cards", kSupplyCards);     // [A4.4]
    fixed(numbers, "preparation_gold", kSupplyGold);       // [A4.4]
    fixed(numbers, "pass_income", kPassIncome);            // [A5.15]
    fixed(numbers, "final_gold_per_point", kGoldOfPoint);  // [A8.2]
    fixed(numbers, "final_gold_per_cousin", kGoldOfCousin);
    fixed(numbers, "fate_pool", kFatePool);  // [A12.2]
    fixed(numbers, "fate_gold_per_point", 1);
    fixed(root.member("increased_marker_value"), "n", 1);  // [A1.7]
    if (const LinedJson* setup = root.member("setup")) {
      start(setup->member("standard"), kStartCards);
      start(setup->member("two_players"), kStartCardsOfTwo);
    }
    if (const LinedJson* quota = by_players(root, "event_quota"))  // [A5.14]
      for (std::size_t n = kMinPlayers; n <= kMaxPlayers; ++n)
        fixed(quota, std::to_string(n), event_quota(n));
  }
  void start(const LinedJson* kit, std::size_t cards) {  // [A2.3] [A2.4] [A11.1]
    fixed(kit, "gold", kStartGold);
    fixed(kit, "intrigue", cards);
    fixed(kit, "events", 1);
    fixed(kit, "street_cousins", 1);
    fixed(kit, "influence", kStartInfluence);
    fixed(kit, "open_characters", kOpenCharacters);
  }
  static const LinedJson* by_players(const LinedJson& root, std::string_view name) {
    const LinedJson* found = root.member(name);
    return found == nullptr ? nullptr : found->member("by_players");
  }

  void colours(const LinedJson& root) {  // [A1.1]
    const LinedJson& colours = need(root, "colours", Kind::Object);
    only(colours, {"names"});
    std::size_t i = 0;
    for (const LinedJson& row : list(colours, "names", kColours))
      file_.names.colours[i++] = texts(row);
  }
  // A name that stands by itself in a list.
  Translated texts(const LinedJson& row) {
    LinedJson around;
    around.kind = Kind::Object;
    around.line = row.line;
    around.members.push_back({"name", row});
    for (const auto& [lang, text] : row.members) mark(text);
    return translated(around, "name");
  }

  void locations(const LinedJson& root) {  // [A1.5]
    std::size_t i = 0;
    for (const LinedJson& row : list(root, "locations", kLocations)) {
      only(row, {"id", "no", "name", "opens", "base", "marker", "action"});
      must_be(row, "id", "A7." + std::to_string(i + 1));
      must_be(row, "no", static_cast<int>(i) + 1);
      LocationRow& location = file_.content.locations[i];
      location.opens = static_cast<std::uint8_t>(whole(row, "opens", 1, kRounds));
      location.base = static_cast<std::uint8_t>(whole(row, "base", 0, kDearest));
      location.marker = number_or_null(row, "marker");
      location.uses = uses(row, "action");
      file_.names.locations[i++] = translated(row, "name");
    }
  }
  std::uint8_t number_or_null(const LinedJson& row, std::string_view name) {
    const LinedJson* found = row.member(name);
    if (found != nullptr && mark(*found).kind == Kind::Null) return 0;
    return static_cast<std::uint8_t>(whole(row, name, 0, kDearest));
  }

  void limit_markers(const LinedJson& root) {  // [A1.6]
    const LinedJson& tiles = need(root, "limit_marker_tiles", Kind::Object);
    const LinedJson& all = need(tiles, "by_players", Kind::Object);
    only(all, {"2", "3", "4", "5"});
    for (std::size_t n = kMinPlayers; n <= kMaxPlayers; ++n)
      file_.content.limit_markers[n] = tile_set(need(all, std::to_string(n), Kind::Array));
  }
  std::uint16_t tile_set(const LinedJson& list) {
    unsigned bits = 0;
    mark(list);
    for (const LinedJson& item : list.items) {
      mark(item);
      const bool numbers =
          item.kind == Kind::Number && item.number >= 1 && item.number <= kLocations;
      const unsigned bit = numbers ? 1U << (static_cast<unsigned>(item.number) - 1) : 0;
      if (!numbers || (bits & bit) != 0)
        complain(item, "these must be different numbers of locations, 1 to 12.");
      bits |= bit;
    }
    return static_cast<std::uint16_t>(bits);
  }

  void cousins(const LinedJson& root) {  // [A10.2]
    std::size_t i = 0;
    for (const LinedJson& row : list(root, "cousins", 2)) {
      only(row, {"id", "name", "count", "answers"});
      must_be(row, "id", "A10." + numbered("S", i + 1));
      must_be(row, "count", i == 0 ? kStreetCousins : kCourtCousins);
      must_be(row, "answers", i == 0 ? "target" : "anyone");
      file_.names.cousins[i++] = translated(row, "name");
    }
  }

  void intrigue(const LinedJson& root) {  // [A10.4]
    std::size_t i = 0;
    for (const LinedJson& row : list(root, "intrigue", kIntrigueKinds)) {
      only(row, {"id", "name", "count", "a", "b"});
      must_be(row, "id", "A10." + numbered("I", i + 1));
      must_be(row, "count", static_cast<int>(kCopies));
      file_.content.intrigue[i] = {effect(row, "a"), effect(row, "b")};
      file_.names.cards[i++] = translated(row, "name");
    }
  }
  Effect effect(const LinedJson& row, std::string_view name) {
    const LinedJson& said = need(row, name, Kind::Object);
    if (problem()) return {};
    only(said, {"kind", "target", "ops"});
    const std::string& kind = word(said, "kind");
    const std::string& target = word(said, "target");
    Effect effect;
    if (kind == "counter" || kind == "reaction") {  // [A5.7] [A5.8]
      effect.kind = kind == "counter" ? EffectKind::Counter : EffectKind::Reaction;
      effect.aim = effect.kind == EffectKind::Counter ? Aim::Opp : Aim::Self;
      if (target != (effect.kind == EffectKind::Counter ? "attacker" : "none"))
        complain(said, "the target of a counter must be attacker, that of a reaction none.");
    } else {
      if (kind != "normal") complain(said, "'" + kind + "' is no kind of effect.");
      effect.aim = target == "opponent" ? Aim::Opp : Aim::Self;
      if (target != "opponent" && target != "self")
        complain(said, "the target of a normal effect must be opponent or self.");
    }
    const bool normal = effect.kind == EffectKind::Normal;
    effect.ops = operations(said, "ops", normal ? Source::Card : Source::Answer, effect.aim);
    return effect;
  }

  void character(const LinedJson& row, std::size_t i) {
    CharacterRow& character = file_.content.characters[i];
    character.cost = number_or_null(row, "cost");
    character.ops = operations(row, "ops", Source::Character, Aim::Self);
    file_.names.characters[i] = translated(row, "name");
  }
  void characters(const LinedJson& root) {  // [A10.5] [A10.3]
    std::size_t i = 0;
    for (const LinedJson& row : list(root, "characters", kRounds * kCharactersOfRound)) {
      only(row, {"id", "round", "name", "cost", "ops"});
      must_be(row, "id", "A10." + numbered("C", i + 1));
      must_be(row, "round", static_cast<int>(i / kCharactersOfRound) + 1);
      character(row, i++);
    }
    std::size_t n = 1;
    for (const LinedJson& row : list(root, "house_orion", 2)) {
      only(row, {"id", "name", "cost", "ops"});
      must_be(row, "id", "A10." + numbered("O", n++));
      character(row, i++);
    }
  }

  void events(const LinedJson& root) {  // [A10.6]
    std::size_t i = 0;
    for (const LinedJson& row : list(root, "events", kEventCards)) {
      only(row, {"id", "round", "name", "ops"});
      must_be(row, "id", "A10." + numbered("E", i + 1));
      must_be(row, "round", static_cast<int>(i / kEventsOfRound) + 1);
      file_.content.events[i] = operations(row, "ops", Source::Event, Aim::Self);
      file_.names.events[i++] = translated(row, "name");
    }
  }

  // What the file says again about locations, and what is fixed with them.
  void repetitions(const LinedJson& root) {
    if (const LinedJson* locked = root.member("locked_at_start")) {
      unsigned later = 0;
      for (std::size_t i = 0; i < kLocations; ++i)
        later |= (file_.content.locations[i].opens > 1 ? 1U : 0U) << i;
      const LinedJson* tiles = locked->member("tiles");
      if (tiles != nullptr && tile_set(*tiles) != later)
        complain(*tiles, "'opens' of the locations says otherwise.");
    }
    const LinedJson* limits = by_players(root, "limit");
    for (std::size_t n = kMinPlayers; limits != nullptr && n <= kMaxPlayers; ++n) {
      std::size_t i = 0;
      for (const LinedJson& item : list(*limits, std::to_string(n), kLocations))
        if (item.number != file_.content.limit(location_at(i++), n))
          complain(item, "base limits and limit markers say otherwise.");
    }
  }

  void whole_game(const LinedJson& root) {
    const auto fault = check(file_.content);
    if (!fault) return;
    const bool of_house = fault->section == "characters" && fault->number > kCharacters - 2;
    const std::size_t before = of_house ? kCharacters - 2 : 0;
    const LinedJson* section = root.member(of_house ? "house_orion" : fault->section);
    complain(section->items[fault->number - before - 1],
             Words::of("achaia").say(fault->why, Lang::En));
  }

  ContentFile file_;
};

}  // namespace

Result<ContentFile> read_content(std::string_view text) {
  const Result<LinedJson> root = parse_lined_json(text);
  if (!root) return root.error();
  return Reader().run(*root);
}

}  // namespace ilion::achaia
