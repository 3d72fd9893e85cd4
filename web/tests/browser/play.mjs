// SPDX-License-Identifier: GPL-3.0-or-later
// Plays through the page: whatever is legal there, in whatever way the table offers it.
import { expect, until } from "./lib.mjs";

export const state = (page) =>
  page.evaluate(() => {
    const go = document.querySelector(".foot .go");
    return {
      ended: document.querySelector("main.end") !== null,
      curtain: document.querySelector("main .go")?.closest("main")?.querySelector(".mark") != null,
      verdict: document.querySelector(".verdict") !== null,
      awaited: document.querySelector(".status.mine") !== null,
      ready: go !== null && !go.disabled,
    };
  });

// Chooses one thing at the table by the mouse and sends it; a thing with several choices opens its menu.
async function clickMove(page, pick) {
  const things = page.locator(".area :is(.legal, .act:not(.off):not(.legal), button[data-at], button[data-choice]):not([disabled]):visible");
  const all = await things.count();
  if (all === 0) return false;
  await things.nth(pick(all)).click({ timeout: 2000 });
  const menu = page.locator(".thing-menu button");
  const offered = await menu.count();
  if (offered > 0) await menu.nth(pick(offered)).click({ timeout: 2000 });
  const go = page.locator(".foot .go:not([disabled])");
  if ((await go.count()) > 0) await go.first().click({ timeout: 2000 });
  return true;
}

// The same by keys only: the number selects, Enter on the focused button sends.
async function keyMove(page, pick) {
  const list = page.locator(".foot .help .btn").first();
  if ((await list.getAttribute("aria-expanded")) !== "true") {
    await list.focus();
    await page.keyboard.press("Enter");
  }
  const choices = page.locator("button[data-choice]");
  const all = await choices.count();
  if (all === 0) return false;
  await choices.first().focus();
  for (let i = pick(all); i > 0; i -= 1) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter"); // what is chosen is sent by choosing it again
  return true;
}

// A simple source of numbers, so that a failure can be seen again.
export function picker(seed) {
  let x = seed;
  return (n) => {
    x = (x * 1103515245 + 12345) % 2147483648;
    return x % n;
  };
}

export async function playToEnd(page, { keys = false, seed = 1, most = 2500, pause = 20, until = () => false } = {}) {
  const pick = picker(seed);
  for (let turn = 0; turn < most; turn += 1) {
    const now = await state(page);
    if (now.ended) return turn;
    if (until(turn)) return turn;
    if (now.verdict) await page.locator(".verdict .btn").click({ timeout: 1000 }).catch(() => {});
    else if (now.curtain) await page.locator("main .go").click();
    else if (now.awaited) {
      try {
        await (keys ? keyMove : clickMove)(page, pick);
      } catch {
        // The table changed under the hand; look again.
      }
    }
    await page.waitForTimeout(now.awaited ? pause : 60);
  }
  expect(false, `no end after ${most} looks`);
}

// From the lobby into a match against the bot, in one click.
export async function playBot(page, server, game = "Hector and Achilles") {
  await page.goto(server.address);
  await page.getByRole("button", { name: `Play now: ${game} against a bot` }).click();
  await page.waitForURL("**/match/**");
  await page.locator(".area").waitFor();
}

// Everything quick, and nothing by itself: for tests that are not about showing moves. An answer that is given by itself
// would come between what a test looks at and what it does.
export const quick = (page) =>
  page.addInitScript(() => localStorage.setItem("ilion", JSON.stringify({ slow: false, forced: false, sound: false, lang: "en" })));

// How much the log tells. The same thing in a row is one line with how often, and who sees more has more lines of it.
export async function told(page) {
  const lines = await page.locator(".side li:not(.note)").allInnerTexts();
  return lines.reduce((sum, line) => sum + Number(/× (\d+)/.exec(line)?.[1] ?? 1), 0);
}

export const tellsMore = (page, than) => until(async () => (await told(page)) > than, "the log goes on", 20_000);

// The first choice by its number, sent; then it is told.
export async function makeMove(page) {
  await page.locator(".status.mine").waitFor();
  const known = await told(page);
  await page.keyboard.press("1");
  await page.locator(".foot .go:not([disabled])").click();
  await tellsMore(page, known);
}

export async function resign(page) {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("button", { name: "Yes, resign" }).click();
  await page.keyboard.press("Escape");
}
