// SPDX-License-Identifier: GPL-3.0-or-later
import { expect, run, startLine, until } from "./lib.mjs";
import { playBot, playToEnd, quick, resign, tellsMore, told } from "./play.mjs";
import { goOn, tracedTo } from "./stage.mjs";

// One opens a table, the other follows the link, by whatever address he has.
async function meet(server, one, two, address) {
  for (const page of [one, two]) await quick(page);
  await one.goto(server.address);
  await one.getByRole("button", { name: "Open the table" }).click();
  await two.goto((await one.locator("#link").inputValue()).replace(server.address, address));
  for (const page of [one, two]) await page.locator(".area").waitFor();
}

await run("hector", {
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
    await both(40);
    await resign(one);
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
    const knowTheSame = () => until(async () => (await told(one)) === (await told(two)), async () => `both know the same, not ${await told(one)} and ${await told(two)} things`);
    // Moves of the other until this one is asked; then it is for him alone to go on.
    const untilAsked = async (page) => {
      const other = page === one ? two : one;
      const isAlone = async () => {
        if (await isAsked(other)) await move(other);
        return (await isAsked(page)) && !(await isAsked(other));
      };
      await until(isAlone, "each is asked in turn", 30_000);
      await knowTheSame();
    };

    for (let round = 0; round < 2; round += 1) {
      await untilAsked(one);
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
      await knowTheSame();

      // What he sends into a line that is cut arrives when it is mended, and once.
      await untilAsked(two);
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
      await knowTheSame();
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
    await one.locator(".side [role=tab]", { hasText: "Chat (1)" }).waitFor({ state: "attached" });
    await one.getByRole("button", { name: "Yes, resign" }).click();
    for (const page of [one, two]) await page.locator("main.end").waitFor();
    expect((await one.getByRole("dialog").count()) === 0, "nothing covers the result");
  },
  async "the fates of the battle are there again after a reload"({ server, open }) {
    const page = await open();
    // Two fates of a battle have come, and somebody decides.
    const isLate = ({ seat }, step, all) => {
      const begun = all.slice(0, step).findLastIndex(({ chosen }) => chosen.startsWith("face"));
      return seat !== null && all.slice(begun, step).filter(({ chosen }) => chosen.startsWith("turn")).length >= 2;
    };
    const [match, step] = await tracedTo(page, server, "hector", { seed: 6 }, isLate);
    await goOn(page, server, match, step);
    const fates = async () => (await page.locator(".info li.done").allInnerTexts()).map((each) => each.replace(/\s+/g, " "));
    await until(async () => (await fates()).length >= 2, "two fates");
    const before = await fates();
    expect(before.every((each) => / \d+ : \d+/.test(each)), `fates: ${before.join("; ")}`);
    await page.reload();
    await until(async () => (await fates()).join() === before.join(), async () => `${(await fates()).join("; ")} instead of ${before.join("; ")}`);
  },
  async "two players at one screen, with the curtain"({ server, open }) {
    const page = await open();
    await quick(page);
    await page.goto(server.address);
    await page.getByRole("button", { name: "One screen, with curtain" }).click();
    await page.getByRole("button", { name: "Play at one screen" }).click();
    await page.getByRole("button", { name: "I sit here now" }).click();
    expect((await page.locator(".hector").count()) === 1, "the table is drawn");
    await playToEnd(page, { seed: 9, until: (turn) => turn > 60 });
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
