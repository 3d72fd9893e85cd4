// SPDX-License-Identifier: GPL-3.0-or-later
// The whole server: one thread for sockets and tables, one that writes, and workers for bots.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "base/result.h"

namespace ilion::server {

struct ServeOptions {
  std::string address = "127.0.0.1";
  std::uint16_t port = 8080;  // 0: any that is free
  std::string data;
  std::string web{};
  std::string origin{};
  std::string metrics_token{};
  std::int64_t bot_delay_ms = 600;
  std::int64_t away_ms = 60'000;
  bool limits = true;
};

// "127.0.0.1:8080", "[::1]:8080" or ":8080"
Result<ServeOptions> parse_listen(const std::string& text, ServeOptions options);

// Until SIGINT or SIGTERM. `ready` hears the address in use.
Result<Done> serve(const ServeOptions& options, const std::function<void(std::string)>& ready);

}  // namespace ilion::server
