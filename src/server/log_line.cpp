// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/log_line.h"

#include <chrono>
#include <cstdio>
#include <ctime>

namespace ilion::server {

void log_line(std::string_view level, std::string_view event, json::object members) {
  const auto now = std::chrono::system_clock::now().time_since_epoch();
  const auto ms = std::chrono::duration_cast<std::chrono::milliseconds>(now).count();
  const std::time_t seconds = ms / 1000;
  std::tm utc{};
  gmtime_r(&seconds, &utc);
  char time[40];
  const std::size_t length = std::strftime(time, sizeof time, "%Y-%m-%dT%H:%M:%S", &utc);
  std::snprintf(time + length, sizeof time - length, ".%03dZ", static_cast<int>(ms % 1000));
  json::object line{{"time", time}, {"level", level}, {"event", event}};
  for (auto& member : members) line[member.key()] = std::move(member.value());
  const std::string text = json::serialize(line) + "\n";
  std::fwrite(text.data(), 1, text.size(), stderr);
}

}  // namespace ilion::server
