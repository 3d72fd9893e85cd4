// SPDX-License-Identifier: GPL-3.0-or-later
// What a check of the kit has found: sentences, each with the walk and the step at which it
// happened, and what it has counted on the way. The kit reports and does not assert, so that the
// tests of the kit itself can demand that a broken game is found out (kit/broken_nim.h).
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "kit/say.h"

namespace ilion::kit {

class Report {
 public:
  // Where we are: a walk is known by its seed and can be walked again.
  void start_walk(std::uint64_t seed) {
    seed_ = seed;
    step_ = 0;
  }
  void at_step(int step) { step_ = step; }
  int step() const { return step_; }

  // `what` is a sentence that must hold, or a function that makes it: messages cost nothing as long
  // as nothing is wrong.
  template <class What>
  bool expect(bool holds, const What& what) {
    if (!holds) broken(what);
    return holds;
  }
  template <class What>
  void broken(const What& what) {
    ++found_;
    if (sentences_.size() >= kKept) return;
    std::string sentence = say("seed ", seed_, ", step ", step_, ": ");
    if constexpr (std::invocable<What>) {
      sentence += what();
    } else {
      sentence += what;
    }
    sentences_.push_back(std::move(sentence));
  }

  bool clean() const { return found_ == 0; }
  std::size_t found() const { return found_; }
  bool mentions(std::string_view words) const {
    for (const std::string& sentence : sentences_)
      if (sentence.find(words) != std::string::npos) return true;
    return false;
  }

  void note(const std::string& name, std::uint64_t value) { notes_[name] = value; }
  std::uint64_t noted(const std::string& name) const {
    const auto note = notes_.find(name);
    return note == notes_.end() ? 0 : note->second;
  }

  std::string text() const {
    std::string all = say(found_, " violations");
    for (const auto& [name, value] : notes_) all += say(", ", name, " ", value);
    for (const std::string& sentence : sentences_) all += say("\n  ", sentence);
    return all;
  }

 private:
  static constexpr std::size_t kKept = 12;
  std::uint64_t seed_ = 0;
  int step_ = 0;
  std::size_t found_ = 0;
  std::vector<std::string> sentences_;
  std::map<std::string, std::uint64_t> notes_;
};

}  // namespace ilion::kit
