// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/assets.h"

#include <array>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <utility>

#include "server/secrets.h"

namespace ilion::server {

namespace {

std::string type_of(std::string_view path) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 16> kTypes{{
      {".html", "text/html; charset=utf-8"},
      {".js", "text/javascript; charset=utf-8"},
      {".css", "text/css; charset=utf-8"},
      {".json", "application/json"},
      {".webmanifest", "application/manifest+json"},
      {".svg", "image/svg+xml"},
      {".png", "image/png"},
      {".webp", "image/webp"},
      {".jpg", "image/jpeg"},
      {".ico", "image/x-icon"},
      {".woff2", "font/woff2"},
      {".txt", "text/plain; charset=utf-8"},
      {".md", "text/markdown; charset=utf-8"},
      {".mp3", "audio/mpeg"},
      {".ogg", "audio/ogg"},
      {".map", "application/json"},
  }};
  for (const auto& [ending, type] : kTypes)
    if (path.size() > ending.size() && path.substr(path.size() - ending.size()) == ending)
      return std::string(type);
  return "application/octet-stream";
}

std::string tag_of(std::string_view bytes) { return '"' + hex(sha256(bytes)).substr(0, 20) + '"'; }

// The last part of a page's path has no dot.
bool looks_like_a_page(std::string_view path) { return path.find('.') == std::string_view::npos; }

}  // namespace

Assets::Assets(std::string folder) : folder_(std::move(folder)) {
  if (!folder_.empty()) return;
  for (const Asset& asset : embedded_assets())
    files_[std::string(asset.path)] = {std::string(asset.bytes), std::string(asset.gzip),
                                       tag_of(asset.bytes)};
}

const Assets::File* Assets::find(const std::string& path, File& read) const {
  if (folder_.empty()) {
    const auto found = files_.find(path);
    return found == files_.end() ? nullptr : &found->second;
  }
  namespace fs = std::filesystem;
  std::error_code error;
  const fs::path root = fs::weakly_canonical(folder_, error);
  const fs::path file = fs::weakly_canonical(root / path.substr(1), error);
  const auto [end, inside] = std::mismatch(root.begin(), root.end(), file.begin(), file.end());
  if (end != root.end() || !fs::is_regular_file(file, error)) return nullptr;  // no way out of it
  std::stringstream bytes;
  bytes << std::ifstream(file, std::ios::binary).rdbuf();
  read.bytes = bytes.str();
  read.tag = tag_of(read.bytes);
  return &read;
}

std::vector<std::string> Assets::scripts(std::string_view page) const {
  File read;
  const File* file = find("/scripts.json", read);
  const auto listed = file == nullptr ? std::nullopt : parse_json(file->bytes);
  const json::value* found =
      listed && listed->is_object() ? listed->get_object().if_contains(page) : nullptr;
  std::vector<std::string> scripts;
  if (found == nullptr || !found->is_array()) return scripts;
  for (const json::value& each : found->get_array())
    if (each.is_string()) scripts.emplace_back(each.get_string());
  return scripts;
}

Response Assets::get(const Request& request) const {
  File read;
  std::string path = request.path == "/" ? "/index.html" : request.path;
  const File* file = find(path, read);
  if (file == nullptr && looks_like_a_page(path)) file = find(path = "/index.html", read);
  if (file == nullptr) return error_response(404, "not-found", request.lang());
  // Vite puts a hash into the names below /assets: what has such a name never changes.
  const bool for_ever = path.compare(0, 8, "/assets/") == 0;
  Response response{200, type_of(path), {}, {}};
  response.headers = {
      {"ETag", file->tag},
      {"Vary", "Accept-Encoding"},
      {"Cache-Control", for_ever ? "public, max-age=31536000, immutable" : "no-cache"}};
  if (request.if_none_match == file->tag) {
    response.status = 304;
    return response;
  }
  const bool zipped = request.takes_gzip && !file->gzip.empty();
  if (zipped) response.headers.emplace_back("Content-Encoding", "gzip");
  response.body = zipped ? file->gzip : file->bytes;
  return response;
}

}  // namespace ilion::server
