// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/play_sitting.h"

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <stop_token>
#include <thread>
#include <utility>

#include "base/text.h"
#include "bots/level_names.h"
#include "cli/commands.h"

namespace ilion::cli {

namespace {

constexpr std::chrono::milliseconds kGlance{400};  // long enough to read what a bot did
constexpr std::chrono::milliseconds kAnswer{500};  // of a bot that thinks, however soon it is sure
constexpr std::chrono::milliseconds kLastWords{60};  // it has said its move so long before
constexpr std::string_view kPass = "pass";

bool is_number(const std::string& line) {
  return line.find_first_not_of("0123456789") == std::string::npos;
}

// Whether it begins with the word of one of the choices: "play R4" where cards are played.
bool is_kind_of(const std::string& line, const std::vector<Choice>& choices) {
  const std::vector<std::string> words = words_of(line);
  return std::any_of(choices.begin(), choices.end(), [&](const Choice& choice) {
    return !words.empty() && words_of(choice.text)[0] == lower_case(words[0]);
  });
}

// Asks for a stop at that moment, unless it is gone before.
class Alarm {
 public:
  Alarm(std::chrono::steady_clock::time_point when, std::stop_source rings)
      : thread_([when, rings](const std::stop_token& gone) mutable {
          std::mutex mutex;
          std::condition_variable_any never;
          std::unique_lock lock(mutex);
          never.wait_until(lock, gone, when, [] { return false; });
          rings.request_stop();
        }) {}

 private:
  std::jthread thread_;
};

}  // namespace

Sitting::Sitting(Terminal& terminal, Lang lang, std::unique_ptr<Table> table, std::uint64_t seed)
    : terminal_(terminal),
      voice_(lang),
      screen_(terminal, voice_),
      rules_(table->spec().id, lang),
      luck_(seed),
      bots_(mix_seed(seed, 1)),
      hints_(mix_seed(seed, 2)) {
  sit_down(std::move(table));
}

// A match that is resumed knows its decisions, so that they can be taken back as well.
void Sitting::sit_down(std::unique_ptr<Table> table) {
  table_ = std::move(table);
  rules_ = Rulebook(table_->spec().id, voice_.lang());
  decisions_.clear();
  at_keyboard_.reset();
  last_refusal_.reset();
  saved_steps_ = table_->steps();  // an empty table, or what a file holds
  quiet_.clear();
  remarks_.clear();
  const std::vector<Step>& steps = table_->record().steps;
  for (std::size_t i = 0; i < steps.size(); ++i)
    if (steps[i].seat && is_human(*steps[i].seat))
      decisions_.push_back({i, *steps[i].seat, luck_, bots_});
}

// A record from elsewhere may name people: whoever is no bot of ours sits at this keyboard.
bool Sitting::is_human(Seat seat) const {
  const std::vector<std::string>& bots = table_->spec().bots;
  const std::string& sitter = table_->record().seats[index_of(seat)];
  return std::find(bots.begin(), bots.end(), sitter) == bots.end();
}

std::size_t Sitting::humans() const {
  std::size_t n = 0;
  for (std::size_t i = 0; i < table_->seats(); ++i) n += is_human(seat_at(i)) ? 1U : 0U;
  return n;
}

Viewer Sitting::public_eye() const {
  if (humans() == 1)
    for (std::size_t i = 0; i < table_->seats(); ++i)
      if (is_human(seat_at(i))) return Viewer::seat(seat_at(i));
  return Viewer::spectator();
}

std::size_t Sitting::last_decision(Seat seat) const {
  const auto last = std::find_if(decisions_.rbegin(), decisions_.rend(),
                                 [&](const Moment& moment) { return moment.seat == seat; });
  return last == decisions_.rend() ? 0 : last->step;
}

After Sitting::run() {
  // Whoever leaves in the middle of a question hears what he leaves behind.
  const auto say_if_lost = [this] {
    hide_from_others();
    if (!is_unsaved() || table_->result()) return;
    terminal_.say();
    terminal_.say_wrapped(voice_("not-saved"), " ");
  };
  try {
    if (!play_on()) return After::Quit;
    return farewell();
  } catch (const InputEnded&) {
    say_if_lost();
    throw;
  } catch (const Interrupted&) {
    say_if_lost();
    throw;
  }
}

bool Sitting::play_on() {
  told_steps_ = table_->steps();
  while (!table_->actor().is_nobody()) {
    if (table_->actor().is_chance()) {
      chance();
    } else if (const Seat seat = table_->actor().seat(); !is_human(seat)) {
      bot_turn(seat);
    } else if (human_turn(seat) == Next::Leave) {
      return false;
    }
  }
  return true;
}

// Dice, tosses, cards: all that chance does between two decisions, told at once.
void Sitting::chance() {
  while (table_->actor().is_chance()) table_->draw(luck_);
  const std::vector<Step>& steps = table_->record().steps;
  const auto last =
      std::find_if(steps.rbegin(), steps.rend(), [](const Step& step) { return step.seat; });
  const bool own = last == steps.rend() || is_human(*last->seat);
  // What follows a person's own move, or the deal, is told with his next question.
  if (own && table_->actor().is_seat() && is_human(table_->actor().seat()))
    told_steps_ = steps.size();
  else
    tell_news();
}

void Sitting::bot_turn(Seat seat) {
  const std::string& bot = table_->record().seats[index_of(seat)];
  const bool is_watched = humans() > 0 && terminal_.is_watched();
  const std::string move =
      is_watched && takes_time(bot) ? answer_in_time(bot) : or_fail(table_->bot_choice(bot, bots_));
  table_->play(seat, move);
  tell_news();
}

// How soon it is sure hangs on what it holds. So it takes the same time with something to think
// about and without it, and nobody can tell.
std::string Sitting::answer_in_time(const std::string& bot) {
  const auto time = std::max(kAnswer, std::chrono::milliseconds(table_->bot_thinks_ms(bot)));
  const auto end = std::chrono::steady_clock::now() + time;
  const Thought thought = or_fail(table_->bot_thought(bot));
  std::stop_source patience;
  const auto move = [&] {
    const Alarm alarm(end - kLastWords, patience);
    return thought(bots_, patience.get_token());
  }();
  terminal_.wait_until(end);
  return move;
}

// Nobody at the keyboard has decided it, so whoever sits there hears of it at once. Through a pipe
// it is told with the next question, if anybody is asked.
void Sitting::tell_news() {
  const std::size_t since = std::exchange(told_steps_, table_->steps());
  if (!terminal_.is_screen() && humans() > 0) return;
  const auto news = without_repetitions(table_->told(public_eye(), voice_.lang(), since));
  if (news.empty()) return;
  if (humans() == 0) return watch(news);
  for (const std::string& sentence : news) terminal_.say_wrapped(sentence, "  ", ink::kQuiet);
  terminal_.pause(kGlance);
}

// Bots among themselves: a slow show on a screen, a report through a pipe.
void Sitting::watch(const std::vector<std::string>& news) {
  if (terminal_.is_screen()) {
    screen_.show(*table_, {public_eye(), false, news, {}, {}, {}});
    terminal_.pause(2 * kGlance);
  } else {
    for (const std::string& sentence : news) terminal_.say(sentence);
    terminal_.pause({});
  }
}

Sitting::Next Sitting::human_turn(Seat seat) {
  const std::vector<Choice> choices = table_->choices(voice_.lang());
  const std::string* answer = unasked(seat, choices);
  // Others at this keyboard must not see by the curtain who would not be asked.
  const bool curtained =
      humans() > 1 && at_keyboard_ != seat && (answer == nullptr || is_quiet(seat));
  if (curtained) curtain(seat);
  if (curtained || answer == nullptr) at_keyboard_ = seat;
  if (answer != nullptr) {  // the next telling says what happened
    table_->play(seat, *answer);
    return Next::Go;
  }
  show(seat, choices);
  while (true) {
    const Next next = take_line(seat, terminal_.ask("> "), choices);
    if (next == Next::Redraw) show(seat, choices);
    if (next != Next::Go && next != Next::Leave) continue;
    told_steps_ = table_->steps();
    return next;
  }
}

bool Sitting::is_quiet(Seat seat) const {
  const WindowSpec* window = table_->window();
  return window != nullptr && quiet_.count({seat, window->key}) > 0;
}

const std::string* Sitting::unasked(Seat seat, const std::vector<Choice>& choices) const {
  if (is_quiet(seat)) return &table_->window()->answer;
  const bool secret = table_->spec().asks_for_single_answers && humans() > 1;
  return choices.size() == 1 && !secret ? &choices[0].text : nullptr;
}

std::optional<NotMade> Sitting::judge(Seat seat, const std::string& typed) const {
  for (const std::string& spelling : spellings(typed)) {
    const auto not_made = table_->why_not(seat, spelling);
    if (!not_made || not_made->refusal) return not_made;
  }
  return NotMade{};
}

void Sitting::show(Seat seat, const std::vector<Choice>& choices) {
  const Viewer viewer = Viewer::seat(seat);
  auto news = without_repetitions(table_->told(viewer, voice_.lang(), last_decision(seat)));
  for (std::string& remark : heard(seat)) news.push_back(std::move(remark));
  screen_.show(*table_, {viewer, true, news, choices, {}, {}});
}

// Before the next person looks, what the last one saw is gone, from the scroll-back too.
void Sitting::curtain(Seat seat) {
  terminal_.hide();
  terminal_.say();
  terminal_.say("  " + voice_.in(game(), "curtain-title", {{"side", name(seat)}}), ink::kBold);
  terminal_.say();
  terminal_.forget_typed();
  // Enter alone opens it: a line with something in it was meant for the last screen.
  while (!terminal_.ask("  " + voice_("curtain-enter", {{"side", name(seat)}}) + " ").empty()) {}
}

Sitting::Next Sitting::take_line(Seat seat, const std::string& line,
                                 const std::vector<Choice>& choices) {
  if (line.empty()) return Next::Redraw;
  const Meaning meaning = understand(line, choices, voice_.lang());
  const bool begins_a_move =
      std::holds_alternative<ChosenMove>(meaning) || std::holds_alternative<Ambiguous>(meaning);
  // "place R4 1" is a whole move, though "place R4 12" begins so
  if (!is_number(line) && begins_a_move) {
    const auto not_made = judge(seat, line);
    if (not_made && not_made->refusal) {
      explain(*not_made);
      return Next::Ask;
    }
  }
  if (const auto* move = std::get_if<ChosenMove>(&meaning))
    return make_move(seat, choices[move->index]);
  if (const auto* wish = std::get_if<Command>(&meaning)) return command(seat, *wish, choices);
  if (const auto* several = std::get_if<Ambiguous>(&meaning)) {
    const std::string meanings = joined(several->meanings);
    terminal_.say_wrapped(voice_("ambiguous", {{"typed", line}, {"meanings", meanings}}), "  ");
    return Next::Ask;
  }
  return not_a_choice(seat, line, choices.size());
}

Sitting::Next Sitting::make_move(Seat seat, const Choice& choice) {
  const bool begins = !table_->goes_on();
  const Moment before{table_->steps(), seat, luck_, bots_, choice.says};
  const auto not_made = table_->play(seat, choice.text);
  ILION_CHECK(!not_made);  // it was on the list
  last_refusal_.reset();
  const bool more = table_->actor().is(seat) && table_->goes_on();
  if (!begins && !more) {
    table_->rewind(before.step);
    return confirm(seat, choice);
  }
  if (begins) first_step_ = decisions_.size();
  decisions_.push_back(before);
  return Next::Go;
}

Sitting::Next Sitting::take_back_step() {
  const Moment moment = decisions_.back();
  decisions_.pop_back();
  table_->rewind(moment.step);
  luck_ = moment.luck;
  bots_ = moment.bots;
  return Next::Go;
}

Sitting::Next Sitting::confirm(Seat seat, const Choice& last) {
  const Viewer viewer = Viewer::seat(seat);
  const std::vector<Choice> choices{{"ok", voice_("confirm-yes")},
                                    {verb_word(Verb::Undo, voice_.lang()), voice_("confirm-no")}};
  // A match that was resumed in between has no steps of its own yet.
  const std::size_t since =
      first_step_ < decisions_.size() ? decisions_[first_step_].step : table_->steps();
  const std::vector<Told> told = table_->told(viewer, voice_.lang(), since);
  // Not every step has a sentence of its own: those behind the last sentence are named here, so
  // that nothing is confirmed unread.
  std::vector<std::string> named{last.says};
  for (std::size_t i = decisions_.size(); i > first_step_; --i) {
    const Moment& step = decisions_[i - 1];
    if (step.says.empty() || !told[step.step - since].says.empty()) break;
    named.insert(named.begin(), step.says);
  }
  auto news = without_repetitions(told);
  news.push_back(voice_("confirm-last", {{"says", joined(named)}}));
  const auto show = [&] {
    screen_.show(*table_, {viewer, true, news, choices, voice_("confirm"), {}});
  };
  show();
  while (true) {
    const std::string line = terminal_.ask("> ");
    const Meaning meaning = understand(line, choices, voice_.lang());
    const auto* wish = std::get_if<Command>(&meaning);
    if (wish != nullptr && wish->verb == Verb::Undo) return Next::Go;
    if (const auto* chosen = std::get_if<ChosenMove>(&meaning)) {
      if (chosen->index != 0) return Next::Go;
      decisions_.push_back({table_->steps(), seat, luck_, bots_});
      table_->play(seat, last.text);
      return Next::Go;
    }
    const Next next = line.empty()      ? Next::Redraw
                      : wish != nullptr ? command(seat, *wish, choices)
                                        : not_a_choice(seat, line, choices.size());
    if (next == Next::Redraw) show();
    if (next == Next::Go || next == Next::Leave) return next;
  }
}

// A `pass` that stands between a player and his move may go unsaid: whoever types the card he means
// to play takes no action before it. The table is asked behind the pass and put back; that tells
// the seat no more than its pass would, for the wish is judged only while nobody else is to act.
std::optional<Sitting::BehindPass> Sitting::behind_pass(Seat seat, const std::string& line) {
  if (!table_->spec().pass_goes_unsaid || is_number(line)) return std::nullopt;
  const std::size_t step = table_->steps();
  if (table_->play(seat, kPass)) return std::nullopt;
  std::optional<BehindPass> found;
  if (table_->actor().is(seat)) {
    const std::vector<Choice> choices = table_->choices(voice_.lang());
    const Meaning meaning = understand(line, choices, voice_.lang());
    if (const auto* move = std::get_if<ChosenMove>(&meaning))
      found = choices[move->index];
    else if (is_kind_of(line, choices))
      if (const auto not_made = judge(seat, line); not_made && not_made->refusal) found = *not_made;
  }
  table_->rewind(step);
  return found;
}

// A move that the rules refuse, or nothing we know: what is possible is said, and nothing is lost.
Sitting::Next Sitting::not_a_choice(Seat seat, const std::string& line, std::size_t choices) {
  const auto behind = behind_pass(seat, line);
  if (const auto* move = behind ? std::get_if<Choice>(&*behind) : nullptr) {
    decisions_.push_back({table_->steps(), seat, luck_, bots_});
    table_->play(seat, kPass);
    table_->play(seat, move->text);
    return Next::Go;
  }
  const auto not_made = behind ? std::get<NotMade>(*behind) : judge(seat, line);
  if (not_made && not_made->refusal) {
    explain(*not_made);
    return Next::Ask;
  }
  const std::string most = std::to_string(choices);
  terminal_.say_wrapped(voice_("not-understood", {{"typed", line}, {"most", most}}), "  ");
  return Next::Ask;
}

std::string Sitting::result_line() const {
  std::string says = table_->result_says(voice_.lang());
  const auto result = table_->result();
  const Viewer me = public_eye();
  if (!result || me.is_spectator()) return says;
  std::size_t first = 0;
  for (std::size_t i = 0; i < table_->seats(); ++i)
    first += result->rank[seat_at(i)] == 1 ? 1U : 0U;
  const bool mine = result->rank[me.seat()] == 1;
  return voice_(!mine ? "you-lose" : first > 1 ? "you-draw" : "you-win") + " " + says;
}

void Sitting::show_end() {
  const Viewer viewer = public_eye();
  const std::size_t since = viewer.is_spectator()
                                ? (decisions_.empty() ? table_->steps() : decisions_.back().step)
                                : last_decision(viewer.seat());
  const auto news = without_repetitions(table_->told(viewer, voice_.lang(), since));
  const std::string below = humans() == 0 ? std::string() : end_choices();
  screen_.show(*table_, {viewer, true, news, {}, result_line(), below});
}

std::string Sitting::end_choices() const {
  return voice_("end-choices", {{"new", voice_("end-new")}, {"swap", voice_("end-swap")}});
}

After Sitting::farewell() {
  show_end();
  if (humans() == 0) return After::Quit;
  while (true) {
    const std::string line = terminal_.ask("> ");
    // By word only: a number typed out of habit must not sweep the table.
    if (line == "new" || line == voice_("end-new")) return After::Again;
    if (line == "swap" || line == voice_("end-swap")) return After::Swapped;
    const Meaning meaning = understand(line, {}, voice_.lang());
    const auto* wish = std::get_if<Command>(&meaning);
    if (wish != nullptr && wish->verb == Verb::Quit) return After::Quit;
    if (line.empty()) {
      show_end();
      continue;
    }
    if (wish != nullptr) after_the_end(*wish);
    terminal_.say_wrapped(end_choices(), " ", ink::kQuiet);
  }
}

void Sitting::after_the_end(const Command& wish) {
  switch (wish.verb) {
    case Verb::Save: save(wish.rest); break;
    case Verb::Log: log(public_eye(), wish.rest); break;
    case Verb::Rule: rule(wish.rest); break;
    case Verb::Seen: seen(public_eye()); break;
    default: break;  // the list of what is possible follows
  }
}

}  // namespace ilion::cli
