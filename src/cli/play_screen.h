// SPDX-License-Identifier: GPL-3.0-or-later
// One look at the table: the picture, what happened, who is awaited for what, and the choices. On a
// small screen the lesser things give way; through a pipe nothing does.
#pragma once

#include <string>
#include <vector>

#include "cli/play_words.h"
#include "cli/terminal.h"
#include "table/table.h"

namespace ilion::cli {

struct Scene {
  Viewer viewer = Viewer::spectator();
  bool awaited = false;           // the viewer is to decide
  std::vector<std::string> news;  // sentences, oldest first
  std::vector<Choice> choices;    // empty unless awaited
  std::string status;             // instead of what the table says of itself
  std::string below;              // a quiet line under it
};

class Screen {
 public:
  Screen(Terminal& terminal, Voice voice) : terminal_(terminal), voice_(voice) {}

  void show(const Table& table, const Scene& scene);

  // The choices with their numbers, as many beside each other as fit; those that differ only in a
  // square or a number in a row.
  std::vector<std::string> choice_lines(const std::vector<Choice>& choices) const;

 private:
  struct Run;
  // `all`: also those that say more alone.
  static std::vector<Run> runs_of(const std::vector<Choice>& choices, bool all);
  std::vector<std::string> group_lines(const std::vector<Choice>& choices, const Run& run) const;
  // The same with groups in their shortest form.
  std::vector<std::string> close_choice_lines(const std::vector<Choice>& choices) const;
  static bool same_members(const std::vector<Choice>& choices, const Run& one, const Run& other);
  std::vector<std::string> bare_group(const std::vector<Choice>& choices, const Run& run,
                                      const std::string& name) const;
  // "Sail to (sail)"
  std::string group_name(const Choice& choice) const;
  // Group behind group; nothing if the game has no few words for one that stands alone.
  std::vector<std::string> flowing_choice_lines(const std::vector<Choice>& choices) const;
  // In a few words and without their notation; nothing if the game has no such words for one.
  std::vector<std::string> brief_choice_lines(const std::vector<Choice>& choices) const;
  // Says and texts of the choices that bear these numbers.
  std::vector<std::string> numbered(const std::vector<std::size_t>& numbers,
                                    std::vector<std::string> says,
                                    const std::vector<std::string>& texts) const;
  // One behind the other, in the words of `group` and `alone`.
  template <class Group, class Alone>
  std::vector<std::string> packed(const std::vector<Choice>& choices, Group group,
                                  Alone alone) const;
  std::string as_shown(const std::string& text) const;
  // As many words as there is room for so many rows.
  std::vector<std::string> choices_within(const std::vector<Choice>& choices, int rows) const;
  std::vector<std::string> news_lines(const std::vector<std::string>& news) const;
  std::vector<std::string> latest_news(std::vector<std::string> news, int rows) const;
  std::vector<std::string> quiet_lines(const std::string& below) const;
  std::vector<std::string> band(const std::string& text, bool awaited) const;
  int width() const { return terminal_.brush().width; }

  Terminal& terminal_;
  Voice voice_;
};

// What was told, with repetitions counted: "… draw a troop (4×)".
std::vector<std::string> without_repetitions(const std::vector<Told>& told);

}  // namespace ilion::cli
