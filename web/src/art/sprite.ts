// SPDX-License-Identifier: GPL-3.0-or-later
// The drawings, put into the document as symbols when one is first used: a use inherits ink, cut and
// accent from the place where it stands, which an image could not.

const files = import.meta.glob<string>("./svg/*.svg", { query: "?raw", import: "default", eager: true });

const SVG = "http://www.w3.org/2000/svg";
const boxes = new Map<string, string>();
let sheet: SVGSVGElement | null = null;

function sheetOf(): SVGSVGElement {
  if (sheet?.isConnected) return sheet;
  sheet = document.createElementNS(SVG, "svg");
  sheet.setAttribute("width", "0");
  sheet.setAttribute("height", "0");
  sheet.setAttribute("aria-hidden", "true");
  sheet.classList.add("sprite");
  document.body.prepend(sheet);
  boxes.clear();
  return sheet;
}

// Makes sure the drawing is in the document and gives its view box.
export function drawing(name: string): string {
  const known = sheet?.isConnected ? boxes.get(name) : undefined;
  if (known) return known;
  const text = files[`./svg/${name}.svg`];
  if (!text) throw new Error(`no drawing ${name}`);
  const into = sheetOf();
  const box = /viewBox="([^"]*)"/.exec(text)?.[1] ?? "0 0 64 64";
  const symbol = document.createElementNS(SVG, "symbol");
  symbol.id = `art-${name}`;
  symbol.setAttribute("viewBox", box);
  // Not by a parser of its own: a document a drawing costs more than the drawing.
  symbol.innerHTML = text.slice(text.indexOf(">", text.indexOf("<svg")) + 1, text.lastIndexOf("</svg>"));
  into.append(symbol);
  boxes.set(name, box);
  return box;
}
