// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/progress.h"

#include <doctest/doctest.h>

namespace ilion::cli {

TEST_CASE("a large number is grouped by thousands") {
  CHECK(grouped(0) == "0");
  CHECK(grouped(999) == "999");
  CHECK(grouped(1000) == "1,000");
  CHECK(grouped(1234567) == "1,234,567");
  CHECK(grouped(100000) == "100,000");
}

TEST_CASE("the line of progress tells share, rate and time left") {
  const std::string line = progress_line("matches", 250, 1000, 5.0, 60);
  CHECK(line == "matches  25 % [######.....................]  50/s  0:15 left");
}

TEST_CASE("the line of progress fits the terminal") {
  for (std::size_t width = 1; width < 200; ++width) {
    const std::string line = progress_line("matches", 123456, 9999999, 100, width);
    CHECK(line.size() <= width);
  }
}

TEST_CASE("the line of progress is full at the end and says nothing it cannot know") {
  CHECK(progress_line("plies", 10, 10, 2.0, 80).find("100 %") != std::string::npos);
  CHECK(progress_line("plies", 10, 10, 2.0, 80).find('.') == std::string::npos);
  CHECK(progress_line("plies", 12, 10, 2.0, 80).find("100 %") != std::string::npos);
  CHECK(progress_line("plies", 0, 10, 2.0, 80).find("?:?? left") != std::string::npos);
  CHECK(progress_line("plies", 0, 0, 0.0, 80).find("100 %") != std::string::npos);
}

TEST_CASE("hours are shown as such") {
  CHECK(progress_line("plies", 1, 2, 3723, 80).find("1:02:03 left") != std::string::npos);
}

}  // namespace ilion::cli
