// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/args.h"
#include "cli/commands.h"

int main(int argc, char** argv) {
  using namespace ilion::cli;
  Program program("ilion",
                  "Ilion: Hector and Achilles, Deukalion and Achaia, to play and to study.",
                  ILION_VERSION);
  for (const auto add :
       {add_games, add_play, add_simulate, add_trace, add_replay, add_verify, add_perft, add_bench})
    add(program.app());
  return program.run(argc, argv);
}
