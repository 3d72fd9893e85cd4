// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdio>
#include <exception>

#include <CLI/CLI.hpp>

#include "cli/commands.h"

int main(int argc, char** argv) {
  using namespace ilion::cli;
  CLI::App app("Ilion: Hector and Achilles, Deukalion and Achaia, to play and to study.", "ilion");
  app.set_version_flag("--version", "ilion " ILION_VERSION);
  app.require_subcommand(1);
  app.failure_message(CLI::FailureMessage::simple);
  add_games(app);
  add_play(app);
  add_simulate(app);
  add_trace(app);
  add_replay(app);
  add_verify(app);
  add_perft(app);
  add_bench(app);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? 0 : 2;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "ilion: %s\n", error.what());
    return 1;
  }
  return 0;
}
