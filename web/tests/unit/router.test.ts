// SPDX-License-Identifier: GPL-3.0-or-later
import { describe, expect, it } from "vitest";
import { gameOfRule, joinPath, matchPath, parse, replayPath, rulesPath } from "../../src/app/router";
import { withKey } from "../../src/app/keys";

describe("router", () => {
  it("reads every kind of address", () => {
    expect(parse("/")).toEqual({ page: "lobby" });
    expect(parse("/match/abc")).toEqual({ page: "match", id: "abc", key: null });
    expect(parse("/match/abc", "?key=k1")).toEqual({ page: "match", id: "abc", key: "k1" });
    expect(parse("/rules/hector", "", "#H4.5")).toEqual({ page: "rules", game: "hector", paragraph: "H4.5" });
    expect(parse("/join/abc/key")).toEqual({ page: "join", id: "abc", key: "key" });
    expect(parse("/replay/abc/12", "?as=1")).toEqual({ page: "replay", id: "abc", step: 12, seat: 1, key: null });
    expect(parse("/replay/abc")).toEqual({ page: "replay", id: "abc", step: 0, seat: null, key: null });
  });
  it("knows what it does not know", () => {
    for (const path of ["/what", "/match", "/match/a/b", "/replay/a/-1", "/replay/a/x", "/match/%"]) {
      expect(parse(path).page, path).toBe("nowhere");
    }
  });
  it("writes what it reads", () => {
    expect(parse(matchPath("a b"))).toEqual({ page: "match", id: "a b", key: null });
    expect(withKey(matchPath("a"), "k/1")).toBe("/match/a?key=k%2F1");
    expect(withKey(replayPath("a", 3, 0), "k")).toBe("/replay/a/3?as=0&key=k");
    expect(withKey(matchPath("a"), null)).toBe("/match/a");
    expect(parse(joinPath("a", "k/1"))).toEqual({ page: "join", id: "a", key: "k/1" });
    const [path, search] = replayPath("a", 3, 0).split("?");
    expect(parse(path!, `?${search}`)).toEqual({ page: "replay", id: "a", step: 3, seat: 0, key: null });
    const [rules, hash] = rulesPath("achaia", "A6.8").split("#");
    expect(parse(rules!, "", `#${hash}`)).toEqual({ page: "rules", game: "achaia", paragraph: "A6.8" });
  });
  it("finds the game of a rule", () => {
    expect(["H4.5", "D5.6", "A6.8"].map(gameOfRule)).toEqual(["hector", "deukalion", "achaia"]);
  });
});
