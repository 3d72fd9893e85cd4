// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/web.h"

#include <algorithm>
#include <array>

#include <arpa/inet.h>

#include "base/text.h"
#include "server/secrets.h"

namespace ilion::server {

namespace {

std::optional<std::string> decoded(std::string_view text, bool plus_is_blank) {
  std::string plain;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '%') {
      const auto byte = text.size() >= i + 3 ? from_hex(text.substr(i + 1, 2)) : std::nullopt;
      if (!byte) return std::nullopt;
      plain += *byte;
      i += 2;
    } else {
      plain += plus_is_blank && text[i] == '+' ? ' ' : text[i];
    }
  }
  if (!is_printable(plain)) return std::nullopt;
  return plain;
}

}  // namespace

Lang Request::lang() const {
  const auto found = query.find("lang");
  return found == query.end() ? Lang::En : parse_lang(found->second).value_or(Lang::En);
}

std::vector<std::string> Request::parts() const {
  std::vector<std::string> parts = split(std::string_view(path).substr(1), '/');
  if (!parts.empty() && parts.back().empty()) parts.pop_back();
  return parts;
}

std::optional<json::object> body_of(const Request& request) {
  if (request.body.empty()) return json::object();
  auto value = parse_json(request.body);
  if (!value || !value->is_object()) return std::nullopt;
  return std::move(value->get_object());
}

Response json_response(const json::value& body, int status) {
  return {status, "application/json", json::serialize(body), {{"Cache-Control", "no-store"}}};
}

Response error_response(int status, std::string_view code, Lang lang) {
  return error_response(status, code, Words::of("server").say(code, lang));
}

Response error_response(int status, std::string_view code, std::string says) {
  return json_response(json::object{{"error", {{"code", code}, {"says", std::move(says)}}}},
                       status);
}

bool is_page_address(std::string_view target) {
  const std::string_view path = target.substr(0, target.find('?'));
  const auto starts = [&](std::string_view with) { return path.substr(0, with.size()) == with; };
  return starts("/") && !starts("/api/") && !starts("/ws/") &&
         path.find('.') == std::string_view::npos;
}

bool parse_target(std::string_view target, Request& request) {
  const std::size_t mark = std::min(target.find('?'), target.size());
  const auto path = decoded(target.substr(0, mark), false);
  if (!path || path->empty() || path->front() != '/') return false;
  request.path = *path;
  if (mark == target.size()) return true;
  for (const std::string& pair : split(target.substr(mark + 1), '&')) {
    const std::size_t equals = std::min(pair.find('='), pair.size());
    const auto key = decoded(std::string_view(pair).substr(0, equals), true);
    const auto value = decoded(
        equals == pair.size() ? std::string_view() : std::string_view(pair).substr(equals + 1),
        true);
    if (!key || !value) return false;
    request.query[*key] = *value;
  }
  return true;
}

std::string network_of(const std::string& address) {
  constexpr std::size_t kBytes = 16;
  constexpr std::size_t kNetwork = 8;
  constexpr std::size_t kFour = 12;  // where an IPv4 address stands in one of IPv6
  std::array<unsigned char, kBytes> bytes{};
  const std::string bare = address.substr(0, address.find('%'));  // without the interface
  if (inet_pton(AF_INET6, bare.c_str(), bytes.data()) != 1) return address;
  const auto is_four =
      bytes[10] == 0xff && bytes[11] == 0xff &&
      std::all_of(bytes.begin(), bytes.begin() + 10, [](auto b) { return b == 0; });
  std::array<char, INET6_ADDRSTRLEN> text{};
  if (is_four) {
    inet_ntop(AF_INET, bytes.data() + kFour, text.data(), text.size());
    return text.data();
  }
  std::fill(bytes.begin() + kNetwork, bytes.end(), static_cast<unsigned char>(0));
  inet_ntop(AF_INET6, bytes.data(), text.data(), text.size());
  return std::string(text.data()) + "/64";
}

std::string cookie_of(std::string_view header, std::string_view name) {
  for (const std::string& part : split(header, ';')) {
    const std::string cookie = trimmed(part);
    if (cookie.size() > name.size() && cookie.compare(0, name.size(), name) == 0 &&
        cookie[name.size()] == '=')
      return cookie.substr(name.size() + 1);
  }
  return {};
}

bool takes_gzip(std::string_view accepted) {
  std::optional<bool> any;
  for (const std::string& part : split(accepted, ',')) {
    const std::vector<std::string> words = split(part, ';');
    const std::string name = trimmed(words[0]);
    bool wanted = true;
    for (std::size_t i = 1; i < words.size(); ++i) {
      const std::string weight = trimmed(words[i]);
      if (weight.compare(0, 2, "q=") == 0)
        wanted = weight.find_first_of("123456789", 2) != std::string::npos;
    }
    if (name == "gzip" || name == "x-gzip") return wanted;
    if (name == "*") any = wanted;
  }
  return any.value_or(false);
}

}  // namespace ilion::server
