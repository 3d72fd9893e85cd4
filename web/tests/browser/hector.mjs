// SPDX-License-Identifier: GPL-3.0-or-later
import { expect, run } from "./lib.mjs";
import { playBot, playToEnd, quick } from "./play.mjs";

await run("hector", {
  async "a match against the bot by mouse"({ server, open }) {
    const page = await open();
    await quick(page);
    await playBot(page, server);
    await playToEnd(page);
    await page.getByRole("button", { name: "Play again" }).waitFor();
    await page.getByRole("link", { name: "Watch it again" }).click();
    await page.waitForURL("**/replay/**");
    await page.locator(".hector").waitFor();
    await page.keyboard.press("ArrowRight");
    await page.waitForURL("**/replay/*/1*");
  },
  async "a match against the bot by keyboard only"({ server, open }) {
    const page = await open();
    await quick(page);
    await page.goto(server.address);
    const start = page.getByRole("button", { name: "Play now: Hector and Achilles against a bot" });
    await start.waitFor();
    for (let i = 0; i < 40 && !(await start.evaluate((each) => each === document.activeElement)); i += 1) {
      await page.keyboard.press("Tab");
    }
    await page.keyboard.press("Enter");
    await page.waitForURL("**/match/**");
    await playToEnd(page, { keys: true, seed: 5 });
  },
  async "two browsers, a reload and a lost connection"({ server, open }) {
    const [one, two] = [await open(), await open()];
    for (const page of [one, two]) await quick(page);
    await one.goto(server.address);
    await one.getByRole("button", { name: "Open the table" }).click();
    const link = await one.locator("#link").inputValue();
    await two.goto(link);
    for (const page of [one, two]) await page.locator(".area").waitFor();
    const both = (turns) =>
      Promise.all([one, two].map((page, i) => playToEnd(page, { seed: i + 3, until: (turn) => turn >= turns })));
    await both(40);
    await one.reload();
    await one.locator(".area").waitFor();
    await two.context().setOffline(true);
    await two.evaluate(() => dispatchEvent(new Event("online")));
    await two.context().setOffline(false);
    await two.evaluate(() => dispatchEvent(new Event("online")));
    await both(2500);
    for (const page of [one, two]) await page.locator("main.end").waitFor();
  },
  async "the fates of the battle are there again after a reload"({ server, open }) {
    const page = await open();
    await quick(page);
    await playBot(page, server);
    const fates = async () => (await page.locator(".info li.done").allInnerTexts()).map((each) => each.replace(/\s+/g, " "));
    for (let i = 0; i < 60 && (await fates()).length < 2; i += 1) {
      await playToEnd(page, { seed: i + 2, until: (turn) => turn >= 3 });
    }
    await page.waitForTimeout(500); // the bot's answer
    const before = await fates();
    expect(before.length >= 2 && before.every((each) => / \d+ : \d+/.test(each)), `fates: ${before.join("; ")}`);
    await page.reload();
    await page.locator(".info li.done").first().waitFor();
    const after = await fates();
    expect(after.join() === before.join(), `${after.join("; ")} instead of ${before.join("; ")}`);
  },
  async "two players at one screen, with the curtain"({ server, open }) {
    const page = await open();
    await quick(page);
    await page.goto(server.address);
    await page.getByRole("button", { name: "One screen, with curtain" }).click();
    await page.getByRole("button", { name: "Play at one screen" }).click();
    await page.getByRole("button", { name: "I sit here now" }).click();
    expect((await page.locator(".hector").count()) === 1, "the table is drawn");
    await playToEnd(page, { seed: 9, until: (turn) => turn > 120 });
  },
  async "on a phone, in German"({ server, open }) {
    const page = await open({ viewport: { width: 360, height: 740 }, locale: "de-DE", hasTouch: true });
    await page.addInitScript(() => localStorage.setItem("ilion", JSON.stringify({ slow: false, sound: false })));
    await page.goto(server.address);
    await page.getByRole("button", { name: /^Jetzt spielen/ }).first().click();
    await page.locator(".hector").waitFor();
    await playToEnd(page, { seed: 2, until: (turn) => turn > 60 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide <= 360, `the page is ${wide} wide`);
  },
});
