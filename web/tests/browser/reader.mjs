// SPDX-License-Identifier: GPL-3.0-or-later
// What a screen reader is told of a table: explanations, dice, the whole table as text, and nothing behind the curtain.
import { expect, run, until } from "./lib.mjs";
import { ask, goOn, traced } from "./stage.mjs";
import { quick } from "./play.mjs";

const HOW = { hector: { seed: 6 }, deukalion: { players: 4, seed: 3 }, achaia: { players: 3, seed: 5 } };
const PARTS = {
  hector: [/^Battle \d/, /, Achaeans$/, /, Trojans$/],
  deukalion: [/^Ships and Hydra$/, /^Cities$/, /^Settlements$/, /^Underworld$/, /points? of \d+$/, /^Quests$/],
  achaia: [/^The twelve locations/, /influence$/, /^Characters$/, /^On the table$/],
};
const region = (page) => page.getByRole("region", { name: "The whole table" });
const opener = (page) => page.getByRole("button", { name: "Read the table" });

async function midst(open, server, game) {
  const page = await open();
  page.fetched = [];
  page.on("request", (request) => page.fetched.push(request.url()));
  const match = await traced(page, server, game, HOW[game]);
  await goOn(page, server, match, match.moments.findIndex(({ seat }, step) => seat !== null && step >= match.steps / 2));
  await page.locator(".area :is(.table, .hector)").waitFor();
  return page;
}

await run("reader", {
  async "what has the focus is described by its explanation"({ server, open }) {
    for (const game of Object.keys(HOW)) {
      const page = await midst(open, server, game);
      const described = () =>
        page.evaluate(() => {
          const all = [...document.querySelectorAll(".area [aria-describedby]")];
          const at = document.activeElement;
          const tip = document.getElementById(at?.getAttribute("aria-describedby") ?? "");
          return { all: all.length, tip: at?.closest(".area") && tip?.matches("[role=tooltip]") ? tip.innerText.trim() : "" };
        });
      let told = 0;
      for (let i = 0; i < 40 && told < 3; i += 1) {
        await page.keyboard.press("Tab");
        let [all, tip] = [1, ""];
        const fits = async () => (({ all, tip } = await described()), all === (tip ? 1 : 0));
        await until(fits, `${game}: only what is explained is described`);
        if (tip) told += 1;
      }
      expect(told === 3, `${game}: things are described by their explanation`);
      await page.evaluate(() => document.activeElement.blur());
      await until(async () => (await described()).all === 0, `${game}: and not when it is gone`);
      await page.context().close();
    }
  },
  async "every die says its colour and value, every place what lies there"({ server, open }) {
    const troy = await midst(open, server, "achaia");
    const dice = await troy.locator(".area .cube").evaluateAll((all) => all.map((each) => [each.getAttribute("role"), each.ariaLabel].join(" ")));
    expect(dice.length > 8, "there are dice");
    const bad = dice.filter((each) => !/^img (red|yellow|blue|green|black) [1-6]$/.test(each));
    expect(bad.length === 0, `they say what they show: ${bad.join(", ")}`);
    expect((await troy.getByRole("group", { name: /^[A-Z][\w ]+, (red|yellow|blue) [1-6]/ }).count()) > 0, "a location is called by its dice, too");
    const sea = await midst(open, server, "deukalion");
    const named = (name) => sea.locator(".area").getByRole("group", { name }).or(sea.locator(".area").getByRole("button", { name }));
    expect((await named(/^[a-i]\d, Hydra/).count()) === 1, "the square of the Hydra says so");
    expect((await named(/^[A-Z]\w+, (red|green|blue|yellow|white)/).count()) > 0, "a city says its treasures");
  },
  async "the whole table as text, by its key and by its button, fetched when it is asked for"({ server, open }) {
    for (const game of Object.keys(HOW)) {
      const page = await midst(open, server, game);
      await page.waitForTimeout(300);
      expect(!page.fetched.some((url) => /spoken/.test(url)), `${game}: it is not fetched before`);
      expect((await region(page).getByRole("heading").count()) === 0, `${game}: nor made`);
      await opener(page).focus();
      await page.keyboard.press("Enter");
      await region(page).getByRole("heading").first().waitFor({ state: "attached" });
      const titles = await region(page).getByRole("heading").allTextContents();
      for (const title of PARTS[game]) expect(titles.some((each) => title.test(each)), `${game} tells of ${title}: ${titles.join(" | ")}`);
      expect((await region(page).getByRole("listitem").count()) > 15, `${game}: line by line`);
      await page.keyboard.press("Enter");
      await region(page).getByRole("heading").first().waitFor({ state: "detached" });
      await page.keyboard.press("t");
      const said = page.getByRole("log").getByText(titles[0]).last();
      await said.waitFor({ state: "attached" });
      const text = await said.textContent();
      for (const title of titles) expect(text.includes(title), `${game}: ${title} is read out`);
      await page.getByRole("button", { name: "Menu" }).click();
      await page.getByText(/H reads out what you hold, T what lies on the table/).waitFor();
      await page.context().close();
    }
  },
  async "behind the curtain there is none of it"({ server, open }) {
    const page = await open();
    await quick(page);
    await ask(page, server, "/api/me");
    const seats = [{ kind: "me" }, { kind: "me" }];
    const made = await ask(page, server, "/api/matches", { game: "achaia", players: 2, options: {}, seats, public: false, spectators: false });
    await page.goto(`${server.address}/match/${made.id}`);
    const sit = page.getByRole("button", { name: "I sit here now" });
    await sit.click();
    await opener(page).focus();
    await page.keyboard.press("Enter");
    await region(page).getByRole("heading").first().waitFor({ state: "attached" });
    for (const key of ["h", "t"]) await page.keyboard.press(key);
    const log = page.getByRole("log");
    await log.getByText(/The twelve locations/).waitFor({ state: "attached" });
    await log.getByText(/^Your hand: /).waitFor({ state: "attached" });
    await page.keyboard.press("1");
    await page.locator(".foot .go:not([disabled])").click();
    await sit.waitFor();
    for (const key of ["h", "t"]) await page.keyboard.press(key);
    await page.waitForTimeout(300);
    expect((await region(page).count()) === 0, "there is no text of the table");
    expect(!/The twelve locations|Your hand: /.test(await page.locator("body").innerHTML()), "and nothing that was read out is left");
    await sit.click();
    expect((await region(page).getByRole("heading").count()) === 0, "who sits down next opens it himself");
  },
});
