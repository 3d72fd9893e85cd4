// SPDX-License-Identifier: GPL-3.0-or-later
// Several players at one screen: what one of them knows, and what he may do, stays behind the curtain.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, run, web } from "./lib.mjs";
import { quick } from "./play.mjs";
import { ask, traced } from "./stage.mjs";

const contentOf = (game) => JSON.parse(readFileSync(join(web, `../content/${game}.json`), "utf8"));

// What the cards that a seat holds are called.
const HELD = {
  hector: (view, seat, { colours, troops }) =>
    view.armies[seat].secrets.hand.map((card) => {
      const name = troops.types.find(({ value }) => value === Number(card[1])).name.en;
      return `${colours.find(({ letter }) => letter === card[0]).name.en} ${name} ${card[1]}`;
    }),
  deukalion: (view, seat, { action_cards, quests }) => {
    const { hand, quest } = view.secrets[seat];
    const cards = action_cards.filter(({ key }) => hand.some((card) => key.endsWith(card)));
    return [...cards, ...quests.filter(({ id }) => id === quest)].map(({ name }) => name.en);
  },
  achaia: (view, seat, { intrigue, events }) => {
    const { hand, event } = view.players[seat].secrets;
    return [...intrigue, ...events].filter(({ id }) => [...hand, event].some((card) => id.endsWith(`.${card}`))).map(({ name }) => name.en);
  },
};

// Two of us at one screen, from the beginning or in the midst of a match; `now` has what the socket told last.
async function sit(page, server, game, from) {
  await quick(page);
  const now = {};
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => void (now.frame = JSON.parse(String(payload)).frame ?? now.frame)));
  await ask(page, server, "/api/me");
  const seats = [{ kind: "me" }, { kind: "me" }];
  const made = await ask(page, server, "/api/matches", { game, players: 2, options: {}, seats, public: false, spectators: true, ...(from ? { from } : {}) });
  await page.goto(`${server.address}/match/${made.id}`);
  await curtain(page).waitFor();
  return now;
}
const curtain = (page) => page.getByRole("region", { name: "Curtain" });
const open = (page) => page.getByRole("button", { name: "I sit here now" }).click();
const up = async (page) => (await curtain(page).count()) > 0;
const go = (page) => page.locator(".foot .go:not([disabled])");

// Everything that can be read, seen or heard of the page, without what the log tells everybody.
const everything = (page) =>
  page.evaluate(() => {
    const told = new Set([...document.querySelectorAll(".side li")].map((line) => line.textContent.trim()));
    const body = document.body.cloneNode(true);
    for (const each of body.querySelectorAll("script, style, .side ol")) each.remove();
    for (const each of body.querySelectorAll("[role=log] p, .curtain li")) if (told.has(each.textContent.trim())) each.remove();
    const said = [...document.querySelectorAll("*")].flatMap((each) =>
      ["title", "aria-label", "alt", "value", "placeholder", "data-at"].map((name) => each.getAttribute(name) ?? ""),
    );
    return [document.title, body.textContent, ...said].join(" ").replace(/\s+/g, " ").toLowerCase();
  });

const hidden = (game, from) =>
  async function nothingIsTold({ server, open: make }) {
    const page = await make();
    const match = from && (await traced(page, server, game, { seed: from.seed }));
    const now = await sit(page, server, game, match && { match: match.id, step: from.step });
    const content = contentOf(game);
    const names = () => [0, 1].map((seat) => HELD[game](now.frame.views[seat].view, seat, content).map((name) => name.toLowerCase()));
    const seated = new Set();
    let covered = 0;
    let found = 0;
    for (let i = 0; i < 150 && (covered < 6 || seated.size < 2); i += 1) {
      if (await up(page)) {
        await page.waitForTimeout(100);
        const text = await everything(page);
        const leaks = names().flat().filter((name) => text.includes(name));
        expect(leaks.length === 0, `behind the curtain stands: ${leaks.map((name) => text.slice(text.indexOf(name) - 80, text.indexOf(name) + 40))}`);
        covered += 1;
        if (!now.frame.asked) continue;
        seated.add(now.frame.asked.seat);
        await open(page);
        await page.locator(".foot .help").waitFor();
        await page.keyboard.press("h"); // what one holds is told
        await page.getByRole("log").getByText(/^Your hand: /).first().waitFor({ state: "attached" });
        const shown = await everything(page);
        if (names()[now.frame.asked.seat].some((name) => shown.includes(name))) found += 1;
      } else {
        const many = now.frame.asked?.choices.length ?? 0;
        for (const digit of many > 9 ? "01" : "1") await page.keyboard.press(digit);
        await go(page).click({ timeout: 700 }).catch(() => {});
      }
      await page.waitForTimeout(60);
    }
    expect(covered >= 6 && seated.size === 2, `it came ${covered} times, for ${seated.size} players`);
    expect(found > 1, "who sits down finds his cards");
  };

await run("curtain", {
  "nothing of a hand of Hector and Achilles is behind it": hidden("hector"),
  "nothing of a hand of Deukalion is behind it": hidden("deukalion", { seed: 4, step: 175 }),
  "nothing of a hand of Achaia is behind it": hidden("achaia", { seed: 4, step: 60 }),
  async "no number plays for one who has not sat down"({ server, open: make }) {
    const page = await make();
    const now = await sit(page, server, "hector");
    const { steps } = now.frame;
    for (const key of ["1", "1", "Enter", "2", "2"]) {
      await page.keyboard.press(key);
      await page.waitForTimeout(150);
    }
    expect(now.frame.steps === steps && (await up(page)), "nothing was played behind the curtain");
  },
  async "a key that is held opens nothing; by keys alone it opens all the same"({ server, open: make }) {
    const page = await make();
    const now = await sit(page, server, "hector");
    const heading = curtain(page).getByRole("heading");
    expect(await heading.evaluate((each) => each === document.activeElement), "the focus is at the heading, which is read out");
    let held = false;
    for (let i = 0; i < 30 && !held; i += 1) {
      if (await up(page)) {
        await page.locator(".curtain .go:not([disabled])").waitFor();
        await page.keyboard.press("Tab");
        await page.keyboard.press("Enter");
        await curtain(page).waitFor({ state: "detached" });
      }
      const { seat } = now.frame.asked;
      await page.keyboard.press("1");
      await go(page).focus({ timeout: 1000 }).catch(() => {});
      for (let k = 0; k < 20; k += 1) {
        await page.keyboard.down("Enter"); // again and again, as a key that is held does
        await page.waitForTimeout(35);
      }
      if (now.frame.asked?.seat !== seat) {
        expect(await up(page), "the next player's hand is not shown");
        held = true;
      }
      await page.keyboard.up("Enter");
    }
    expect(held, "the other was asked");
    await page.waitForTimeout(600);
    expect(await up(page), "nor when the key is let go");
  },
  async "who resigns is named, and nobody resigns for one who does not sit here"({ server, open: make }) {
    const page = await make();
    const now = await sit(page, server, "hector");
    const resign = page.getByRole("button", { name: "Resign" });
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Ask for a pause" }).waitFor();
    expect((await resign.count()) === 0, "not at the curtain");
    await page.keyboard.press("Escape");
    await open(page);
    await page.getByRole("button", { name: "Menu" }).click();
    await resign.click();
    const seat = now.frame.asked.seat;
    await page.getByText(new RegExp(`Resign for good\\? Seat ${seat + 1}, .*, loses`)).waitFor();
    await page.getByRole("button", { name: "Yes, resign" }).click();
    await page.locator("main.end").waitFor();
    expect(now.frame.result.ranks[seat] === 2, "it is the one who was named");
  },
});
