// SPDX-License-Identifier: GPL-3.0-or-later
// The door of every test program. Luck in tests is always seeded: RapidCheck would otherwise draw
// a new seed each run, and a failure nobody can repeat is no proof. To explore, set the variables.
#define DOCTEST_CONFIG_IMPLEMENT
#include <doctest/doctest.h>

#include <cstdlib>
#include <iostream>

namespace {

void seed(const char* variable, const char* value) {
  setenv(variable, value, /*overwrite=*/0);
  std::cout << ' ' << variable << "='" << std::getenv(variable) << '\'';
}

}  // namespace

int main(int argc, char** argv) {
  doctest::Context context(argc, argv);
  context.setOption("no-version", true);

  std::cout << "seeds:";
  seed("ILION_SEED", "1");
  seed("RC_PARAMS", "seed=1");
  std::cout << std::endl;

  return context.run();
}
