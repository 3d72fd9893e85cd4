// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of every page, phone and desktop, day and night: node tests/shots.mjs FOLDER [page]
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { openPage, startBrowser, startServer } from "./browser/lib.mjs";
import { playBot, playToEnd, quick } from "./browser/play.mjs";

const [folder = "shots", only = ""] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const sizes = { desktop: [1440, 900], laptop: [1366, 768], tablet: [820, 1180], phone: [390, 844], small: [360, 740] };

const server = await startServer();
const browser = await startBrowser();
const wanted = (name) => name.includes(only);

// One picture a size and theme of what the page shows now.
async function shoot(page, name, which = ["desktop", "phone"]) {
  for (const size of which) {
    const [width, height] = sizes[size];
    await page.setViewportSize({ width, height });
    for (const colorScheme of ["light", "dark"]) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.waitForTimeout(250);
      await page.screenshot({ path: join(folder, `${name}-${size}-${colorScheme}.png`) });
    }
  }
}

async function game(name, id, looks) {
  const page = await openPage(browser);
  await quick(page);
  await playBot(page, server, name);
  await shoot(page, `${id}-start`);
  await playToEnd(page, { seed: 7, until: (turn) => turn > looks });
  await page.locator(".status.mine").waitFor({ timeout: 5000 }).catch(() => {});
  await shoot(page, `${id}-midst`, Object.keys(sizes));
  await page.locator(".foot .help .btn").first().click({ timeout: 2000 }).catch(() => {});
  await shoot(page, `${id}-list`);
  for (let i = 0; i < 2; i += 1) await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 1440, height: 900 });
  await playToEnd(page, { seed: 7, most: 8000 });
  await page.waitForTimeout(1500);
  await shoot(page, `${id}-end`);
  await page.getByRole("link", { name: "Watch it again" }).click();
  await page.locator("main > *").first().waitFor();
  for (let i = 0; i < 30; i += 1) await page.keyboard.press("ArrowRight");
  await page.waitForTimeout(500);
  await shoot(page, `${id}-replay`);
  for (const trouble of page.troubles) console.log(`${id}: ${trouble}`);
  await page.context().close();
}

try {
  const games = { hector: ["Hector and Achilles", 30], deukalion: ["Deukalion", 40], achaia: ["Achaia", 40] };
  for (const [id, [name, looks]] of Object.entries(games)) if (wanted(id)) await game(name, id, looks);
  if (wanted("lobby") || wanted("waiting") || wanted("rules") || wanted("menu")) {
    const page = await openPage(browser);
    await page.goto(server.address);
    await page.waitForTimeout(600);
    await shoot(page, "lobby", Object.keys(sizes));
    await page.getByRole("button", { name: "Menu" }).click();
    await shoot(page, "menu");
    await page.keyboard.press("Escape");
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole("button", { name: "Open the table" }).click();
    await page.locator("#link").waitFor();
    await shoot(page, "waiting");
    await page.goto(`${server.address}/rules/hector#H4.5`);
    await page.waitForTimeout(600);
    await shoot(page, "rules");
    await page.context().close();
  }
} finally {
  await browser.close();
  await server.stop();
}
