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

function symbolOf(name: string): string {
  const text = files[`./svg/${name}.svg`];
  if (!text) throw new Error(`no drawing ${name}`);
  const box = /viewBox="([^"]*)"/.exec(text)?.[1] ?? "0 0 64 64";
  boxes.set(name, box);
  const inside = text.slice(text.indexOf(">", text.indexOf("<svg")) + 1, text.lastIndexOf("</svg>"));
  // Visible beyond its box: a line at the edge is not cut in half.
  return `<symbol id="art-${name}" viewBox="${box}" overflow="visible">${inside}</symbol>`;
}

// Puts drawings into the document before they are used, all at once: while a table waits for what lies on it.
export function prepare(names: readonly string[]): void {
  const into = sheetOf();
  into.insertAdjacentHTML("beforeend", names.filter((name) => !boxes.has(name)).map(symbolOf).join(""));
}

// Makes sure the drawing is in the document and gives its view box.
export function drawing(name: string): string {
  if (!sheet?.isConnected || !boxes.has(name)) prepare([name]);
  return boxes.get(name)!;
}
