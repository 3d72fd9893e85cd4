// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/opening.h"

#include "bots/achaia/bots.h"
#include "bots/achaia/mind.h"
#include "table/achaia/content_file.h"
#include "table/achaia/face.h"
#include "table/achaia/json.h"
#include "table/advice_of.h"
#include "table/table_of.h"

namespace ilion::achaia {

namespace {

GameSpec spec() {
  const std::vector<std::string> no_yes{"no", "yes"};
  return {.id = std::string(Achaia::kId),
          .min_players = kMinPlayers,
          .max_players = kMaxPlayers,
          .minutes = 90,
          .rules_version = Achaia::kRulesVersion,
          .content_version = std::string(kPrintedContent),
          .options = {{"new_order", no_yes, "A12.1"},
                      {"own_fate", no_yes, "A12.2"},
                      {"not_lost", no_yes, "A12.3"},
                      {"negotiate", no_yes, "A12.4"},
                      {"screens", {"yes", "no"}, "A9.2"}},
          .bots = bots_of<Achaia>(),
          .windows = {{"answer", "none", "A9.4"}, {"opp", "none", "A9.4"}},
          .asks_for_single_answers = true,  // [A9.3]
          .talks_with = "negotiate"};
}

Result<AnyGame> make(const GameChoice& choice, const OptionTexts& options) {
  const auto file = right(read_content(content_text(choice)));
  if (!file) return file.error();
  const auto is_on = [&](const char* key) { return options.at(key) == "yes"; };
  return AnyGame(Achaia(choice.players,
                        {.new_order = is_on("new_order"),
                         .own_fate = is_on("own_fate"),
                         .not_lost = is_on("not_lost"),
                         .negotiate = is_on("negotiate"),
                         .screens = is_on("screens")},
                        file->content));
}

std::unique_ptr<Table> open(const AnyGame& any, const GameChoice& choice, const GameSpec& offered,
                            Record head) {
  const auto& game = std::get<Achaia>(any);
  return std::make_unique<TableOf<Achaia>>(
      game, Face<Achaia>(read_content(content_text(choice))->names, game), offered,
      std::move(head));
}

}  // namespace

Opening opening() { return {spec(), make, open, advice_of<Achaia>}; }

}  // namespace ilion::achaia
