// SPDX-License-Identifier: GPL-3.0-or-later
// The board and what lies in its places, as the text of a drawing: water, anchors, Styx, Athens, the signs beside the
// Kylix; cities with their treasures, settlements with their holders.

import { drawn, plain } from "../parts/drawn";
import { colourOf, type Place } from "./content";
import type { Game } from "./game";
import { side } from "./sea";
import { seatOf } from "./view";

const SIGNS: Record<string, string> = {
  CARDS: "act-cards",
  SOLDIERS: "act-soldiers",
  SAIL: "act-sail",
  HYDRA: "act-hydra",
};
const GLAZE = "#1E1712";

const text = (kind: string, x: number, y: number, size: number, words: string | number, more = ""): string =>
  `<text class="${kind}" x="${x}" y="${y}" font-size="${size}"${more}>${plain(words)}</text>`;

// The long word and the short one, of which the width shows one. A phone never shows the long one.
const both = (phone: boolean, x: number, y: number, long: string, size: number, short: string, dx: number, dy: number, large: number, more: string): string =>
  (phone ? "" : text("nm", x, y, size, long, more)) + text("lt", x + dx, y + dy, large, short, more);

export function board(game: Game, phone = false): string {
  const { chart } = game;
  const [wide, high] = [chart.columns * side, chart.rows * side];
  const open = chart.spots.filter((spot) => spot.code.length === 1);
  const waves = open.map(({ x, y }) => `M${x * side + 20} ${y * side + 66}q10-9 20 0t20 0 20 0`).join("");
  const lines =
    Array.from({ length: chart.columns - 1 }, (_, i) => `M${(i + 1) * side} 0V${high}`).join("") +
    Array.from({ length: chart.rows - 1 }, (_, i) => `M0 ${(i + 1) * side}H${wide}`).join("");
  const anchors = open
    .filter((spot) => spot.code === "@")
    .map((spot) => drawn("anchor", spot.x * side + 58, spot.y * side + 58, 36, 36, { ink: "var(--ink-2)" }))
    .join("");
  const names = open
    .filter((spot) => spot.code !== "S" && !phone)
    .map((spot) => text("sq", spot.x * side + 10, spot.y * side + 23, 15, spot.square))
    .join("");
  return (
    `<rect width="${wide}" height="${high}" fill="var(--sea)"/><path class="wave" d="${waves}"/>` +
    `<g opacity=".6">${anchors}</g>${names}<path class="lines" d="${lines}"/>${ring(game)}${styx(game, phone)}${athens(game, phone)}`
  );
}

function ring({ chart, printed }: Game): string {
  const centre = chart.at(printed.content.kylix_ring.centre);
  const sign = ({ id, square }: { id: string; square: string }): string => {
    const spot = chart.at(square);
    const [x, y] = [spot.x * side + 36 - (spot.x - centre.x) * 32, spot.y * side + 36 - (spot.y - centre.y) * 32];
    return drawn(SIGNS[id] ?? "act-cards", x, y, 28, 28, { ink: "var(--ink-2)", cut: "var(--sea)" });
  };
  return printed.content.kylix_ring.clockwise_from_north.map(sign).join("");
}

const dark = (x: number, y: number, w: number): string =>
  `<rect class="dark" x="${x + 3}" y="${y + 3}" width="${w - 6}" height="${side - 6}" rx="12"/>`;

// The ferryman on its first square, its name on the last; what a ship would lie on is not drawn half.
function styx({ chart, printed, seats }: Game, phone: boolean): string {
  const all = chart.spots.filter((spot) => spot.code === "S");
  const [first, last] = [all[0], all.at(-1)];
  if (!first || !last) return "";
  const [x, y, w] = [first.x * side, first.y * side, all.length * side];
  const free = (square: string): boolean => seats.every(({ player }) => player.ship !== square);
  const word = printed.word("styx");
  const names = both(phone, x + w - 55, y + 58, word, 24, word, 1, 2, 30, ' font-style="italic"');
  return (
    dark(x, y, w) +
    (free(first.square) ? drawn("styx", x + 16, y + 14, 62, 62, { ink: "#D9A27C", cut: GLAZE }) : "") +
    (free(last.square) ? `<g class="bone">${names}</g>` : "")
  );
}

function athens({ chart, printed }: Game, phone: boolean): string {
  const spot = chart.spots.find((each) => each.code === "ATH");
  if (!spot) return "";
  const [x, y] = [spot.x * side, spot.y * side];
  const word = printed.word("athens");
  const names = both(phone, x + 50, y + 89, word, 17, word.slice(0, 3).toLocaleUpperCase(printed.lang), 0, 3, 24, ' font-weight="700"');
  return dark(x, y, side) + drawn("loc-4", x + 18, y + 8, 64, 64, { ink: "#D98A58", cut: GLAZE }) + `<g class="bone">${names}</g>`;
}

export const places = (game: Game, phone = false): string =>
  game.printed.cities.map((each, i) => city(game, each, i, phone)).join("") +
  game.printed.settlements.map((each, i) => settlement(game, each, i, phone)).join("");

function named(game: Game, place: Place, x: number, y: number, low: number, phone: boolean): string {
  const name = place.name[game.lang];
  const squeezed = name.length > 10 ? ' textLength="82" lengthAdjust="spacingAndGlyphs"' : "";
  return (phone ? "" : text("nm", x, y, 17, name, squeezed)) + text("lt", x, y + low, 21, game.printed.shortName(place.id), ' font-weight="700"');
}

const LAND = { ink: "var(--on-land)", cut: "var(--land)" };

function city(game: Game, place: Place, i: number, phone: boolean): string {
  const spot = game.chart.at(place.square);
  const [x, y] = [spot.x * side, spot.y * side];
  const lies = game.open.cities[i] ?? [];
  const slots = place.slots ?? 0;
  const jar = (_: unknown, n: number): string => {
    const jx = x + 50 - 16 * slots + 32 * n;
    const letter = lies[n];
    if (!letter) return drawn("treasure-slot", jx, y + 47, 32, 32, { ink: "var(--on-land)" });
    const colour = colourOf[letter];
    const pot = drawn("treasure", jx, y + 47, 32, 32, { ink: GLAZE, c: `var(--${colour})` });
    return pot + text("letter", jx + 16, y + 71.5, 16, letter, ` style="fill:var(--on-${colour})"`);
  };
  return (
    `<rect class="land" x="${x + 3}" y="${y + 3}" width="94" height="94" rx="12"/>` +
    drawn("city", x + 44, y + 4, 48, 44, LAND) +
    `<path class="worth" d="M${x + 8} ${y + 8}h30v22l-15 11-15-11Z"/>` +
    text("value", x + 23, y + 30, 25, place.value) +
    Array.from({ length: slots }, jar).join("") +
    named(game, place, x + 50, y + 90.5, 4.5, phone)
  );
}

function settlement(game: Game, place: Place, i: number, phone: boolean): string {
  const spot = game.chart.at(place.square);
  const [x, y] = [spot.x * side, spot.y * side];
  const many = place.soldiers ?? 0;
  const holder = game.at(seatOf(game.open.holders[i] ?? null));
  const soldier = (_: unknown, n: number): string => {
    const px = x + 50 - 15 * many + 30 * n - (holder && many > 1 ? 6 : 0); // beside them stands his letter
    if (!holder) return `<circle class="none" cx="${px + 15}" cy="${y + 61}" r="12"/>`;
    const inks = { ink: GLAZE, c: `var(--${holder.colour})`, on: `var(--on-${holder.colour})` };
    return drawn("soldier-clear", px, y + 46, 30, 30, inks);
  };
  const held = holder ? (many === 1 ? text("held", x + 74, y + 68, 17, holder.letter) : text("held", x + 81, y + 66, 15, holder.letter)) : "";
  return (
    `<rect class="land" x="${x + 3}" y="${y + 3}" width="94" height="94" rx="36"/>` +
    drawn("settlement", x + 44, y + 10, 36, 32, LAND) +
    `<path class="worth" d="M${x + 17} ${y + 14}h26v20l-13 10-13-10Z"/>` +
    text("value", x + 30, y + 34, 22, place.value) +
    Array.from({ length: many }, soldier).join("") +
    held +
    named(game, place, x + 50, y + 90, 2, phone)
  );
}
