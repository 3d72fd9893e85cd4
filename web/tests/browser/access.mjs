// SPDX-License-Identifier: GPL-3.0-or-later
// axe-core on every page in both themes: nothing serious or critical; and what a small phone asks (fits.mjs).
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PHONE, fits } from "./fits.mjs";
import { expect, run, web } from "./lib.mjs";
import { playBot, playToEnd, quick } from "./play.mjs";
import { goOn, played } from "./stage.mjs";

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

// Every page of a game on a small phone, in the language with the longest words.
const small = (game, players) =>
  async function onPhone({ server, open }) {
    const lang = "de";
    const page = await open({ viewport: PHONE, hasTouch: true, locale: lang, reducedMotion: "reduce" });
    const match = await played(page, server, game, { players });
    for (const part of [0, 0.2, 0.4, 0.6, 0.8]) {
      await goOn(page, server, match, part, { lang });
      await fits(page, `${game} after ${part} of a match`);
    }
    await page.locator(".foot .help .btn").first().click();
    await fits(page, "list of choices");
    await page.locator("aside .line").click();
    await fits(page, "log and chat");
    await page.goto(`${server.address}/replay/${match.id}/${Math.floor(match.steps / 2)}?as=0`);
    await page.locator("main > *").first().waitFor();
    await fits(page, "replay");
    await page.goto(`${server.address}/match/${match.id}`);
    await page.locator("main.end svg").nth(1).waitFor();
    await fits(page, "end");
  };

await run("access", {
  async "the pages on a small phone"({ server, open }) {
    for (const lang of ["en", "de", "nl"]) {
      const page = await open({ viewport: PHONE, hasTouch: true, locale: lang });
      await page.goto(server.address);
      await page.locator("details summary").click();
      await fits(page, `lobby, ${lang}`);
      await page.locator(".bar button.tool").last().click();
      await fits(page, `menu, ${lang}`);
      await page.keyboard.press("Escape");
      await page.goto(`${server.address}/rules/achaia`);
      await page.locator("article").first().waitFor();
      await fits(page, `rules, ${lang}`);
      await page.goto(server.address);
      await page.locator("form button.go").click();
      await page.locator("#link").waitFor();
      await fits(page, `waiting, ${lang}`);
    }
  },
  "Hector and Achilles on a small phone": small("hector", 2),
  "Deukalion on a small phone": small("deukalion", 4),
  "Achaia on a small phone": small("achaia", 5),
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
