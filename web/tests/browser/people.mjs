// SPDX-License-Identifier: GPL-3.0-or-later
// What people do besides moving: they ask each other, leave, learn, look back, speak another language.
import { FREE, expect, run } from "./lib.mjs";
import { playBot, playToEnd, quick, tellsMore, told } from "./play.mjs";

const menu = async (page, wish) => {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: wish }).click();
  await page.keyboard.press("Escape");
};
const agree = (page) => page.getByRole("group", { name: "A question to all" }).getByRole("button", { name: "Yes" }).click();

await run(
  "people",
  {
    async "a clock, a pause, a move taken back, and a bot for one who left"({ server, open }) {
      const [one, two] = [await open(), await open()];
      for (const page of [one, two]) await quick(page);
      await one.goto(server.address);
      await one.getByLabel("Clock").selectOption({ label: "15 minutes each" });
      await one.getByRole("button", { name: "Open the table" }).click();
      await two.goto(await one.locator("#link").inputValue());
      for (const page of [one, two]) await page.locator(".area").waitFor();
      await one.getByText(/1[45]:\d\d left/).first().waitFor();

      await menu(one, "Ask for a pause");
      await agree(two);
      for (const page of [one, two]) await page.locator(".status b").getByText("paused").waitFor();
      await menu(two, "Ask to go on");
      await agree(one);
      await one.locator(".status b").waitFor({ state: "detached" });

      const mover = (await one.locator(".status.mine").count()) > 0 ? one : two;
      const other = mover === one ? two : one;
      const front = mover.locator(".area .legal:visible").first();
      await front.click();
      await mover.locator(".foot .go:not([disabled])").click();
      const ask = mover.getByRole("button", { name: "Ask to take back" });
      await ask.click();
      await agree(other);
      await mover.locator(".status.mine").waitFor();
      await front.waitFor();

      await two.close();
      await one.getByText(/a bot may play in 0:0\d/).waitFor();
      await one.getByRole("button", { name: "Let a bot play" }).click();
      await one.getByText(/^bot, /).waitFor();
      await playToEnd(one, { seed: 4, until: (turn) => turn > 60 });
    },
    async "a private match is watched by its link, if its owner likes it"({ server, open }) {
      const one = await open({ permissions: ["clipboard-read", "clipboard-write"] });
      const two = await open();
      for (const page of [one, two]) await quick(page);
      await playBot(one, server);
      await two.goto(one.url());
      await two.getByRole("alert").waitFor(); // without the key there is no such match
      await menu(one, "Copy the link to watch");
      await two.goto(await one.evaluate(() => navigator.clipboard.readText()));
      await two.locator(".hector").waitFor();
      await two.getByText("You are watching.").waitFor();
      const known = await told(one);
      await playToEnd(one, { seed: 4, until: (turn) => turn > 30 });
      await tellsMore(two, known);
      await two.reload();
      await two.locator(".hector").waitFor();

      await one.goto(server.address);
      await one.getByLabel("Others may watch").uncheck();
      await one.getByRole("button", { name: "Bots on the free seats" }).click();
      await one.getByRole("button", { name: "Open the table" }).click();
      await one.locator(".hector").waitFor();
      await one.getByRole("button", { name: "Menu" }).click();
      expect((await one.getByRole("button", { name: "Copy the link to watch" }).count()) === 0, "there is no link to watch");
    },
    async "the first lessons of each game"({ server, open }) {
      for (const game of ["Hector and Achilles", "Deukalion", "Achaia"]) {
        const page = await open();
        await quick(page);
        await page.goto(server.address);
        await page.getByRole("button", { name: `Learn by playing: ${game}` }).click();
        const lesson = page.getByRole("region", { name: "Lesson" });
        await lesson.waitFor();
        const first = await lesson.innerText();
        await lesson.getByRole("button", { name: "Understood" }).click();
        // It may go while it is read: a bot's move ends it.
        const next = async () => (await lesson.count()) > 0 && (await lesson.innerText({ timeout: 500 }).catch(() => first)) !== first;
        const ends = lesson.getByRole("button", { name: "No more lessons" });
        const end = async () => (await next()) && ends.click({ timeout: 1000 }).then(() => true, () => false);
        let ended = false;
        for (let i = 0; i < 100 && !(ended = await end()); i += 1) {
          await playToEnd(page, { keys: true, seed: i, until: (turn) => turn >= 1 });
          await page.waitForTimeout(100); // what is asked next brings its lesson, which an answer would take away
        }
        expect(ended, `${game} has a second lesson`);
        await lesson.waitFor({ state: "detached" });
        await page.close();
      }
    },
    async "looking back: curves, costly decisions, why, and on from there"({ server, open }) {
      const page = await open();
      await quick(page);
      await playBot(page, server);
      await playToEnd(page, { keys: true, seed: 8 });
      await page.getByRole("region", { name: "Chance to win" }).waitFor();
      const costly = page.getByRole("region", { name: "The costliest decisions" });
      const card = costly.getByRole("listitem").first();
      await card.getByText(/^(Battle|Round) \w+/).waitFor();
      const rule = await card.getByRole("link", { name: /^Rule / }).getAttribute("href");
      expect(/^\/rules\/(hector#H|deukalion#D|achaia#A)\d+\./.test(rule), `the rule of a costly decision: ${rule}`);
      await costly.getByRole("link").first().click();
      await page.waitForURL("**/replay/**");
      await page.getByRole("button", { name: "Why?" }).click();
      const why = page.getByRole("region", { name: /^What the strongest bot thinks$|on its own move/ }); // the bot errs, too
      await why.getByText("played", { exact: true }).waitFor();
      expect((await why.getByRole("listitem").count()) > 1, "there was a choice");
      await page.getByRole("button", { name: "Play on from here" }).click();
      await page.waitForURL("**/match/**");
      await page.locator(".area").waitFor();
    },
    async "every language, from the lobby to the table"({ server, open }) {
      const says = { "en-GB": ["Play now", "All choices"], "de-DE": ["Jetzt spielen", "Alle Züge"], "nl-NL": ["Nu spelen", "Alle keuzes"] };
      for (const [locale, [play, list]] of Object.entries(says)) {
        const page = await open({ locale });
        await page.goto(server.address);
        expect((await page.locator("html").getAttribute("lang")) === locale.slice(0, 2), `the page says that it speaks ${locale}`);
        await page.getByRole("button", { name: new RegExp(`^${play}`) }).first().click();
        await page.getByRole("button", { name: list }).waitFor();
        await page.close();
      }
    },
  },
  ...FREE,
  "--away-ms", "6000", // long enough for the countdown to be seen on a busy machine
);
