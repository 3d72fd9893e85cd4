// SPDX-License-Identifier: GPL-3.0-or-later
// What a game brings to the table. Each has its opening() in table/<game>/opening.cpp, which alone
// compiles that game's table; games.cpp lists them.
#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "bots/bot.h"
#include "game/record.h"
#include "table/advice.h"
#include "table/any_game.h"
#include "table/table.h"

namespace ilion {

struct Opening {
  GameSpec spec;
  Result<AnyGame> (*make)(const GameChoice& choice, const OptionTexts& options);
  // Of a game that was made by this choice.
  std::unique_ptr<Table> (*open)(const AnyGame& game, const GameChoice& choice,
                                 const GameSpec& spec, Record head);
  // One of the moves, for a view that somebody else has told.
  Result<std::string> (*advise)(const AnyGame& game, std::string_view bot, const Question& question,
                                Rng& rng);
};

namespace hector {
Opening opening();
}
namespace deukalion {
Opening opening();
}
namespace achaia {
Opening opening();
}

const Opening* find_opening(std::string_view id);

inline constexpr std::string_view kPrintedContent = "printed-1";

template <Game G>
std::vector<std::string> bots_of() {
  const auto names = bot_names<G>();
  return {names.begin(), names.end()};
}

// What was read of a content file, or why not.
template <class File>
Result<File> right(Result<File> file) {
  if (!file) return Error{"The content file is not right. " + file.error().sentence};
  return file;
}

}  // namespace ilion
