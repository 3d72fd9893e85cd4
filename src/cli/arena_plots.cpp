// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/arena_plots.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <optional>
#include <vector>

#include <fmt/format.h>

namespace ilion::cli {

namespace {

constexpr int kRow = 30;  // pixels high
constexpr int kMiddle = kRow / 2;

struct Tick {
  double at;
  std::string text;
};

// A dot with a line, in the plot's own unit; a line without an end has an arrow. Where nothing is
// known there is neither.
struct Dot {
  std::optional<double> at{};
  arena::Interval line{0, 0};
  std::string text = "-";  // beside it
};

struct Axis {
  double low;
  double high;
  std::vector<Tick> ticks;
  std::vector<Tick> marks{};  // dashed, and named above: what is fair

  // In per cent of the width, with room for half a word on either side.
  double place(double value) const {
    constexpr double kMargin = 5;
    return kMargin + (100 - 2 * kMargin) * (value - low) / (high - low);
  }
};

std::string uprights(const Axis& axis) {
  std::string svg;
  auto out = std::back_inserter(svg);
  const auto line = [&](const char* kind, double at) {
    fmt::format_to(out, "<line class=\"{0}\" x1=\"{1:.2f}%\" x2=\"{1:.2f}%\" y2=\"{2}\"/>", kind,
                   axis.place(at), kRow);
  };
  for (const Tick& tick : axis.ticks) line("tick", tick.at);
  for (const Tick& mark : axis.marks) line("fair", mark.at);
  return svg;
}

std::string words_of(const Axis& axis, const std::vector<Tick>& ticks, const char* kind) {
  std::string svg = fmt::format(
      "<div class=\"row {}\" aria-hidden=\"true\"><span></span><svg height=\"20\">", kind);
  for (const Tick& tick : ticks)
    fmt::format_to(std::back_inserter(svg),
                   "<text x=\"{:.2f}%\" y=\"14\" text-anchor=\"middle\">{}</text>",
                   axis.place(tick.at), tick.text);
  return svg + "</svg><span></span></div>";
}

std::string arrow(int side) {
  return fmt::format("<svg x=\"{}%\" y=\"{}\" class=\"arrow\"><path d=\"M{} -5L0 0L{} 5\"/></svg>",
                     side < 0 ? 0.5 : 99.5, kMiddle, -side * 7, -side * 7);
}

std::string drawn(const Dot& dot, const Axis& axis) {
  if (!dot.at) return "";
  const bool no_low = std::isinf(dot.line.low);
  const bool no_high = std::isinf(dot.line.high);
  return fmt::format(
      "<line class=\"range\" x1=\"{:.2f}%\" x2=\"{:.2f}%\" y1=\"{}\" y2=\"{}\"/>{}{}"
      "<circle cx=\"{:.2f}%\" cy=\"{}\" r=\"6\"/>",
      no_low ? 0.5 : axis.place(dot.line.low), no_high ? 99.5 : axis.place(dot.line.high), kMiddle,
      kMiddle, no_low ? arrow(-1) : "", no_high ? arrow(1) : "", axis.place(*dot.at), kMiddle);
}

std::string row_of(const std::string& bot, const Dot& dot, const Axis& axis) {
  return fmt::format(
      "<div class=\"row\"><span class=\"name\">{}</span><svg height=\"{}\" "
      "aria-hidden=\"true\">{}{}"
      "</svg><span class=\"value\">{}</span></div>",
      marked(bot), kRow, uprights(axis), drawn(dot, axis), dot.text);
}

template <class DotOf>
std::string plot(const ArenaReport& report, const Axis& axis, const DotOf& dot_of) {
  std::size_t longest = 0;
  for (const std::string& bot : report.plan.bots) longest = std::max(longest, bot.size());
  std::string html = fmt::format("<div class=\"plot\" style=\"--name:{}ch\">", longest + 3);
  if (!axis.marks.empty()) html += words_of(axis, axis.marks, "marks");
  for (std::size_t i = 0; i < report.plan.bots.size(); ++i)
    html += row_of(report.plan.bots[i], dot_of(report.standings.bots[i]), axis);
  return html + words_of(axis, axis.ticks, "axis") + "</div>";
}

// The step that gives about five ticks, one that people count by.
double step_of(double range) {
  for (double step : {10, 25, 50, 100, 200, 250, 500, 1000})
    if (range / step <= 6) return step;
  return 2000;
}

// From terracotta over sand, which is fair, to the blue of the sea: light enough for dark words.
std::string colour_of(double share, double fair) {
  const auto mix = [&](double low, double middle, double high) {
    const double value = share < fair ? std::lerp(low, middle, share / fair)
                                      : std::lerp(middle, high, (share - fair) / (1 - fair));
    return static_cast<int>(std::lround(value));
  };
  return fmt::format("rgb({},{},{})", mix(226, 246, 116), mix(138, 238, 178), mix(106, 222, 216));
}

}  // namespace

bool is_told(const std::string& bot) { return arena::name_of(bot) == arena::kClairvoyant; }

std::string marked(const std::string& bot) {
  std::string name;
  for (char sign : bot) name += sign == '+' ? std::string("<wbr>+") : std::string(1, sign);
  return is_told(bot) ? name + " *" : name;
}

std::string percent(double share) { return fmt::format("{:.1f} %", 100 * share); }
std::string percents(const arena::Interval& interval) {
  return fmt::format("{:.1f} – {:.1f} %", 100 * interval.low, 100 * interval.high);
}
std::string elos(const arena::Interval& interval) {
  return fmt::format("{} to {}", elo_text(interval.low), elo_text(interval.high));
}

std::string time_text(double ms) {
  const auto three = [](double value) {
    return value >= 100 ? fmt::format("{:.0f}", value) : fmt::format("{:.3g}", value);
  };
  if (ms < 0.000'9995) return three(1'000'000 * ms) + " ns";
  if (ms < 0.9995) return three(1000 * ms) + " µs";
  if (ms < 999.5) return three(ms) + " ms";
  return three(ms / 1000) + " s";
}

std::string shares_plot(const ArenaReport& report) {
  Axis axis{0, 1, {}, {}};
  for (int i = 0; i <= 4; ++i) axis.ticks.push_back({i / 4.0, fmt::format("{} %", 25 * i)});
  const double fair = report.plan.fair_share();
  axis.marks.push_back({fair, "fair: " + percent(fair)});
  return plot(report, axis, [](const arena::Standing& bot) {
    if (!bot.all) return Dot{};
    return Dot{bot.all->share, bot.all->interval,
               fmt::format("<b>{}</b> {}", percent(bot.all->share), percents(bot.all->interval))};
  });
}

std::string elo_plot(const ArenaReport& report) {
  double low = -25;
  double high = 25;
  for (const arena::Standing& bot : report.standings.bots) {
    const arena::Rating rating = bot.rating.value_or(arena::Rating{});
    for (double end : {rating.elo, rating.interval.low, rating.interval.high}) {
      if (std::isinf(end)) continue;
      low = std::min(low, end);
      high = std::max(high, end);
    }
  }
  const double step = step_of(high - low);
  Axis axis{step * std::floor(low / step), step * std::ceil(high / step), {}, {}};
  for (double at = axis.low; at <= axis.high; at += step) axis.ticks.push_back({at, elo_text(at)});
  axis.marks.push_back({0, "mean of all"});
  return plot(report, axis, [](const arena::Standing& bot) {
    if (!bot.rating) return Dot{};
    return Dot{bot.rating->elo, bot.rating->interval,
               fmt::format("<b>{}</b> {}", elo_text(bot.rating->elo), elos(bot.rating->interval))};
  });
}

// By the logarithm, for levels differ by factors: a dot at the mean, a line up to 99 %.
std::string times_plot(const ArenaReport& report) {
  const auto scale = [](double ms) { return std::log10(std::clamp(ms, 0.0001, 1'000'000.0)); };
  double low = 1'000'000;
  double high = 0.0001;
  for (const arena::Standing& bot : report.standings.bots) {
    if (bot.moves == 0) continue;
    low = std::min(low, bot.mean_ms);
    high = std::max({high, bot.mean_ms, bot.p99_ms});
  }
  if (low > high) return "";
  Axis axis{std::floor(scale(low)), std::ceil(scale(high)), {}, {}};
  if (axis.high <= axis.low) axis.high = axis.low + 1;
  const double step = axis.high - axis.low > 5 ? 2 : 1;
  for (double at = axis.low; at <= axis.high; at += step)
    axis.ticks.push_back({at, time_text(std::pow(10, at))});
  return plot(report, axis, [&](const arena::Standing& bot) {
    if (bot.moves == 0) return Dot{.text = "never had a choice"};
    const double mean = scale(bot.mean_ms);
    return Dot{mean,
               {mean, std::max(mean, scale(bot.p99_ms))},
               fmt::format("<b>{}</b> 99 %: {}", time_text(bot.mean_ms), time_text(bot.p99_ms))};
  });
}

std::string cross_plot(const ArenaReport& report) {
  const double fair = report.plan.fair_cross();
  std::string html = "<div class=\"wide\"><table class=\"cross\"><tr><td></td>";
  auto out = std::back_inserter(html);
  for (const std::string& name : report.plan.bots)
    fmt::format_to(out, "<th scope=\"col\">{}</th>", marked(name));
  html += "</tr>";
  for (std::size_t i = 0; i < report.plan.bots.size(); ++i) {
    fmt::format_to(out, "<tr><th scope=\"row\">{}</th>", marked(report.plan.bots[i]));
    for (const auto& score : report.standings.cross[i]) {
      if (!score) {
        html += "<td class=\"none\">–</td>";
        continue;
      }
      fmt::format_to(
          out, "<td style=\"background:{}\"><b>{}</b><span>{}</span><span>{}<br>{}</span></td>",
          colour_of(score->share, fair), percent(score->share), percents(score->interval),
          counted(score->blocks, "block", "blocks"), counted(score->matches, "match", "matches"));
    }
    html += "</tr>";
  }
  fmt::format_to(out,
                 "</table></div><p class=\"legend\">0 % <i style=\"background:linear-gradient("
                 "90deg,{},{},{})\"></i> 100 %, in the middle what is fair: {}</p>",
                 colour_of(0, fair), colour_of(fair, fair), colour_of(1, fair), percent(fair));
  return html;
}

}  // namespace ilion::cli
