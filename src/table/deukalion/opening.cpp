// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/opening.h"

#include "bots/deukalion/bots.h"
#include "bots/deukalion/mind.h"
#include "table/advice_of.h"
#include "table/deukalion/content_file.h"
#include "table/deukalion/face.h"
#include "table/deukalion/json.h"
#include "table/table_of.h"

namespace ilion::deukalion {

namespace {

GameSpec spec() {
  return {.id = std::string(Deukalion::kId),
          .min_players = kMinPlayers,
          .max_players = kMaxPlayers,
          .minutes = 45,
          .rules_version = Deukalion::kRulesVersion,
          .content_version = std::string(kPrintedContent),
          .options = {},
          .bots = bots_of<Deukalion>(),
          .windows = {{"toss", "pass", "D13.P08"},
                      {"reveal", "pass", "D13.P12"},
                      {"side", "end", "D13.P02"}},
          .asks_for_single_answers = true};  // [D13.1]
}

Result<AnyGame> make(const GameChoice& choice, const OptionTexts&) {
  const auto file = right(read_content(content_text(choice)));
  if (!file) return file.error();
  return AnyGame(Deukalion(choice.players, {}, file->content));
}

std::unique_ptr<Table> open(const AnyGame& any, const GameChoice& choice, const GameSpec& offered,
                            Record head) {
  const auto& game = std::get<Deukalion>(any);
  return std::make_unique<TableOf<Deukalion>>(
      game, ilion::Face<Deukalion>(read_content(content_text(choice))->names, game), offered,
      std::move(head));
}

}  // namespace

Opening opening() { return {spec(), make, open, advice_of<Deukalion>}; }

}  // namespace ilion::deukalion
