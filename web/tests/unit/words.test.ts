// SPDX-License-Identifier: GPL-3.0-or-later
// That no key is missing is the compiler's business; that none is unused, and that the languages take
// the same things to fill in, is this.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { de } from "../../src/words/de";
import { en } from "../../src/words/en";
import { nl } from "../../src/words/nl";

const root = join(import.meta.dirname ?? new URL(".", import.meta.url).pathname, "../../src");

function sources(folder: string): string {
  return readdirSync(folder, { withFileTypes: true })
    .map((each) => {
      const path = join(folder, each.name);
      if (each.isDirectory()) return each.name === "words" ? "" : sources(path);
      return /\.(svelte|ts)$/.test(each.name) ? readFileSync(path, "utf8") : "";
    })
    .join("\n");
}

const holes = (sentence: string): string[] => [...sentence.matchAll(/\{(\w+)\}/g)].map((each) => each[1]!).sort();

describe("catalogues", () => {
  it("have no unused string", () => {
    const text = sources(root);
    const unused = Object.keys(en).filter((key) => !text.includes(`"${key.replace(/\.one$/, "")}"`));
    expect(unused).toEqual([]);
  });
  it("fill in the same things", () => {
    for (const key of Object.keys(en) as (keyof typeof en)[]) {
      expect(holes(de[key]), key).toEqual(holes(en[key]));
      expect(holes(nl[key]), key).toEqual(holes(en[key]));
    }
  });
  it("call levels in English what they are called everywhere, and promise a time where it is taken", () => {
    for (const level of ["novice", "easy", "medium", "hard", "master"] as const) {
      expect(en[`bot.${level}`]).toBe(level);
      for (const words of [en, de, nl]) expect(/se[ck][ou]nd/i.test(words[`bot.${level}.about`]), level).toBe(level === "master");
    }
  });
  it("say something", () => {
    for (const words of [en, de, nl]) expect(Object.values(words).filter((each) => each.trim() === "")).toEqual([]);
  });
});
