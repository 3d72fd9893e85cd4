// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/hector/picture.h"

#include <doctest/doctest.h>

#include <sstream>

#include "game/playout.h"
#include "games/hector/notation.h"
#include "kit/script.h"
#include "table/canvas.h"
#include "table/embedded.h"
#include "table/golden.h"
#include "table/hector/content_file.h"

using namespace ilion;
using namespace ilion::hector;

namespace {

const Hector kGame;
constexpr Brush kPlainAscii{.colour = false, .unicode = false, .width = 80};
constexpr Brush kPlain{.colour = false, .unicode = true, .width = 80};
constexpr Brush kColoured{.colour = true, .unicode = true, .width = 80};

const Names& names() {
  static const Names printed = read_content(*embedded_file("content/hector.json")).value().names;
  return printed;
}

std::string drawn(const State& state, Viewer viewer, Lang lang, const Brush& brush) {
  return picture(kGame, names(), kGame.observe(state, viewer), lang, brush);
}

// Both heroes deployed, both have laid a marker, the Achaeans are to act for the third time.
State mid_battle() {
  State state = kGame.initial();
  kit::play(kGame, state,
            {"from 1",      "draw Y3 new", "tile 1",      "face R",      "draw B1 new",
             "draw R4 new", "draw R2 new", "draw G1 new", "draw N4 new", "hero R",
             "draw P3 new", "draw G2 new", "draw B3 new", "draw Y4 new", "hero P",
             "deploy 0",    "play R4",     "deploy 0",    "play P3",     "turn none",
             "boost 1",     "play R2",     "boost 1",     "play G2",     "turn right"});
  return state;
}

std::string without_colour(const std::string& text) {
  std::string plain;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '\033') {
      i = text.find('m', i);
    } else {
      plain += text[i];
    }
  }
  return plain;
}

}  // namespace

TEST_CASE("the opening table looks as it did") {
  check_golden("hector-opening", drawn(kGame.initial(), Viewer::seat(kAchaeans), Lang::En, kPlain));
}

TEST_CASE("a battle looks as it did, from either side and in plain letters") {
  const State state = mid_battle();
  check_golden("hector-battle", drawn(state, Viewer::seat(kAchaeans), Lang::En, kPlain));
  check_golden("hector-battle-ascii", drawn(state, Viewer::seat(kTrojans), Lang::Nl, kPlainAscii));
  Brush wide = kPlain;
  wide.width = 132;
  check_golden("hector-battle-wide", drawn(state, Viewer::spectator(), Lang::De, wide));
}

TEST_CASE("opposite stacks bear the same number, as the lower side counts them") {
  const State state = kGame.initial();
  const std::string achaean = drawn(state, Viewer::seat(kAchaeans), Lang::En, kPlain);
  const std::string trojan = drawn(state, Viewer::seat(kTrojans), Lang::En, kPlain);
  CHECK(achaean.find("┌1─┐┌2─┐┌3─┐") != achaean.rfind("┌1─┐┌2─┐┌3─┐"));
  CHECK(trojan.find("┌3─┐┌2─┐┌1─┐") != trojan.rfind("┌3─┐┌2─┐┌1─┐"));
}

TEST_CASE("the tile shows before each side the colour that faces it") {
  // Tile 1 is R-B-G-Y clockwise; turned right once, each side faces the colour before its own: the
  // attacker had red and now has yellow, so seen from him blue lies on top, green on his left.
  const std::string tile = drawn(mid_battle(), Viewer::seat(kAchaeans), Lang::En, kPlain);
  CHECK(tile.find("[B≈] → Trojans") != std::string::npos);
  CHECK(tile.find("[Y☼] → you") != std::string::npos);
  CHECK(tile.find("│ R ▲  ◆  G ♠ │") != std::string::npos);
}

TEST_CASE("a hero shows the troop he covers, and a marker lies on its card") {
  const std::string battle = drawn(mid_battle(), Viewer::seat(kAchaeans), Lang::En, kPlain);
  CHECK(battle.find("(Y3☼)") != std::string::npos);
  CHECK(battle.find("Achilles") != std::string::npos);
  CHECK(battle.find("R4   +1●") != std::string::npos);
}

TEST_CASE("superiority and score are those of the rules") {
  // Achilles 6, R4 with a marker, R2; yellow faces the Achaeans: only red scores, by their hero.
  const std::string battle = drawn(mid_battle(), Viewer::seat(kAchaeans), Lang::En, kPlain);
  CHECK(battle.find("superiority 13\n") != std::string::npos);
  CHECK(battle.find("score 13\n") != std::string::npos);
  // Acamas 4, P3 with a marker, G2.
  CHECK(battle.find("superiority 10\n") != std::string::npos);
  CHECK(battle.find("score 8\n") != std::string::npos);
}

TEST_CASE("no picture shows what its viewer may not know") {
  const State state = mid_battle();  // the Achaeans hold G1 and N4, the Trojans B3 and Y4
  for (int width : {80, 140}) {
    Brush brush = kPlain;
    brush.width = width;
    const std::string trojan = drawn(state, Viewer::seat(kTrojans), Lang::En, brush);
    CHECK(trojan.find("N4") == std::string::npos);
    CHECK(trojan.find("B3") != std::string::npos);
    const std::string spectator = drawn(state, Viewer::spectator(), Lang::En, brush);
    CHECK(spectator.find("N4") == std::string::npos);
    CHECK(spectator.find("B3") == std::string::npos);
    CHECK(spectator.find("Your hand") == std::string::npos);
  }
}

TEST_CASE("colours never stand alone: without them every letter and sign is still there") {
  const State state = mid_battle();
  const std::string coloured = drawn(state, Viewer::seat(kAchaeans), Lang::En, kColoured);
  const std::string bare = without_colour(coloured);
  CHECK(coloured != bare);
  for (const char* piece : {"R4", "▲ ▲ ▲ ▲", "P3", "♣ ♣ ♣", "G1 ♠", "N4 ƱƱƱƱ", "Y ☼", "B ≈"}) {
    CAPTURE(piece);
    CHECK(bare.find(piece) != std::string::npos);
  }
}

TEST_CASE("plain letters are ASCII and nothing else") {
  for (Lang lang : kAllLangs)
    for (char c : drawn(mid_battle(), Viewer::seat(kTrojans), lang, kPlainAscii))
      REQUIRE(static_cast<unsigned char>(c) < 0x80);
}

TEST_CASE("no picture is wider or higher than it may be, whatever happens in a match") {
  for (std::uint64_t n = 0; n < 6; ++n) {
    State state = kGame.initial();
    Rng rng(n);
    while (const auto step = random_step(kGame, state, rng)) {
      apply_step(kGame, state, *step);
      if (!kGame.actor(state).is_seat() || rng.below(8) != 0) continue;
      const int width = 60 + static_cast<int>(rng.below(100));
      const Brush brush{rng.below(2) == 0, rng.below(2) == 0, width};
      const Lang lang = kAllLangs[rng.below(3)];
      std::istringstream text(drawn(state, Viewer::seat(state.mover), lang, brush));
      int rows = 0;
      for (std::string line; std::getline(text, line); ++rows) REQUIRE(columns(line) <= width);
      REQUIRE(rows <= 17);
    }
  }
}

TEST_CASE("names of any length stay inside their cards") {
  Names long_names = names();
  for (auto& hero : long_names.heroes[kAchaeans]) hero.fill("Agamemnon, Herr der Männer");
  long_names.sides[kTrojans].fill("Ἴλιον und alle seine Verbündeten");
  const View view = kGame.observe(mid_battle(), Viewer::seat(kAchaeans));
  std::istringstream text(picture(kGame, long_names, view, Lang::De, kPlain));
  for (std::string line; std::getline(text, line);) CHECK(columns(line) <= 80);
}

TEST_CASE("texts are measured, clipped and broken by what is seen of them") {
  CHECK(columns("Achaeërs") == 8);
  CHECK(columns("\033[0;1;38;5;166mred\033[0m") == 3);
  CHECK(columns("漢字") == 4);
  CHECK(clip("Agamemnon", 6) == "Agame.");
  CHECK(to_ascii("„Überlegenheit“ – Achaeërs") == "\"Ueberlegenheit\" - Achaeers");
  CHECK(wrap("one two three", 7) == std::vector<std::string>{"one two", "three"});
}
