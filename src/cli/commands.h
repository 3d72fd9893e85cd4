// SPDX-License-Identifier: GPL-3.0-or-later
// The commands of `ilion`, a file each. A command adds itself to the program with its options and
// its help; what it cannot do it says in one sentence by throwing Failure.
#pragma once

#include <stdexcept>
#include <string>
#include <vector>

#include "table/games.h"

namespace CLI {
class App;
}

namespace ilion::cli {

class Subcommand;

// Its sentence may quote a file or an argument: control characters in it are shown as '?', so that
// no forged record speaks to a terminal.
class Failure : public std::runtime_error {
 public:
  explicit Failure(const std::string& sentence);
};

void add_games(CLI::App& app);
void add_play(CLI::App& app);
void add_simulate(CLI::App& app);
void add_arena(CLI::App& app);
void add_trace(CLI::App& app);
void add_replay(CLI::App& app);
void add_verify(CLI::App& app);
void add_perft(CLI::App& app);
void add_bench(CLI::App& app);
void add_learn(CLI::App& app);
void add_practise(CLI::App& app);
void add_engine(CLI::App& app);
void add_serve(CLI::App& app);
void add_backup(CLI::App& app);
void add_restore(CLI::App& app);

// The options that say which game: GAME, --players, --option k=v …, --content FILE. `take` turns
// them into a choice, or fails with a sentence.
struct GameArgs {
  std::string game;
  std::size_t players = 0;  // 0: the fewest the game takes
  std::vector<std::string> options;
  std::string content_path;

  bool is_given() const;  // any of them
  void add_to(Subcommand& command, bool required = true);
  // Who sits where says how many play, if nothing else does.
  GameChoice take(const std::string& seats = {}) const;
};

// The value, or Failure with its sentence.
template <class T>
T or_fail(Result<T> result) {
  if (!result) throw Failure(result.error().sentence);
  return std::move(*result);
}

std::string read_file(const std::string& path);
// Writes the whole file or fails and leaves what was there: by a temporary file and a rename. "-"
// is standard output.
void write_file(const std::string& path, const std::string& text);
// Fails if write_file would, as far as that can be known: whoever works long before he writes asks
// first. An empty path is nothing to write.
void check_writable(const std::string& path);
bool is_standard_output(const std::string& path);
// Whether two names, or the links they are, lead to one file, so that the second writing would
// replace the first. Empty paths are nothing to write.
bool is_same_file(const std::string& one, const std::string& other);

}  // namespace ilion::cli
