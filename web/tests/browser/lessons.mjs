// SPDX-License-Identifier: GPL-3.0-or-later
// First matches with lessons: each comes and goes with its decision, notes follow what happens, and the end tells the truth.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PHONE, fits } from "./fits.mjs";
import { expect, run, web } from "./lib.mjs";
import { playToEnd, quick } from "./play.mjs";
import { ask } from "./stage.mjs";

// How many there are of a game, by what they say.
const book = readFileSync(join(web, "src/match/lessonbook.ts"), "utf8");
const many = (game) => book.split(`says: "${game}.`).length - 1;

const lesson = (page) => page.getByRole("region", { name: "Lesson" });
// Without the link to the rule, as the list at the end has it.
const said = (text) => text.replace(/\s*Rule [HDA][\d.]+$/, "").trim();

// A first match; whatever a lesson says is written down at once.
async function learn(open, server, game, options) {
  const page = await open(options);
  await quick(page);
  await page.addInitScript(() => {
    globalThis.lessons = [];
    const look = () => {
      const text = document.querySelector("section[aria-label=Lesson] p")?.textContent;
      if (text && globalThis.lessons.at(-1) !== text) globalThis.lessons.push(text);
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await page.goto(server.address);
  await page.getByRole("button", { name: `Learn by playing: ${game}` }).click();
  await lesson(page).waitFor();
  return page;
}
const shown = async (page) => (await page.evaluate(() => globalThis.lessons)).map(said);

const whole = (name, game, seed) =>
  async function match({ server, open }) {
    const page = await learn(open, server, name);
    const id = new URL(page.url()).pathname.split("/").at(-1);
    const { seats } = await ask(page, server, `/api/matches/${id}`);
    expect(seats.some(({ bot }) => bot === "novice"), "a novice sits opposite");
    await playToEnd(page, { keys: true, seed, most: 6000, pause: 5 });
    const learned = page.getByRole("region", { name: `You have learned ${name}` });
    await learned.waitFor();
    const rest = (await learned.getByRole("listitem").allInnerTexts()).map(said);
    const came = new Set(await shown(page));
    for (const text of rest) expect(!came.has(text), `it did come up: ${text}`);
    expect(came.size + rest.length === many(game), `${came.size} came up, ${rest.length} are listed, of ${many(game)}`);
    expect(came.size > many(game) / 2, `most lessons come up by themselves: ${came.size} of ${many(game)}`);
  };

await run("lessons", {
  async "a lesson that nobody acknowledges goes with its question and makes room for the next"({ server, open }) {
    const page = await learn(open, server, "Achaia");
    const first = (await shown(page))[0];
    expect(/ten dice/.test(first), "two players have ten dice each");
    for (let i = 0; i < 60 && new Set(await shown(page)).size < 4; i += 1) await playToEnd(page, { keys: true, seed: i, until: (turn) => turn >= 3 });
    const all = await shown(page);
    expect(new Set(all).size >= 4, `others follow: ${all.length}`);
    expect(all.filter((text) => text === first).length === 1, "and it does not come again");
  },
  async "inside of a lesson one may ask what to do, and fold it away"({ server, open }) {
    const page = await learn(open, server, "Hector and Achilles");
    await lesson(page).getByRole("button", { name: "What would you do?" }).click();
    await page.locator(".hint").getByText("Hint", { exact: false }).first().waitFor();
    await lesson(page).getByRole("button", { name: "Fold the lesson" }).click();
    expect((await lesson(page).locator("p").count()) === 0, "it is folded");
    await lesson(page).getByRole("button", { name: "Lesson" }).click();
    await lesson(page).locator("p").waitFor();
  },
  async "on a phone the first touch of the table folds a lesson"({ server, open }) {
    for (const game of ["Hector and Achilles", "Deukalion", "Achaia"]) {
      const page = await learn(open, server, game, { viewport: PHONE, hasTouch: true });
      await fits(page, `${game} with a lesson`);
      const area = await page.locator(".area").boundingBox();
      const lies = await lesson(page).boundingBox();
      const isLow = lies.y + lies.height / 2 > area.y + area.height / 2;
      await page.touchscreen.tap(area.x + area.width / 2, isLow ? area.y + 8 : area.y + area.height - 8);
      await lesson(page).locator("p").waitFor({ state: "detached" });
      const left = await lesson(page).boundingBox();
      expect(left.height < 60 && left.width < 160, `${game}: little is left of it: ${left.width} x ${left.height}`);
      await fits(page, `${game} with a folded lesson`);
    }
  },
  "a first match of Hector to its end": whole("Hector and Achilles", "hector", 3),
  "a first match of Deukalion to its end": whole("Deukalion", "deukalion", 11),
  "a first match of Achaia to its end": whole("Achaia", "achaia", 5),
});
