// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/seating.h"

#include <algorithm>
#include <array>

#include "base/check.h"

namespace ilion::server {

namespace {

constexpr std::array<std::string_view, 4> kKinds{"open", "person", "bot", "program"};

std::string string_at(const json::value& value, std::string_view key) {
  return text_of(value, key).value_or("");
}

json::object luck_json(const RecordLuck& luck) {
  json::array texts;
  for (const std::string& text : luck.texts) texts.push_back(json::string(text));
  return {{"commitment", luck.commitment},
          {"seed", luck.seed},
          {"texts", std::move(texts)},
          {"draws", json::array(luck.draws.begin(), luck.draws.end())},
          {"given", luck.given}};
}

RecordLuck luck_of(const json::value& value) {
  RecordLuck luck{string_at(value, "commitment"), string_at(value, "seed"), {}};
  for (const json::value& text : value.at("texts").as_array())
    luck.texts.emplace_back(text.as_string());
  for (const json::value& draw : value.at("draws").as_array())
    luck.draws.push_back(draw.to_number<std::uint64_t>());
  luck.given = static_cast<std::size_t>(number_of(value, "given").value_or(0));
  return luck;
}

}  // namespace

bool all_taken(const std::vector<Sitter>& sitters) {
  return std::none_of(sitters.begin(), sitters.end(),
                      [](const Sitter& each) { return each.kind == SitterKind::Open; });
}

std::string_view kind_name(SitterKind kind) { return kKinds[static_cast<std::size_t>(kind)]; }

json::object options_json(const OptionTexts& options) {
  json::object object;
  for (const auto& [key, value] : options) object[key] = value;
  return object;
}

std::string to_text(const Head& head) {
  json::object object{{"game", head.choice.game},
                      {"players", head.choice.players},
                      {"options", options_json(head.choice.options)},
                      {"public", head.is_public},
                      {"spectators", head.spectators},
                      {"imported", head.imported}};
  if (head.rules_version != 0) {
    object["rules"] = head.rules_version;
    object["content_version"] = head.content_version;
  }
  if (!head.again_of.empty()) object["again_of"] = head.again_of;
  if (head.luck) object["luck"] = luck_json(*head.luck);
  if (head.clock)
    object["clock"] = {{"budget_ms", head.clock->budget_ms},
                       {"increment_ms", head.clock->increment_ms}};
  return json::serialize(object);
}

Head head_of(const std::string& text) {
  const json::value value = json::parse(text);
  Head head;
  head.choice.game = string_at(value, "game");
  head.choice.players = static_cast<std::size_t>(number_of(value, "players").value_or(0));
  for (const auto& [key, option] : value.at("options").as_object())
    head.choice.options[std::string(key)] = std::string(option.as_string());
  head.is_public = truth_of(value, "public").value_or(false);
  head.spectators = truth_of(value, "spectators").value_or(false);
  head.imported = truth_of(value, "imported").value_or(false);
  head.rules_version = static_cast<int>(number_of(value, "rules").value_or(0));
  head.content_version = string_at(value, "content_version");
  head.again_of = string_at(value, "again_of");
  if (const json::value* luck = member(value, "luck")) head.luck = luck_of(*luck);
  if (const json::value* clock = member(value, "clock"))
    head.clock = ClockSpec{number_of(*clock, "budget_ms").value_or(0),
                           number_of(*clock, "increment_ms").value_or(0)};
  return head;
}

std::string to_text(const std::vector<Sitter>& sitters) {
  json::array array;
  for (const Sitter& sitter : sitters)
    array.push_back({{"kind", kind_name(sitter.kind)},
                     {"person", sitter.person},
                     {"name", sitter.name},
                     {"bot", sitter.bot},
                     {"luck", sitter.luck}});
  return json::serialize(array);
}

std::vector<Sitter> sitters_of(const std::string& text) {
  std::vector<Sitter> sitters;
  const json::value parsed = json::parse(text);
  for (const json::value& value : parsed.as_array()) {
    Sitter sitter;
    for (std::size_t i = 0; i < kKinds.size(); ++i)
      if (string_at(value, "kind") == kKinds[i]) sitter.kind = static_cast<SitterKind>(i);
    sitter.person = string_at(value, "person");
    sitter.name = string_at(value, "name");
    sitter.bot = string_at(value, "bot");
    sitter.luck = string_at(value, "luck");
    sitters.push_back(std::move(sitter));
  }
  return sitters;
}

json::array sitters_json(const std::vector<Sitter>& sitters) {
  json::array array;
  for (std::size_t i = 0; i < sitters.size(); ++i) {
    const Sitter& sitter = sitters[i];
    json::object object{{"seat", i},
                        {"kind", kind_name(sitter.kind)},
                        {"name", sitter.name},
                        {"here", sitter.kind == SitterKind::Bot}};
    if (sitter.kind == SitterKind::Bot) object["bot"] = sitter.bot;
    array.push_back(std::move(object));
  }
  return array;
}

}  // namespace ilion::server
