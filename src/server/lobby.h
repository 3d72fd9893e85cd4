// SPDX-License-Identifier: GPL-3.0-or-later
// Matches before and after they are played: made, joined, left, repeated, listed, looked back at.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "server/analysis.h"
#include "server/hub.h"
#include "server/web.h"

namespace ilion::server {

// Whether this person may sit down there. A seat is kept for whoever sat at it in the match before;
// not for ever, and not from somebody who was sent the link.
bool is_free_for(const Sitter& sitter, const std::string& person, std::int64_t created,
                 std::int64_t now);

class Lobby {
 public:
  explicit Lobby(Hub& hub) : hub_(hub), analyses_(hub.world()) {}

  // All lists, or more of the one that the path names.
  void list(const store::Person& me, const Request& request, const Respond& respond);
  void make(const store::Person& me, const Request& request, const Respond& respond);
  void import(const store::Person& me, const Request& request, const Respond& respond);

  // `what` is the path behind /api/matches/ID.
  void of_match(const store::Person& me, const Request& request,
                const std::vector<std::string>& parts, const Respond& respond);

 private:
  struct Asked {
    store::Person me;
    Request request;
    Respond respond;

    Lang lang() const { return request.lang(); }
    void refuse(int status, std::string_view code) const {
      respond(error_response(status, code, lang()));
    }
  };

  bool is_on_offer(const store::MatchRow& row, const store::Person& me);

  // --- gathering.cpp: before a match begins, and when it is to be played again
  void join(Room& room, const Asked& asked);
  void stand_up(Room& room, const Asked& asked);
  void rematch(Room& room, const Asked& asked);
  void found_again(Room& room, const Asked& asked);
  void join_again(Room& room, const std::string& before, const Asked& asked);
  void start_anew(const std::string& before, const std::string& next, const Asked& asked);
  void sit_down(LiveMatch& match, const std::vector<std::size_t>& seats, const store::Person& me,
                const std::string& luck);
  // Tells the match before who waits at this one.
  void tell_before(const LiveMatch& match);

  void moment(Room& room, const Asked& asked, const std::string& step);
  void weighed(Room& room, const Asked& asked, const std::string& step);
  void luck(Room& room, const Asked& asked);
  // A new match, known to nobody yet.
  std::unique_ptr<LiveMatch> laid(Head head, const std::vector<Sitter>& sitters);
  // Opens the room, starts the match if its seats are taken, and answers with its summary.
  void found(Head head, const std::vector<Sitter>& sitters, const Record* given,
             const Asked& asked);
  void answer_when_stored(Room& room, std::vector<store::Change> more, const Asked& asked);
  json::object summary(const Room& room, const Asked& asked) const;

  Hub& hub_;
  Analyses analyses_;
};

}  // namespace ilion::server
