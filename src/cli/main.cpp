// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdio>

#include "cli/args.h"
#include "cli/commands.h"

int main(int argc, char** argv) {
  using namespace ilion::cli;
  Program program("ilion",
                  "Ilion: Hector and Achilles, Deukalion and Achaia, to play and to study.",
                  ILION_VERSION);
  for (const auto add : {add_games, add_play, add_engine, add_serve, add_backup, add_restore,
                         add_simulate, add_arena, add_trace, add_replay, add_verify, add_perft,
                         add_bench, add_learn, add_practise})
    add(program.app());
  const int status = program.run(argc, argv);
  // Once for all commands: an answer that nobody got is no success.
  if (status != 0 || (std::fflush(stdout) == 0 && std::ferror(stdout) == 0)) return status;
  std::fputs("ilion: The output cannot be written: it is closed or full.\n", stderr);
  return 1;
}
