// SPDX-License-Identifier: GPL-3.0-or-later
// The other two games to their end against the bot, through the list of choices that every table has.
import { run } from "./lib.mjs";
import { playBot, playToEnd, quick } from "./play.mjs";

const whole = (game) =>
  async function match({ server, open }) {
    const page = await open();
    await quick(page);
    await playBot(page, server, game);
    await playToEnd(page, { keys: true, seed: 11, most: 12000 });
    await page.getByRole("button", { name: "Play again" }).waitFor();
  };

await run("games", {
  "a match of Deukalion against the bot": whole("Deukalion"),
  "a match of Achaia against the bot": whole("Achaia"),
});
