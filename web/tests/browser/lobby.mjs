// SPDX-License-Identifier: GPL-3.0-or-later
// How people find a table, and each other again: playing again, long lists, tables that everybody left, records of elsewhere.
import { expect, run, until } from "./lib.mjs";
import { quick, resign } from "./play.mjs";

// Asks as the page would, with its cookie.
const ask = (page, path, body) =>
  page.evaluate(
    async ([path, body]) => {
      const answer = await fetch(path, body === undefined ? {} : { method: "POST", body: typeof body === "string" ? body : JSON.stringify(body) });
      const text = await answer.text();
      return { status: answer.status, text, body: text.startsWith("{") ? JSON.parse(text) : null };
    },
    [path, body],
  );
const found = async (page, seats, more = {}) =>
  (await ask(page, "/api/matches", { game: "hector", players: 2, options: {}, seats, public: true, spectators: true, ...more })).body;
const me = { kind: "me" };
const free = { kind: "open" };

await run("lobby", {
  async "two people play again at one table, and each sits where the other sat"({ server, open }) {
    const [one, two, stranger] = [await open(), await open(), await open()];
    for (const page of [one, two, stranger]) await quick(page);
    await one.goto(server.address);
    await one.getByRole("button", { name: "Open the table" }).click();
    const link = await one.locator("#link").inputValue();
    await two.goto(link);
    for (const page of [one, two]) await page.locator(".area").waitFor();
    const old = one.url();
    await resign(two);
    for (const page of [one, two]) await page.locator("main.end").waitFor();
    await stranger.goto(old);
    await stranger.locator("main.end").waitFor();
    const name = (await one.locator("main.end li", { hasText: "you" }).locator(".nm b").innerText()).trim();

    await one.getByRole("button", { name: "Play again" }).click();
    await one.locator("#link").waitFor();
    const next = one.url();
    expect(next !== old, "there is another table");
    expect(/kept for/.test(await one.locator("main").innerText()), "the seat is kept");
    for (const page of [two, stranger]) await page.getByText(`${name} wants to play again.`).waitFor();
    expect((await stranger.getByRole("button", { name: "Sit down again" }).count()) === 0, "a stranger is not asked");
    await stranger.goto(server.address);
    await stranger.getByRole("heading", { name: "Open tables" }).waitFor();
    await stranger.getByText("No open tables just now").waitFor();

    await two.reload(); // it is remembered
    await two.getByText(`${name} wants to play again.`).waitFor();
    await two.getByRole("button", { name: "Sit down again" }).click();
    for (const page of [one, two]) await page.locator(".area").waitFor();
    expect(two.url() === next, "both are at one table");
    await two.goBack();
    await two.locator("main.end").waitFor();
    expect((await two.getByText("wants to play again").count()) === 0, "nobody waits any more");
  },
  async "who invites sees the new table, and the button that makes it has the focus"({ server, open }) {
    for (const [width, height] of [[1366, 768], [360, 740]]) {
      const page = await open({ viewport: { width, height } });
      await page.goto(server.address);
      await page.getByRole("button", { name: /^Invite/ }).last().click();
      const make = page.getByRole("button", { name: "Open the table" });
      const now = () =>
        make.evaluate((go) => {
          const [button, form] = [go, go.form].map((each) => each.getBoundingClientRect());
          return {
            focused: go === document.activeElement,
            marked: getComputedStyle(go).outlineStyle === "solid",
            game: go.form.querySelector("select").value,
            inView: button.top >= 0 && button.bottom <= innerHeight && (form.height > innerHeight || form.top >= -1),
          };
        });
      const all = async () => Object.values(await now()).every(Boolean);
      await until(all, async () => `at ${width} x ${height}: ${JSON.stringify(await now())}`);
      expect((await now()).game === "achaia", "of the game whose box it was");
      await page.close();
    }
  },
  async "no match is lost in the lobby"({ server, open }) {
    const [page, other] = [await open(), await open()];
    for (const each of [page, other]) {
      await quick(each);
      await each.goto(server.address);
      await each.getByRole("heading", { name: "Open tables" }).waitFor();
    }
    const waits = await found(page, [me, free]);
    const own = [waits.id];
    for (let i = 0; i < 64; i += 1) own.push((await found(page, [me, { kind: "bot", bot: "easy" }], { public: i < 9 })).id);
    await page.reload();
    const rows = page.locator(".yours .row");
    await rows.first().waitFor();
    expect((await rows.count()) === 6, "a few at first");
    for (const [before, after] of [[6, 60], [60, 65]]) {
      await page.getByRole("button", { name: "Show more: Your tables" }).focus();
      await page.keyboard.press("Enter");
      await page.waitForFunction((n) => document.querySelectorAll(".yours .row").length === n, after);
      const isNext = (n) => document.activeElement === document.querySelectorAll(".yours .row")[n];
      await page.waitForFunction(isNext, before); // by keys one goes on with the first that is new
    }
    expect((await page.locator(`.yours .row[href="/match/${waits.id}"]`).count()) === 1, "the oldest is there");
    expect((await page.getByRole("button", { name: "Sit down" }).count()) === 0, "one's own table is not offered");
    const watched = await page.getByRole("link", { name: "Watch" }).evaluateAll((links) => links.map((each) => each.getAttribute("href")));
    expect(!watched.some((each) => own.some((id) => each.includes(id))), "nor to be watched");
    await other.reload();
    await other.getByRole("button", { name: "Sit down" }).waitFor();
    expect((await other.getByRole("link", { name: "Watch" }).count()) === 6, "a few run");
    await other.getByRole("button", { name: /^Show all \d+: Running/ }).click();
    expect((await other.getByRole("link", { name: "Watch" }).count()) >= 9, "all that run");
  },
  async "what went wrong is said until something else is done, or until it goes right"({ server, open }) {
    const [page, other] = [await open(), await open()];
    for (const each of [page, other]) {
      await quick(each);
      await each.clock.install();
      await each.goto(server.address);
      await each.getByRole("heading", { name: "Past matches" }).waitFor();
    }
    await found(other, [me, free]);
    const says = (text) => page.getByRole("status").getByText(text);
    const poll = async () => {
      const asked = page.waitForRequest(/\/api\/lobby/);
      await page.clock.fastForward(5000);
      await (await asked).response();
    };
    const sit = page.getByRole("button", { name: "Sit down" }).first();
    await poll();
    await sit.waitFor();
    const refusal = { status: 403, json: { error: { code: "full", says: "Somebody was quicker." } } };
    await page.route(/\/join/, (route) => route.fulfill(refusal));
    await sit.click();
    await says("Somebody was quicker.").waitFor();
    for (let i = 0; i < 2; i += 1) await poll();
    expect(await says("Somebody was quicker.").isVisible(), "it is said still, though the lobby was answered meanwhile");

    await page.route(/\/api\/matches\?/, (route) => route.abort());
    await page.getByRole("button", { name: "Play now: Hector" }).click();
    await says("The server cannot be reached").waitFor();
    await page.getByRole("button", { name: "Deutsch", exact: true }).click();
    await says("Der Server ist nicht zu erreichen").waitFor();

    await page.reload();
    await page.getByRole("button", { name: "Sit down" }).first().waitFor();
    await page.route(/\/api\/lobby/, (route) => route.abort());
    await page.clock.fastForward(5000);
    await says("The server cannot be reached").waitFor();
    await page.unroute(/\/api\/lobby/);
    await page.clock.fastForward(5000);
    await says("The server cannot be reached").waitFor({ state: "detached" });
  },
  async "a table that everybody left is gone"({ server, open }) {
    const [one, two] = [await open(), await open()];
    for (const page of [one, two]) await quick(page);
    await one.goto(server.address);
    await one.getByRole("button", { name: "Open the table" }).click();
    const link = await one.locator("#link").inputValue();
    await two.goto(one.url());
    await two.getByRole("button", { name: "Sit down" }).first().waitFor();
    await one.getByRole("button", { name: "Leave the table" }).click();
    await one.getByRole("heading", { name: "Open tables" }).waitFor();
    await two.getByRole("alert").getByText("This table is gone").waitFor();
    await two.goto(link);
    await two.getByRole("alert").getByText("This table is gone").waitFor();
    const { body } = await ask(two, "/api/lobby");
    expect(!body.open.some((each) => link.includes(each.id)), "it is in no list");
  },
  async "a record is opened, and what is wrong with one is said"({ server, open }) {
    const page = await open();
    await quick(page);
    await page.goto(server.address);
    await page.getByRole("heading", { name: "Past matches" }).waitFor();
    // Bots among themselves: nobody who brings it sits at it.
    const made = await found(page, [{ kind: "bot", bot: "random" }, { kind: "bot", bot: "random" }]);
    await page.goto(`${server.address}/match/${made.id}`);
    await page.locator("main.end").waitFor({ timeout: 60_000 });
    const { text } = await ask(page, `/api/matches/${made.id}/record`);
    const choose = (content) => page.locator("#record").setInputFiles({ name: "old.txt", mimeType: "text/plain", buffer: Buffer.from(content) });

    await page.goto(server.address);
    await page.getByText("Open a record").waitFor();
    await choose(text.replace(/^players .*$/m, "players many"));
    await page.getByRole("alert").getByText(/Line \d+ of the record/).waitFor();
    await choose(text);
    await page.waitForURL("**/replay/**");
    await page.locator(".hector").waitFor();
    await page.reload();
    await page.locator(".hector").waitFor();
    await page.keyboard.press("ArrowRight");
    await page.waitForURL("**/1?**");
    await page.getByRole("button", { name: "Play on from here" }).click();
    await page.waitForURL("**/match/**");
    await page.locator(".area").waitFor();
  },
  async "a broken address is nowhere"({ server, open }) {
    const page = await open();
    await page.goto(`${server.address}/match/%E0%A4%A`);
    await page.getByText("There is nothing at this address.").waitFor();
  },
});
