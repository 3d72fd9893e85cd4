// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdio>
#include <exception>

#include <CLI/CLI.hpp>

#include "cli/commands.h"

namespace {

// What was wrong with the arguments, in one sentence like every failure.
std::string usage_error(const CLI::App* app, const CLI::Error& error) {
  const auto chosen = app->get_subcommands();
  const std::string command = chosen.empty() ? "ilion" : "ilion " + chosen[0]->get_name();
  const auto left = chosen.empty() ? app->remaining() : chosen[0]->remaining();
  std::string sentence = error.what();
  if (!left.empty() && left[0].substr(0, 1) == "-")
    sentence = "There is no option '" + left[0] + "'";
  else if (!left.empty())
    sentence =
        (chosen.empty() ? "There is no command '" : "There is no place for '") + left[0] + "'";
  return "ilion: " + sentence + ". See `" + command + " --help`.\n";
}

}  // namespace

int main(int argc, char** argv) {
  using namespace ilion::cli;
  CLI::App app("Ilion: Hector and Achilles, Deukalion and Achaia, to play and to study.", "ilion");
  app.set_version_flag("--version", "ilion " ILION_VERSION);
  app.require_subcommand(1);
  app.failure_message(usage_error);
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
