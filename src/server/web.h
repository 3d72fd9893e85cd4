// SPDX-License-Identifier: GPL-3.0-or-later
// A request and its answer, without the library that reads and writes them.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "server/json.h"
#include "table/words.h"

namespace ilion::server {

struct Request {
  std::string method;
  std::string path;                          // "/api/games", decoded
  std::map<std::string, std::string> query;  // decoded
  std::string body;
  std::string cookie;  // the session's token, or empty
  std::string bearer;  // a program's token, or empty
  std::string origin;
  std::string host;
  std::string if_none_match;
  bool takes_gzip = false;
  std::string address;
  bool is_local = false;  // from this machine, and no proxy says for whom

  Lang lang() const;
  std::vector<std::string> parts() const;  // of the path
};

struct Response {
  int status = 200;
  std::string type = "application/json";
  std::string body{};
  std::vector<std::pair<std::string, std::string>> headers{};
};

// The body as a JSON object; an empty one says nothing, and anything else is no body for us.
std::optional<json::object> body_of(const Request& request);

using Respond = std::function<void(Response)>;

Response json_response(const json::value& body, int status = 200);
// A status of its own and a sentence in the language asked for.
Response error_response(int status, std::string_view code, Lang lang);
Response error_response(int status, std::string_view code, std::string says);

// Whether a browser that opens this address, however broken, expects a page: then the page itself
// says that there is nothing.
bool is_page_address(std::string_view target);
// "/a%20b?lang=en" into path and query; false if it is no proper target.
bool parse_target(std::string_view target, Request& request);
std::string cookie_of(std::string_view header, std::string_view name);
// Whether a client that says this in Accept-Encoding takes gzip: "gzip;q=0" is a refusal.
bool takes_gzip(std::string_view accepted);
// Whom a rate limit counts: an address; of IPv6 the network, for whoever has one address has them
// all. What is no address stays as it is.
std::string network_of(const std::string& address);

}  // namespace ilion::server
