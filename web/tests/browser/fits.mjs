// SPDX-License-Identifier: GPL-3.0-or-later
// What a small phone asks of every page: nothing to push sideways, and everything that takes a tap large enough for a
// fingertip. What counts is where a tap arrives, not how large the thing is drawn. And what the player on turn needs is in
// sight: neither the page nor a part of the table is to be pushed up.
import { expect } from "./lib.mjs";

export const PHONE = { width: 360, height: 740 };
const HIT = 44;
// Where 44 cannot be had: nine squares share 360 pixels, less the edge that a legal neighbour takes; three locations of
// Troy do, each with up to eight dice.
const LESS = { "[data-map]": 38, ".tile .ds": 24 };

function look({ hit, less }) {
  const found = [];
  const name = (node) => `${node.localName}.${[...node.classList].join(".")} “${(node.ariaLabel ?? node.textContent ?? "").trim().slice(0, 40)}”`;
  const wide = document.documentElement.scrollWidth;
  if (wide > innerWidth) found.push(`the page is ${wide} wide`);
  const open = document.querySelector("dialog[open]");
  const targets = (open ?? document).querySelectorAll("a[href], button, input, select, textarea, summary, [role=button], [role=tab]");
  const list = document.querySelector(".sheet.over"); // lies over a part of the table, and of some of its things
  const covered = (node, at) => {
    const under = list?.getBoundingClientRect();
    return under && !list.contains(node) && at.bottom > under.top && at.top < under.bottom;
  };
  for (const node of targets) {
    if (node.disabled || !node.checkVisibility({ visibilityProperty: true }) || node.closest(".vh")) continue;
    const inline = node.localName === "a" && getComputedStyle(node).display === "inline"; // a word of a sentence
    if (inline) continue;
    node.scrollIntoView({ block: "nearest", inline: "nearest" });
    const own = (node.closest("label") ?? node).getBoundingClientRect();
    if (own.width < 2 || covered(node, own)) continue;
    if (own.left < -1 || own.right > innerWidth + 1) {
      if (!node.closest(".slides")) found.push(`${name(node)} lies beside the page: ${Math.round(own.left)} to ${Math.round(own.right)}`);
    }
    const [x, y] = [own.left + own.width / 2, own.top + own.height / 2];
    const arrives = (dx, dy) => {
      const at = document.elementFromPoint(x + dx, y + dy);
      return at !== null && (node.contains(at) || at.contains(node) && at.localName === "label");
    };
    if (!arrives(0, 0)) continue; // lies under something else, as a table under its list does
    const reach = (dx, dy) => {
      let n = 0;
      while (n < 60 && arrives(dx * (n + 1), dy * (n + 1))) n += 1;
      return n;
    };
    const width = Math.max(own.width, reach(1, 0) + reach(-1, 0) + 1);
    const height = Math.max(own.height, reach(0, 1) + reach(0, -1) + 1);
    const least = Object.entries(less).find(([where]) => node.closest(where))?.[1] ?? hit;
    if (width < least - 0.5 || height < least - 0.5) found.push(`${name(node)} is ${width.toFixed(0)} x ${height.toFixed(0)}`);
  }
  return [...new Set(found)];
}

export async function fits(page, what) {
  const found = await page.evaluate(look, { hit: HIT, less: LESS });
  expect(found.length === 0, `${what} at ${PHONE.width} x ${PHONE.height}:\n  ${found.join("\n  ")}`);
}

// Hands and lists of cards may be pushed sideways; nothing of a table upwards.
function push() {
  const found = [];
  const lacks = (node) => node.scrollHeight - node.clientHeight;
  const page = document.documentElement;
  if (lacks(page) > 1) found.push(`the page lacks ${lacks(page)}`);
  for (const node of document.querySelectorAll(".area *")) {
    if (node.closest(".sheet.over, .thing-menu") || !/auto|scroll/.test(getComputedStyle(node).overflowY)) continue;
    if (lacks(node) > 1) found.push(`${node.localName}.${[...node.classList].join(".")} lacks ${lacks(node)}`);
  }
  // A thing that may be chosen and lies behind an edge is not in sight either.
  for (const node of document.querySelectorAll(".area button, .foot button")) {
    if (node.closest(".sheet.over, .thing-menu, .over") || !node.checkVisibility({ visibilityProperty: true })) continue;
    const { top, bottom, height } = node.getBoundingClientRect();
    if (height > 2 && (top < -1 || bottom > innerHeight + 1)) found.push(`${node.dataset.at ?? node.textContent.trim()} lies from ${Math.round(top)} to ${Math.round(bottom)}`);
  }
  // The figures of a seat do not lie on the next one.
  for (const node of document.querySelectorAll(".area :is(.seats, .players) .inv > *")) {
    const by = node.getBoundingClientRect().right - node.closest("li").getBoundingClientRect().right;
    if (by > 0) found.push(`“${node.textContent}” lies ${Math.round(by)} beside its seat`);
  }
  return found;
}

export async function inSight(page, what) {
  const found = await page.evaluate(push);
  const { width, height } = page.viewportSize();
  expect(found.length === 0, `${what} at ${width} x ${height}:\n  ${found.join("\n  ")}`);
}
