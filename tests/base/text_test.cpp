// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/text.h"

#include <doctest/doctest.h>

using namespace ilion;

TEST_CASE("words are joined and split") {
  CHECK(joined({}) == "");
  CHECK(joined({"a"}) == "a");
  CHECK(joined({"a", "", "c"}) == "a, , c");
  CHECK(joined({"a", "b"}, " ") == "a b");
  CHECK(split("easy,random", ',') == std::vector<std::string>{"easy", "random"});
  CHECK(split("easy,,", ',') == std::vector<std::string>{"easy", "", ""});
  CHECK(split("", ',') == std::vector<std::string>{""});
}

TEST_CASE("nothing that speaks to a terminal is printable") {
  CHECK(is_printable("Achaeërs “Ἕκτωρ” 🏺"));
  CHECK(printable("\x1b[31mred\x07") == "?[31mred?");
  CHECK(printable("a\nb\x7f") == "a?b?");
  CHECK(printable("\xc2\x9b"
                  "31m") ==
        "?"
        "?31m");  // U+009B
  CHECK(printable("\x9b"
                  "31m") == "?31m");  // the same in one byte: no UTF-8
  CHECK(printable("\xc2\xa0") == "\xc2\xa0");
  CHECK(printable("\xc3") == "?");
  CHECK_FALSE(is_printable("\xe2\x82"));
}
