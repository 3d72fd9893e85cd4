// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures are compared with tests/table/golden/; ILION_BLESS=1 writes them anew, and the diff is
// then for a person to look at.
#pragma once

#include <doctest/doctest.h>

#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>

namespace ilion {

inline void check_golden(const std::string& name, const std::string& picture) {
  const char* root = std::getenv("ILION_SOURCE");
  const std::string path =
      std::string(root == nullptr ? "." : root) + "/tests/table/golden/" + name + ".txt";
  if (std::getenv("ILION_BLESS") != nullptr) std::ofstream(path) << picture;
  std::stringstream kept;
  kept << std::ifstream(path).rdbuf();
  CHECK(picture == kept.str());
}

}  // namespace ilion
