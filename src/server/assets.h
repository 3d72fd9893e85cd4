// SPDX-License-Identifier: GPL-3.0-or-later
// The files of the page: those that travel inside the program, or those of a folder.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "server/web.h"

namespace ilion::server {

// One file of web/dist as it was when the program was built; written by cmake/assets.cmake.
struct Asset {
  std::string_view path;  // "/assets/index-1a2b.js"
  std::string_view bytes;
  std::string_view gzip;  // empty where it would not be smaller
};
const std::vector<Asset>& embedded_assets();

class Assets {
 public:
  // Of the folder, read anew for each request; of the program if the folder is empty.
  explicit Assets(std::string folder);

  // Paths without a file that look like pages get the page, which knows what to show there.
  Response get(const Request& request) const;

  // The scripts that a page or a table consists of, besides those that the document names itself:
  // "match", "table/achaia". The build of the page lists them.
  std::vector<std::string> scripts(std::string_view page) const;

 private:
  struct File {
    std::string bytes;
    std::string gzip;
    std::string tag;
  };
  const File* find(const std::string& path, File& read) const;

  std::string folder_;
  std::map<std::string, File, std::less<>> files_;
};

}  // namespace ilion::server
