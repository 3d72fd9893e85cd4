// SPDX-License-Identifier: GPL-3.0-or-later
import { expect, run, startLine } from "./lib.mjs";
import { playBot, playToEnd, quick, tellsMore, told } from "./play.mjs";

// One opens a table, the other follows the link, by whatever address he has.
async function meet(server, one, two, address) {
  for (const page of [one, two]) await quick(page);
  await one.goto(server.address);
  await one.getByRole("button", { name: "Open the table" }).click();
  await two.goto((await one.locator("#link").inputValue()).replace(server.address, address));
  for (const page of [one, two]) await page.locator(".area").waitFor();
}

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
  async "two browsers and a reload"({ server, open }) {
    const [one, two] = [await open(), await open()];
    await meet(server, one, two, server.address);
    const both = (turns) =>
      Promise.all([one, two].map((page, i) => playToEnd(page, { seed: i + 3, until: (turn) => turn >= turns })));
    await both(40);
    await one.reload();
    await one.locator(".area").waitFor();
    await both(2500);
    for (const page of [one, two]) await page.locator("main.end").waitFor();
  },
  async "a lost connection: what others do meanwhile is told, and what was sent is done once"({ server, open }) {
    const line = await startLine(server);
    const [one, two] = [await open(), await open()];
    await meet(server, one, two, line.address);
    const lost = two.locator(".status").getByText("The connection is lost");
    const isAsked = async (page) => (await page.locator(".status.mine").count()) > 0;
    const move = async (page) => {
      if (await page.locator(".verdict .btn").count()) await page.locator(".verdict .btn").click({ timeout: 1000 }).catch(() => {});
      await page.keyboard.press("1");
      await page.locator(".foot .go:not([disabled])").click({ timeout: 1500 }).catch(() => {});
      await page.waitForTimeout(60);
    };
    // Moves of both until this one is asked; then it is for him alone to go on.
    const until = async (page) => {
      for (let i = 0; i < 200 && !((await isAsked(page)) && !(await isAsked(page === one ? two : one))); i += 1) {
        for (const each of [one, two]) if (each !== page && (await isAsked(each))) await move(each);
        await one.waitForTimeout(40);
      }
    };

    for (let round = 0; round < 2; round += 1) {
      await until(one);
      const before = await told(two);
      line.cut();
      await lost.waitFor();
      for (let rest = 0; rest < 20; rest += 1) {
        await one.waitForTimeout(100); // between two questions to the same player lies what the table tells
        if (!(await isAsked(one))) continue;
        await move(one);
        rest = 0;
      }
      expect((await told(one)) > before, "the other has played on");
      expect((await told(two)) === before, "nothing of it gets through a line that is cut");
      line.mend();
      await lost.waitFor({ state: "detached", timeout: 12_000 });
      await two.locator(".status.mine").waitFor();
      expect((await told(two)) === (await told(one)), `all of it is told: ${await told(one)} things, not ${await told(two)}`);

      // What he sends into a line that is cut arrives when it is mended, and once.
      await until(two);
      const [own, known] = [await told(two), await told(one)];
      line.cut();
      await lost.waitFor();
      await two.keyboard.press("1");
      await two.locator(".foot .go:not([disabled])").click();
      await two.locator(".foot .go[disabled]").waitFor();
      expect((await told(one)) === known, "nothing has arrived");
      line.mend();
      await lost.waitFor({ state: "detached", timeout: 12_000 });
      await tellsMore(two, own);
      await tellsMore(one, known);
      await two.waitForTimeout(300);
      expect((await told(two)) === (await told(one)), "both know the same");
    }
    line.stop();
    // The browser itself tells of every try that failed.
    two.troubles = two.troubles.filter((each) => !/^WebSocket connection to .* failed/.test(each));
  },
  async "the question whether to resign waits for its answer, whatever others say"({ server, open }) {
    const [one, two] = [await open(), await open()];
    await meet(server, one, two, server.address);
    await one.getByRole("button", { name: "Menu" }).click();
    await one.getByRole("button", { name: "Resign" }).click();
    await one.getByRole("button", { name: "Yes, resign" }).waitFor();
    await two.getByRole("tab", { name: "Chat" }).click();
    await two.getByPlaceholder("Say something").fill("Well?");
    await two.keyboard.press("Enter");
    await one.locator(".side").getByText("1").first().waitFor({ state: "attached" });
    await one.waitForTimeout(500);
    await one.getByRole("button", { name: "Yes, resign" }).click({ timeout: 2000 });
    for (const page of [one, two]) await page.locator("main.end").waitFor();
    expect((await one.getByRole("dialog").count()) === 0, "nothing covers the result");
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
