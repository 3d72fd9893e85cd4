// SPDX-License-Identifier: GPL-3.0-or-later
import { describe, expect, it } from "vitest";
import { pieces, wordsOf } from "../../src/rules/markdown";
import { lit, search } from "../../src/rules/search";

describe("the rules' text", () => {
  it("finds bold, code and other paragraphs", () => {
    expect(wordsOf("a **b** `c` [H4.5].")).toEqual([
      { kind: "text", text: "a " },
      { kind: "bold", text: "b" },
      { kind: "text", text: " " },
      { kind: "code", text: "c" },
      { kind: "text", text: " " },
      { kind: "rule", text: "H4.5" },
      { kind: "text", text: "." },
    ]);
  });
  it("never makes HTML", () => {
    expect(wordsOf("<b>x</b>")).toEqual([{ kind: "text", text: "<b>x</b>" }]);
  });
  it("knows lists and tables", () => {
    const [item, table, text] = pieces("- one\n| id | b |\n| --- | --- |\n| [A10.I01] | Steal |\n| | c |\n\na *b*");
    expect([item, text]).toEqual([
      { kind: "item", words: wordsOf("one") },
      { kind: "text", words: [{ kind: "text", text: "a " }, { kind: "italic", text: "b" }] },
    ]);
    expect(table).toEqual({
      kind: "table",
      head: [wordsOf("id"), wordsOf("b")],
      rows: [
        { id: "A10.I01", cells: [wordsOf("[A10.I01]"), wordsOf("Steal")] },
        { id: null, cells: [[], wordsOf("c")] },
      ],
    });
  });
  it("keeps a drawing in letters as it is", () => {
    expect(pieces("Map:\n```\n  a b\n1 ~ @\n```\nend")).toEqual([
      { kind: "text", words: wordsOf("Map:") },
      { kind: "code", text: "  a b\n1 ~ @" },
      { kind: "text", words: wordsOf("end") },
    ]);
  });
});

describe("search", () => {
  const book = {
    title: "",
    chapters: [
      { number: 1, title: "", paragraphs: [{ id: "H1.1", title: "Sides", text: "Achaeans" }, { id: "H1.2", title: "Größe", text: "x" }] },
      { number: 2, title: "", paragraphs: [{ id: "H2.1", title: "Armies", text: "four stacks" }] },
    ],
  };
  it("wants every word, without regard to case and accents", () => {
    expect(search(book, "ARMIES stack").flatMap((each) => each.paragraphs.map((p) => p.id))).toEqual(["H2.1"]);
    expect(search(book, "grosse").length + search(book, "große").length).toBe(1);
    expect(search(book, " ")).toBe(book.chapters);
    expect(search(book, "armies sides")).toEqual([]);
  });
  it("shows where a word was found", () => {
    expect(lit("The Größe of a (stack)", "grösse")).toEqual(["The Größe of a (stack)"]);
    expect(lit("The Größe of a (stack)", "GROß (s")).toEqual(["The ", "Größ", "e of a ", "(s", "tack)"]);
    expect(lit("nothing", " ")).toEqual(["nothing"]);
  });
});
