// SPDX-License-Identifier: GPL-3.0-or-later
import { describe, expect, it, vi } from "vitest";
import { api } from "../../src/app/api";
import { soonest } from "../../src/lobby/games";
import { Listed } from "../../src/lobby/listed.svelte";
import type { Lang, Summary } from "../../src/protocol";

const table = (id: string, state: Summary["state"], touched: number, awaited = false): Summary =>
  ({ id, state, touched, awaited }) as Summary;

describe("my tables", () => {
  it("stand with those that wait for me first and those that are over last", () => {
    const given = [table("over", "finished", 9), table("runs", "running", 3), table("open", "open", 4), table("mine", "running", 1, true)];
    expect(soonest(given).map((each) => each.id)).toEqual(["mine", "open", "runs", "over"]);
  });
});

describe("a long list", () => {
  const many = (n: number, from = 0): Summary[] => Array.from({ length: n }, (_, i) => table(`m${from + i}`, "finished", 1000 - from - i));

  it("shows a few, then all there are", async () => {
    const listed = new Listed("finished", () => "en");
    expect(listed.more(many(6))).toBe(0);
    expect(listed.rows(many(21))).toHaveLength(6);
    expect(listed.more(many(21))).toBe(21);
    await listed.show(many(21));
    expect(listed.rows(many(21))).toHaveLength(21);
    expect(listed.more(many(21))).toBe(0);
  });
  it("fetches what lies further back, and loses nothing that new matches push out", async () => {
    const asked = vi.spyOn(api, "listed").mockResolvedValue({ matches: many(11, 60), more: false });
    const listed = new Listed("mine", () => "en", soonest);
    await listed.show(many(60));
    expect(listed.more(many(60))).toBeNull();
    await listed.show(many(60));
    expect(asked).toHaveBeenCalledWith("mine", 60);
    expect(listed.more(many(60))).toBe(0);
    const pushed = [table("new", "running", 2000, true), ...many(59)];
    const rows = listed.rows(pushed).map((each) => each.id);
    expect(rows).toHaveLength(72);
    expect([rows[0], rows[60], rows[71]]).toEqual(["new", "m59", "m70"]);
  });
  it("fetches it again in another language", async () => {
    vi.spyOn(api, "listed").mockResolvedValue({ matches: many(11, 60), more: false });
    let lang: Lang = "en";
    const listed = new Listed("finished", () => lang);
    for (let i = 0; i < 2; i += 1) await listed.show(many(60));
    lang = "nl";
    expect([listed.rows(many(60)).length, listed.more(many(60))]).toEqual([60, null]);
    await listed.show(many(60));
    expect([listed.rows(many(60)).length, listed.more(many(60))]).toEqual([71, 0]);
  });
});
