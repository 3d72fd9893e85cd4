// SPDX-License-Identifier: GPL-3.0-or-later
// Every HTTP request and what becomes of it: who asks, whether he may, and who answers.
#pragma once

#include <map>
#include <string>

#include "server/assets.h"
#include "server/hub.h"
#include "server/lobby.h"
#include "server/people.h"
#include "server/printed.h"
#include "server/web.h"

namespace ilion::server {

struct ApiOptions {
  std::string origin{};  // "https://ilion.example" where a proxy stands before the server
  std::string web{};     // a folder with the page
  std::string metrics_token{};
};

class Api {
 public:
  Api(Hub& hub, const ApiOptions& options);

  // `respond` is called once, now or later, on the Hub's thread.
  void handle(const Request& request, Respond respond);

  // For a socket: who it is, with the cookie of whoever was made a guest for it; or the answer that
  // refuses it.
  struct Admission {
    std::optional<store::Person> person;
    std::string cookie{};
    Response refusal{};
  };
  void admit(const Request& request, std::function<void(Admission)> then);

  std::string cookie_name() const { return people_.cookie_name(); }

 private:
  using Handled = void (Api::*)(const store::Person&, const Request&, const Respond&);

  bool is_own_origin(const Request& request) const;
  bool is_too_fast(const Request& request, std::string_view what, double at_once,
                   double per_second);
  bool may_measure(const Request& request) const;
  Response page(const Request& request);
  std::string game_of(const Request& request, const std::string& match);
  void with_person(const Request& request, const Respond& respond,
                   std::function<void(const store::Person&, const Respond&)> work);
  void for_person(const store::Person& me, const Request& request, const Respond& respond);
  Response metrics_text() const;
  Response health() const;

  Hub& hub_;
  ApiOptions options_;
  People people_;
  Lobby lobby_;
  Assets assets_;
  Printed printed_;
  std::map<std::string, Bucket> buckets_;  // by what and from where
};

}  // namespace ilion::server
