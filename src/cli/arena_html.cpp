// SPDX-License-Identifier: GPL-3.0-or-later
// The report as a page: everything in one file, plots drawn as SVG, nothing fetched from anywhere.
// Names of bots and games are our own words and need no escaping.
#include <algorithm>
#include <cmath>
#include <iterator>

#include <fmt/core.h>

#include "cli/arena_report.h"
#include "cli/progress.h"

namespace ilion::cli {

namespace {

constexpr int kLabel = 110;  // pixels for names on the left
constexpr int kPlot = 560;
constexpr int kRow = 34;

// Who is told the truth is marked wherever he is named, and explained below the first plot.
bool is_told(const std::string& bot) { return arena::name_of(bot) == arena::kClairvoyant; }
std::string marked(const std::string& bot) { return is_told(bot) ? bot + " *" : bot; }

std::string note_of_told(const ArenaReport& report) {
  if (std::none_of(report.plan.bots.begin(), report.plan.bots.end(), is_told)) return "";
  return fmt::format(
      "<p><small>* {} is told the truth, all that is hidden from the others: a yardstick, which "
      "can "
      "sit at no table.</small></p>",
      arena::kClairvoyant);
}

constexpr const char* kStyle = R"(
body{font:16px/1.5 Georgia,serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#2b2320;background:#faf6ee}
h1{font-size:1.6rem}h2{font-size:1.2rem;margin-top:2rem}
table{border-collapse:collapse;font-variant-numeric:tabular-nums}
td,th{padding:.25rem .6rem;border-bottom:1px solid #d9cdb8;text-align:right}
td:first-child,th:first-child{text-align:left}
svg text{font:13px Georgia,serif;fill:#2b2320}small{color:#75675c}
)";

// From terracotta over sand to the blue of the sea, as the share goes from 0 to 1.
std::string colour_of(double share) {
  const auto mix = [&](double low, double middle, double high) {
    const double value =
        share < 0.5 ? std::lerp(low, middle, 2 * share) : std::lerp(middle, high, 2 * share - 1);
    return static_cast<int>(std::lround(value));
  };
  return fmt::format("rgb({},{},{})", mix(196, 244, 88), mix(98, 236, 142), mix(64, 220, 178));
}

// A line of dots with their intervals, one a bot.
template <class Value>
std::string dots(const ArenaReport& report, double low, double high, double fair,
                 const Value& value_of) {
  const auto x = [&](double value) { return kLabel + kPlot * (value - low) / (high - low); };
  const int height = kRow * static_cast<int>(report.plan.bots.size()) + 24;
  std::string svg =
      fmt::format("<svg width=\"{}\" height=\"{}\" role=\"img\">", kLabel + kPlot + 90, height);
  auto out = std::back_inserter(svg);
  fmt::format_to(out,
                 "<line x1=\"{0:.1f}\" y1=\"0\" x2=\"{0:.1f}\" y2=\"{1}\" stroke=\"#b9a888\" "
                 "stroke-dasharray=\"3 4\"/>",
                 x(fair), height - 20);
  for (std::size_t i = 0; i < report.plan.bots.size(); ++i) {
    const auto [middle, interval, text] = value_of(report.standings.bots[i]);
    const int y = kRow * static_cast<int>(i) + kRow / 2;
    fmt::format_to(
        out,
        "<text x=\"0\" y=\"{0}\">{1}</text><line x1=\"{2:.1f}\" y1=\"{3}\" x2=\"{4:.1f}\" "
        "y2=\"{3}\" stroke=\"#588eb2\" stroke-width=\"3\"/><circle cx=\"{5:.1f}\" "
        "cy=\"{3}\" r=\"6\" fill=\"#c46240\"/><text x=\"{6}\" y=\"{0}\">{7}</text>",
        y + 5, marked(report.plan.bots[i]), x(interval.low), y, x(interval.high), x(middle),
        kLabel + kPlot + 12, text);
  }
  return svg + "</svg>";
}

std::string shares_plot(const ArenaReport& report) {
  return dots(report, 0, 1, 1.0 / static_cast<double>(report.plan.players),
              [](const arena::Standing& bot) {
                return std::tuple{bot.all.share, bot.all.interval,
                                  fmt::format("{:.1f} %", 100 * bot.all.share)};
              });
}

std::string elo_plot(const ArenaReport& report) {
  double most = 50;
  for (const arena::Standing& bot : report.standings.bots)
    most = std::max({most, std::abs(bot.rating.interval.low), std::abs(bot.rating.interval.high)});
  return dots(report, -most, most, 0, [](const arena::Standing& bot) {
    return std::tuple{bot.rating.elo, bot.rating.interval, fmt::format("{:+.0f}", bot.rating.elo)};
  });
}

// By the logarithm, for levels differ by factors: a mark at the mean, a line up to 99 %.
std::string time_plot(const ArenaReport& report) {
  const auto scale = [](double ms) { return std::log10(std::clamp(ms, 0.0001, 100'000.0)); };
  return dots(report, -4, 5, 0, [&](const arena::Standing& bot) {
    return std::tuple{scale(bot.mean_ms), arena::Interval{scale(bot.mean_ms), scale(bot.p99_ms)},
                      fmt::format("{:.3g} ms", bot.mean_ms)};
  });
}

std::string cross_plot(const ArenaReport& report) {
  std::string html = "<table><tr><th></th>";
  auto out = std::back_inserter(html);
  for (const std::string& name : report.plan.bots) fmt::format_to(out, "<th>{}</th>", marked(name));
  html += "</tr>";
  for (std::size_t i = 0; i < report.plan.bots.size(); ++i) {
    fmt::format_to(out, "<tr><th>{}</th>", marked(report.plan.bots[i]));
    for (const auto& score : report.standings.cross[i]) {
      if (!score) {
        html += "<td>–</td>";
        continue;
      }
      fmt::format_to(out,
                     "<td style=\"background:{}\">{:.1f} %<br><small>{:.1f} – {:.1f}</small></td>",
                     colour_of(score->share), 100 * score->share, 100 * score->interval.low,
                     100 * score->interval.high);
    }
    html += "</tr>";
  }
  return html + "</table>";
}

}  // namespace

std::string arena_html(const ArenaReport& report) {
  const std::string name = find_game(report.choice.game)->name(Lang::En);
  const arena::BlockPlan& plan = report.plan;
  return fmt::format(
      "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>Arena: {0}</title>"
      "<style>{1}</style></head><body><h1>Arena: {0}</h1><p>{2} players, {3} blocks, {4} matches, "
      "seed {5}, {6}, content {7}, Ilion {8}. {9:.2f} matches a second on {10} threads.{11}</p>"
      "<h2>Share of first places</h2><p><small>With 95 % intervals over blocks; dashed: the fair "
      "share.</small></p>{12}{16}<h2>Elo</h2><p><small>The mean of all is 0.</small></p>{13}"
      "<h2>Cross table</h2><p><small>The share of the one on the left against the one "
      "above.</small>"
      "</p>{14}<h2>Time a move</h2><p><small>Mean, and a line to the 99th percentile; dashed: 1 "
      "ms.</small></p>{15}</body></html>\n",
      name, kStyle, plan.players, grouped(plan.blocks), grouped(report.games.matches.size()),
      plan.seed, report.budget(), content_version(report.choice), ILION_VERSION,
      report.matches_per_second(), plan.threads, report.is_complete() ? "" : " " + report.stopped(),
      shares_plot(report), elo_plot(report), cross_plot(report), time_plot(report),
      note_of_told(report));
}

}  // namespace ilion::cli
