// SPDX-License-Identifier: GPL-3.0-or-later
// axe-core on every page in both themes: nothing serious or critical; and what a small phone asks (fits.mjs).
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PHONE, fits, inSight } from "./fits.mjs";
import { expect, run, web } from "./lib.mjs";
import { playBot, playToEnd, quick } from "./play.mjs";
import { ask, goOn, traced } from "./stage.mjs";

const axe = readFileSync(join(web, "node_modules/axe-core/axe.min.js"), "utf8");

async function check(page, what) {
  for (const theme of ["light", "dark"]) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    await page.waitForTimeout(150);
    await page.evaluate(axe);
    const found = await page.evaluate(async () => {
      const { violations } = await globalThis.axe.run(document, { resultTypes: ["violations"], preload: false });
      return violations
        .filter((each) => each.impact === "serious" || each.impact === "critical")
        .map((each) => `${each.id}: ${each.nodes.slice(0, 4).map((node) => node.target.join(" ")).join(", ")}`);
    });
    expect(found.length === 0, `${what}, ${theme}:\n${found.join("\n")}`);
  }
}

// Moments of matches of random moves that had the least room: long questions, many dice, booty, full ships.
const TIGHT = [
  ["achaia", { players: 2, seed: 4 }, [60, 200]],
  ["achaia", { players: 3, seed: 5 }, [150, 300]],
  ["achaia", { players: 5, seed: 2 }, [85, 126]],
  ["deukalion", { players: 2, seed: 4 }, [175, 346, 507, 1170]],
  ["deukalion", { players: 4, seed: 3 }, [574, 750, 1352]],
];
// Where somebody decides, at that step or after it.
const decision = ({ moments }, step) => moments.findIndex(({ seat, legal }, at) => at >= step && seat !== null && legal.length > 1);

async function sitDown(page, server, match, step, lang) {
  await goOn(page, server, match, decision(match, step), { lang });
  await page.locator(".area :is(.table, .hector)").waitFor();
}

// Presses things that are no choice until one is refused: which are none depends on the moment.
async function refuse(page, what) {
  for (const thing of await page.locator(what).all()) {
    const box = await thing.boundingBox();
    if (!box) continue;
    await page.mouse.click(box.x + box.width / 2, box.y + Math.min(12, box.height / 2));
    if (await page.locator(".refusal").waitFor({ timeout: 1500 }).then(() => true, () => false)) return;
    await page.keyboard.press("Escape");
  }
  expect(false, `nothing of ${what} is refused`);
}

// Every page of a game on a small phone, in the language with the longest words.
const small = (game, how) =>
  async function onPhone({ server, open }) {
    const lang = "de";
    const page = await open({ viewport: PHONE, hasTouch: true, locale: lang, reducedMotion: "reduce" });
    const match = await traced(page, server, game, how);
    for (const part of [0, 0.2, 0.4, 0.6, 0.8]) {
      await sitDown(page, server, match, Math.floor(part * match.steps), lang);
      await fits(page, `${game} after ${part} of a match`);
      await inSight(page, `${game} after ${part} of a match`);
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
  "Hector and Achilles on a small phone": small("hector", { seed: 6 }),
  "Deukalion on a small phone": small("deukalion", { players: 4, seed: 3 }),
  "Achaia on a small phone": small("achaia", { players: 5, seed: 2 }),
  async "people, log and chat keep to their panel"({ server, open }) {
    for (const [width, height] of [[360, 740], [390, 844], [1100, 700], [1366, 768], [1920, 1080]]) {
      const page = await open({ viewport: { width, height }, locale: "de" });
      await ask(page, server, "/api/me");
      const seats = [{ kind: "me" }, { kind: "bot", bot: "easy" }];
      const { id } = await ask(page, server, "/api/matches", { game: "hector", players: 2, options: {}, seats, public: false, spectators: true });
      await page.goto(`${server.address}/match/${id}`);
      if (width < 1100) await page.locator("aside .line").click();
      const panel = page.locator(width < 1100 ? "dialog[open]" : "aside .full");
      for (const tab of ["Was geschah", "Gespräch"]) {
        await panel.getByRole("tab", { name: tab }).click();
        // Where a panel cuts what is too wide, or can be pushed sideways, it is not seen all the same.
        const beside = await panel.evaluate((box) => {
          const { left, right } = box.getBoundingClientRect();
          return [...box.querySelectorAll("*")]
            .filter((each) => !each.closest(".vh") && each.checkVisibility())
            .filter((each) => each.getBoundingClientRect().left < left - 1 || each.getBoundingClientRect().right > Math.min(right, innerWidth) + 1)
            .map((each) => each.outerHTML.slice(0, 80));
        });
        expect(beside.length === 0, `${tab} at ${width} x ${height}:\n  ${beside.join("\n  ")}`);
      }
      await page.close();
    }
  },
  async "what the player on turn needs is in sight"({ server, open }) {
    const page = await open({ viewport: PHONE, hasTouch: true, locale: "de", reducedMotion: "reduce" });
    for (const [game, how, steps] of TIGHT) {
      const match = await traced(page, server, game, how);
      for (const step of steps) {
        await page.setViewportSize(PHONE);
        await sitDown(page, server, match, step, "de");
        await inSight(page, `${game} for ${how.players} after ${step} steps`);
        if (game !== "deukalion") continue;
        await page.setViewportSize({ width: 1366, height: 768 });
        await inSight(page, `${game} for ${how.players} after ${step} steps`);
        const rows = page.locator(".left .under .rows .row");
        if ((await page.locator(".left .fight").count()) === 0) {
          expect((await rows.count()) === how.players && (await rows.last().isVisible()), "the Underworld of all players is there");
        }
      }
    }
  },
  async "on a large screen the quests stay below Dionysos, and a first hand of Achaia lies there whole"({ server, open }) {
    const page = await open({ locale: "de", reducedMotion: "reduce" });
    const sea = await traced(page, server, "deukalion", { players: 4, seed: 3 });
    const bends = sea.moments.flatMap(({ legal }, at) => (legal.some((text) => text.startsWith("dionysos")) ? [at] : []));
    expect(bends.length > 0, "Dionysos comes up");
    for (const step of bends.slice(0, 3)) {
      await sitDown(page, server, sea, step, "de");
      await page.locator(".bend").waitFor();
      await inSight(page, `deukalion after ${step} steps`);
    }
    const troy = await traced(page, server, "achaia", { players: 2, seed: 2 });
    await sitDown(page, server, troy, 0, "de");
    const lacks = await page.locator(".hand ul").evaluate((node) => node.scrollWidth - node.clientWidth);
    expect(lacks <= 1, `the hand lacks ${lacks}`);
  },
  async "Hector's lanes and its tile keep apart on a low screen, however many cards are in hand"({ server, open }) {
    const page = await open({ viewport: { width: 1366, height: 768 }, locale: "de", reducedMotion: "reduce" });
    const match = await traced(page, server, "hector", { seed: 6 });
    const steps = match.moments.flatMap(({ legal }, at) => (legal.some((text) => text.startsWith("discard")) ? [at] : []));
    for (const step of steps.slice(0, 8)) {
      await sitDown(page, server, match, step, "de");
      const apart = await page.evaluate(() => {
        const box = (what, at = 0) => document.querySelectorAll(`.field ${what}`)[at].getBoundingClientRect();
        const tile = box(".tile");
        return box(".slot").bottom <= tile.top && tile.bottom <= box(".slot", 5).top;
      });
      expect(apart, `lanes and tile lie over each other after ${step} steps`);
      await inSight(page, `hector after ${step} steps`);
    }
  },
  async "Achaia's dice lie within their tiles and no seat under the supplies, for five and for two"({ server, open }) {
    const page = await open({ locale: "de", reducedMotion: "reduce" });
    for (const [how, step] of [[{ players: 5, seed: 2 }, 126], [{ players: 2, seed: 4 }, 60]]) {
      const match = await traced(page, server, "achaia", how);
      await sitDown(page, server, match, step, "de");
      for (const [width, height] of [[1440, 900], [1366, 768], [1024, 768], [820, 1180], [768, 1024], [1920, 1080]]) {
        await page.setViewportSize({ width, height });
        await page.waitForTimeout(150);
        const found = await page.evaluate(() => {
          const out = [];
          for (const die of document.querySelectorAll(".tile .ds > *")) {
            const [own, tile] = [die.getBoundingClientRect(), die.closest(".tile").getBoundingClientRect()];
            if (own.bottom > tile.bottom + 1 || own.right > tile.right + 1) out.push(`a die of ${die.closest(".tile").textContent.trim().slice(0, 20)}`);
          }
          const supplies = document.querySelector(".sup").getBoundingClientRect();
          for (const seat of document.querySelectorAll(".players .mate")) {
            const { left, right, top, bottom } = seat.getBoundingClientRect();
            if (right > supplies.left && left < supplies.right && bottom > supplies.top + 1 && top < supplies.bottom) out.push(`the seat ${seat.textContent.trim().slice(0, 20)}`);
          }
          return out;
        });
        expect(found.length === 0, `${how.players} players at ${width} x ${height}: ${found.join(", ")}`);
      }
    }
  },
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
    await page.goto(`${server.address}/rules/achaia#A10.I05`);
    await page.locator("tr.here").getByText("Exchange of Posts").waitFor();
    expect(await page.locator("tr.here").evaluate((row) => row.getBoundingClientRect().top < innerHeight), "a row of a table has its address, too");
    await check(page, "tables of the rules");
  },
  async "a table that waits"({ server, open }) {
    const page = await open();
    await page.goto(server.address);
    await page.getByRole("button", { name: "Open the table" }).click();
    await page.locator("#link").waitFor();
    await check(page, "waiting");
  },
  async "nowhere, one's name and account, and what happened since one was away"({ server, open }) {
    const page = await open();
    await quick(page);
    await page.goto(`${server.address}/no/such/page`);
    await page.getByText("There is nothing at this address").waitFor();
    await check(page, "nowhere");
    await page.goto(server.address);
    await page.getByRole("button", { name: "change" }).click();
    await page.getByRole("dialog").getByLabel("Password").fill("of no account");
    await page.getByRole("button", { name: "Log in" }).click();
    await page.getByRole("dialog").getByRole("alert").waitFor();
    await check(page, "name and account");

    const match = await traced(page, server, "hector", { seed: 6 });
    const { id } = await goOn(page, server, match, decision(match, Math.floor(match.steps / 2)));
    await page.evaluate((key) => localStorage.setItem(key, "0"), `ilion.seen.${id}`);
    await page.reload();
    await page.getByRole("region", { name: "Since you were away" }).waitFor();
    await check(page, "since one was away");
  },
  async "an invitation that nobody can follow, and a curtain"({ server, open }) {
    const page = await open();
    await quick(page);
    await page.goto(`${server.address}/join/nowhere/key`);
    await page.getByRole("alert").waitFor();
    await check(page, "join");
    await page.goto(`${server.address}/match/nowhere`);
    await page.getByRole("alert").waitFor();
    await check(page, "no such match");
    await page.goto(server.address);
    await page.getByRole("button", { name: "One screen, with curtain" }).click();
    await page.getByRole("button", { name: "Play at one screen" }).click();
    await page.getByRole("button", { name: "I sit here now" }).waitFor();
    await check(page, "curtain");
  },
  async "the curtain while others move, and a pause behind it"({ server, open }) {
    const [page, other] = [await open(), await open()];
    for (const each of [page, other]) await quick(each);
    await ask(page, server, "/api/me");
    const seats = [{ kind: "open" }, { kind: "me" }, { kind: "me" }];
    const made = await ask(page, server, "/api/matches", { game: "deukalion", players: 3, options: {}, seats, public: false, spectators: true });
    await other.goto(`${server.address}/join/${made.id}/${made.invite}`);
    await other.locator(".status.mine").waitFor();
    await page.goto(`${server.address}/match/${made.id}`);
    await page.getByRole("heading", { name: "The others are to move" }).waitFor();
    await check(page, "curtain while others move");
    await page.setViewportSize(PHONE);
    await check(page, "curtain on a phone while others move");
    await other.getByRole("button", { name: "Menu" }).click();
    await check(other, "menu of a match among people");
    await other.getByRole("button", { name: "Ask for a pause" }).click();
    const question = page.getByRole("group", { name: "A question to all" });
    await question.waitFor();
    await check(page, "a question to all");
    await question.getByRole("button", { name: "Yes" }).click();
    await page.getByRole("heading", { name: "The match is paused" }).waitFor();
    await check(page, "curtain of a pause");
  },
  async "a refusal, and the menu of a match with the question whether to resign"({ server, open }) {
    for (const [game, how, what] of [
      ["hector", { seed: 6 }, ".held[data-at=fate]"],
      ["deukalion", { players: 2, seed: 4 }, "[data-at='card:nike'], [data-at^='card:'], [data-at^='act:']"],
      ["achaia", { players: 3, seed: 5 }, ".tile"],
    ]) {
      const page = await open({ reducedMotion: "reduce" });
      const match = await traced(page, server, game, how);
      const at = match.moments.findIndex(({ seat, legal }) => seat !== null && legal.some((text) => /^(pass|sail|place)/.test(text)) && legal.length > 2);
      await goOn(page, server, match, at);
      await page.locator(".area :is(.table, .hector)").waitFor();
      for (const size of [{ width: 1440, height: 900 }, PHONE]) {
        await page.setViewportSize(size);
        await page.waitForTimeout(150);
        await refuse(page, what);
        await check(page, `${game}: a refusal at ${size.width}`);
        expect(await page.locator(".refusal").isVisible(), "it was there all the time");
        await page.keyboard.press("Shift");
      }
      await page.getByRole("button", { name: "Menu" }).click();
      await page.getByRole("button", { name: "Resign" }).waitFor();
      await check(page, `${game}: menu of a match`);
      await page.getByRole("button", { name: "Resign" }).click();
      await check(page, `${game}: asked whether to resign`);
      await page.context().close();
    }
  },
  async "a lesson"({ server, open }) {
    const page = await open();
    await quick(page);
    await page.goto(server.address);
    await page.getByRole("button", { name: "Learn by playing: Deukalion" }).click();
    await page.getByRole("region", { name: "Lesson" }).waitFor();
    await check(page, "lesson");
  },
  async "Deukalion and Achaia in their midst, large and small, and over"({ server, open }) {
    for (const [game, how, step] of [
      ["deukalion", { players: 4, seed: 3 }, 750],
      ["achaia", { players: 5, seed: 2 }, 400],
    ]) {
      const page = await open({ viewport: { width: 1440, height: 900 } });
      const match = await traced(page, server, game, how);
      await sitDown(page, server, match, step, "en");
      await page.getByRole("button", { name: "Hint" }).click();
      await page.locator(".hint").waitFor();
      await check(page, `${game} with a hint`);
      await page.setViewportSize(PHONE);
      await page.locator(".hint .quiet").click();
      const many = page.locator(".area button[aria-haspopup=menu]").first();
      if ((await many.count()) > 0) await many.click();
      await check(page, `${game} on a phone, with the menu of a thing`);
      await page.keyboard.press("Escape");
      await page.locator("aside .line").click();
      await check(page, `${game}: log on a phone`);
      await page.goto(`${server.address}/match/${match.id}`);
      await page.locator("main.end svg").nth(1).waitFor();
      await check(page, `${game}: end`);
      await page.goto(`${server.address}/replay/${match.id}/${Math.floor(match.steps / 2)}?as=0`);
      await page.locator("main .table").waitFor();
      await check(page, `${game}: replay`);
      await page.context().close();
    }
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
