// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/opening.h"

#include "bots/hector/bots.h"
#include "bots/hector/mind.h"
#include "table/advice_of.h"
#include "table/hector/content_file.h"
#include "table/hector/face.h"
#include "table/hector/json.h"
#include "table/table_of.h"

namespace ilion::hector {

namespace {

GameSpec spec() {
  return {.id = std::string(Hector::kId),
          .min_players = 2,
          .max_players = 2,
          .minutes = 30,
          .rules_version = Hector::kRulesVersion,
          .content_version = std::string(kPrintedContent),
          .options = {{"open_discards", {"no", "yes"}, "H4.2"}},
          .bots = bots_of<Hector>(),
          .pass_goes_unsaid = true};
}

Result<AnyGame> make(const GameChoice& choice, const OptionTexts& options) {
  const auto file = right(read_content(content_text(choice)));
  if (!file) return file.error();
  return AnyGame(Hector({.open_discards = options.at("open_discards") == "yes"}, file->content));
}

std::unique_ptr<Table> open(const AnyGame& any, const GameChoice& choice, const GameSpec& offered,
                            Record head) {
  const auto& game = std::get<Hector>(any);
  return std::make_unique<TableOf<Hector>>(
      game, Face<Hector>(read_content(content_text(choice))->names), offered, std::move(head));
}

}  // namespace

Opening opening() { return {spec(), make, open, advice_of<Hector>}; }

}  // namespace ilion::hector
