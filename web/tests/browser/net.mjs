// SPDX-License-Identifier: GPL-3.0-or-later
// What lies between people and their match: lines that go deaf, a network that is gone, links and invitations, words.
import { expect, run, startLine, until } from "./lib.mjs";
import { playBot, quick, tellsMore, told } from "./play.mjs";
import { ask, traced } from "./stage.mjs";

const me = { kind: "me" };
const free = { kind: "open" };
const UNREACHED = "The server cannot be reached";

async function make(page, server, game, seats, more = {}) {
  await ask(page, server, "/api/me");
  return ask(page, server, "/api/matches", { game, players: seats.length, options: {}, seats, public: false, spectators: true, ...more });
}

await run("net", {
  async "a line that swallows everything is left, and nothing is lost or done twice"({ server, open }) {
    const line = await startLine(server);
    const page = await open();
    await quick(page);
    await page.clock.install();
    await playBot(page, { address: line.address });
    await page.locator(".status.mine").waitFor();
    const lost = page.locator(".status").getByText("The connection is lost");
    const move = async () => {
      await page.locator(".status.mine").waitFor();
      await page.keyboard.press("1");
      await page.locator(".foot .go:not([disabled])").click();
    };

    // What is sent is not answered.
    let known = await told(page);
    line.swallow();
    await move();
    await page.clock.fastForward(12_000);
    await lost.waitFor();
    expect((await told(page)) === known, "nothing has arrived");
    line.mend();
    await page.clock.fastForward(25_000); // the next try went into the same hole
    await lost.waitFor({ state: "detached" });
    await tellsMore(page, known);

    // Nobody does anything: from time to time it is asked whether the line still carries.
    await page.locator(".status.mine").waitFor();
    line.swallow();
    line.mend(); // for whoever comes anew
    await page.clock.fastForward(31_000);
    const greeted = page.waitForEvent("websocket");
    await page.clock.fastForward(11_000);
    await greeted;
    await lost.waitFor({ state: "detached" });

    // The browser tells of the network.
    line.swallow();
    await page.evaluate(() => dispatchEvent(new Event("offline")));
    await lost.waitFor();
    line.mend();
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await lost.waitFor({ state: "detached" });
    known = await told(page);
    await move();
    await tellsMore(page, known);

    // Somebody looks at the page again.
    line.swallow();
    line.mend();
    const again = page.waitForEvent("websocket");
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await page.clock.fastForward(5000);
    await again;
    line.stop();
    page.troubles = page.troubles.filter((each) => !/^WebSocket connection to .* failed/.test(each));
  },
  async "who has answered is not asked again while the answer is on its way"({ server, open }) {
    const page = await open();
    await quick(page);
    await page.routeWebSocket(/\/ws\//, (socket) => {
      const far = socket.connectToServer();
      far.onMessage((text) => void (JSON.parse(text).type === "update" ? setTimeout(() => socket.send(text), 300) : socket.send(text)));
    });
    await playBot(page, server);
    await page.locator(".status.mine").waitFor();
    await page.evaluate(() => {
      globalThis.heard = [];
      const log = document.querySelector(".status [role=log]");
      new MutationObserver((all) => all.forEach(({ addedNodes }) => addedNodes.forEach((node) => globalThis.heard.push(node.textContent)))).observe(log, { childList: true });
    });
    for (let i = 0; i < 6; i += 1) {
      await page.locator(".status.mine").waitFor();
      const asked = (await page.locator(".status p").first().innerText()).trim();
      await page.evaluate(() => void (globalThis.heard = []));
      await page.keyboard.press("1");
      await page.locator(".foot .go:not([disabled])").click();
      await page.locator(".status:not(.mine)").waitFor({ timeout: 2000 }).catch(() => {});
      await page.waitForTimeout(150);
      const heard = await page.evaluate(() => globalThis.heard);
      expect(!heard.some((each) => each.trim() === asked), `it is told once more: ${asked}`);
      await page.waitForTimeout(350);
    }
  },
  async "without a network it is said so, in the language of the page"({ server, open }) {
    const page = await open({ locale: "de-DE" });
    await page.goto(server.address);
    await page.locator("details summary").click();
    const options = page.locator(".options select").first();
    expect((await options.innerText()).split(/\s+/).join() === "nein,ja", "options have their names");
    await page.context().setOffline(true);
    await page.getByRole("button", { name: /^Jetzt spielen/ }).first().click();
    await page.locator(".status").getByText("Der Server ist nicht zu erreichen").waitFor();
    await page.getByRole("button", { name: "Nederlands" }).click(); // whose sentences are not here yet
    await page.waitForTimeout(300);
    expect((await page.locator("html").getAttribute("lang")) === "de", "it goes on in the language that it has");
    await page.context().setOffline(false);
    await page.getByRole("button", { name: /^Nu spelen/ }).first().waitFor();
  },
  async "a language that does not come leaves the page as it is, and is not spoken when another was chosen meanwhile"({ server, open }) {
    const page = await open({ locale: "de-DE" });
    let failures = 2;
    await page.route(/\/assets\/de-[^/]*\.js/, (route) => (failures-- > 0 ? route.abort() : route.continue()));
    await page.goto(server.address);
    await page.getByRole("button", { name: /^Play now/ }).first().waitFor(); // better than an empty page
    await page.getByRole("button", { name: /^Jetzt spielen/ }).first().waitFor();
    let hung = null;
    await page.route(/\/assets\/nl-[^/]*\.js/, (route) => void (hung ? route.continue() : (hung = route)));
    await page.getByRole("button", { name: "Nederlands" }).click();
    await until(() => hung !== null, "Dutch is asked for");
    await page.getByRole("button", { name: "English" }).click();
    await page.getByRole("button", { name: /^Play now/ }).first().waitFor();
    await hung.abort();
    await page.waitForTimeout(3000); // longer than it waits to ask again
    expect((await page.locator("html").getAttribute("lang")) === "en", "it speaks what was chosen last");
  },
  async "a rulebook is asked for until it comes; one that nobody waits for is no trouble"({ server, open }) {
    const page = await open();
    await quick(page);
    let hung = null;
    await page.goto(`${server.address}/rules/hector`);
    await page.locator("article").first().waitFor();
    await page.route(/\/api\/rules\/deukalion\?/, (route) => void (hung ? route.continue() : (hung = route)));
    const games = page.getByRole("navigation").locator(".games");
    await games.getByRole("link", { name: "Deukalion" }).click();
    await until(() => hung !== null, "a book is asked for");
    await games.getByRole("link", { name: "Achaia" }).click();
    await page.locator("article#A1\\.1").waitFor();
    await hung.abort();
    await page.waitForTimeout(300);
    expect((await page.getByRole("alert").count()) === 0, "nothing is wrong with the book that is read");
    await page.context().setOffline(true);
    await games.getByRole("link", { name: "Hector" }).click();
    await page.getByRole("alert").getByText(UNREACHED).waitFor();
    await page.context().setOffline(false);
    await page.locator("article#H1\\.1").waitFor();
    expect((await page.getByRole("alert").count()) === 0, "the trouble is over");
  },
  async "the costliest decisions are asked for again where the server was not reached"({ server, open }) {
    const page = await open();
    await quick(page);
    const match = await traced(page, server, "hector", { seed: 6 });
    let failures = 1;
    await page.route(/\/mistakes/, (route) => (failures-- > 0 ? route.abort() : route.continue()));
    await page.goto(`${server.address}/match/${match.id}`);
    await page.getByRole("region", { name: "The costliest decisions" }).waitFor();
  },
  async "the replay forgets its troubles, and goes to no step that is none"({ server, open }) {
    const page = await open();
    await quick(page);
    const match = await traced(page, server, "hector", { seed: 6 });
    const says = page.locator(".status p");
    const at = page.locator(".controls .at");
    const on = page.getByRole("button", { name: "Play on from here" });
    await page.goto(`${server.address}/replay/${match.id}/10`);
    await page.locator(".hector").waitFor();
    await page.context().setOffline(true);
    for (let i = 0; i < 3; i += 1) await page.keyboard.press("ArrowRight"); // the next moment is here already
    await says.getByText(UNREACHED).waitFor();
    await page.context().setOffline(false); // and nobody does anything
    await says.getByText(UNREACHED).waitFor({ state: "detached" });
    await at.getByText(`Step 13 of ${match.steps}`).waitFor();
    expect(await on.isEnabled(), "one may play on from the midst");

    await page.goto(`${server.address}/replay/nowhere/99999`);
    await says.filter({ hasText: /\w/ }).waitFor();
    await page.locator(".controls").waitFor({ state: "detached" });

    await page.goto(`${server.address}/replay/${match.id}/99999?as=7`);
    await at.getByText(`Step ${match.steps} of ${match.steps}`).waitFor();
    await page.waitForURL(new RegExp(`/replay/${match.id}/${match.steps}$`));
    await page.locator(".hector").waitFor();
    expect(!/\bno\b|unknown/i.test(await says.innerText()), `nothing is wrong: ${await says.innerText()}`);
    expect(await on.isDisabled(), "after the end there is nothing to play on");

    const slider = page.getByRole("slider", { name: "Step of the match" });
    await slider.fill("20");
    await at.getByText(`Step 20 of ${match.steps}`).waitFor();
    await slider.press("ArrowLeft");
    await at.getByText(`Step 19 of ${match.steps}`).waitFor();
    await page.getByLabel("Seen by").selectOption({ index: 2 });
    await page.waitForURL(/\/19\?as=1$/);
    await page.locator(".bar").getByText("you: Trojans").waitFor();
    await page.getByLabel("Seen by").selectOption({ label: "as a spectator" });
    await page.waitForURL(/\/19$/);
  },
  async "who left a private table sits down again"({ server, open }) {
    const [one, two] = [await open(), await open()];
    for (const page of [one, two]) await quick(page);
    const { id, invite } = await make(one, server, "achaia", [me, free, free]);
    await one.goto(`${server.address}/match/${id}`);
    await two.goto(`${server.address}/join/${id}/${invite}`);
    for (const page of [two, one]) {
      await page.getByRole("button", { name: "Leave the table" }).click();
      await page.waitForURL(`${server.address}/`);
      await page.goBack();
      await page.getByRole("button", { name: "Sit down" }).first().click();
      await page.getByRole("button", { name: "Leave the table" }).waitFor();
      expect((await page.getByRole("alert").count()) === 0, "nothing is refused");
    }
  },
  async "an invitation that leads nowhere offers nothing to watch"({ server, open }) {
    const page = await open();
    await quick(page);
    const watch = page.getByRole("link", { name: "Watch" });
    await page.goto(`${server.address}/join/nope/x`);
    await page.getByRole("alert").waitFor();
    expect((await watch.count()) === 0, "there is nothing to watch");
    const other = await open();
    const bot = { kind: "bot", bot: "easy" };
    const full = await make(other, server, "hector", [me, bot], { public: true });
    await page.goto(`${server.address}/join/${full.id}/x`);
    await page.getByRole("alert").waitFor();
    await watch.click();
    await page.locator(".hector").waitFor();
  },
  async "what others say is heard while the chat is closed"({ server, open }) {
    const [one, two] = [await open(), await open({ viewport: { width: 390, height: 844 } })];
    for (const page of [one, two]) await quick(page);
    const { id, invite } = await make(one, server, "hector", [me, free]);
    await two.goto(`${server.address}/join/${id}/${invite}`);
    await one.goto(`${server.address}/match/${id}`);
    for (const page of [one, two]) await page.locator(".hector").waitFor();
    const say = async (page, text) => {
      await page.getByLabel("Say something").fill(text);
      await page.getByRole("button", { name: "Send" }).click();
    };
    const heard = (page, text) => page.getByRole("log", { name: "Chat" }).getByText(text);
    await two.locator("aside .line").click();
    await two.getByRole("tab", { name: "Chat" }).click();
    await say(two, "Sing, goddess");
    await heard(one, /says: Sing, goddess$/).waitFor({ state: "attached" });
    await one.getByRole("tab", { name: "Chat (1)" }).click();
    await say(one, "the anger");
    await two.locator(".inside").getByText("the anger").waitFor();
    expect((await heard(two, "the anger").count()) === 0 && (await heard(one, "the anger").count()) === 0, "what is read, or one's own, is not told beside it");
    await two.keyboard.press("Escape");
    await say(one, "of Peleus' son");
    await heard(two, /says: of Peleus' son$/).waitFor({ state: "attached" });
    await two.locator("aside .line b", { hasText: "Chat (1)" }).waitFor();
    await two.reload();
    await two.locator("aside .line b", { hasText: "Chat (1)" }).waitFor(); // two of three were read
    await two.locator("aside .line").click();
    await two.getByRole("tab", { name: "Chat" }).click();
    await two.locator(".inside").getByText("of Peleus' son").waitFor();
    await two.reload();
    await two.locator(".hector").waitFor();
    expect((await two.locator("aside .line b").count()) === 0, "what was read is read");
    await say(one, "Achilles");
    await heard(two, /says: Achilles$/).waitFor({ state: "attached" });
    expect((await heard(two, "says").count()) === 1, "what was said before is not told again");
    await two.locator("aside .line b", { hasText: "Chat (1)" }).waitFor();
  },
});
