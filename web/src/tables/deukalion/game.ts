// SPDX-License-Identifier: GPL-3.0-or-later
// What every part of the table is given: the view with the printed content and the words to it.

import type { Frame, Lang } from "../../protocol";
import { Printed, type Content } from "./content";
import { Chart } from "./sea";
import { points, type Open, type Player, type View } from "./view";
import { words } from "./words";

export interface Seated {
  seat: number;
  player: Player;
  name: string;
  bot: boolean;
  me: boolean;
  colour: string;
  letter: string;
  points: number;
}

export class Game {
  readonly printed: Printed;
  readonly chart: Chart;
  readonly open: Open;
  readonly seats: Seated[];
  readonly words: (typeof words)["en"];
  readonly target: number;

  constructor(
    readonly view: View,
    readonly seat: number | null,
    frame: Frame<View>,
    content: Content,
    readonly lang: Lang,
  ) {
    this.printed = new Printed(content, lang);
    this.chart = new Chart(content);
    this.open = view.open;
    this.words = words[lang];
    const figure = (id: string): number => this.printed.quest(id)?.points ?? 0;
    const soldiers = this.printed.settlements.map((place) => place.soldiers ?? 0);
    const sitters = frame.seats ?? [];
    const inPlay = (seat: number, player: Player): boolean =>
      sitters.length > 0 ? seat < sitters.length : player.aboard + player.below > 0 || player.ship !== null;
    this.seats = view.open.players.flatMap((player, seat) => {
      if (!inPlay(seat, player)) return [];
      const sitter = sitters.find((each) => each.seat === seat);
      const colour = this.printed.colour(seat);
      return [
        {
          seat,
          player,
          name: sitter?.name || this.printed.hero(seat),
          bot: sitter?.kind === "bot",
          me: seat === this.seat,
          colour,
          letter: (colour[0] ?? "").toUpperCase(),
          points: points(view.open, seat, figure, soldiers),
        },
      ];
    });
    this.target = content.target[String(this.seats.length)] ?? 0;
  }

  get me(): Seated | undefined {
    return this.seats.find((each) => each.me);
  }

  at(seat: number): Seated | undefined {
    return this.seats.find((each) => each.seat === seat);
  }

  name(seat: number): string {
    return this.at(seat)?.name ?? "";
  }

  get secret(): { quest: string | null; hand: string[] } {
    const own = this.seat === null ? undefined : this.view.secrets[this.seat];
    return own?.known ? own : { quest: null, hand: [] };
  }

  // Where the way of a piece would have to end, so that it is drawn round it: of a ship [D6.3], of the Hydra [D10.2].
  stops(piece: number | "hydra"): Set<string> {
    const stops = new Set([this.open.hydra]);
    for (const { player, seat } of this.seats)
      if (seat !== piece && player.ship && (piece === "hydra" || this.chart.at(player.ship).code !== "@")) stops.add(player.ship);
    for (const spot of this.chart.spots)
      if (spot.code === "S" || (piece === "hydra" && spot.code === "@")) stops.add(spot.square);
    return stops;
  }
}
