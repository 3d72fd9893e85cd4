// SPDX-License-Identifier: GPL-3.0-or-later
import { describe, expect, it } from "vitest";
import { phaseOf, whenOf } from "../../src/match/when";

const asked = (phase: string, source = "none") => ({ phase, act: { source } });

describe("how far a match of Achaia is", () => {
  it("names the chapter of the rules that is being played", () => {
    expect(phaseOf(asked("place"))).toBe("phase.setup");
    expect(phaseOf(asked("supplies"))).toBe("phase.preparation");
    expect(phaseOf(asked("turn"))).toBe("phase.intrigue");
    expect(phaseOf(asked("use"))).toBe("phase.dominance");
    expect(phaseOf(asked("over"))).toBeNull();
  });
  it("counts a step of an announcement to what it was announced by", () => {
    expect(phaseOf(asked("pick-die", "card"))).toBe("phase.intrigue");
    expect(phaseOf(asked("pick-die", "location"))).toBe("phase.dominance");
  });
  it("is told with the round", () => {
    expect(whenOf("achaia", { round: 2, question: asked("turn") }, 0, 3, null)).toBe("Round II · intrigue phase");
    expect(whenOf("achaia", { round: 3, question: asked("over") }, 0, 3, null)).toBe("Round III");
  });
});
