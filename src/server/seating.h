// SPDX-License-Identifier: GPL-3.0-or-later
// What was agreed before a match, and who sits at it. Both are kept as JSON in the match's row.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "game/record.h"
#include "server/json.h"
#include "table/games.h"

namespace ilion::server {

enum class SitterKind { Open, Person, Bot, Program };

struct Sitter {
  SitterKind kind = SitterKind::Open;
  // Whose seat it is: of a person or a program. Of an open one, for whom it is kept.
  std::string person{};
  std::string name{};
  std::string bot{};   // the level
  std::string luck{};  // the text this seat adds to the luck
  friend bool operator==(const Sitter&, const Sitter&) = default;

  bool has_person() const { return kind == SitterKind::Person || kind == SitterKind::Program; }
};

struct ClockSpec {
  std::int64_t budget_ms = 0;
  std::int64_t increment_ms = 0;
};

struct Head {
  GameChoice choice;
  bool is_public = false;
  bool spectators = false;
  std::optional<ClockSpec> clock{};
  bool imported = false;             // a record from elsewhere: no luck of ours
  std::optional<RecordLuck> luck{};  // of an imported record that proves its own
  int rules_version = 0;             // by which it is played; 0: a match from before this was kept
  std::string content_version{};
  std::string again_of{};  // the match that these people played before
};

bool all_taken(const std::vector<Sitter>& sitters);

std::string_view kind_name(SitterKind kind);

std::string to_text(const Head& head);
Head head_of(const std::string& text);  // the content stands apart
std::string to_text(const std::vector<Sitter>& sitters);
std::vector<Sitter> sitters_of(const std::string& text);

// As the protocol shows them; `here` says which of them are at the table now.
json::array sitters_json(const std::vector<Sitter>& sitters);
json::object options_json(const OptionTexts& options);

}  // namespace ilion::server
