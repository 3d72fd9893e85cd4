// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/match_wish.h"

#include <algorithm>

#include "table/reasons.h"
#include "table/table.h"

namespace ilion::server {

namespace {

constexpr std::size_t kLongestLuck = 64;
constexpr std::int64_t kLongestClock = 100LL * 24 * 3600 * 1000;  // slow play: a hundred days

Error bad(Lang lang, std::string_view what) {
  return Error{Words::of("server").say("bad-request", lang, {{"what", what}})};
}

Result<OptionTexts> options_in(const json::value& body, Lang lang) {
  OptionTexts options;
  const json::value* given = member(body, "options");
  if (given == nullptr) return options;
  if (!given->is_object()) return bad(lang, "options");
  for (const auto& [key, value] : given->get_object()) {
    if (!value.is_string()) return bad(lang, "options");
    options[std::string(key)] = std::string(value.get_string());
  }
  return options;
}

Result<std::vector<Sitter>> sitters_in(const json::value& body, const GameSpec& spec,
                                       const store::Person& me, Lang lang) {
  const json::value* seats = member(body, "seats");
  if (seats == nullptr || !seats->is_array()) return bad(lang, "seats");
  std::vector<Sitter> sitters;
  for (const json::value& seat : seats->get_array()) {
    const std::string kind = text_of(seat, "kind").value_or("");
    if (kind == "me") {
      sitters.push_back(
          {me.bot ? SitterKind::Program : SitterKind::Person, me.id, me.name, {}, {}});
    } else if (kind == "open") {
      sitters.push_back({});
    } else if (kind == "bot") {
      const std::string bot = text_of(seat, "bot").value_or("");
      if (std::find(spec.bots.begin(), spec.bots.end(), bot) == spec.bots.end())
        return Error{Words::of("server").say("no-bot", lang)};
      sitters.push_back({SitterKind::Bot, {}, bot, bot, {}});
    } else {
      return bad(lang, "seats");
    }
  }
  return sitters;
}

Result<std::optional<ClockSpec>> clock_in(const json::value& body, Lang lang) {
  const json::value* clock = member(body, "clock");
  if (clock == nullptr || clock->is_null()) return std::optional<ClockSpec>();
  const auto budget = number_of(*clock, "budget_ms");
  const auto increment = number_of(*clock, "increment_ms");
  if (!budget || !increment || *budget < 1000 || *budget > kLongestClock || *increment < 0 ||
      *increment > kLongestClock)
    return bad(lang, "clock");
  return std::optional(ClockSpec{*budget, *increment});
}

}  // namespace

std::optional<std::string> luck_text(const json::value& body) {
  const json::value* seed = member(body, "seed");
  if (seed == nullptr || seed->is_null()) return "";
  if (!seed->is_string()) return std::nullopt;
  std::string text = trimmed(std::string(seed->get_string()));
  const auto letters = letters_in(text);
  if (!letters || *letters > kLongestLuck) return std::nullopt;
  return text;
}

Result<MatchWish> read_match_wish(const json::value& body, const store::Person& me, Lang lang) {
  MatchWish wish;
  GameChoice& choice = wish.head.choice;
  choice.game = text_of(body, "game").value_or("");
  const GameSpec* spec = find_game(choice.game);
  if (spec == nullptr) return Error{Words::of("server").say("no-game", lang)};
  const auto options = options_in(body, lang);
  if (!options) return options.error();
  auto sitters = sitters_in(body, *spec, me, lang);
  if (!sitters) return sitters.error();
  const auto clock = clock_in(body, lang);
  if (!clock) return clock.error();
  const auto luck = luck_text(body);
  if (!luck) return bad(lang, "seed");

  choice.players = static_cast<std::size_t>(
      std::clamp<std::int64_t>(number_of(body, "players").value_or(0), 0, kMaxSeats + 1));
  if (choice.players == 0) choice.players = sitters->size();
  if (const json::value* content = member(body, "content"); content != nullptr)
    choice.content = content->is_string()   ? std::string(content->get_string())
                     : content->is_object() ? json::serialize(*content)
                                            : std::string();
  const auto complete = complete_options(*spec, *options);
  const auto reason = [&](const Error& error) {
    return Error{
        Words::of("server").say("bad-match", lang, {{"why", reason_in(lang, error.sentence)}})};
  };
  if (!complete) return reason(complete.error());
  choice.options = *complete;
  std::vector<std::string> names;
  for (Sitter& sitter : *sitters) {
    names.push_back(sitter.kind == SitterKind::Bot ? sitter.bot : "human");
    if (sitter.has_person() && wish.sitters.empty()) sitter.luck = *luck;
  }
  if (const auto opened = open_table(choice, names); !opened) return reason(opened.error());
  wish.sitters = std::move(*sitters);
  wish.head.clock = *clock;
  wish.head.is_public = truth_of(body, "public").value_or(false);
  wish.head.spectators = truth_of(body, "spectators").value_or(false);
  if (const json::value* from = member(body, "from"); from != nullptr && from->is_object()) {
    wish.from_match = text_of(*from, "match").value_or("");
    wish.from_key = text_of(*from, "key").value_or("");
    wish.from_step =
        static_cast<std::size_t>(std::max<std::int64_t>(0, number_of(*from, "step").value_or(0)));
  }
  return wish;
}

}  // namespace ilion::server
