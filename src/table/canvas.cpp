// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/canvas.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

#include "base/check.h"

namespace ilion {

namespace {

struct Glyph {
  char32_t code;
  std::string_view bytes;
};

// Takes the next character off the text; a byte that is no UTF-8 stands for itself.
Glyph next_glyph(std::string_view& text) {
  const auto lead = static_cast<unsigned char>(text[0]);
  std::size_t length = lead < 0x80 ? 1 : lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : lead >= 0xc0 ? 2 : 1;
  length = std::min(length, text.size());
  char32_t code = length == 1 ? lead : lead & (0x7fU >> length);
  for (std::size_t i = 1; i < length; ++i)
    code = code << 6 | (static_cast<unsigned char>(text[i]) & 0x3fU);
  const Glyph glyph{code, text.substr(0, length)};
  text.remove_prefix(length);
  return glyph;
}

// An escape sequence "ESC [ … letter" at the start of the text, or nothing.
std::size_t escape_length(std::string_view text) {
  if (text.size() < 2 || text[0] != '\033' || text[1] != '[') return 0;
  const std::size_t end = text.find_first_of("mJHK", 2);
  return end == std::string_view::npos ? text.size() : end + 1;
}

// Names may come from a file of one's own, in any script.
int columns_of_code(char32_t code) {
  if (code < 0x20 || code == 0x7f) return 0;
  if (code >= 0x300 && code < 0x370) return 0;  // combining marks
  constexpr std::array<std::pair<char32_t, char32_t>, 6> kWide{{{0x1100, 0x115f},
                                                                {0x2e80, 0xa4cf},
                                                                {0xac00, 0xd7a3},
                                                                {0xf900, 0xfaff},
                                                                {0xfe30, 0xff60},
                                                                {0x1f300, 0x3fffd}}};
  for (const auto& [first, last] : kWide)
    if (code >= first && code <= last) return 2;
  return 1;
}

std::string_view ascii_of(char32_t code) {
  // clang-format off
  constexpr std::pair<char32_t, std::string_view> kRows[] = {
    {U'ä', "ae"}, {U'ö', "oe"}, {U'ü', "ue"}, {U'Ä', "Ae"}, {U'Ö', "Oe"}, {U'Ü', "Ue"}, {U'ß', "ss"},
    {U'é', "e"},  {U'è', "e"},  {U'ë', "e"},  {U'ê', "e"},  {U'ï', "i"},  {U'í', "i"},  {U'ó', "o"},
    {U'á', "a"},  {U'à', "a"},  {U'â', "a"},  {U'ú', "u"},  {U'ç', "c"},  {U'ñ', "n"},
    {U'–', "-"},  {U'—', "-"},  {U'…', "..."}, {U'·', "-"}, {U'×', "x"},  {U'−', "-"},
    {U'‘', "'"},  {U'’', "'"},  {U'‚', "'"},  {U'“', "\""}, {U'”', "\""}, {U'„', "\""},
    {U'«', "\""}, {U'»', "\""}, {U'\u00a0', " "}, {U'→', "->"}, {U'►', ">"}, {U'●', "o"},
    {U'½', ".5"},
  };
  // clang-format on
  for (const auto& [from, to] : kRows)
    if (from == code) return to;
  return "?";
}

std::string sgr(const Ink& ink) {
  std::string codes = "\033[0";
  if (ink.bold) codes += ";1";
  if (ink.letter != Ink::kDefault) codes += ";38;5;" + std::to_string(ink.letter);
  if (ink.ground != Ink::kDefault) codes += ";48;5;" + std::to_string(ink.ground);
  return codes + "m";
}

}  // namespace

int columns(std::string_view text) {
  int n = 0;
  while (!text.empty()) {
    if (const std::size_t escape = escape_length(text); escape > 0)
      text.remove_prefix(escape);
    else
      n += columns_of_code(next_glyph(text).code);
  }
  return n;
}

std::string clip(std::string_view text, int width) {
  if (columns(text) <= width) return std::string(text);
  std::string kept;
  int used = 0;
  while (!text.empty()) {
    const Glyph glyph = next_glyph(text);
    used += columns_of_code(glyph.code);
    if (used > width - 1) break;
    kept += glyph.bytes;
  }
  return width > 0 ? kept + "." : std::string();
}

std::string to_ascii(std::string_view text) {
  std::string ascii;
  while (!text.empty()) {
    const Glyph glyph = next_glyph(text);
    if (glyph.code < 0x80)
      ascii += glyph.bytes;
    else if (columns_of_code(glyph.code) > 0)
      ascii += ascii_of(glyph.code);
  }
  return ascii;
}

std::vector<std::string> wrap(std::string_view text, int width) {
  std::vector<std::string> lines;
  std::string line;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(' '), text.size());
    const std::string_view word = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (word.empty()) continue;
    if (!line.empty() && columns(line) + 1 + columns(word) > width)
      lines.push_back(std::exchange(line, {}));
    if (!line.empty()) line += ' ';
    line += word;
  }
  if (!line.empty() || lines.empty()) lines.push_back(line);
  return lines;
}

std::string inked(std::string_view text, Ink ink, const Brush& brush) {
  if (!brush.colour || ink == Ink{}) return std::string(text);
  return sgr(ink) + std::string(text) + "\033[0m";
}

Canvas::Canvas(Extent size, const Brush& brush)
    : size_(size),
      brush_(brush),
      cells_(static_cast<std::size_t>(size.rows) * static_cast<std::size_t>(size.columns)) {}

const Canvas::Cell& Canvas::at(Spot spot) const {
  ILION_CHECK(spot.row >= 0 && spot.row < size_.rows);
  ILION_CHECK(spot.column >= 0 && spot.column < size_.columns);
  return cells_[static_cast<std::size_t>(spot.row) * static_cast<std::size_t>(size_.columns) +
                static_cast<std::size_t>(spot.column)];
}

Canvas::Cell* Canvas::at(Spot spot) {
  const bool inside =
      spot.row >= 0 && spot.row < size_.rows && spot.column >= 0 && spot.column < size_.columns;
  if (!inside) return nullptr;
  return &cells_[static_cast<std::size_t>(spot.row) * static_cast<std::size_t>(size_.columns) +
                 static_cast<std::size_t>(spot.column)];
}

int Canvas::columns_of(std::string_view text) const {
  return brush_.unicode ? columns(text) : columns(to_ascii(text));
}

int Canvas::put(Spot spot, std::string_view text, Ink ink) {
  const std::string plain = brush_.unicode ? std::string() : to_ascii(text);
  std::string_view rest = brush_.unicode ? text : std::string_view(plain);
  while (!rest.empty()) {
    const Glyph glyph = next_glyph(rest);
    const int width = columns_of_code(glyph.code);
    // A wide glyph that would hang over the edge is left out.
    if (width == 0 || spot.column + width > size_.columns) continue;
    if (Cell* cell = at(spot)) *cell = {std::string(glyph.bytes), ink};
    if (width == 2)
      if (Cell* half = at({spot.row, spot.column + 1})) *half = {"", ink};
    spot.column += width;
  }
  return spot.column;
}

int Canvas::put(Spot spot, const Sign& sign, Ink ink) { return put(spot, as_shown(sign), ink); }

void Canvas::put_centred(Spot spot, int width, std::string_view text, Ink ink) {
  const std::string fitting = clip(brush_.unicode ? std::string(text) : to_ascii(text), width);
  spot.column += (width - columns(fitting)) / 2;
  put(spot, fitting, ink);
}

void Canvas::put_right(int row, int end, std::string_view text, Ink ink) {
  put({row, end - columns_of(text)}, text, ink);
}

void Canvas::line(Spot spot, int length, const Sign& sign, Ink ink) {
  for (int i = 0; i < length; ++i) put({spot.row, spot.column + i}, sign, ink);
}

void Canvas::fill(Spot spot, Extent size, Ink ink) {
  for (int row = 0; row < size.rows; ++row)
    for (int column = 0; column < size.columns; ++column)
      put({spot.row + row, spot.column + column}, " ", ink);
}

void Canvas::box(Spot spot, Extent size, const Frame& frame, Ink ink) {
  const int right = spot.column + size.columns - 1;
  const int bottom = spot.row + size.rows - 1;
  line({spot.row, spot.column + 1}, size.columns - 2, frame.across, ink);
  line({bottom, spot.column + 1}, size.columns - 2, frame.across, ink);
  for (int row = spot.row + 1; row < bottom; ++row) {
    put({row, spot.column}, frame.down, ink);
    put({row, right}, frame.down, ink);
  }
  put({spot.row, spot.column}, frame.top_left, ink);
  put({spot.row, right}, frame.top_right, ink);
  put({bottom, right}, frame.bottom_right, ink);
  put({bottom, spot.column}, frame.bottom_left, ink);
}

// The column after the last cell that shows anything.
int Canvas::last_mark(int row) const {
  for (int column = size_.columns; column > 0; --column) {
    const Cell& cell = at({row, column - 1});
    const bool ground = brush_.colour && cell.ink.ground != Ink::kDefault;
    if (cell.glyph != " " || ground) return column;
  }
  return 0;
}

std::string Canvas::row_text(int row) const {
  std::string text;
  Ink now;
  for (int column = 0; column < last_mark(row); ++column) {
    const Cell& cell = at({row, column});
    if (brush_.colour && cell.ink != now) {
      text += sgr(cell.ink);
      now = cell.ink;
    }
    text += cell.glyph;
  }
  if (now != Ink{}) text += "\033[0m";
  return text;
}

std::string Canvas::text() const {
  int rows = size_.rows;
  while (rows > 0 && last_mark(rows - 1) == 0) --rows;
  std::string text;
  for (int row = 0; row < rows; ++row) text += row_text(row) + '\n';
  return text;
}

}  // namespace ilion
