// SPDX-License-Identifier: GPL-3.0-or-later
// A short stretch of a match of bots as a moving picture: node tests/film.mjs FILE.webp [game] [steps]
// img2webp puts it together (Debian: webp); nothing else needs it.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openPage, startBrowser, startServer } from "./browser/lib.mjs";
import { played, stepsOf } from "./browser/stage.mjs";

const [file = "replay.webp", game = "hector", many = "16"] = process.argv.slice(2);
const REST = 1100; // milliseconds a step is looked at
const FRAME = 100; // and each picture of what moves

const server = await startServer();
const browser = await startBrowser();
const folder = mkdtempSync(join(tmpdir(), "ilion-film-"));
const film = []; // what img2webp is given: how long, then the picture
try {
  const page = await openPage(browser, { viewport: { width: 1180, height: 740 }, colorScheme: "light", locale: "en" });
  const match = await played(page, server, game);
  const steps = await stepsOf(page, server, match);
  // In the midst, where both have much on the table.
  const first = Math.floor(match.steps * 0.55);
  await page.goto(`${server.address}/replay/${match.id}/${first}?as=0`);
  await page.locator("main > *").first().waitFor();
  await page.waitForTimeout(900);
  const shoot = async (ms) => {
    const path = join(folder, `${String(film.length).padStart(4, "0")}.png`);
    await page.screenshot({ path });
    film.push("-d", String(ms), path);
  };
  await shoot(REST);
  let told = 0;
  for (let step = first; told < Number(many) && step < match.steps; step += 1) {
    await page.keyboard.press("ArrowRight");
    const decided = /^\d /.test(steps[step] ?? ""); // what chance does is seen with what it follows from
    told += decided ? 1 : 0;
    for (let i = 0; i < (decided ? 4 : 1); i += 1) await shoot(FRAME);
    if (!decided) continue;
    await page.waitForTimeout(300);
    await shoot(REST);
  }
  execFileSync("img2webp", ["-loop", "0", "-lossy", "-q", "55", "-m", "6", ...film, "-o", file], { stdio: "ignore" });
  console.log(`${file}: ${film.length / 3} pictures, ${Math.round(statSync(file).size / 1024)} KB`);
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
