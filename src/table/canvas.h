// SPDX-License-Identifier: GPL-3.0-or-later
// A sheet of character cells on which a game draws its table for a terminal. Text laid on it is
// clipped at its edges, so no name, however long, can break a picture; where the terminal has no
// Unicode or no colour, the sheet leaves them out when it is read off.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "table/table.h"

namespace ilion {

// How many columns a UTF-8 text takes, escape sequences not counted.
int columns(std::string_view text);

// As much of the text as fits; what is left out is shown by a dot.
std::string clip(std::string_view text, int width);

// The text in ASCII: "Achaeërs" becomes "Achaeers", „so“ becomes "so".
std::string to_ascii(std::string_view text);

// A text broken into lines at blanks.
std::vector<std::string> wrap(std::string_view text, int width);

// Colours of the common 256: few terminals have none of them, and none lacks only some.
struct Ink {
  static constexpr std::int16_t kDefault = -1;
  std::int16_t letter = kDefault;
  std::int16_t ground = kDefault;
  bool bold = false;
  friend bool operator==(const Ink&, const Ink&) = default;
};

// What the house's colours are in a terminal; both dark and light ones must carry them.
namespace ink {
constexpr std::int16_t kBone = 230;
constexpr std::int16_t kGlaze = 16;
constexpr std::int16_t kClay = 166;
constexpr std::int16_t kGrey = 244;
constexpr Ink kPlain{};
constexpr Ink kBold{Ink::kDefault, Ink::kDefault, true};
constexpr Ink kQuiet{kGrey, Ink::kDefault, false};
constexpr Ink kYours{kClay, Ink::kDefault, true};  // clay means you
constexpr Ink kYourBand{kBone, 130, true};         // the line that awaits you
constexpr Ink kBad{160, Ink::kDefault, true};      // a refusal
}  // namespace ink

// The text with its ink around it, if the brush has colour.
std::string inked(std::string_view text, Ink ink, const Brush& brush);

// A sign with its stand-in.
struct Sign {
  std::string_view unicode;
  std::string_view ascii;
};

// A frame: corners clockwise from the top left, the horizontal and the vertical line.
struct Frame {
  Sign top_left, top_right, bottom_right, bottom_left, across, down;
};
namespace frame {
constexpr Frame kRound{{"╭", "."}, {"╮", "."}, {"╯", "'"}, {"╰", "'"}, {"─", "-"}, {"│", "|"}};
constexpr Frame kThin{{"┌", "+"}, {"┐", "+"}, {"┘", "+"}, {"└", "+"}, {"─", "-"}, {"│", "|"}};
constexpr Frame kHeavy{{"┏", "#"}, {"┓", "#"}, {"┛", "#"}, {"┗", "#"}, {"━", "="}, {"┃", "#"}};
constexpr Frame kDouble{{"╔", "#"}, {"╗", "#"}, {"╝", "#"}, {"╚", "#"}, {"═", "="}, {"║", "#"}};
constexpr Frame kDotted{{"┌", "."}, {"┐", "."}, {"┘", "."}, {"└", "."}, {"┄", " "}, {"┆", ":"}};
}  // namespace frame

struct Spot {
  int row;
  int column;
};
struct Extent {
  int rows;
  int columns;
};

class Canvas {
 public:
  Canvas(Extent size, const Brush& brush);

  const Brush& brush() const { return brush_; }
  Extent size() const { return size_; }

  // Lays the text at the place and returns the column after it.
  int put(Spot spot, std::string_view text, Ink ink = {});
  int put(Spot spot, const Sign& sign, Ink ink = {});
  // In the middle of `width` columns from the place on.
  void put_centred(Spot spot, int width, std::string_view text, Ink ink = {});
  // Ending before column `end`.
  void put_right(int row, int end, std::string_view text, Ink ink = {});
  void line(Spot spot, int length, const Sign& sign, Ink ink = {});
  void fill(Spot spot, Extent size, Ink ink);
  void box(Spot spot, Extent size, const Frame& frame, Ink ink = {});

  // The sign as this terminal shows it.
  std::string_view as_shown(const Sign& sign) const {
    return brush_.unicode ? sign.unicode : sign.ascii;
  }
  // How many columns the text will take on this sheet.
  int columns_of(std::string_view text) const;

  // The whole sheet: a line a row; blanks at the end of a line and empty lines at the foot are
  // left out.
  std::string text() const;

 private:
  struct Cell {
    std::string glyph = " ";  // empty: the second half of a wide one
    Ink ink;
  };
  Cell* at(Spot spot);
  const Cell& at(Spot spot) const;
  std::string row_text(int row) const;
  int last_mark(int row) const;

  Extent size_;
  Brush brush_;
  std::vector<Cell> cells_;
};

}  // namespace ilion
