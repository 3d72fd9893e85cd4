// SPDX-License-Identifier: GPL-3.0-or-later
// Who one is: guests, accounts, and the tokens that prove it. Only a token's hash is kept.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>

#include "server/hub.h"
#include "server/web.h"

namespace ilion::server {

class People {
 public:
  People(store::Store& store, Surroundings& world, bool secure)
      : store_(store), world_(world), secure_(secure) {}

  // Whoever the request proves to come from.
  std::optional<store::Person> who(const Request& request);
  std::string cookie_name() const { return secure_ ? "__Host-ilion" : "ilion"; }

  // With the header that sets the cookie; nothing if it could not be stored.
  using Made = std::function<void(std::optional<store::Person>, std::string cookie)>;
  void make_guest(Made made);

  void rename(const store::Person& me, const Request& request, Respond respond);
  void make_account(const store::Person& me, const Request& request, Respond respond);
  void log_in(const Request& request, Respond respond);
  void log_out(const Request& request, Respond respond);
  void make_token(const store::Person& me, const Request& request, Respond respond);

 private:
  std::string set_cookie(const std::string& token) const;
  // Stores, then answers: with the person, or that nothing can be stored.
  void keep(std::vector<store::Change> changes, Lang lang, Respond respond, Response answer);

  store::Store& store_;
  Surroundings& world_;
  bool secure_;
};

json::object person_json(const store::Person& person);

}  // namespace ilion::server
