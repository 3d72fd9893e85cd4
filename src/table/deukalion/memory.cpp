// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/deukalion/memory.h"

#include "table/canvas.h"

namespace ilion::deukalion {

namespace {

struct Remembering {
  const Speech& s;
  const Open& open;

  static void add(std::string& list, const std::string& part) {
    if (!part.empty()) list += (list.empty() ? "" : ", ") + part;
  }
  std::string quests(QuestSet set) const {
    std::string list;
    for (; !set.empty(); set.remove(set.first()))
      add(list, s.say("memory-quest", {{"quest", s.quest(set.first())},
                                       {"points", s.points(s.content.quest(set.first()).points)}}));
    return list;
  }
  std::size_t settled(Ship ship) const {
    std::size_t soldiers = 0;
    for (std::size_t i = 0; i < kSettlements; ++i)
      if (open.holders[i] == ship) soldiers += s.content.places[kCities + i].size;
    return soldiers;
  }

  std::string discards() const {
    if (open.discards.empty()) return s.say("memory-no-discards");
    return s.say("memory-discards",
                 {{"n", std::to_string(open.discards.size())}, {"cards", s.cards(open.discards)}});
  }
  std::string of(Seat seat) const {
    const Player& player = open.players[seat];
    std::string list = quests(player.completed);
    if (player.point_cards > 0) add(list, s.point_cards(player.point_cards));
    if (const std::size_t n = settled(ship_of(seat)); n > 0)
      add(list, s.say("memory-settled", {{"soldiers", s.soldiers(n)}}));
    Cards laid;
    if (player.pegasus) laid.add(Card::Pegasus);
    if (player.hades) laid.add(Card::Hades);
    if (player.fleece) laid.add(Card::Fleece);
    if (!laid.empty()) add(list, s.say("memory-laid", {{"cards", s.cards(laid)}}));
    const Secrets& secrets = s.view.secrets[seat];
    const bool over = open.phase == Phase::Over;
    const Quest shown = over && player.has_secret ? secrets.quest : player.shown;
    if (player.has_secret && shown != Quest::None)
      add(list, s.say("memory-shown", {{"quest", s.quest(shown)}}));
    if (over && !secrets.hand.empty())
      add(list, s.say("memory-hand", {{"cards", s.cards(secrets.hand)}}));
    return s.hero(ship_of(seat)) + ": " + (list.empty() ? s.say("memory-none") : list);
  }
};

}  // namespace

std::string memory(const Speech& speech, std::size_t seats, const Brush& brush) {
  const Remembering remembering{speech, speech.view.open};
  std::string text;
  const auto say = [&](const std::string& sentence) {
    constexpr int kIndent = 2;
    for (const std::string& line :
         wrap(brush.unicode ? sentence : to_ascii(sentence), brush.width - 1 - kIndent))
      text += std::string(kIndent, ' ') + line + "\n";
  };
  for (std::size_t i = 0; i < seats; ++i) say(remembering.of(seat_at(i)));
  if (const QuestSet removed = speech.view.open.removed; !removed.empty())
    say(speech.say("memory-removed", {{"quests", remembering.quests(removed)}}));
  say(remembering.discards());
  return text;
}

}  // namespace ilion::deukalion
