// SPDX-License-Identifier: GPL-3.0-or-later
// The frame round every table: several at one screen, coming back, playing by keys alone.
import { expect, run, until } from "./lib.mjs";
import { makeMove, playBot, quick, resign, tellsMore, told } from "./play.mjs";
import { ask, goOn, traced, tracedTo } from "./stage.mjs";
import { listen } from "./things.mjs";

const settings = (page, given) =>
  page.addInitScript((chosen) => localStorage.setItem("ilion", JSON.stringify(chosen)), { sound: false, forced: false, lang: "en", ...given });

// A new match with these seats, opened.
async function sit(page, server, game, seats, options = {}) {
  await ask(page, server, "/api/me");
  const made = await ask(page, server, "/api/matches", { game, players: seats.length, options, seats, public: false, spectators: true });
  await page.goto(`${server.address}/match/${made.id}`);
  return made;
}

// One move by numbers, with all that belongs to it; then the page has heard of it.
async function wholeMove(page, now) {
  await page.locator(".status.mine").waitFor();
  const [steps, known] = [now.steps, await told(page)];
  while (now.steps === steps) {
    const { choices, tries } = now;
    for (const digit of choices.length > 9 ? "01" : "1") await page.keyboard.press(digit);
    if (now.inSteps) await until(() => now.tries > tries, "it is tried out");
    if (now.choices !== choices) {
      await page.locator(".foot .go[disabled]").waitFor(); // more belongs to it
      continue;
    }
    await page.locator(".foot .go:not([disabled])").click();
    await until(() => now.steps > steps, "it is sent");
  }
  await tellsMore(page, known);
}

// The page looks as if another tab lay over it.
const hide = (page, hidden) =>
  page.evaluate((now) => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => now });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);

const LAST = { hector: 6, deukalion: 4, achaia: 1 }; // seeds of matches whose last step is somebody's move
const bot = { kind: "bot", bot: "easy" };
const me = { kind: "me" };
const focused = (page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    return { lost: at === document.body || at === null || at.disabled === true, what: at?.outerHTML.slice(0, 120) ?? "" };
  });

await run("table", {
  async "two of us and a bot at one screen: no hand is another's"({ server, open }) {
    const page = await open();
    await settings(page, { slow: true });
    let frame = null;
    page.on("websocket", (socket) =>
      socket.on("framereceived", ({ payload }) => {
        const message = JSON.parse(String(payload));
        if (message.frame) frame = message.frame;
      }),
    );
    await sit(page, server, "deukalion", [me, me, bot]);
    const curtain = page.getByRole("region", { name: "Curtain" });
    const table = page.locator(".area .table");
    const seated = new Set();
    let others = 0;
    for (let i = 0; i < 400 && (seated.size < 2 || others < 3); i += 1) {
      if ((await curtain.count()) > 0) {
        expect((await table.count()) === 0, "nothing is drawn behind the curtain");
        expect((await page.locator(".foot").count()) === 0, "and nothing is offered");
        if (await curtain.getByText("The others are to move").count()) {
          others += 1;
          await page.waitForTimeout(150);
          continue;
        }
        const seat = /Seat (\d)/.exec(await curtain.innerText({ timeout: 500 }).catch(() => ""))?.[1];
        if (!seat) continue;
        seated.add(seat);
        await curtain.getByRole("button", { name: "I sit here now" }).click({ timeout: 1000 }).catch(() => {});
      } else if ((await page.locator(".status.mine").count()) > 0) {
        await page.keyboard.press("1");
        await page.locator(".foot .go:not([disabled])").click({ timeout: 1000 }).catch(() => {});
      }
      await page.waitForTimeout(60);
    }
    expect(seated.size === 2 && others >= 3, `both were asked (${seated.size}) and the bot was waited for (${others})`);

    // Sit down, then rest: the hand is gone, and whoever comes back says so.
    for (let i = 0; i < 100 && (await table.count()) === 0; i += 1) {
      await curtain.getByRole("button", { name: "I sit here now" }).click({ timeout: 300 }).catch(() => {});
    }
    await page.waitForTimeout(300);
    const colour = ["yellow", "blue"][frame.asked.seat];
    const moments = page.locator(".side ol button");
    expect((await moments.count()) > 3, "there are moments to look back at");
    for (const moment of await moments.all()) {
      await moment.click();
      await page.getByText("Looking back at step").waitFor();
      const plan = await page.locator(".area section.plan").getAttribute("style");
      expect(plan.includes(colour), `looking back shows the own ship (${colour}), not ${plan}`);
    }
    await page.getByRole("button", { name: "Back to now" }).click();
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Ask for a pause" }).click();
    await page.keyboard.press("Escape");
    await curtain.getByRole("heading", { name: "The match is paused" }).waitFor();
    expect((await table.count()) === 0, "a pause draws the curtain");
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Ask to go on" }).click();
    await page.keyboard.press("Escape");
    await curtain.getByRole("button", { name: "I sit here now" }).click();
    await table.waitFor();
  },
  async "what happened in a hidden page is told, and nothing that was seen"({ server, open }) {
    const page = await open();
    await quick(page);
    await playBot(page, server);
    const away = page.getByRole("region", { name: "Since you were away" });
    for (let i = 0; i < 4; i += 1) await makeMove(page);
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByLabel("Deutsch").check();
    await page.getByLabel("English").check();
    await page.keyboard.press("Escape");
    await page.locator(".status.mine").waitFor();
    expect((await away.count()) === 0, "a change of language tells nothing again");
    await hide(page, true);
    for (let i = 0; i < 3; i += 1) await makeMove(page);
    await page.locator(".status.mine").waitFor();
    expect((await away.count()) === 0, "nobody looks");
    await hide(page, false);
    await away.waitFor();
    await away.getByRole("button", { name: "Seen" }).click();
    await away.waitFor({ state: "detached" });
    await hide(page, true);
    await hide(page, false);
    await page.waitForTimeout(200);
    expect((await away.count()) === 0, "nothing happened meanwhile");
  },
  async "a line of the log leads to its moment, after a reload, too"({ server, open }) {
    for (const [game, players] of [["hector", 2], ["achaia", 3]]) {
      const page = await open();
      const asks = listen(page);
      const [match, step] = await tracedTo(page, server, game, { players, seed: 2 }, ({ seat }, at) => seat !== null && at > 120);
      await goOn(page, server, match, step);
      const lines = page.locator(".side ol button");
      const drawn = () => page.locator(".area :is(.table, .hector)").innerText();
      await until(async () => (await lines.count()) > 30, `${game}: what was before is told`);
      // Some moments the page has seen itself. Nothing of a move is under way afterwards, and nothing is shown by itself.
      const begun = await lines.count();
      for (let i = 0; i < 3; i += 1) await wholeMove(page, asks);
      await page.locator(".status.mine").waitFor();
      if ((await page.locator(".verdict").count()) > 0) await page.locator(".verdict .btn").click({ timeout: 1000 }).catch(() => {}); // its time may be over
      await page.keyboard.press("Shift"); // what is still told step by step is over
      await page.locator(".verdict, .caption").first().waitFor({ state: "detached" });
      const own = (await lines.count()) - 2;
      expect(own > begun, `${game}: the log goes on`);
      const now = await drawn();
      const back = page.getByRole("button", { name: "Back to now" });
      const look = async (n) => {
        if ((await back.count()) > 0) await back.click();
        await back.waitFor({ state: "detached" });
        await lines.nth(n).click();
        await back.waitFor();
        expect((await page.locator(".area button[data-at], .area .legal").count()) === 0, `${game}: nothing is offered in the past`);
        return `${await page.locator(".status p").first().innerText()}\n${await drawn()}`;
      };
      const before = [await look(9), await look(5), await look(own)];
      const many = await lines.count();
      await page.reload();
      await page.locator(".status.mine").waitFor();
      await lines.nth(many - 1).waitFor(); // what was before the last news comes after them
      const after = [await look(9), await look(5), await look(own)];
      expect(new Set(before).size === 3, `${game}: three moments`);
      before.forEach((text, i) => expect(after[i] === text, `${game}: another moment after a reload:\n${after[i]}\ninstead of\n${text}`));
      await back.click();
      const again = await drawn();
      expect(again === now, `${game}: and back, not\n${again}\ninstead of\n${now}`);
      // After the end it leads into the replay, which counts steps that nobody saw.
      const told = await lines.nth(9).innerText();
      await resign(page);
      await page.locator("main.end").waitFor();
      await page.locator("main.end .log button").nth(9).click();
      await page.waitForURL("**/replay/**");
      await page.getByRole("status").getByText(told, { exact: false }).waitFor();
      await page.close();
    }
  },
  async "where one looks back is marked; Escape puts away what is open, then leads back to now"({ server, open }) {
    const page = await open();
    await quick(page);
    await playBot(page, server);
    for (let i = 0; i < 2; i += 1) await makeMove(page);
    await page.locator(".status.mine").waitFor();
    const past = page.getByText("Looking back at step");
    const marked = page.locator(".side ol [aria-current]");
    const undo = page.getByRole("button", { name: /ake back$/ });
    const cannot = async () => (await undo.getAttribute("aria-disabled")) === "true" && (await page.getByRole("button", { name: "Start the turn over" }).isDisabled());
    expect((await marked.count()) === 0, "nothing is marked now");
    const line = page.locator(".side ol button").nth(1);
    await line.click();
    await past.waitFor();
    expect((await marked.count()) === 1 && (await line.getAttribute("aria-current")) === "step", "the line one looks at is marked");
    expect(await cannot(), "nothing is taken back from the past");
    await undo.click({ force: true });
    await page.getByRole("alert").getByText("You are looking back").waitFor();
    await page.getByRole("button", { name: "Menu" }).click();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    expect(await past.isVisible(), "the menu is closed, and nothing else");
    await page.getByRole("button", { name: "All choices" }).click();
    await page.keyboard.press("Escape");
    await page.locator(".sheet.over").waitFor({ state: "detached" });
    expect(await past.isVisible(), "so is the list");
    await page.keyboard.press("Escape");
    await past.waitFor({ state: "detached" });
    expect((await marked.count()) === 0 && (await page.getByRole("alert").count()) === 0, "now nothing is left of it");
    await page.getByRole("button", { name: "Hint" }).click();
    await page.locator(".box.hint").waitFor();
    await page.keyboard.press("Escape");
    await page.locator(".box.hint").waitFor({ state: "detached" });
  },
  async "who has looked back is told nothing again"({ server, open }) {
    // A move that ends a battle, or brings on the next location, after which the same player decides.
    const ends = {
      hector: (state) => state.battle,
      achaia: (state) => JSON.stringify(state.markers),
    };
    for (const [game, told] of [["hector", ".verdict"], ["achaia", ".caption"]]) {
      const page = await open();
      const fits = ({ seat, chosen, state }, at, all) =>
        seat !== null && at > 60 && /^(turn|none)/.test(chosen) && all[at + 1]?.seat === seat && ends[game](all[at + 1].state) !== ends[game](state);
      const [match, step] = await tracedTo(page, server, game, {}, fits);
      await goOn(page, server, match, step);
      const lines = page.locator(".side ol button");
      await until(async () => (await lines.count()) > 30, `${game}: what was before is told`);
      const { legal, chosen } = match.moments[step];
      await page.keyboard.type(String(legal.indexOf(chosen) + 1).padStart(String(legal.length).length, "0"));
      await page.locator(".foot .go:not([disabled])").click();
      await page.locator(told).first().waitFor();
      await lines.nth(5).click(); // while it is still being told
      const back = page.getByRole("button", { name: "Back to now" });
      await back.waitFor();
      expect((await page.locator(told).count()) === 0, `${game}: it is not told over the past`);
      await back.click();
      await back.waitFor({ state: "detached" });
      const put = page.locator(".verdict .btn");
      if ((await put.count()) > 0) await put.click({ timeout: 1000 }).catch(() => {}); // its time may be over
      await page.locator(told).first().waitFor({ state: "detached" });
      await page.locator(".status.mine").waitFor();
      const now = await page.locator(".area :is(.table, .hector)").innerText();
      await lines.nth(5).click();
      await back.waitFor();
      await back.click();
      await back.waitFor({ state: "detached" });
      expect((await page.locator(told).count()) === 0, `${game}: it is told again`);
      expect((await page.locator(".area :is(.table, .hector)").innerText()) === now, `${game}: the same table`);
      expect((await page.locator(".cube.fresh").count()) === 0, `${game}: no die tumbles again`);
      await page.close();
    }
  },
  async "another language leaves no sentence of the last one"({ server, open }) {
    const page = await open();
    const match = await traced(page, server, "hector", { seed: 6 });
    await goOn(page, server, match, match.moments.findIndex(({ seat }, step) => seat !== null && step > 150));
    const lines = page.locator(".side li");
    await until(async () => (await lines.count()) > 30, "what was before is told");
    await page.getByRole("button", { name: "Hint" }).click();
    await page.locator(".hint").waitFor();
    await page.keyboard.press("h");
    const many = await lines.count();
    const told = [...(await page.locator(".side li, .status p, .hint p, [role=log] p").allInnerTexts())].map((text) => text.trim());
    const english = [...new Set(told)].filter((text) => text.split(" ").length > 2);
    expect(english.length > 10, `sentences: ${english.length}`);
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByLabel("Deutsch").check();
    await page.keyboard.press("Escape");
    const left = async () => {
      const text = await page.evaluate(() => document.body.textContent);
      return english.filter((each) => text.includes(each));
    };
    await until(async () => (await lines.count()) === many, "all of it is told again");
    await until(async () => (await left()).length === 0, async () => `left: ${(await left()).join(" | ")}`);
  },
  async "the end is told on the table, counted source by source, and both can be skipped"({ server, open }) {
    for (const [game, sources] of [["deukalion", 3], ["achaia", 3], ["hector", 1]]) {
      const reduced = game === "hector" ? "reduce" : "no-preference";
      for (const reducedMotion of new Set(["no-preference", reduced])) {
        const page = await open({ reducedMotion });
        const match = await traced(page, server, game, { seed: LAST[game] });
        const { legal, chosen } = match.moments.at(-1);
        await goOn(page, server, match, match.steps - 1, { slow: true });
        await page.getByRole("button", { name: "All choices" }).click();
        await page.locator("button[data-choice]").first().waitFor();
        const number = legal.indexOf(chosen) + 1;
        await page.locator(`button[data-choice]:has(kbd:text-is("${number}"))`).click();
        const win = page.locator(".win");
        const winner = win.locator(".laurel em");
        await page.locator(".foot .go:not([disabled])").click();
        if (reducedMotion === "reduce") {
          await winner.waitFor();
          expect((await page.locator(".counting").count()) === 0, "nothing is staged where nothing is to move");
          await page.close();
          continue;
        }
        await page.locator(".status > p").getByText("The match is over").first().waitFor();
        expect((await page.locator(".area :is(.table, .hector)").count()) === 1, `${game}: the table is still there`);
        if (game === "deukalion") {
          await page.locator(".win.counting").waitFor();
          const points = async () => (await win.locator(".tt").allInnerTexts()).map(Number).reduce((sum, n) => sum + n, 0);
          const seen = [];
          for (let i = 0; i < 200 && (await winner.count()) === 0; i += 1) {
            const now = await points().catch(() => null);
            if (now !== null && now !== seen.at(-1)) seen.push(now);
            await page.waitForTimeout(25);
          }
          expect(seen.length >= 2 && seen.length <= sources + 1, `the points grow: ${seen.join(", ")}`);
          expect(seen.every((n, i) => i === 0 || n > seen[i - 1]), `and only grow: ${seen.join(", ")}`);
        } else {
          await page.keyboard.press("Escape");
          await page.locator(".win.counting").waitFor();
          expect((await page.getByRole("region", { name: "Chance to win" }).count()) === 0, `${game}: no curve tells the result before`);
          // It is there only while points are counted: looked for and pressed in one step.
          const skip = () => {
            const found = [...document.querySelectorAll(".win.counting button")].find((each) => each.textContent.trim() === "Show the result");
            found?.click();
            return found !== undefined;
          };
          await page.waitForFunction(skip);
          // Achaia's, counted to the end, would take longer.
          await winner.waitFor(game === "achaia" ? { timeout: 2500 } : {});
        }
        const { result } = await ask(page, server, `/api/matches/${page.url().split("/").at(-1)}`);
        const all = (await win.locator(".tt").allInnerTexts()).map(Number).sort((a, b) => a - b);
        expect(all.join() === [...result.points].sort((a, b) => a - b).join(), `${game}: ${all.join()} instead of ${result.points.join()}`);
        await page.reload();
        await winner.waitFor();
        expect((await page.locator(".counting").count()) === 0, "who comes later sees the result at once");
        await page.close();
      }
    }
  },
  async "by keys alone the focus is always where one goes on"({ server, open }) {
    for (const game of ["hector", "deukalion"]) {
      const page = await open();
      const now = listen(page);
      await quick(page);
      await sit(page, server, game, [me, bot]);
      for (let i = 0; i < 10; i += 1) {
        await page.locator(".status.mine").waitFor();
        const known = now.steps;
        const isLost = async () => (await focused(page)).lost;
        const keeps = () => until(async () => !(await isLost()), async () => `${game}, move ${i + 1}: the focus is lost (${(await focused(page)).what})`);
        for (const digit of now.choices.length > 9 ? "01" : "1") await page.keyboard.press(digit);
        await page.keyboard.press("Enter");
        await until(() => now.steps > known, `${game}, move ${i + 1}: Enter sends it`);
        await page.locator(".status.mine").waitFor();
        await keeps();
      }
      await page.close();
    }
  },
  async "a choice beyond nine by two digits"({ server, open }) {
    const page = await open();
    const [match, step] = await tracedTo(page, server, "achaia", { seed: 2 }, ({ legal }) => legal.length > 12 && legal.length < 30);
    await goOn(page, server, match, step);
    await page.getByRole("button", { name: "All choices" }).click();
    const number = page.locator("button[data-choice][aria-pressed='true'] kbd");
    for (const each of ["11", "03"]) {
      await page.keyboard.type(each);
      expect((await number.innerText()) === String(Number(each)), `${each} selects that choice`);
    }
    await page.keyboard.press("Escape");
    await page.keyboard.press("1");
    expect((await number.count()) === 0, "a second digit may follow");
    await number.waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("tab", { name: "Chat" }).click();
    await page.keyboard.press("1");
    const says = page.getByLabel("Say something");
    await says.focus();
    await page.waitForTimeout(1500); // longer than a second digit is waited for
    expect(await says.evaluate((each) => each === document.activeElement), "who writes meanwhile goes on writing");
    expect((await number.count()) === 0, "and has chosen nothing");
  },
  async "a sheet gives the focus back, however it is closed"({ server, open }) {
    const page = await open();
    await quick(page);
    await playBot(page, server);
    const menu = page.getByRole("button", { name: "Menu" });
    const sheet = page.getByRole("dialog");
    const ways = {
      "its button": () => sheet.getByRole("button", { name: "Close" }).click(),
      "a click beside it": () => page.mouse.click(5, 5),
      Escape: () => page.keyboard.press("Escape"),
      "what it is for": async () => {
        const asks = async (name) => {
          await sheet.getByRole("button", { name }).click();
          return (await focused(page)).what;
        };
        expect(/Resign for good/.test(await asks("Resign")), "the question has the focus");
        expect(/Resign/.test(await asks("Play on")), "and then what asked it");
        await asks("Resign");
        await sheet.getByRole("button", { name: "Yes, resign" }).click();
      },
    };
    for (const [way, close] of Object.entries(ways)) {
      await menu.click();
      await sheet.waitFor();
      await close();
      await sheet.waitFor({ state: "detached" });
      const isBack = () => menu.evaluate((each) => each === document.activeElement);
      expect(await isBack(), `closed by ${way}: ${(await focused(page)).what}`);
    }
    await page.locator("main.end").waitFor();
    expect(!/Troops left/.test(await page.locator("main.end .win").textContent()), "who resigns is not told of troops that nobody counted");
  },
  async "another person opens the link to a moment of a private match"({ server, open }) {
    const one = await open({ permissions: ["clipboard-read", "clipboard-write"] });
    const two = await open();
    for (const page of [one, two]) await quick(page);
    const made = await sit(one, server, "hector", [me, bot]);
    await one.locator(".area").waitFor();
    for (let i = 0; i < 4; i += 1) await makeMove(one);
    await resign(one);
    await one.locator("main.end").waitFor();
    await one.goto(`${server.address}/replay/${made.id}/2?as=0`);
    await one.getByText(/^Step 2 of/).waitFor();
    await one.getByRole("button", { name: "One step on" }).click();
    await one.getByRole("button", { name: "Copy link" }).click();
    await one.getByRole("button", { name: "Copied" }).waitFor();
    const link = await one.evaluate(() => navigator.clipboard.readText());
    expect(/\/3\?as=0&key=\w+$/.test(link), `the link has step, eyes and key: ${link}`);
    await two.goto(`${server.address}/replay/${made.id}/3`);
    await two.getByRole("status").getByText(/./).waitFor();
    expect((await two.locator(".hector").count()) === 0, "without the key there is no such match");
    await two.goto(link);
    await two.locator(".hector").waitFor();
    await two.getByRole("button", { name: "One step back" }).click();
    await two.getByText(/^Step 2 of/).waitFor();
    await two.reload(); // and the address still has the key
    await two.locator(".hector").waitFor();
    expect(two.url().includes("key="), "the address keeps the key");
  },
  async "taking back says why it cannot be"({ server, open }) {
    const page = await open();
    await quick(page);
    await sit(page, server, "achaia", [me, bot]);
    await page.locator(".status.mine").waitFor();
    const undo = page.getByRole("button", { name: "Take back" });
    const why = page.getByRole("tooltip", { includeHidden: true });
    expect((await undo.getAttribute("aria-disabled")) === "true", "nothing was done yet");
    expect(!(await why.isVisible()), "it is told only when asked for");
    await undo.hover();
    expect(await why.isVisible(), "resting on it tells why");
    await undo.click({ force: true }); // it is not enabled, and says so
    await page.getByRole("alert").getByText("You have decided nothing yet").waitFor();
    await page.getByRole("log").getByText("You have").first().waitFor({ state: "attached" }); // the choices are counted for who hears them
    await page.keyboard.press("h");
    await page.getByRole("log").getByText(/^Your hand: /).waitFor({ state: "attached" });
  },
  async "a lesson rings what it speaks of, and the first match ends with what was learned"({ server, open }) {
    for (const game of ["Hector and Achilles", "Deukalion", "Achaia"]) {
      const page = await open();
      await quick(page);
      await page.goto(server.address);
      await page.getByRole("button", { name: `Learn by playing: ${game}` }).click();
      await page.getByRole("region", { name: "Lesson" }).waitFor();
      const ring = await page.locator(".over .ring").boundingBox();
      const area = await page.locator(".area").boundingBox();
      expect(ring.width > 40 && ring.height > 40, `${game}: something is ringed`);
      await page.setViewportSize({ width: 390, height: 844 });
      const isInSight = async () => {
        const [small, lesson] = [await page.locator(".over .ring").boundingBox(), await page.getByRole("region", { name: "Lesson" }).boundingBox()];
        return lesson.y + lesson.height <= small.y + 12 || small.y + small.height <= lesson.y + 12;
      };
      await until(isInSight, `${game}: what it speaks of is in sight on a phone`); // the ring follows
      expect(ring.x >= area.x - 10 && ring.y >= area.y - 10 && ring.y + ring.height <= area.y + area.height + 10, `${game}: and lies on the table`);
      await resign(page);
      const learned = page.getByRole("region", { name: `You have learned ${game}` });
      await learned.getByRole("link", { name: /^Rule/ }).first().waitFor();
      const before = page.url();
      await learned.getByRole("button", { name: "Play a real match" }).click();
      await page.waitForURL((url) => url.href !== before && url.pathname.startsWith("/match/"));
      await page.close();
    }
  },
  async "an only answer is given by itself, unless one wants to give it"({ server, open }) {
    const asked = ({ seat, legal }) => seat !== null && legal.length === 1;
    const page = await open();
    const [match, step] = await tracedTo(page, server, "deukalion", {}, asked);
    const stepsIn = async ({ id }) => (await ask(page, server, `/api/matches/${id}`)).steps;
    const waits = await goOn(page, server, match, step);
    await page.waitForTimeout(1000);
    expect((await stepsIn(waits)) === step && (await page.locator(".status.mine").count()) === 1, "the page waits for it");
    const goes = await goOn(page, server, match, step, { forced: true });
    await until(async () => (await stepsIn(goes)) > step, "it is given");
  },
});
