// SPDX-License-Identifier: GPL-3.0-or-later
import { describe, expect, it } from "vitest";
import { hitsOf } from "../../src/match/hits";
import type { GameEvent } from "../../src/protocol";

const names = ["Kassandra", "Echo", "Nestor"];
const name = (seat: unknown): string => names[seat as number] ?? "";

describe("what others did to me", () => {
  describe("in Achaia", () => {
    const city = (actor = 1) => ({ players: [1, 2, 3], question: { act: { source: "card", actor } } });
    const felt = (seat: number | null, events: GameEvent[], before = city()) =>
      hitsOf("achaia", { seat, events }, before, city(), 0, name).map(({ says, given }) => [says, given.name ?? given.n]);

    it("is told with its doer", () => {
      expect(felt(1, [{ kind: "gold-taken", from: 0, to: 1, amount: 4 }])).toEqual([["hit.robbed", "Echo"]]);
      expect(felt(2, [{ kind: "answered-cousin", seat: 2 }, { kind: "card-cancelled", card: "I01" }], city(0))).toEqual([["hit.cancelled", "Nestor"]]);
      expect(felt(1, [{ kind: "card-announced", seat: 1, opp: 0 }])).toEqual([["hit.against", "Echo"]]);
      expect(felt(1, [{ kind: "influence", seat: 0, by: -2 }])).toEqual([["hit.influence", 2]]);
    });
    it("counts dice and markers of my colour", () => {
      expect(felt(1, [{ kind: "die", colour: "R", from: "4@3", to: "3@3" }, { kind: "die", colour: "R", from: "5@3", to: "4@3" }])).toEqual([["hit.die", "Echo"]]);
      expect(felt(1, [{ kind: "marker-returned", colour: "R", location: "3" }])).toHaveLength(1);
      expect(felt(null, [{ kind: "die", colour: "R", from: "0", to: "3" }])).toEqual([]); // rolled by chance
    });
    it("is nothing that I or others among themselves do, and nothing good", () => {
      expect(felt(0, [{ kind: "gold-paid", seat: 0, amount: 4 }])).toEqual([]);
      expect(felt(1, [{ kind: "gold-taken", from: 2, to: 1, amount: 4 }, { kind: "die", colour: "B", from: "1@1", to: "2@1" }])).toEqual([]);
      expect(felt(1, [{ kind: "influence", seat: 0, by: 2 }, { kind: "card-announced", seat: 1, opp: 1 }])).toEqual([]);
      expect(felt(2, [{ kind: "card-cancelled", card: "I01" }], city(1))).toEqual([]);
    });
  });

  describe("in Deukalion", () => {
    const sea = (cargo: string[], holders: (string | null)[], attacker: string | null = null) => ({
      open: { players: [{ cargo }, { cargo: [] }], holders, fight: { kind: attacker ? "ship" : "none", attacker, defender: attacker ? "DEU" : null } },
    });
    const felt = (seat: number | null, events: GameEvent[], before = sea([], []), after = before) =>
      hitsOf("deukalion", { seat, events }, before, after, 0, name).map(({ says, given }) => [says, given.name ?? given.n]);

    it("is an attack, and what it cost", () => {
      expect(felt(1, [{ kind: "fight", type: "ship", attacker: "PER", defender: "DEU", place: null }])).toEqual([["hit.attacked", "Echo"]]);
      expect(felt(1, [{ kind: "fight", type: "hydra-attacks", attacker: "DEU", defender: null, place: null }])).toEqual([["hit.hydra", undefined]]);
      expect(felt(null, [{ kind: "soldiers-lost", ship: "DEU", soldiers: 3 }], sea([], [], "PER"))).toEqual([["hit.soldiers", 3]]);
      expect(felt(1, [{ kind: "treasure-taken", ship: "PER", colour: "R" }], sea(["R"], []), sea([], []))).toEqual([["hit.treasure", "Echo"]]);
      expect(felt(1, [{ kind: "settlement-fell", place: "LIN", soldiers: 2 }], sea([], ["DEU"]), sea([], [null]))).toEqual([["hit.settlement", undefined]]);
    });
    it("is no fight that I began, nor one of others", () => {
      expect(felt(null, [{ kind: "soldiers-lost", ship: "DEU", soldiers: 3 }], sea([], [], "DEU"))).toEqual([]);
      expect(felt(1, [{ kind: "fight", type: "city", attacker: "PER", defender: null, place: "SPA" }, { kind: "treasure-taken", ship: "PER", colour: "R" }])).toEqual([]);
    });
  });

  it("is nothing in a game that is not known", () => {
    expect(hitsOf("hector", { seat: 1, events: [{ kind: "won", side: 1 }] }, {}, {}, 0, name)).toEqual([]);
  });
});
