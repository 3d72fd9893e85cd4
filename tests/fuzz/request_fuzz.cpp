// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever a client sends as target, cookies, address or body is understood or refused.
#include <cstdint>
#include <string>

#include "base/check.h"
#include "server/web.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace ilion::server;
  const std::string text(reinterpret_cast<const char*>(data), size);
  Request request;
  if (parse_target(text, request)) {
    ILION_CHECK(request.path.front() == '/');
    for (const std::string& part : request.parts())
      ILION_CHECK(part.find('/') == std::string::npos);
    static_cast<void>(request.lang());
  }
  // A token has neither the sign that parts cookies nor blanks around it.
  ILION_CHECK(cookie_of(text, "session").find(';') == std::string::npos);
  static_cast<void>(network_of(text));
  request.body = text;
  if (const auto body = body_of(request); body && !text.empty())
    ILION_CHECK(parse_json(json::serialize(*body)) == json::value(*body));
  return 0;
}
