// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/reasons.h"

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "table/table.h"

using namespace ilion;

TEST_CASE("a reason is said in the language, and so are the reasons inside it") {
  CHECK(reason_in(Lang::De, "Cannot read 'a b.ilion': No such file or directory.") ==
        "„a b.ilion“ lässt sich nicht lesen: eine solche Datei oder einen solchen Ordner gibt es "
        "nicht.");
  CHECK(reason_in(Lang::Nl, "Line 7 of the record: a rank must be a number, not 'x'.") ==
        "Regel 7 van de opname: een rang moet een getal zijn, niet ‘x’.");
  CHECK(
      reason_in(Lang::De,
                "Step 3 of the record ('0 boost 1') is not possible: You can boost only after your "
                "hero is deployed. [H4.5]") ==
      "Schritt 3 der Aufzeichnung („0 boost 1“) ist nicht möglich: Aufwerten kannst du erst, wenn "
      "dein Held eingesetzt ist. [H4.5]");
  CHECK(reason_in(Lang::Nl, "The content file is not right. Line 4: 'letter' must be a text.") ==
        "Het inhoudsbestand klopt niet. Regel 4: ‘letter’ moet een tekst zijn.");
  CHECK(reason_in(Lang::De, "Line 3: 'format' must be 1, as in the rules.") ==
        "Zeile 3: „format“ muss 1 sein, wie in den Regeln.");
  CHECK(reason_in(Lang::De, "The game hector is for 2 players, not 3.") ==
        "Das Spiel hector ist für 2 Spieler, nicht für 3.");
  CHECK(reason_in(Lang::Nl, "The game achaia is for 2 to 5 players, not 6.") ==
        "Het spel achaia is voor 2 tot 5 spelers, niet voor 6.");
  CHECK(reason_in(Lang::En, "Line 2: 'x' is missing.") == "Line 2: 'x' is missing.");
  CHECK(reason_in(Lang::De, "Something nobody thought of.") == "Something nobody thought of.");
}

TEST_CASE("whatever is wrong with a record can be said in every language") {
  const std::string head = "ilion record 1\ngame hector\nrules 1\ncontent printed-1\nplayers 2\n";
  const std::string start = head + "seat 0 human\nseat 1 easy\nsteps\n";
  const std::string people = "seat 0 human\nseat 1 human\nsteps";
  const std::string hector = "ilion record 1\ngame hector\n";
  const std::vector<std::string> broken{
      "",
      "x",
      "ilion record 1",
      head,
      head + "nonsense",
      head + "rules x",
      head + "players x",
      head + "seat 1 easy",
      head + "steps",
      head + "option x y\n" + people,
      head + "option open_discards maybe\n" + people,
      start + "x from 1",
      start + "0",
      start + "end",
      start + "end front-fallen x",
      start + "end front-fallen 1 2",
      start + "end front-fallen 1 2\nx",
      start + "* draw R4 new",
      start + "0 boost 1",
      start + "0 nonsense",
      start + "1 from 1",
      start + "9 from 1",
      start + "0 from 1\n0 from 1",
      start + "0 from 1\n* nonsense",
      start + "0 from 1\n* tile 1",
      "ilion record 1\ngame chess\nrules 1\ncontent printed-1\nplayers 0\nsteps",
      hector + "players 0\nsteps",
      hector + "rules 99\ncontent printed-1\nplayers 0\nsteps",
      hector + "rules 1\ncontent none\nplayers 0\nsteps",
      hector + "rules 1\ncontent printed-1\nplayers 0\nsteps",
  };
  for (const std::string& text : broken) {
    const auto record = parse_record(text);
    const auto table = record ? replay(*record) : Result<std::unique_ptr<Table>>(record.error());
    CAPTURE(text);
    REQUIRE_FALSE(table.ok());
    const std::string& english = table.error().sentence;
    CAPTURE(english);
    CHECK(english.back() == (english.find('[') == std::string::npos ? '.' : ']'));
    CHECK(reason_in(Lang::En, english) == english);
    for (Lang lang : {Lang::De, Lang::Nl}) {
      const std::string said = reason_in(lang, english);
      CAPTURE(said);
      for (const char* word : {"The ", " the ", " is not ", " must ", " no "})
        CHECK(said.find(word) == std::string::npos);
      CHECK(said != english);
    }
  }
}
