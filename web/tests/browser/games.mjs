// SPDX-License-Identifier: GPL-3.0-or-later
// The other two games to their end against the bot, at the drawn table: by the mouse and by keys in turns, the second half
// on a small phone; and every kind of move there is, large and small.
import { PHONE } from "./fits.mjs";
import { expect, run } from "./lib.mjs";
import { playBot } from "./play.mjs";
import { goOn, traced } from "./stage.mjs";
import { KINDS, allThere, listen, playThings } from "./things.mjs";

// Among them every kind of move is there.
const OTHERS = {
  deukalion: [{ players: 4, seed: 3 }],
  achaia: [
    { players: 5, seed: 2 },
    { players: 4, seed: 20, options: { negotiate: "yes", own_fate: "yes" }, prefer: ["against", "give"] },
  ],
};

// Where the first time somebody may make such a move.
async function momentsOf(page, server, game, kinds) {
  const found = new Map();
  for (const how of OTHERS[game]) {
    const match = await traced(page, server, game, how);
    for (const [step, { legal }] of match.moments.entries()) {
      for (const kind of legal.map((text) => text.split(" ")[0])) {
        if (kinds.includes(kind) && !found.has(kind)) found.set(kind, { match, step });
      }
    }
  }
  return found;
}

const SIZES = [PHONE, { width: 1366, height: 768 }];
const settings = { slow: false, sound: false, forced: false, lang: "en" }; // who has but one choice makes it himself

const whole = (game, seed) =>
  async function match({ server, open }) {
    const page = await open();
    await page.addInitScript((given) => localStorage.setItem("ilion", JSON.stringify(given)), settings);
    const now = listen(page);
    await playBot(page, server, game);
    const name = game.toLowerCase();
    await playThings(page, name, now, { seed, enough: (_, moves) => moves >= 60 });
    await page.setViewportSize(PHONE);
    await playThings(page, name, now, { seed: seed + 1 });
    await page.getByRole("button", { name: "Play again" }).waitFor();
  };

const every = (game) =>
  async function kinds({ server, open }) {
    const page = await open();
    const now = listen(page);
    const moments = await momentsOf(page, server, game, KINDS[game]);
    const never = KINDS[game].filter((kind) => !moments.has(kind));
    expect(never.length === 0, `nobody may ever do: ${never.join(", ")}`);
    for (const [i, [kind, { match, step }]] of [...moments].entries()) {
      const [first, second] = i % 2 === 0 ? SIZES : [...SIZES].reverse();
      await page.setViewportSize(first);
      await goOn(page, server, match, step);
      await allThere(page, game, now.choices);
      await page.setViewportSize(second);
      const made = await playThings(page, game, now, { only: kind, enough: (done) => done.size > 0 });
      expect(made.has(kind), `${kind} was made`);
    }
  };

await run("games", {
  "a match of Deukalion against the bot": whole("Deukalion", 11),
  "a match of Achaia against the bot": whole("Achaia", 11),
  "every kind of move of Deukalion at its thing": every("deukalion"),
  "every kind of move of Achaia at its thing": every("achaia"),
});
