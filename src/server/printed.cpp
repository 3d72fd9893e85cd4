// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/printed.h"

#include <utility>

#include "server/catalogue.h"
#include "server/gzip.h"
#include "server/secrets.h"
#include "table/embedded.h"

namespace ilion::server {

namespace {

// The text of an answer; or why there is none.
struct Made {
  std::string text{};
  std::string_view why{};
};

Made made_for(const std::vector<std::string>& parts, Lang lang) {
  const bool rules = parts[1] == "rules";
  if (parts.size() == 2 && !rules) return {json::serialize(games_json(lang))};
  if (parts.size() < 3) return {{}, "not-found"};
  if (find_game(parts[2]) == nullptr) return {{}, "no-game"};
  if (rules) {
    const auto book = parts.size() == 3 ? rules_json(parts[2], lang) : std::nullopt;
    return book ? Made{json::serialize(*book)} : Made{{}, "not-found"};
  }
  const auto content = embedded_file("content/" + parts[2] + ".json");
  if (parts.size() != 4 || parts[3] != "content" || !content) return {{}, "not-found"};
  return {std::string(*content)};
}

}  // namespace

Response Printed::get(const Request& request) {
  const std::string name = request.path + " " + std::string(lang_code(request.lang()));
  auto sheet = sheets_.find(name);
  if (sheet == sheets_.end()) {
    Made made = made_for(request.parts(), request.lang());
    if (!made.why.empty()) return error_response(404, made.why, request.lang());
    Sheet fresh{std::move(made.text), {}, {}};
    fresh.gzip = gzipped(fresh.text);
    fresh.tag = '"' + hex(sha256(fresh.text)).substr(0, 20) + '"';
    sheet = sheets_.emplace(name, std::move(fresh)).first;
  }
  const Sheet& found = sheet->second;
  Response response;
  // The program may be another one next time.
  response.headers = {
      {"ETag", found.tag}, {"Vary", "Accept-Encoding"}, {"Cache-Control", "no-cache"}};
  if (request.if_none_match == found.tag) {
    response.status = 304;
    return response;
  }
  if (request.takes_gzip) response.headers.emplace_back("Content-Encoding", "gzip");
  response.body = request.takes_gzip ? found.gzip : found.text;
  return response;
}

}  // namespace ilion::server
