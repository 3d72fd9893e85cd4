// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/entrant.h"

#include <charconv>

namespace ilion::arena {

namespace {

constexpr std::int64_t kLongestMs = 600'000;
constexpr std::int64_t kMostPlayouts = 1'000'000'000;

std::optional<std::int64_t> number_in(std::string_view text, std::int64_t least,
                                      std::int64_t most) {
  std::int64_t number = 0;
  const char* const end = text.data() + text.size();
  const auto [read, error] = std::from_chars(text.data(), end, number);
  if (error != std::errc{} || read != end || number < least || number > most) return std::nullopt;
  return number;
}

template <class T>
bool take(std::optional<T>& into, std::string_view text, std::int64_t least, std::int64_t most) {
  if (into) return false;  // said twice
  const auto number = number_in(text, least, most);
  if (number) into = static_cast<T>(*number);
  return number.has_value();
}

bool take_trait(Traits& traits, std::string_view key, std::string_view value) {
  if (key == "playouts") return take(traits.playouts, value, 1, kMostPlayouts);
  if (key == "threads") return take(traits.threads, value, 1, 64);
  if (key == "learned") return take(traits.learned, value, 0, 1);
  if (key == "practised") return take(traits.practised, value, 0, 1);
  if (key == "varied") return take(traits.varied, value, 0, 1);
  if (key == "trusting") return take(traits.trusting, value, 0, 1);
  if (key == "mixed") return take(traits.mixed, value, 0, 1);
  if (key == "solver") return take(traits.solver, value, 0, 1);
  if (key == "horizon") return take(traits.horizon, value, 1, 9);
  if (key == "width") return take(traits.width, value, 0, 64);
  if (key == "runners") return take(traits.runners, value, 2, 24);
  if (key == "patience") return take(traits.patience, value, 1, 100'000);
  if (key == "beliefs") return take(traits.beliefs, value, 1, 64);
  return false;
}

}  // namespace

std::string name_of(std::string_view text) {
  return std::string(text.substr(0, text.find_first_of("@+")));
}

std::optional<Entrant> read_entrant(std::string_view text) {
  Entrant entrant{.name = name_of(text), .time_ms = {}, .traits = {}};
  text.remove_prefix(entrant.name.size());
  while (!text.empty()) {
    const char sign = text.front();
    text.remove_prefix(1);
    const std::string_view part = text.substr(0, text.find_first_of("@+"));
    text.remove_prefix(part.size());
    const std::size_t equals = part.find('=');
    const bool taken = sign == '@' ? take(entrant.time_ms, part, 1, kLongestMs)
                                   : equals != std::string_view::npos &&
                                         take_trait(entrant.traits, part.substr(0, equals),
                                                    part.substr(equals + 1));
    if (!taken) return std::nullopt;
  }
  return entrant;
}

std::string first_lacking(const Entrant& entrant, const Traits& had) {
  if (entrant.time_ms && !had.playouts) return "time to think";
  std::string lacking;
  const auto look_at = [&](const auto& field) {
    const bool is_lacking = entrant.traits.*(field.member) && !(had.*(field.member));
    if (is_lacking && lacking.empty()) lacking = "trait '" + std::string(field.name) + "'";
  };
  std::apply([&](const auto&... field) { (look_at(field), ...); }, Traits::kFields);
  return lacking;
}

std::string_view form_of_entrants() {
  return "BOT, BOT@MS (1 to 600,000 milliseconds a move) or BOT+TRAIT=NUMBER, with the traits "
         "playouts, threads, learned, practised, varied, trusting, mixed, solver, horizon, "
         "width, runners, patience and beliefs";
}

}  // namespace ilion::arena
