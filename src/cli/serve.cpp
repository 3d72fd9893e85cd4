// SPDX-License-Identifier: GPL-3.0-or-later
// `ilion serve` hosts tables for browsers and programs; `ilion backup` and `ilion restore` copy its
// data.
#include <cstdio>
#include <cstdlib>

#include <fmt/core.h>

#include "cli/args.h"
#include "cli/commands.h"
#include "server/server.h"
#include "store/store.h"

namespace ilion::cli {

namespace {

struct ServeArgs {
  std::string listen = "127.0.0.1:8080";
  std::string data;
  std::string web;
  std::string origin;
  std::string metrics_token_file;
  std::int64_t bot_delay_ms = 600;
  std::int64_t away_ms = 60'000;
  bool no_limits = false;
  std::string file;
};

// Where the system keeps what programs remember of a user.
std::string default_data() {
  const auto variable = [](const char* name) {
    const char* value = std::getenv(name);
    return std::string(value == nullptr ? "" : value);
  };
  if (const std::string state = variable("XDG_STATE_HOME"); !state.empty()) return state + "/ilion";
  if (const std::string home = variable("HOME"); !home.empty()) return home + "/.local/state/ilion";
  return "ilion-data";
}

std::string data_of(const ServeArgs& args) {
  return args.data.empty() ? default_data() : args.data;
}

// A file, because everybody on the machine can read a command line.
std::string token_in(const std::string& path) {
  const std::string text = read_file(path);
  const std::string token = text.substr(0, text.find_first_of(" \r\n"));
  if (token.size() < 16) throw Failure("'" + path + "' holds no token of 16 letters or more.");
  return token;
}

void run_serve(const ServeArgs& args) {
  server::ServeOptions options;
  options.data = data_of(args);
  options.web = args.web;
  options.origin = args.origin;
  if (!args.metrics_token_file.empty()) options.metrics_token = token_in(args.metrics_token_file);
  options.bot_delay_ms = args.bot_delay_ms;
  options.away_ms = args.away_ms;
  options.limits = !args.no_limits;
  options = or_fail(server::parse_listen(args.listen, options));
  or_fail(server::serve(options, [&](const std::string& address) {
    fmt::print("Ilion is at {}\n", address);
    std::fflush(stdout);
  }));
}

}  // namespace

void add_serve(CLI::App& app) {
  auto args = std::make_shared<ServeArgs>();
  Subcommand(app, "serve", "Host tables for browsers and programs")
      .text("--listen", args->listen, "Where to listen (127.0.0.1:8080; port 0: any)")
      .text("--data", args->data, "The folder for people and matches (default: your state folder)")
      .text("--web", args->web, "A folder with the page, instead of the one in the program")
      .text("--origin", args->origin, "The public address behind a proxy: https://ilion.example")
      .text("--metrics-token", args->metrics_token_file, "A file with the token for /metrics")
      .number("--bot-delay-ms", args->bot_delay_ms, "How long a bot takes for a move at least")
      .number("--away-ms", args->away_ms, "How long one is away before he may be replaced")
      .flag("--no-limits", args->no_limits, "Without rate limits: for load tests")
      .runs([args] { run_serve(*args); });
}

void add_backup(CLI::App& app) {
  auto args = std::make_shared<ServeArgs>();
  Subcommand(app, "backup", "Copy the data of a server into a file, also while it runs")
      .text("FILE", args->file, "The file to write")
      .required()
      .text("--data", args->data, "The server's folder")
      .runs([args] {
        or_fail(store::backup(data_of(*args), args->file));
        fmt::print("{}\n", args->file);
      });
}

void add_restore(CLI::App& app) {
  auto args = std::make_shared<ServeArgs>();
  Subcommand(app, "restore", "Put a backup in the place of a server's data; the server must be off")
      .text("FILE", args->file, "The backup")
      .required()
      .text("--data", args->data, "The server's folder")
      .runs([args] {
        or_fail(store::restore(args->file, data_of(*args)));
        fmt::print("{}\n", data_of(*args));
      });
}

}  // namespace ilion::cli
