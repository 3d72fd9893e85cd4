// SPDX-License-Identifier: GPL-3.0-or-later
// Matches before and after they are played: made, joined, left, repeated, listed, looked back at.
#pragma once

#include <string>
#include <vector>

#include "server/analysis.h"
#include "server/hub.h"
#include "server/web.h"

namespace ilion::server {

class Lobby {
 public:
  explicit Lobby(Hub& hub) : hub_(hub), analyses_(hub.world()) {}

  void list(const store::Person& me, const Request& request, const Respond& respond);
  void make(const store::Person& me, const Request& request, const Respond& respond);
  void import(const store::Person& me, const Request& request, const Respond& respond);

  // `what` is the path behind /api/matches/ID.
  void of_match(const store::Person& me, const Request& request,
                const std::vector<std::string>& parts, const Respond& respond);

 private:
  struct Asked;

  void join(Room& room, const Asked& asked);
  void stand_up(Room& room, const Asked& asked);
  void rematch(Room& room, const Asked& asked);
  void moment(Room& room, const Asked& asked, const std::string& step);
  void weighed(Room& room, const Asked& asked, const std::string& step);
  void luck(Room& room, const Asked& asked);
  // Opens the room, starts the match if its seats are taken, and answers with its summary.
  void found(Head head, std::vector<Sitter> sitters, const Record* given, const Asked& asked);
  void answer_when_stored(Room& room, std::vector<store::Change> more, const Asked& asked);
  Response summary(const Room& room, const Asked& asked) const;

  Hub& hub_;
  Analyses analyses_;
};

}  // namespace ilion::server
