// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of every page, phone and desktop, day and night: node tests/shots.mjs FOLDER [page] [language]
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { openPage, startBrowser, startServer } from "./browser/lib.mjs";
import { playToEnd } from "./browser/play.mjs";
import { goOn, played } from "./browser/stage.mjs";

const [folder = "shots", only = "", lang = "en"] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const sizes = { desktop: [1440, 900], laptop: [1366, 768], tablet: [820, 1180], phone: [390, 844], small: [360, 740], landscape: [1024, 768] };

const server = await startServer();
const browser = await startBrowser();
const wanted = (name) => name.includes(only) || only === "all";
const open = () => openPage(browser, { locale: lang });

// One picture a size and theme of what the page shows now.
async function shoot(page, name, which = ["desktop", "small"]) {
  for (const size of which) {
    const [width, height] = sizes[size];
    await page.setViewportSize({ width, height });
    for (const colorScheme of ["light", "dark"]) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.waitForTimeout(200);
      await page.screenshot({ path: join(folder, `${name}-${size}-${colorScheme}.png`) });
    }
  }
  for (const trouble of page.troubles.splice(0)) console.log(`${name}: ${trouble}`);
}

async function game(id, players) {
  const page = await open();
  const match = await played(page, server, id, { players });
  await goOn(page, server, match, 0, { lang, forced: true });
  await shoot(page, `${id}-start`);
  await goOn(page, server, match, Math.floor(0.6 * match.steps), { lang, forced: true });
  await shoot(page, `${id}-midst`, Object.keys(sizes));
  await page.locator(".foot .help .btn").first().click();
  await shoot(page, `${id}-list`);
  await page.setViewportSize({ width: 1440, height: 900 });
  const { id: mine } = await goOn(page, server, match, Math.floor(0.98 * match.steps), { lang, forced: true });
  await playToEnd(page, { keys: true, seed: 7, most: 8000 });
  await page.locator("main.end svg").nth(1).waitFor();
  await page.waitForTimeout(1500);
  await shoot(page, `${id}-end`);
  await page.goto(`${server.address}/replay/${mine}/${Math.floor(match.steps / 2)}?as=0`);
  await page.locator("main > *").first().waitFor();
  await shoot(page, `${id}-replay`);
  await page.context().close();
}

const pages = {
  async lobby(page) {
    await page.goto(server.address);
    await page.waitForTimeout(600);
    await shoot(page, "lobby", Object.keys(sizes));
    await page.setViewportSize({ width: 390, height: 2800 });
    await page.screenshot({ path: join(folder, "lobby-whole.png") });
  },
  async menu(page) {
    await page.goto(server.address);
    await page.locator(".bar button.tool").last().click();
    await shoot(page, "menu");
  },
  async waiting(page) {
    await page.goto(server.address);
    await page.locator("form button.go").click();
    await page.locator("#link").waitFor();
    await shoot(page, "waiting");
  },
  async rules(page) {
    await page.goto(`${server.address}/rules/hector#H4.5`);
    await page.waitForTimeout(600);
    await shoot(page, "rules");
  },
};

try {
  for (const [id, players] of Object.entries({ hector: 2, deukalion: 3, achaia: 3 })) if (wanted(id)) await game(id, players);
  for (const [id, go] of Object.entries(pages)) {
    if (!wanted(id)) continue;
    const page = await open();
    await go(page);
    await page.context().close();
  }
} finally {
  await browser.close();
  await server.stop();
}
