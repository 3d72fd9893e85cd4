// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/people.h"

#include <array>
#include <utility>

#include "server/secrets.h"

namespace ilion::server {

namespace {

constexpr std::size_t kLongestName = 30;
constexpr std::size_t kShortestPassword = 8;
constexpr std::size_t kLongestPassword = 200;
constexpr std::size_t kTokenBytes = 16;
constexpr std::size_t kIdLetters = 16;

std::string guest_name() {
  constexpr std::array<std::string_view, 16> kNames{
      "Kassandra", "Briseis",   "Nestor",   "Kalchas",    "Penelope", "Patroklos",
      "Chryseis",  "Dolon",     "Helenos",  "Andromache", "Teukros",  "Thetis",
      "Iris",      "Polydamas", "Pandaros", "Hekabe"};
  const std::string luck = random_bytes(3);
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(luck[i]); };
  const int number = 1 + (byte(1) * 256 + byte(2)) % 999;
  return std::string(kNames[byte(0) % kNames.size()]) + " " + std::to_string(number);
}

std::optional<std::string> name_in(const json::value& body) {
  const auto said = text_of(body, "name");
  if (!said) return std::nullopt;
  const std::string name = trimmed(*said);
  const auto letters = letters_in(name);
  if (!letters || *letters == 0 || *letters > kLongestName || has_unseen_signs(name))
    return std::nullopt;
  return name;
}

std::optional<std::string> password_in(const json::value& body) {
  const auto said = text_of(body, "password");
  if (!said || said->size() > 4 * kLongestPassword) return std::nullopt;
  const auto letters = letters_in(*said);
  if (!letters || *letters < kShortestPassword || *letters > kLongestPassword) return std::nullopt;
  return said;
}

}  // namespace

json::object person_json(const store::Person& person) {
  return {{"id", person.id},
          {"name", person.name},
          {"account", person.account.has_value()},
          {"bot", person.bot}};
}

std::optional<store::Person> People::who(const Request& request) {
  const std::string& token = request.bearer.empty() ? request.cookie : request.bearer;
  if (token.empty() || token.size() > 4 * kTokenBytes) return std::nullopt;
  const auto id = store_.session(hex(sha256(token)));
  return id ? store_.person(*id) : std::nullopt;
}

std::string People::set_cookie(const std::string& token) const {
  return cookie_name() + "=" + token +
         "; Path=/; HttpOnly; SameSite=Lax; Max-Age=" + (token.empty() ? "0" : "31536000") +
         (secure_ ? "; Secure" : "");
}

void People::make_guest(Made made) {
  const std::int64_t now = world_.now_ms();
  store::Person guest{.id = random_name(kIdLetters), .name = guest_name(), .created = now};
  const std::string token = hex(random_bytes(kTokenBytes));
  store_.write({store::PutPerson{guest}, store::PutSession{hex(sha256(token)), guest.id, now}},
               [this, guest, cookie = set_cookie(token),
                made = std::move(made)](const Result<Done>& result) {
                 world_.post([guest, cookie, made, ok = result.ok()] {
                   made(ok ? std::optional(guest) : std::nullopt, cookie);
                 });
               });
}

void People::keep(std::vector<store::Change> changes, Lang lang, Respond respond, Response answer) {
  store_.write(std::move(changes), [this, lang, respond = std::move(respond),
                                    answer = std::move(answer)](const Result<Done>& result) {
    world_.post([lang, respond, answer, ok = result.ok()] {
      respond(ok ? answer : error_response(503, "storage", lang));
    });
  });
}

void People::rename(const store::Person& me, const Request& request, Respond respond) {
  const auto name = name_in(body_of(request).value_or(json::object()));
  if (!name) return respond(error_response(400, "bad-name", request.lang()));
  store::Person renamed = me;
  renamed.name = *name;
  keep({store::PutPerson{renamed}}, request.lang(), std::move(respond),
       json_response(person_json(renamed)));
}

void People::make_account(const store::Person& me, const Request& request, Respond respond) {
  const Lang lang = request.lang();
  const json::value body = body_of(request).value_or(json::object());
  const auto name = name_in(body);
  const auto password = password_in(body);
  if (me.account) return respond(error_response(409, "has-account", lang));
  if (!name) return respond(error_response(400, "bad-name", lang));
  if (!password) return respond(error_response(400, "bad-password", lang));
  if (store_.account(*name)) return respond(error_response(409, "name-taken", lang));
  store::Person person = me;
  person.name = *name;
  person.account = *name;
  const bool taken =
      world_.hash([password = *password] { return hash_password(password); },
                  [this, person, lang, respond](const std::string& hash) {
                    if (hash.empty()) return respond(error_response(503, "busy", lang));
                    // Two may have wished for the name at once.
                    if (store_.account(*person.account))
                      return respond(error_response(409, "name-taken", lang));
                    store::Person kept = person;
                    kept.password = hash;
                    keep({store::PutPerson{kept}}, lang, respond, json_response(person_json(kept)));
                  });
  if (!taken) respond(error_response(503, "busy", lang));
}

void People::log_in(const Request& request, Respond respond) {
  const Lang lang = request.lang();
  const json::value body = body_of(request).value_or(json::object());
  const auto name = name_in(body);
  const auto password = password_in(body);
  if (!name || !password) return respond(error_response(403, "bad-login", lang));
  const auto person = store_.account(*name);
  const bool taken = world_.hash(
      [password = *password, hash = person ? person->password.value_or("") : std::string()] {
        // Whether there is such an account shall not be told by the time it takes to say no.
        if (hash.empty()) return hash_password(password).substr(0, 0);
        return std::string(is_password(password, hash) ? "y" : "");
      },
      [this, person, lang, respond](const std::string& right) {
        if (right != "y" || !person) return respond(error_response(403, "bad-login", lang));
        const std::string token = hex(random_bytes(kTokenBytes));
        Response answer = json_response(person_json(*person));
        answer.headers.emplace_back("Set-Cookie", set_cookie(token));
        keep({store::PutSession{hex(sha256(token)), person->id, world_.now_ms()}}, lang, respond,
             answer);
      });
  if (!taken) respond(error_response(503, "busy", lang));
}

void People::log_out(const Request& request, Respond respond) {
  Response answer = json_response(json::object());
  answer.headers.emplace_back("Set-Cookie", set_cookie(""));
  const std::string& token = request.bearer.empty() ? request.cookie : request.bearer;
  keep({store::DropSession{hex(sha256(token))}}, request.lang(), std::move(respond),
       std::move(answer));
}

void People::make_token(const store::Person& me, const Request& request, Respond respond) {
  const auto name = name_in(body_of(request).value_or(json::object()));
  if (!name) return respond(error_response(400, "bad-name", request.lang()));
  const std::int64_t now = world_.now_ms();
  const store::Person bot{
      .id = random_name(kIdLetters), .name = *name, .bot = true, .owner = me.id, .created = now};
  const std::string token = hex(random_bytes(kTokenBytes));
  keep({store::PutPerson{bot}, store::PutSession{hex(sha256(token)), bot.id, now}}, request.lang(),
       std::move(respond),
       json_response(json::object{{"token", token}, {"id", bot.id}, {"name", bot.name}}));
}

}  // namespace ilion::server
