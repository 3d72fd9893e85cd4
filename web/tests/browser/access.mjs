// SPDX-License-Identifier: GPL-3.0-or-later
// axe-core on every page in both themes: nothing serious or critical.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, run, web } from "./lib.mjs";
import { playBot, playToEnd, quick } from "./play.mjs";

const axe = readFileSync(join(web, "node_modules/axe-core/axe.min.js"), "utf8");

async function check(page, what) {
  for (const theme of ["light", "dark"]) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    await page.waitForTimeout(150);
    await page.evaluate(axe);
    const found = await page.evaluate(async () => {
      const { violations } = await globalThis.axe.run(document);
      return violations
        .filter((each) => each.impact === "serious" || each.impact === "critical")
        .map((each) => `${each.id}: ${each.nodes.slice(0, 4).map((node) => node.target.join(" ")).join(", ")}`);
    });
    expect(found.length === 0, `${what}, ${theme}:\n${found.join("\n")}`);
  }
}

await run("access", {
  async "the lobby"({ server, open }) {
    const page = await open();
    await page.goto(server.address);
    await page.getByText("Open tables").first().waitFor();
    await check(page, "lobby");
    await page.getByRole("button", { name: "Menu" }).click();
    await check(page, "menu");
  },
  async "the rules"({ server, open }) {
    const page = await open();
    await page.goto(`${server.address}/rules/hector#H4.5`);
    await page.locator("article.here").waitFor();
    await check(page, "rules");
    await page.getByRole("searchbox").fill("retreat");
    await page.getByRole("status").waitFor();
    await check(page, "search");
  },
  async "a table that waits"({ server, open }) {
    const page = await open();
    await page.goto(server.address);
    await page.getByRole("button", { name: "Open the table" }).click();
    await page.locator("#link").waitFor();
    await check(page, "waiting");
  },
  async "a match, its end and its replay"({ server, open }) {
    const page = await open();
    await quick(page);
    await playBot(page, server);
    await check(page, "first decision");
    await playToEnd(page, { seed: 4, until: (turn) => turn > 25 });
    await check(page, "in the midst");
    await page.locator(".foot .help .btn").first().click({ timeout: 2000 }).catch(() => {});
    await check(page, "list of choices");
    for (let i = 0; i < 2; i += 1) await page.keyboard.press("Escape"); // what is chosen, then the list
    await playToEnd(page, { seed: 4 });
    await check(page, "end");
    await page.getByRole("link", { name: "Watch it again" }).click();
    await page.locator(".hector").waitFor();
    await check(page, "replay");
  },
});
