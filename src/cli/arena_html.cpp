// SPDX-License-Identifier: GPL-3.0-or-later
// The report as a page: everything in one file, nothing run and nothing fetched from anywhere.
// Names of bots and games are our own words and need no escaping.
#include <algorithm>
#include <ctime>
#include <iterator>

#include <fmt/chrono.h>
#include <fmt/format.h>

#include "cli/arena_plots.h"
#include "cli/arena_report.h"
#include "cli/progress.h"

namespace ilion::cli {

namespace {

constexpr const char* kStyle = R"(
:root{color-scheme:light dark;--ground:#faf6ee;--card:#fffdf8;--ink:#2b2320;--soft:#655950;--line:#ddd2be;
--dot:#b9502d;--range:#4b86ad;--fair:#8a7447}
@media(prefers-color-scheme:dark){:root{--ground:#1b1815;--card:#26211d;--ink:#f0e8dc;--soft:#b9ac9d;--line:#463d35;
--dot:#e88a63;--range:#78b2d8;--fair:#c9ad72}}
*{box-sizing:border-box}
body{font:16px/1.5 Georgia,"Times New Roman",serif;max-width:70rem;margin:0 auto;padding:1.5rem 1rem 3rem;color:var(--ink);
background:var(--ground)}
h1{font-size:1.9rem;line-height:1.2;margin:.5rem 0}h2{font-size:1.25rem;margin:0 0 .25rem}
p{margin:.25rem 0 .75rem}.note,.legend{color:var(--soft);font-size:.9rem}.lead{font-size:1.1rem}
.stopped{border-left:4px solid var(--dot);padding:.25rem .75rem}
section,footer{background:var(--card);border:1px solid var(--line);border-radius:8px;padding:1rem 1.25rem;margin:1.25rem 0}
table{border-collapse:collapse;font-variant-numeric:tabular-nums}
.wide{overflow-x:auto}
.standings{width:100%}
.standings td,.standings th{padding:.4rem .5rem;border-bottom:1px solid var(--line);text-align:right;white-space:nowrap}
.standings th:first-child{text-align:left;white-space:normal}
.standings thead th{color:var(--soft);font-weight:normal;font-size:.9rem;vertical-align:bottom}
.row{display:grid;grid-template-columns:minmax(5rem,var(--name)) 1fr 14.5rem;align-items:center}
.row svg{display:block;width:100%;overflow:visible}
.name{padding-right:.5rem;overflow-wrap:anywhere;line-height:1.2}
.value{font-size:.9rem;color:var(--soft);padding-left:.75rem;font-variant-numeric:tabular-nums}
.value b{display:inline-block;min-width:4.9rem;color:var(--ink);font-size:1rem}
text{font-size:13px;fill:var(--soft)}.marks text{fill:var(--fair)}
.tick{stroke:var(--line)}.fair{stroke:var(--fair);stroke-width:1.5;stroke-dasharray:4 4}
.range{stroke:var(--range);stroke-width:4;stroke-linecap:round}
.arrow{overflow:visible}.arrow path{fill:none;stroke:var(--range);stroke-width:3;stroke-linecap:round}
circle{fill:var(--dot);stroke:var(--card);stroke-width:1.5}
.cross td,.cross th{padding:.45rem .7rem;text-align:center;border:2px solid var(--card)}
.cross th{max-width:11rem;overflow-wrap:break-word}
.cross th[scope=row]{text-align:left;padding-left:0;position:sticky;left:0;background:var(--card)}
.cross td[style]{color:#1f1814;border-radius:6px;min-width:7.5rem}
.cross td span{display:block;font-size:.82rem;line-height:1.35;white-space:nowrap}
.none{color:var(--soft)}.legend{margin-top:.5rem}footer .note{margin:.75rem 0 0}
.legend i{display:inline-block;width:8rem;height:.8rem;border-radius:3px;vertical-align:-.05rem}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.2rem 1rem;margin:.5rem 0 0}
dt{color:var(--soft)}dd{margin:0;overflow-wrap:anywhere}
code{font:.9rem/1.4 ui-monospace,Menlo,Consolas,monospace}
@media(max-width:44rem){
section,footer{padding:.75rem}
.row{grid-template-columns:1fr max-content;margin-top:.35rem}
.row svg{grid-row:2;grid-column:1/-1}.value b{min-width:0;margin-right:.25rem}
.cross th{min-width:4.5rem;max-width:6.4rem;font-size:.8rem;line-height:1.2}.cross td,.cross th{padding:.4rem .3rem}
.cross td[style]{min-width:6.8rem}
.standings thead{display:none}.standings,.standings tbody{display:block}
.standings tr{display:grid;grid-template-columns:1fr 1.4fr;gap:0 1.2rem;border-bottom:1px solid var(--line);padding:.5rem 0}
.standings th,.standings td{border:0!important;padding:.05rem 0!important}
.standings th{grid-column:1/-1}
.standings td{display:flex;justify-content:space-between;gap:.5rem}
.standings td::before{content:attr(data-is);color:var(--soft)}
dl{grid-template-columns:1fr}dd{margin-bottom:.4rem}}
)";

std::string note_of_told(const ArenaReport& report) {
  if (std::none_of(report.plan.bots.begin(), report.plan.bots.end(), is_told)) return "";
  return fmt::format(
      "<p class=\"note\">* {} is told the truth, all that is hidden from the others: a yardstick, "
      "which can sit at no table. It searches as master does; what master solves or looks "
      "through to its end it searches, too, and it expects rivals who are told the truth as well."
      "</p>",
      arena::kClairvoyant);
}

// A number with the name of its column, which a narrow screen shows beside it.
std::string cell(std::string_view column, const std::string& value) {
  return fmt::format("<td data-is=\"{}\">{}</td>", column, value);
}

std::string result_cells(const arena::Standing& bot) {
  const auto& all = bot.all;
  const auto& rating = bot.rating;
  return cell("share", all ? fmt::format("{:.2f} %", 100 * all->share) : "-") +
         cell("95 %", all ? fmt::format("{:.2f} – {:.2f} %", 100 * all->interval.low,
                                        100 * all->interval.high)
                          : "-") +
         cell("Elo", rating ? elo_text(rating->elo) : "-") +
         cell("95 %", rating ? elos(rating->interval) : "-") +
         cell("matches", grouped(all ? all->matches : 0)) +
         cell("blocks", grouped(all ? all->blocks : 0));
}

std::string standings_table(const ArenaReport& report) {
  std::string html = "<table class=\"standings\"><thead><tr><th scope=\"col\">bot</th>";
  for (const char* column : {"share", "95 % interval", "Elo", "95 % interval", "matches", "blocks",
                             "mean a move", "99 % of moves", "moves"})
    html += fmt::format("<th scope=\"col\">{}</th>", column);
  html += "</tr></thead><tbody>";
  for (std::size_t i = 0; i < report.plan.bots.size(); ++i) {
    const arena::Standing& bot = report.standings.bots[i];
    html += fmt::format("<tr><th scope=\"row\">{}</th>", marked(report.plan.bots[i]));
    html += result_cells(bot);
    html += cell("mean", bot.moves > 0 ? fmt::format("{:.3f} ms", bot.mean_ms) : "-");
    html += cell("99 %", bot.moves > 0 ? fmt::format("{:.3f} ms", bot.p99_ms) : "-");
    html += cell("moves", grouped(bot.moves)) + "</tr>";
  }
  return html + "</tbody></table>";
}

std::string section(std::string_view title, const std::string& note, const std::string& body) {
  return fmt::format("<section><h2>{}</h2><p class=\"note\">{}</p>{}</section>", title, note, body);
}

std::string how_it_was_made(const ArenaReport& report) {
  const arena::BlockPlan& plan = report.plan;
  const GameSpec& spec = *find_game(report.choice.game);
  std::string html = "<footer><h2>How it was made</h2><dl>";
  const auto row = [&](std::string_view name, const std::string& value) {
    html += fmt::format("<dt>{}</dt><dd>{}</dd>", name, value);
  };
  row("command", "<code>" + report.command() + "</code>");
  row("game", fmt::format("{}, rules version {}, content {}", spec.name(Lang::En),
                          spec.rules_version, content_version(report.choice)));
  row("played", fmt::format("{}; {} of {} count", report.size(), grouped(report.standings.blocks),
                            counted(plan.blocks, "block", "blocks")));
  row("seed", fmt::format("{}", plan.seed));
  row("time a move", report.budget());
  row("took", fmt::format("{:.2f} s on {}, {:.2f} matches a second", report.games.seconds,
                          counted(plan.threads, "thread", "threads"), report.matches_per_second()));
  row("made", fmt::format("{:%Y-%m-%d %H:%M} UTC by Ilion {}", fmt::gmtime(std::time(nullptr)),
                          ILION_VERSION));
  return html +
         "</dl><p class=\"note\">A block is one seed of luck with all rotations of the seats; "
         "intervals are 95 % and made of blocks, for matches of one block are not independent."
         "</p></footer>";
}

}  // namespace

std::string arena_html(const ArenaReport& report) {
  const std::string name = find_game(report.choice.game)->name(Lang::En);
  const std::string fair = percent(report.plan.fair_share());
  std::string html = fmt::format(
      "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" "
      "content=\"width=device-width,initial-scale=1\"><title>Arena: {0}</title><style>{1}</style>"
      "</head><body><h1>Arena: {0}</h1><p class=\"lead\">{2}, {3}.</p>",
      name, kStyle, report.size(), report.budget());
  if (!report.is_complete()) html += "<p class=\"stopped\">" + report.stopped() + "</p>";
  html +=
      section("Standings",
              fmt::format("The share of first places, shared ones split; fair are {}. {} {}", fair,
                          note_on_open_ends(report), note_on_times(report)),
              "<div class=\"wide\">" + standings_table(report) + "</div>" + note_of_told(report));
  html += section("Share of first places", "With 95 % intervals over blocks.", shares_plot(report));
  html += section("Elo", "With 95 % intervals; an arrow is an interval without an end.",
                  elo_plot(report));
  html += section("Cross table", report.cross_heading() + ".", cross_plot(report));
  html += section(
      report.is_by_processor() ? "Time a move, of the processor, one thread" : "Time a move",
      "The mean as a dot, and a line to where 99 % of moves are done; the scale is "
      "logarithmic. " +
          note_on_times(report),
      times_plot(report));
  return html + how_it_was_made(report) + "</body></html>\n";
}

}  // namespace ilion::cli
