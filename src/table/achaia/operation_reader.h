// SPDX-License-Identifier: GPL-3.0-or-later
// How the operations of a content file are spelt: {"op": "die_add", "owner": "self", "n": 2}.
#pragma once

#include <array>

#include "games/achaia/operations.h"
#include "table/content_reader.h"

namespace ilion::achaia {

// Reads lists of operations and complains, by line, of what the rules cannot carry out.
class OperationReader : public ContentReader {
 protected:
  // A list of operations under that name, for this source.
  Operations operations(const LinedJson& row, std::string_view name, Source source, Aim aim);
  // What a location does: one use, or two of which its player chooses [A7.5] [A7.12].
  std::array<Operations, 2> uses(const LinedJson& row, std::string_view name);

 private:
  Operations read(const LinedJson& list, Source source, Aim aim);
  Operation read_one(const LinedJson& row);
  Operation choice_of_opponents(const LinedJson& row);
  Operation marker_removal(const LinedJson& row);
  void judge(const LinedJson& at, std::optional<std::string_view> fault);
  Party party(const LinedJson& row, std::string_view name);
  Where where(const LinedJson& row, Op op);
  Kin kin(const LinedJson& row);

  Source source_ = Source::Card;  // of the list that is read
};

}  // namespace ilion::achaia
