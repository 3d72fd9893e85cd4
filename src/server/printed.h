// SPDX-License-Identifier: GPL-3.0-or-later
// What the program itself says of its games: the catalogue, what is printed, the rules. It says the
// same to everybody for as long as it runs, so each answer is made and zipped once, and a browser
// that has it already is told so.
#pragma once

#include <map>
#include <string>

#include "server/web.h"

namespace ilion::server {

class Printed {
 public:
  // GET /api/games, /api/games/GAME/content, /api/rules/GAME.
  Response get(const Request& request);

 private:
  struct Sheet {
    std::string text;
    std::string gzip;
    std::string tag;
  };
  std::map<std::string, Sheet> sheets_;  // by path and language: no more than the program has
};

}  // namespace ilion::server
