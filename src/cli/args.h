// SPDX-License-Identifier: GPL-3.0-or-later
// What a command can be told on the command line. CLI11 stands behind this door: it takes longer to
// compile than any of our files, so it is included in args.cpp and nowhere near a command.
#pragma once

#include <charconv>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace ilion::cli {

// One command with its options, in the order in which its help shows them. The values must outlive
// the program's run: a command keeps them in what it hands to `runs`.
class Subcommand {
 public:
  Subcommand(CLI::App& program, const std::string& name, const std::string& about);

  // A name without dashes is an argument by its place.
  Subcommand& text(const std::string& name, std::string& value, const std::string& about);
  // Given several times, each time one; by place, one behind the other.
  Subcommand& texts(const std::string& name, std::vector<std::string>& values,
                    const std::string& about);
  Subcommand& flag(const std::string& name, bool& value, const std::string& about);
  // Whole; what is no number of its kind is refused, so no -1 becomes a very large one.
  template <class Number>
  Subcommand& number(const std::string& name, Number& value, const std::string& about) {
    return taken(name, "NUMBER", about,
                 [&value](const std::string& typed) { return parse(typed, value); });
  }
  // --lang
  Subcommand& language(std::string& value, const std::string& about);

  Subcommand& required();  // the option named last
  Subcommand& footer(const std::string& text);
  void runs(std::function<void()> work);

 private:
  using Taker = std::function<bool(const std::string&)>;

  Subcommand& taken(const std::string& name, const std::string& kind, const std::string& about,
                    Taker take);

  template <class Number>
  static bool parse(const std::string& typed, Number& value) {
    const auto [end, error] = std::from_chars(typed.data(), typed.data() + typed.size(), value);
    return error == std::errc{} && end == typed.data() + typed.size();
  }
  template <class Number>
  static bool parse(const std::string& typed, std::optional<Number>& value) {
    return parse(typed, value.emplace());
  }

  CLI::App* app_;
  CLI::Option* last_ = nullptr;
};

// The program: its commands, and the run of the one that is asked for.
class Program {
 public:
  Program(const std::string& name, const std::string& about, const std::string& version);
  ~Program();

  CLI::App& app() { return *app_; }
  // The exit status: 0, or 1 if the command failed, or 2 if it was not called as its help says.
  int run(int argc, char** argv);

 private:
  std::unique_ptr<CLI::App> app_;
};

}  // namespace ilion::cli
