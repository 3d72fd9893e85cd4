// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/hector/content_file.h"

#include <string>

#include "games/hector/notation.h"
#include "table/content_reader.h"

namespace ilion::hector {

namespace {

constexpr std::string_view kColourIds[] = {"red", "green", "blue", "yellow", "purple", "brown"};
constexpr std::string_view kSideIds[] = {"achaean", "trojan"};

class Reader : ContentReader {
 public:
  Result<ContentFile> run(const LinedJson& root) {
    if (root.kind != LinedJson::Kind::Object) complain(root, "the file must hold an object.");
    only(root, {"game", "format", "rules", "provenance_words", "colours", "troops", "sides",
                "fate_tiles_clockwise", "numbers"});
    must_be(root, "game", "hector");
    must_be(root, "format", 1);
    colours(root);
    troops(root);
    sides(root);
    tiles(root);
    numbers(root);
    rest_as_printed(root, "content/hector.json");
    if (problem()) return *problem();
    return file_;
  }

 private:
  Colour colour(const LinedJson& at, const std::string& id) {
    for (std::size_t i = 0; i < kColours; ++i)
      if (kColourIds[i] == id) return static_cast<Colour>(i);
    complain(at, "'" + id + "' is none of the six colours.");
    return Colour::Red;
  }

  void colours(const LinedJson& root) {  // [H1.2]
    std::size_t i = 0;
    for (const LinedJson& row : list(root, "colours", kColours)) {
      only(row, {"id", "letter", "name"});
      must_be(row, "id", kColourIds[i]);
      must_be(row, "letter", kColourLetters.substr(i, 1));
      file_.names.colours[i++] = translated(row, "name");
    }
  }

  void troops(const LinedJson& root) {  // [H1.2]
    const LinedJson& troops = need(root, "troops", LinedJson::Kind::Object);
    only(troops, {"copies_per_colour_and_value", "types"});
    must_be(troops, "copies_per_colour_and_value", static_cast<int>(kCopies));
    std::size_t i = 0;
    for (const LinedJson& row : list(troops, "types", kValues)) {
      only(row, {"value", "name"});
      must_be(row, "value", static_cast<int>(i) + 1);
      file_.names.troop_types[i++] = translated(row, "name");
    }
  }

  void sides(const LinedJson& root) {  // [H1.3]
    Seat side = kAchaeans;
    for (const LinedJson& row : list(root, "sides", kSides)) {
      only(row, {"id", "name", "favour_colour", "heroes"});
      must_be(row, "id", kSideIds[ilion::index_of(side)]);
      file_.names.sides[side] = translated(row, "name");
      heroes(row, side);
      side = kTrojans;
    }
  }

  void heroes(const LinedJson& side_row, Seat side) {
    unsigned seen = 0;
    for (const LinedJson& row : list(side_row, "heroes", kHeroes)) {
      only(row, {"name", "colour", "value"});
      const std::size_t i = index_of(colour(row, word(row, "colour")));
      if ((seen >> i & 1) != 0) complain(row, "a side must have one hero of each colour.");
      seen |= 1U << i;
      file_.content.hero_values[side][i] = static_cast<std::uint8_t>(whole(row, "value", 3, 6));
      file_.names.heroes[side][i] = translated(row, "name");
    }
  }

  void tiles(const LinedJson& root) {  // [H1.4]
    const LinedJson& tiles = need(root, "fate_tiles_clockwise", LinedJson::Kind::Object);
    only(tiles, {"tiles"});
    std::size_t tile = 0;
    for (const LinedJson& row : list(tiles, "tiles", kTiles)) {
      TileEdges& edges = file_.content.tiles[tile++];
      if (row.kind != LinedJson::Kind::Array || row.items.size() != kEdges)
        return complain(row, "a fate tile must list four colours, clockwise.");
      for (std::size_t i = 0; i < kEdges; ++i)
        edges[i] = colour(row.items[i], mark(row.items[i]).text);
      if (!has_four_colours(edges)) complain(row, "the four colours of a fate tile must differ.");
    }
  }

  void numbers(const LinedJson& root) {
    const LinedJson& numbers = need(root, "numbers", LinedJson::Kind::Object);
    only(numbers, {"stacks", "stack_size", "depleted_below", "turns_per_battle", "favours_per_side",
                   "shame_max", "first_attacker"});
    must_be(numbers, "stacks", static_cast<int>(kStacks));
    must_be(numbers, "stack_size", static_cast<int>(kStackSize));
    must_be(numbers, "depleted_below", static_cast<int>(kDepletedBelow));
    must_be(numbers, "turns_per_battle", static_cast<int>(kTurns));
    must_be(numbers, "favours_per_side", kFavours);
    must_be(numbers, "shame_max", kMaxShame);
    must_be(numbers, "first_attacker", "achaean");
  }

  ContentFile file_;
};

}  // namespace

Result<ContentFile> read_content(std::string_view text) {
  const Result<LinedJson> root = parse_lined_json(text);
  if (!root) return root.error();
  return Reader().run(*root);
}

}  // namespace ilion::hector
