// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/args.h"

#include <cstdio>
#include <exception>
#include <new>
#include <utility>

#include <CLI/CLI.hpp>

#include "base/text.h"
#include "table/words.h"

namespace ilion::cli {

namespace {

std::string commands_of(const CLI::App& app) {
  std::vector<std::string> names;
  for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; }))
    names.push_back(command->get_name());
  return joined(names);
}

// The commonest sentences of the library, in ours.
std::string in_our_words(const CLI::Error& error) {
  const std::string said = error.what();
  constexpr std::string_view kNotTaken = "Could not convert: ";
  if (said.starts_with(kNotTaken))
    return said.substr(kNotTaken.size()) + " is no number that can be used there";
  if (error.get_name() != "ArgumentMismatch") return said;
  const std::string name = said.substr(0, said.find(": "));
  const bool too_many = said.find(": At Most 1 ") != std::string::npos;
  return name + (too_many ? " is given more than once" : " needs a value");
}

// What was wrong with the arguments, in one sentence like every failure.
std::string usage_error(const CLI::App* app, const CLI::Error& error) {
  const auto chosen = app->get_subcommands();
  const std::string command = app->get_name() + (chosen.empty() ? "" : " " + chosen[0]->get_name());
  const auto left = chosen.empty() ? app->remaining() : chosen[0]->remaining();
  std::string sentence = in_our_words(error);
  if (!left.empty() && left[0].substr(0, 1) == "-")
    sentence = "There is no option '" + left[0] + "'";
  else if (chosen.empty())
    sentence = (left.empty() ? "A command is missing" : "There is no command '" + left[0] + "'") +
               ". There are: " + commands_of(*app);
  else if (!left.empty())
    sentence = "There is no place for '" + left[0] + "'";
  return app->get_name() + ": " + printable(sentence) + ". See `" + command + " --help`.\n";
}

}  // namespace

Subcommand::Subcommand(CLI::App& program, const std::string& name, const std::string& about)
    : app_(program.add_subcommand(name, about)) {}

Subcommand& Subcommand::taken(const std::string& name, const std::string& kind,
                              const std::string& about, Taker take) {
  const CLI::callback_t take_one = [take = std::move(take)](const CLI::results_t& typed) {
    return take(typed[0]);
  };
  last_ = app_->add_option(name, take_one, about)->type_name(kind);
  return *this;
}

Subcommand& Subcommand::text(const std::string& name, std::string& value,
                             const std::string& about) {
  // To the commands an empty text is one that was not given; who gives it has mistyped something.
  return taken(name, "TEXT", about, [&value, name](const std::string& typed) {
    if (typed.empty()) throw CLI::ValidationError(name + " must not be empty");
    value = typed;
    return true;
  });
}

Subcommand& Subcommand::texts(const std::string& name, std::vector<std::string>& values,
                              const std::string& about) {
  const bool by_place = name[0] != '-';
  last_ = app_->add_option(name, values, about)->allow_extra_args(by_place)->take_all();
  return *this;
}

Subcommand& Subcommand::flag(const std::string& name, bool& value, const std::string& about) {
  last_ = app_->add_flag(name, value, about);
  return *this;
}

Subcommand& Subcommand::language(std::string& value, const std::string& about) {
  return taken("--lang", "TEXT", about, [&value](const std::string& typed) {
    if (!parse_lang(typed))
      throw CLI::ValidationError("--lang is en, de or nl, not '" + typed + "'");
    value = typed;
    return true;
  });
}

Subcommand& Subcommand::required() {
  last_->required();
  return *this;
}

Subcommand& Subcommand::footer(const std::string& text) {
  app_->footer(text);
  return *this;
}

void Subcommand::runs(std::function<void()> work) { app_->callback(std::move(work)); }

Program::Program(const std::string& name, const std::string& about, const std::string& version)
    : app_(std::make_unique<CLI::App>(about, name)) {
  app_->set_version_flag("--version", name + " " + version);
  app_->require_subcommand(1);
  app_->failure_message(usage_error);
}

Program::~Program() = default;

int Program::run(int argc, char** argv) {
  try {
    app_->parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return app_->exit(error) == 0 ? 0 : 2;
  } catch (const std::bad_alloc&) {
    std::fprintf(stderr, "%s: There is not enough memory for that.\n", app_->get_name().c_str());
    return 1;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "%s: %s\n", app_->get_name().c_str(), error.what());
    return 1;
  }
  return 0;
}

}  // namespace ilion::cli
