// SPDX-License-Identifier: GPL-3.0-or-later
// Offers and promises between players: words that bind nobody. They are shown to whom they are
// meant for at his next view, and bots hear them out.
#include <algorithm>

#include "base/text.h"
#include "cli/play_sitting.h"

namespace ilion::cli {

namespace {

constexpr std::size_t kLongestRemark = 200;

}  // namespace

bool Sitting::people_talk() const {
  const std::string& option = table_->spec().talks_with;
  const auto& options = table_->record().options;
  return std::any_of(options.begin(), options.end(), [&](const auto& each) {
    return each.first == option && each.second == "yes";
  });
}

// `say TEXT` to all, `say yellow: TEXT` to one.
void Sitting::talk(Seat seat, const std::string& line) {
  if (!people_talk()) return terminal_.say_wrapped(voice_("say-none"), "  ");
  Remark remark{table_->steps(), seat, std::nullopt, line};
  const std::size_t colon = line.find(':');
  for (std::size_t i = 0; i < table_->seats(); ++i) {
    if (colon == std::string::npos ||
        lower_case(name(seat_at(i))) != lower_case(line.substr(0, colon)))
      continue;
    remark.to = seat_at(i);
    remark.text = line.substr(std::min(line.find_first_not_of(' ', colon + 1), line.size()));
  }
  if (remark.text.empty() || remark.text.size() > kLongestRemark || !is_printable(remark.text))
    return terminal_.say_wrapped(voice_("say-how"), "  ");
  remarks_.push_back(remark);
  terminal_.say_wrapped(
      remark.to ? voice_("say-told-one", {{"who", name(*remark.to)}}) : voice_("say-told"), "  ");
  for (std::size_t i = 0; i < table_->seats(); ++i) {
    const Seat other = seat_at(i);
    if (!is_human(other) && (!remark.to || remark.to == other))
      terminal_.say_wrapped(voice_("say-bot", {{"who", name(other)}}), "  ");
  }
}

std::vector<std::string> Sitting::heard(Seat seat) const {
  std::vector<std::string> heard;
  const auto decided = std::any_of(decisions_.begin(), decisions_.end(),
                                   [&](const Moment& moment) { return moment.seat == seat; });
  for (const Remark& remark : remarks_) {
    if (remark.from == seat || (remark.to && remark.to != seat)) continue;
    if (decided && remark.step <= last_decision(seat)) continue;
    heard.push_back(voice_(remark.to ? "heard-alone" : "heard",
                           {{"who", name(remark.from)}, {"text", remark.text}}));
  }
  return heard;
}

}  // namespace ilion::cli
