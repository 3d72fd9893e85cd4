// SPDX-License-Identifier: GPL-3.0-or-later
// What can be asked for at the table besides moves.
#include <algorithm>
#include <cmath>
#include <ctime>
#include <filesystem>
#include <system_error>
#include <utility>

#include "cli/commands.h"
#include "cli/play_sitting.h"
#include "table/line_says.h"
#include "table/reasons.h"

namespace ilion::cli {

namespace {

std::string default_path(const std::string& game) {
  const std::time_t now = std::time(nullptr);
  char date[24] = "";
  std::strftime(date, sizeof date, "%Y-%m-%d-%H%M%S", std::localtime(&now));
  return game + "-" + date + ".ilion";
}

}  // namespace

Sitting::Next Sitting::command(Seat seat, const Command& command,
                               const std::vector<Choice>& choices) {
  switch (command.verb) {
    case Verb::Why: return why(seat, command.rest, choices);
    case Verb::Rule: rule(command.rest); return Next::Ask;
    case Verb::Undo: return undo(seat);
    case Verb::Hint: hint(choices); return Next::Ask;
    case Verb::Quiet: quiet(seat, command.rest); return Next::Ask;
    case Verb::Say: talk(seat, command.rest); return Next::Ask;
    case Verb::Log: log(Viewer::seat(seat), command.rest); return Next::Ask;
    case Verb::Seen: seen(Viewer::seat(seat)); return Next::Ask;
    case Verb::Save: save(command.rest); return Next::Ask;
    case Verb::Resume: return resume(command.rest);
    case Verb::Help: help(); return Next::Ask;
    case Verb::Quit: return quit();
  }
  return Next::Ask;
}

void Sitting::explain(const NotMade& not_made) {
  last_refusal_ = not_made;
  const Brush brush = terminal_.brush();
  const std::string cross = inked(brush.unicode ? "✕" : "x", ink::kBad, brush);
  terminal_.say_wrapped(cross + " " + table_->explain(not_made, voice_.lang()), "  ");
  if (not_made.refusal) {
    const std::string id(not_made.refusal->rule);
    terminal_.say("    " + voice_("more-in-rule", {{"rule", id}}), ink::kQuiet);
  }
}

// `why play R4`: would it be refused, and by which rule. Alone: the paragraph behind the last
// refusal.
Sitting::Next Sitting::why(Seat seat, const std::string& move, const std::vector<Choice>& choices) {
  if (move.empty()) {
    if (last_refusal_ && last_refusal_->refusal)
      rule(std::string(last_refusal_->refusal->rule));
    else
      terminal_.say_wrapped(voice_.in(game(), "why-what"), "  ");
    return Next::Ask;
  }
  const auto say_allowed = [this](const Choice& choice) {
    terminal_.say_wrapped(voice_("why-allowed", {{"move", choice.text}}), "  ");
    return Next::Ask;
  };
  const Meaning meaning = understand(move, choices, voice_.lang());
  if (const auto* allowed = std::get_if<ChosenMove>(&meaning))
    return say_allowed(choices[allowed->index]);
  const auto behind = behind_pass(seat, move);
  if (const auto* allowed = behind ? std::get_if<Choice>(&*behind) : nullptr)
    return say_allowed(*allowed);
  if (const auto not_made = behind ? std::get<NotMade>(*behind) : judge(seat, move))
    explain(*not_made);
  return Next::Ask;
}

void Sitting::say_paragraph(const Paragraph& paragraph) {
  if (!paragraph.id.empty())
    terminal_.say("  [" + paragraph.id + "] " + paragraph.title, ink::kBold);
  for (std::size_t i = 0; i < paragraph.text.size(); ++i) {
    const std::string& line = paragraph.text[i];
    std::vector<std::string> table;
    while (i < paragraph.text.size() && paragraph.text[i].substr(0, 2) == "\t|")
      table.push_back(paragraph.text[i++]);
    if (!table.empty()) {
      --i;
      say_table(table);
    } else if (line[0] == '\t') {
      terminal_.say("    " + clip(line.substr(1), terminal_.brush().width - 5));
    } else {
      terminal_.say_wrapped(line, "    ");
    }
  }
}

// As it stands in the rules, or in words where the terminal is too narrow for it.
void Sitting::say_table(const std::vector<std::string>& table) {
  const int room = terminal_.brush().width - 5;
  if (std::all_of(table.begin(), table.end(),
                  [&](const std::string& line) { return columns(line.substr(1)) <= room; })) {
    for (const std::string& line : table) terminal_.say("    " + line.substr(1));
  } else {
    for (const std::string& row : rows_in_words(table)) terminal_.say_wrapped(row, "    ");
  }
}

// Its headings; a chapter without numbered paragraphs is its text.
void Sitting::say_chapter(const Chapter& chapter) {
  terminal_.say("  " + chapter.number + "  " + chapter.title, ink::kBold);
  for (const Paragraph& paragraph : chapter.paragraphs) {
    if (paragraph.id.empty())
      say_paragraph(paragraph);
    else
      terminal_.say("    " + paragraph.id + "  " + paragraph.title);
  }
}

void Sitting::rule(const std::string& wish) {
  const Terminal::Pages pages(terminal_, "  " + voice_("more"));
  if (wish.empty()) {
    for (const Chapter& chapter : rules_.chapters())
      terminal_.say("  " + chapter.number + "  " + chapter.title);
    return terminal_.say("  " + voice_.in(game(), "rule-how"), ink::kQuiet);
  }
  if (const Paragraph* paragraph = rules_.paragraph(wish)) return say_paragraph(*paragraph);
  if (const Chapter* chapter = rules_.chapter(wish)) return say_chapter(*chapter);
  const auto found = rules_.with_word(wish);
  if (found.empty()) return terminal_.say_wrapped(voice_("rule-none", {{"word", wish}}), "  ");
  if (found.size() == 1) return say_paragraph(*found[0]);
  terminal_.say("  " + voice_("rule-found", {{"word", wish}}), ink::kBold);
  for (const Paragraph* paragraph : found)
    if (!paragraph->id.empty()) terminal_.say("    " + paragraph->id + "  " + paragraph->title);
}

Sitting::Next Sitting::undo(Seat seat) {
  if (table_->goes_on() && !decisions_.empty()) return take_back_step();  // nobody has seen it yet
  const auto last = std::find_if(decisions_.rbegin(), decisions_.rend(),
                                 [&](const Moment& moment) { return moment.seat == seat; });
  if (last == decisions_.rend()) {
    terminal_.say_wrapped(voice_("undo-nothing"), "  ");
    return Next::Ask;
  }
  if (humans() > 1 && !others_consent(seat)) {
    at_keyboard_.reset();  // the others have looked: the curtain goes up again for this one
    return Next::Go;
  }
  const Moment moment = *last;
  decisions_.erase(last.base() - 1, decisions_.end());
  table_->rewind(moment.step);
  luck_ = moment.luck;
  bots_ = moment.bots;
  saved_steps_ = std::min(saved_steps_, moment.step);
  if (humans() > 1) at_keyboard_.reset();
  if (!table_->record().practice) {
    table_->mark_practice();
    terminal_.say_wrapped(voice_("undo-practice"), "  ");
    terminal_.pause(std::chrono::seconds(2));
  }
  return Next::Go;
}

bool Sitting::others_consent(Seat seat) {
  for (std::size_t i = 0; i < table_->seats(); ++i) {
    const Seat other = seat_at(i);
    if (other == seat || !is_human(other)) continue;
    terminal_.hide();  // the one who is asked must not see the hand of the one who asks
    terminal_.say();
    terminal_.forget_typed();
    const std::string question =
        voice_.in(game(), "undo-consent", {{"asker", name(seat)}, {"other", name(other)}});
    if (ask_yes_no(question) != Answer::Yes) return false;
  }
  return true;
}

void Sitting::hint(const std::vector<Choice>& choices) {
  const auto weighing = table_->weighing(table_->steps(), kAdviser, voice_.lang());
  if (!weighing) return;
  const Weighed weighed = (*weighing)(hints_, {});
  const auto number = [&](const Weighed::Tried& tried) {
    const auto found = std::find_if(choices.begin(), choices.end(), [&](const Choice& choice) {
      return choice.text == tried.text;
    });
    return std::to_string(found - choices.begin() + 1);
  };
  const auto percent = [](const Weighed::Tried& tried) {
    return std::to_string(std::lround(100 * tried.value));
  };
  const auto say = [&](std::string_view key, const Weighed::Tried& tried) {
    terminal_.say_wrapped(voice_(key, {{"bot", kAdviser},
                                       {"number", number(tried)},
                                       {"says", tried.says},
                                       {"percent", percent(tried)},
                                       {"courses", std::to_string(weighed.playouts)}}),
                          "  ");
  };
  say("hint", weighed.tried[0]);
  if (!weighed.had_choice() || weighed.is_blind()) return;
  say("hint-value-" + std::string(name_of(weighed.grounds)), weighed.tried[0]);
  const bool wins = weighed.grounds == Grounds::Turn;
  if (weighed.tried.size() > 1) say(wins ? "hint-other-turn" : "hint-other", weighed.tried[1]);
  if (weighed.line.size() > 1)
    terminal_.say_wrapped(
        voice_("hint-line",
               {{"line", line_says(weighed, seat_names(*table_, voice_.lang()), voice_.lang())}}),
        "  ");
}

const WindowSpec* Sitting::window_called(const std::string& word) const {
  for (const WindowSpec& window : table_->spec().windows)
    if (word == window.key || word == lower_case(of_window("window-", window))) return &window;
  return nullptr;
}

std::string Sitting::of_window(std::string_view key, const WindowSpec& window) const {
  return Words::of(game()).say(std::string(key) + window.key, voice_.lang());
}

void Sitting::list_windows(Seat seat) {
  terminal_.say_wrapped(voice_("quiet-list"), "  ");
  for (const WindowSpec& window : table_->spec().windows) {
    const bool on = quiet_.count({seat, window.key}) > 0;
    terminal_.say_wrapped(of_window("window-", window) + " " +
                              voice_(on ? "quiet-on" : "quiet-off") + ": " +
                              of_window("window-says-", window) + " [" + window.rule + "]",
                          "    ");
  }
}

// `quiet toss on`: from now on the seat declines there unasked. Only this sitting knows.
void Sitting::quiet(Seat seat, const std::string& wish) {
  if (table_->spec().windows.empty()) return terminal_.say_wrapped(voice_("quiet-none"), "  ");
  const std::vector<std::string> words = words_of(wish);
  if (words.empty()) return list_windows(seat);
  const WindowSpec* window = window_called(words[0]);
  const std::string how = words.size() < 2 ? "on" : words[1];
  const bool on = how == "on" || how == voice_("quiet-on");
  const bool off = how == "off" || how == voice_("quiet-off");
  if (window == nullptr || words.size() > 2 || on == off) return list_windows(seat);
  if (on)
    quiet_.insert({seat, window->key});
  else
    quiet_.erase({seat, window->key});
  terminal_.say_wrapped(
      voice_(on ? "quiet-set" : "quiet-unset", {{"window", of_window("window-", *window)},
                                                {"what", of_window("window-says-", *window)}}),
      "  ");
}

// The last screenful; `log all` from the beginning.
void Sitting::log(Viewer viewer, const std::string& how_much) {
  auto sentences = without_repetitions(table_->told(viewer, voice_.lang(), 0));
  const auto most = static_cast<std::size_t>(std::max(10, terminal_.rows() - 4));
  const bool cut = how_much.empty() && sentences.size() > most;
  if (cut) sentences.erase(sentences.begin(), sentences.end() - static_cast<std::ptrdiff_t>(most));
  if (sentences.empty()) terminal_.say_wrapped(voice_("log-empty"), "  ");
  for (const std::string& sentence : sentences) terminal_.say_wrapped(sentence, "  ");
  if (cut) terminal_.say("  " + voice_("log-more"), ink::kQuiet);
}

Answer Sitting::ask_yes_no(const std::string& question) {
  while (true) {
    const std::string typed = terminal_.ask_wrapped(question, "  ");
    const Answer answer = yes_or_no(typed);
    if (answer != Answer::Unclear || typed.empty()) return answer;
    terminal_.say_wrapped(voice_("yes-or-no"), "  ");
  }
}

// What an attentive player remembers; where the picture has no room for it, this has.
void Sitting::seen(Viewer viewer) {
  const std::string memory = table_->memory(viewer, voice_.lang(), terminal_.brush());
  if (memory.empty()) return terminal_.say_wrapped(voice_("seen-nothing"), "  ");
  terminal_.say(memory);
}

bool Sitting::is_unsaved() const {
  return !decisions_.empty() && decisions_.back().step >= saved_steps_;
}

bool Sitting::save(std::string path) {
  if (path.empty()) path = default_path(table_->spec().id);
  // What cannot even be looked at cannot be written either: write_file says why.
  std::error_code unseen;
  const std::filesystem::file_status there = std::filesystem::status(path, unseen);
  // A folder or a device is not ours to replace.
  if (exists(there) && !is_regular_file(there)) {
    terminal_.say_wrapped(voice_("save-no-file", {{"file", path}}), "  ");
    return false;
  }
  if (exists(there) && ask_yes_no(voice_("save-over", {{"file", path}})) != Answer::Yes)
    return false;
  try {
    write_file(path, to_text(table_->record()));
  } catch (const Failure& failure) {
    terminal_.say_wrapped(
        voice_("save-failed", {{"reason", reason_in(voice_.lang(), failure.what())}}), "  ");
    return false;
  }
  saved_steps_ = table_->steps();
  terminal_.say_wrapped(voice_("saved", {{"file", path}}), "  ");
  if (!table_->result()) terminal_.say_wrapped(voice_("saved-hidden"), "  ", ink::kQuiet);
  return true;
}

Sitting::Next Sitting::resume(const std::string& path) {
  if (path.empty()) {
    terminal_.say_wrapped(voice_("resume-which"), "  ");
    return Next::Ask;
  }
  try {
    auto table = or_fail(replay(or_fail(parse_record(read_file(path)))));
    if (is_unsaved() && ask_yes_no(voice_("resume-leaves")) != Answer::Yes) return Next::Ask;
    sit_down(std::move(table));
    return Next::Go;
  } catch (const Failure& failure) {
    terminal_.say_wrapped(
        voice_("resume-failed", {{"reason", reason_in(voice_.lang(), failure.what())}}), "  ");
  }
  return Next::Ask;
}

void Sitting::help() {
  const Terminal::Pages pages(terminal_, "  " + voice_("more"));
  const Brush brush = terminal_.brush();
  const auto of_this_game = [&](const std::string& key) {
    const std::string its = key + table_->spec().id;
    if (Words::of("play").has(its)) terminal_.say_wrapped(voice_(its), "  ");
  };
  terminal_.say_wrapped(voice_("help-moves"), "  ");
  of_this_game("help-moves-");
  constexpr int kColumn = 16;
  for (Verb verb : kAllVerbs) {
    if (verb == Verb::Quiet && table_->spec().windows.empty()) continue;
    if (verb == Verb::Say && !people_talk()) continue;
    const std::string key = "help-" + verb_word(verb, Lang::En);
    std::string word = verb_word(verb, voice_.lang());
    if (!brush.unicode) word = to_ascii(word);
    word.append(static_cast<std::size_t>(std::max(1, kColumn - 4 - columns(word))), ' ');
    const auto lines = wrap(voice_.in(game(), key), brush.width - kColumn - 1);
    terminal_.say("    " + inked(word, ink::kYours, brush) + lines[0]);
    for (std::size_t i = 1; i < lines.size(); ++i)
      terminal_.say(std::string(kColumn, ' ') + lines[i]);
  }
  terminal_.say_wrapped(voice_("help-enter"), "  ");
  of_this_game("help-picture-");
}

void Sitting::hide_from_others() {
  if (humans() > 1 && !table_->result()) terminal_.hide();
}

// What is asked and said here stays on the screen when the table is left, so the hand goes first;
// who stays sees it again.
Sitting::Next Sitting::quit() {
  hide_from_others();
  if (!is_unsaved()) return Next::Leave;
  switch (ask_yes_no(voice_("quit-save"))) {
    case Answer::Unclear: return humans() > 1 ? Next::Redraw : Next::Ask;
    case Answer::No: return Next::Leave;
    case Answer::Yes: break;
  }
  const std::string usual = default_path(table_->spec().id);
  const std::string typed = terminal_.ask("  " + voice_("quit-file", {{"file", usual}}) + " ");
  return save(typed.empty() ? usual : typed) ? Next::Leave : Next::Ask;
}

}  // namespace ilion::cli
