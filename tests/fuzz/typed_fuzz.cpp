// SPDX-License-Identifier: GPL-3.0-or-later
// Any line typed at the terminal table is a choice that is there, a command, or not understood.
#include <cstdint>

#include "base/check.h"
#include "cli/play_words.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace ilion;
  const std::string_view typed(reinterpret_cast<const char*>(data), size);
  static const std::vector<Choice> choices{
      {"play R4", ""}, {"play B1", ""}, {"discard R4", ""}, {"pass", ""}, {"retreat", ""}};
  for (Lang lang : {Lang::En, Lang::De, Lang::Nl}) {
    const cli::Meaning meaning = cli::understand(typed, choices, lang);
    if (const auto* chosen = std::get_if<cli::ChosenMove>(&meaning))
      ILION_CHECK(chosen->index < choices.size());
    if (const auto* several = std::get_if<cli::Ambiguous>(&meaning))
      ILION_CHECK(several->meanings.size() > 1);
  }
  for (const std::string& spelling : cli::spellings(typed))
    ILION_CHECK(cli::words_of(spelling) == cli::words_of(typed));
  static_cast<void>(cli::yes_or_no(typed));
  return 0;
}
