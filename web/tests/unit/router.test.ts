// SPDX-License-Identifier: GPL-3.0-or-later
import { describe, expect, it } from "vitest";
import { gameOfRule, joinPath, matchPath, parse, replayPath, rulesPath } from "../../src/app/router";

describe("router", () => {
  it("reads every kind of address", () => {
    expect(parse("/")).toEqual({ page: "lobby" });
    expect(parse("/match/abc")).toEqual({ page: "match", id: "abc" });
    expect(parse("/rules/hector", "", "#H4.5")).toEqual({ page: "rules", game: "hector", paragraph: "H4.5" });
    expect(parse("/join/abc/key")).toEqual({ page: "join", id: "abc", key: "key" });
    expect(parse("/replay/abc/12", "?as=1")).toEqual({ page: "replay", id: "abc", step: 12, seat: 1 });
    expect(parse("/replay/abc")).toEqual({ page: "replay", id: "abc", step: 0, seat: null });
  });
  it("knows what it does not know", () => {
    for (const path of ["/what", "/match", "/match/a/b", "/replay/a/-1", "/replay/a/x", "/match/%"]) {
      expect(parse(path).page, path).toBe("nowhere");
    }
  });
  it("writes what it reads", () => {
    expect(parse(matchPath("a b"))).toEqual({ page: "match", id: "a b" });
    expect(parse(joinPath("a", "k/1"))).toEqual({ page: "join", id: "a", key: "k/1" });
    const [path, search] = replayPath("a", 3, 0).split("?");
    expect(parse(path!, `?${search}`)).toEqual({ page: "replay", id: "a", step: 3, seat: 0 });
    const [rules, hash] = rulesPath("achaia", "A6.8").split("#");
    expect(parse(rules!, "", `#${hash}`)).toEqual({ page: "rules", game: "achaia", paragraph: "A6.8" });
  });
  it("finds the game of a rule", () => {
    expect(["H4.5", "D5.6", "A6.8"].map(gameOfRule)).toEqual(["hector", "deukalion", "achaia"]);
  });
});
