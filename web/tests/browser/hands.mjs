// SPDX-License-Identifier: GPL-3.0-or-later
// What hands do at the three tables: press what is no choice, drag what is one; and what the last move leaves to see.
import { expect, run } from "./lib.mjs";
import { goOn, played, stepsOf, traced } from "./stage.mjs";

// A moment of the match at which the person is asked for something of this kind.
async function momentWith(page, server, match, found) {
  for (let i = 0; i < 4; i += 1) {
    for (let part = 0.05; part < 1; part += 0.04) {
      await goOn(page, server, match, part);
      await page.waitForTimeout(150);
      const place = await found();
      if (place) return place;
    }
    match = await played(page, server, match.game);
  }
  throw new Error(`no such moment of ${match.game}`);
}

const middle = (box) => [box.x + box.width / 2, box.y + box.height / 2];
// Nothing lies over it, such as a refusal that is still being read.
const isOnTop = (page, thing, [x, y]) => thing.evaluate((node, at) => node.contains(document.elementFromPoint(...at)), [x, y]);
const boxOf = async (thing) => (await thing.count()) > 0 && (await thing.first().boundingBox());

async function refused(page, rules) {
  const line = page.locator(".refusal");
  await line.waitFor();
  const to = await line.locator("a").getAttribute("href");
  expect(to?.includes(rules), `the paragraph: ${to}`);
  expect((await line.innerText()).length > 20, "a reason in words");
  await page.locator(".refused").waitFor();
}

async function presses(page, where, rules) {
  const stops = () => page.locator(".area :is(.table, .hector) :is(button, [tabindex='0'])").count();
  const before = await stops();
  await page.mouse.click(...where);
  await refused(page, rules);
  expect((await stops()) === before, "a refusal is no stop of the Tab key");
  expect((await page.locator(".foot .go:not([disabled])").count()) === 0, "nothing is chosen by it");
  const [line, area] = [await boxOf(page.locator(".refusal")), await boxOf(page.locator(".area"))];
  expect(line.y >= area.y + area.height, "the reason lies beside the table, not on it");
  await page.keyboard.press("Shift");
  await page.locator(".refused").waitFor({ state: "detached" });
}

// Drags and says what lay under the pointer on the way.
async function drag(page, from, to, look = async () => null) {
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move((from[0] + to[0]) / 2, (from[1] + to[1]) / 2, { steps: 4 });
  await page.mouse.move(...to, { steps: 4 });
  await page.waitForTimeout(80);
  await page.mouse.move(to[0] + 1, to[1]); // a hand is never quite still
  await page.waitForTimeout(80);
  const ghost = await page.locator(".drag-ghost").boundingBox();
  const lit = await page.locator("[data-drop]").count();
  const over = await page.locator("[data-over]").count();
  const seen = await look();
  await page.mouse.up();
  expect(ghost && Math.abs(middle(ghost)[0] - to[0]) < 3 && Math.abs(middle(ghost)[1] - to[1]) < 3, "what is dragged follows the pointer");
  expect(lit > 0 && over === 1, `${lit} places are lit, ${over} under the pointer`);
  expect((await page.locator(".drag-ghost, [data-drop]").count()) === 0, "nothing is left of the drag");
  return seen;
}

const chosen = (page) => page.locator(".foot .go:not([disabled])").waitFor({ timeout: 5000 });

// The first step of a finished match that tells something of this kind, as seat 0 sees it.
async function stepWith(page, server, match, fits) {
  for (let step = 1; step < match.steps; step += 1) {
    const answer = await page.request.get(`${server.address}/api/matches/${match.id}/moments/${step}?as=0&lang=en`);
    const moment = await answer.json();
    if (moment.told.some((each) => fits(each.events ?? [], moment))) return step;
  }
  return null;
}

async function matchWith(page, server, game, fits) {
  for (let i = 0; i < 12; i += 1) {
    const match = await played(page, server, game);
    const step = await stepWith(page, server, match, fits);
    if (step !== null) return [match, step];
  }
  throw new Error(`no such step in twelve matches of ${game}`);
}

await run("hands", {
  async "Hector: what is no choice says why, and cards, hero and favours are dragged"({ server, open }) {
    const page = await open();
    const match = await played(page, server, "hector");
    const action = async () => (await page.locator(".acts .act").count()) === 5 && page.locator(".hc button[data-at^='hand:']").count();
    await momentWith(page, server, match, action);
    await presses(page, middle(await boxOf(page.locator(".you .pile[data-at]"))), "/rules/hector#H");
    await presses(page, middle(await boxOf(page.locator(".held[data-at=fate]"))), "/rules/hector#H");
    const card = await boxOf(page.locator(".hc button[data-at^='hand:']"));
    const next = await boxOf(page.locator(".mine .slot:has(.next)"));
    await drag(page, middle(card), middle(next));
    await chosen(page);
    await page.locator(".here").waitFor();
    await page.keyboard.press("Escape");
    await drag(page, middle(card), middle(await boxOf(page.locator(".you .side h2"))));
    expect(/iscard/.test(await page.locator(".foot .go").innerText()), "dropped on the own board it is discarded");
    await page.keyboard.press("Escape");
    // A bot lays a favour rarely: at such a moment the person sits down in its place.
    const [boosts, step] = await matchWith(page, server, "hector", (events) => events.some(({ kind, side }) => kind === "boosted" && side === 0));
    await goOn(page, server, boosts, (step - 0.5) / boosts.steps);
    const slot = page.locator(".mine .slot:has(button.spot)").first();
    await slot.waitFor();
    await drag(page, middle(await boxOf(page.locator(".loose .tok:not(.hole)"))), middle(await boxOf(slot)));
    await chosen(page);
  },
  async "Hector: the fate tile is laid by its quarter, turned beside it and left by pressing it"({ server, open }) {
    const page = await open({ reducedMotion: "reduce" });
    const match = await traced(page, server, "hector", { seed: 6 });
    const sitDown = async (kind) => {
      const at = match.moments.findIndex(({ seat, legal }) => seat !== null && legal.some((text) => text.startsWith(kind)));
      await goOn(page, server, match, (at + 0.5) / match.steps, { seat: match.moments[at].seat, forced: false });
      const { x, y, width, height } = await boxOf(page.locator(".held[data-at=fate]"));
      return (right, down) => page.mouse.click(x + right * width, y + down * height);
    };
    const says = async () => (await chosen(page), page.locator(".foot .go").innerText());
    const onTile = await sitDown("face");
    const said = new Set();
    for (const [right, down] of [[0.5, 0.15], [0.85, 0.5], [0.5, 0.85], [0.15, 0.5]]) {
      await onTile(right, down);
      said.add(await says());
      expect((await page.locator(".tile .face.chosen").getAttribute("aria-label")) === (await says()), "it is chosen at the tile, too");
      await page.keyboard.press("Escape");
      await page.locator(".foot .go[disabled]").waitFor();
    }
    expect(said.size === 4, `each quarter is a choice of its own: ${[...said].join("; ")}`);
    const turns = await sitDown("turn");
    await turns(0.5, 0.5);
    expect(/^Leave/.test(await says()), `pressing it leaves it: ${await says()}`);
    await page.keyboard.press("Escape");
    await page.locator(".tile .turn.left").click();
    expect(/left/.test(await says()), "beside it one turns it");
  },
  async "Hector explains its things by resting and by focus"({ server, open }) {
    const page = await open();
    const match = await played(page, server, "hector");
    await momentWith(page, server, match, () => page.locator(".mine .slot .spot").count());
    await page.mouse.move(...middle(await boxOf(page.locator(".mine .slot .spot"))));
    await page.locator(".thing-tip").waitFor();
    expect(/strength \d/i.test(await page.locator(".thing-tip").innerText()), "what the card is worth");
    await page.mouse.move(2, 2);
    await page.locator(".thing-tip").waitFor({ state: "detached" });
    await page.keyboard.press("Tab");
    await page.locator(".stacks").first().focus();
    await page.locator(".thing-tip").waitFor();
  },
  async "Deukalion: no die is shown before the first roll"({ server, open }) {
    const page = await open();
    const match = await traced(page, server, "deukalion", { seed: 4 });
    await goOn(page, server, match, 0);
    await page.locator(".kyl .act").first().waitFor();
    const shown = async () => page.locator(".kyl .ring .act").allInnerTexts();
    expect((await shown()).every((text) => !/up to/.test(text)), `nothing is promised yet: ${(await shown()).join(", ")}`);
    const at = match.moments.findIndex(({ legal }) => legal.some((text) => text.startsWith("place")));
    await goOn(page, server, match, (at + 0.5) / match.steps, { seat: match.moments[at].seat, forced: false });
    await page.locator(".kyl .ring.placing").waitFor();
    expect((await shown()).some((text) => /up to/.test(text)), "after it each action has its die");
  },
  async "Deukalion: a square that is none says why, ship and Hydra are dragged"({ server, open }) {
    const page = await open();
    const match = await played(page, server, "deukalion");
    const lit = () => page.locator("button[data-at^='square:']").count();
    const own = page.locator(".sea svg circle.mine");
    const sails = page.locator(".a.s button.act");
    await momentWith(page, server, match, async () => (await sails.count()) > 0 && (await lit()) > 4);
    if ((await sails.getAttribute("aria-pressed")) !== "true") await sails.click();
    await page.locator(".a.s button.act[aria-pressed=true]").waitFor();
    await page.waitForTimeout(150);
    // The corner farthest from the ship is out of reach or land; something of both says why.
    const sea = await boxOf(page.locator(".sea svg"));
    const ship = middle(await own.boundingBox());
    const far = [ship[0] > sea.x + sea.width / 2 ? 0.055 : 0.945, ship[1] > sea.y + sea.height / 2 ? 0.214 : 0.786];
    await presses(page, [sea.x + sea.width * far[0], sea.y + sea.height * far[1]], "/rules/deukalion#D");
    const squares = await page.locator("button[data-at^='square:']").all();
    const hydra = middle(await page.locator(".sea g.hydra").boundingBox());
    let to = null;
    for (const each of squares) {
      const at = middle(await each.boundingBox());
      const away = (from) => Math.hypot(at[0] - from[0], at[1] - from[1]) > sea.width / 18;
      // Where the Hydra lies is a button that turns to it, no place to sail to.
      if (away(ship) && away(hydra) && (await isOnTop(page, each, at))) to = at;
    }
    await drag(page, ship, to);
    expect((await page.locator(".thing-menu").count()) > 0 || (await page.locator(".lit.sure").count()) === 1, "the square is chosen");
    await page.keyboard.press("Escape");
    const hydras = page.locator(".a.w button.act");
    await momentWith(page, server, match, async () => (await hydras.count()) > 0);
    const beast = middle(await page.locator(".sea g.hydra").boundingBox());
    if ((await hydras.getAttribute("aria-pressed")) !== "true") await hydras.click();
    await page.locator(".a.w button.act[aria-pressed=true]").waitFor();
    await page.waitForTimeout(150); // its squares are lit, those of the sail no more
    const place = middle(await boxOf(page.locator("button[data-at^='square:']")));
    await drag(page, beast, place);
    expect((await page.locator(".thing-menu").count()) > 0 || (await page.locator(".lit.sure").count()) === 1, "the Hydra's square is chosen");
  },
  async "Deukalion: the Kylix is turned by hand"({ server, open }) {
    const page = await open();
    const match = await played(page, server, "deukalion");
    const cup = await momentWith(page, server, match, async () => (await page.locator(".way").count()) === 4 && boxOf(page.locator(".cup")));
    const [x, y] = middle(cup);
    const r = cup.width / 3;
    await page.mouse.move(x, y - r);
    await page.mouse.down();
    for (let i = 0; i <= 18; i += 1) await page.mouse.move(x + r * Math.sin((i * Math.PI) / 36), y - r * Math.cos((i * Math.PI) / 36));
    await page.mouse.up();
    await chosen(page);
    const pressed = await page.locator("button.way").evaluateAll((all) => all.findIndex((each) => each.ariaPressed === "true"));
    expect(pressed === 3, `a quarter clockwise is the last of the four ways, not ${pressed}`);
  },
  async "Achaia: a location that is none says why, a die is dragged"({ server, open }) {
    const page = await open();
    const match = await played(page, server, "achaia");
    const dead = page.locator(".tile div.whole");
    await momentWith(page, server, match, async () => (await page.locator("button[data-at^='lens:']").count()) > 0 && (await dead.count()) > 0);
    const box = await boxOf(dead);
    await presses(page, [box.x + 20, box.y + 20], "/rules/achaia#A");
    const die = await boxOf(page.locator("button[data-at^='lens:']"));
    const tile = await boxOf(page.locator("button.whole"));
    await drag(page, middle(die), [tile.x + 20, tile.y + 20]);
    await chosen(page);
  },
  async "Achaia: a text that is cut is told in full by resting on it"({ server, open }) {
    for (const lang of ["en", "de", "nl"]) {
      const page = await open({ locale: lang });
      const match = await traced(page, server, "achaia", { players: 5, seed: 2 });
      const { seat } = match.moments[400];
      expect(seat !== null, "somebody decides there");
      await goOn(page, server, match, 400.5 / match.steps, { lang, seat });
      await page.waitForTimeout(300);
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll(".area :is(p, small, .t, .text, .name, b)")]
          .filter((each) => each.checkVisibility() && each.scrollHeight > each.clientHeight + 3 && getComputedStyle(each).overflow === "hidden")
          .map((each) => {
            const { left, top, width, height } = each.getBoundingClientRect();
            return { kind: each.className, text: each.innerText, at: [left + width / 2, top + height / 2] };
          }),
      );
      const plain = (text) => text.replace(/[\s\u00ad:·]+/g, "");
      const kinds = new Map(cut.map((each) => [each.kind, each]));
      expect(lang === "en" || kinds.size > 0, `${lang}: something is cut`);
      for (const { kind, text, at } of kinds.values()) {
        await page.mouse.move(2, 2);
        await page.mouse.move(...at);
        await page.locator(".thing-tip").waitFor();
        const told = plain(await page.locator(".thing-tip").innerText());
        expect(text.split(/[.;:]/).every((part) => told.includes(plain(part))), `${lang}, ${kind}: “${text}” is told as “${told}”`);
      }
      await page.close();
    }
  },
  async "Achaia: a card is dragged onto whom it meets"({ server, open }) {
    const page = await open();
    const match = await played(page, server, "achaia");
    const against = page.locator("button.half[data-at]");
    const half = await momentWith(page, server, match, async () => {
      for (const each of await against.all()) if (/pponent|Opp/.test(await each.innerText())) return each.boundingBox();
      return null;
    });
    const other = await boxOf(page.locator("[data-at='player:1']"));
    await drag(page, middle(half), middle(other));
    await page.locator(".foot .go:not([disabled]), .announced").first().waitFor({ timeout: 5000 });
  },
  async "the last move is still marked after a reload and after a word in the chat"({ server, open }) {
    for (const [game, corners] of [["hector", ".lastmove"], ["deukalion", "path.last"], ["achaia", ".tile .last, .lastmove"]]) {
      const page = await open();
      const match = await played(page, server, game);
      await goOn(page, server, match, 0.5);
      const marks = () =>
        page.locator(corners).evaluateAll((all) => all.map((each) => JSON.stringify(each.getBoundingClientRect())).join());
      await page.waitForTimeout(400);
      const before = await marks();
      expect(before !== "", `${game}: a mark`);
      await page.evaluate(async () => {
        const tab = [...document.querySelectorAll("button")].find((each) => each.textContent.trim() === "Chat");
        tab?.click();
        await new Promise((done) => setTimeout(done, 100));
      });
      const said = page.locator("aside input, .side input, form input").last();
      await said.fill("well");
      await said.press("Enter");
      await page.waitForTimeout(300);
      expect((await marks()) === before, `${game}: the mark after a word`);
      await page.reload();
      await page.locator(".status.mine").waitFor();
      await page.waitForTimeout(400);
      expect((await marks()) === before, `${game}: the mark after a reload`);
    }
  },
  async "Deukalion: a fight nobody was asked in is seen on a phone"({ server, open }) {
    const page = await open({ viewport: { width: 390, height: 844 } });
    let seen = null;
    for (let i = 0; i < 4 && !seen; i += 1) {
      const match = await played(page, server, "deukalion");
      const steps = await stepsOf(page, server, match);
      for (const [at, step] of steps.entries()) {
        if (seen || !step.startsWith("0 attack ")) continue;
        await goOn(page, server, match, (at + 0.5) / match.steps);
        const place = page.locator("button[data-at^='place:']:has-text('Attack')").first();
        if ((await place.count()) === 0) continue;
        await place.click();
        await page.locator(".foot .go:not([disabled])").click();
        await page.waitForTimeout(400);
        const [map, fight] = [await boxOf(page.locator("[data-map]")), await boxOf(page.locator(".fought .fight"))];
        if (fight) seen = { map, fight, men: await page.locator(".fought .man").count() };
      }
    }
    expect(seen, "no fight without a question in four matches");
    const { map, fight, men } = seen;
    expect(men > 0, "soldiers are tossed");
    expect(fight.y >= map.y && fight.y + fight.height <= map.y + map.height, "it lies over the sea");
    await page.mouse.click(5, 5);
    await page.locator(".fought").waitFor({ state: "detached" });
  },
  async "Achaia: the dominance phase is told over the table as it lay"({ server, open }) {
    const page = await open();
    const both = (events) => {
      const kinds = events.map((each) => each.kind);
      return kinds.includes("location-used") && kinds.includes("marker-laid");
    };
    const [match, step] = await matchWith(page, server, "achaia", both);
    await page.goto(`${server.address}/replay/${match.id}/${step - 1}?as=0`);
    await page.locator(".tile").first().waitFor();
    await page.waitForTimeout(500);
    const markers = async () => (await page.locator(".strip .ms .counter").allInnerTexts()).join();
    const before = await markers();
    await page.keyboard.press("ArrowRight");
    await page.locator(".caption").waitFor();
    expect((await markers()) === before, "the marker of the next location does not lie there yet");
    await page.waitForFunction(() => document.querySelector(".caption") === null);
    expect((await markers()) !== before, "at the end it does");
  },
});
