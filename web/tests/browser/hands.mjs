// SPDX-License-Identifier: GPL-3.0-or-later
// What hands do at the three tables: press what is no choice, drag what is one; and what the last move leaves to see.
import { expect, run, until } from "./lib.mjs";
import { goOn, traced, tracedTo } from "./stage.mjs";

// Sits down where the first time somebody may do all of this; says what he may do there.
async function sitWhere(page, server, game, how, ...may) {
  const fits = ({ legal }) => may.every((start) => legal.some((text) => text.startsWith(start)));
  const [match, step] = await tracedTo(page, server, game, how, fits);
  await goOn(page, server, match, step);
  return match.moments[step];
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

async function drag(page, from, to) {
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move((from[0] + to[0]) / 2, (from[1] + to[1]) / 2, { steps: 4 });
  await page.mouse.move(...to, { steps: 4 });
  await page.mouse.move(to[0] + 1, to[1]); // a hand is never quite still
  const follows = async () => {
    const ghost = await page.locator(".drag-ghost").boundingBox();
    return ghost && Math.abs(middle(ghost)[0] - to[0]) < 3 && Math.abs(middle(ghost)[1] - to[1]) < 3;
  };
  await until(follows, "what is dragged follows the pointer");
  await until(async () => (await page.locator("[data-over]").count()) === 1, "one place lies under the pointer");
  expect((await page.locator("[data-drop]").count()) > 0, "places are lit");
  await page.mouse.up();
  expect((await page.locator(".drag-ghost, [data-drop]").count()) === 0, "nothing is left of the drag");
}

const chosen = (page) => page.locator(".foot .go:not([disabled])").waitFor();

await run("hands", {
  async "Hector: what is no choice says why, and cards, hero and favours are dragged"({ server, open }) {
    const page = await open();
    await sitWhere(page, server, "hector", { seed: 6 }, "pass", "discard");
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
    await sitWhere(page, server, "hector", { seed: 6 }, "boost");
    const slot = page.locator(".mine .slot:has(button.spot)").first();
    await slot.waitFor();
    await drag(page, middle(await boxOf(page.locator(".loose .tok:not(.hole)"))), middle(await boxOf(slot)));
    await chosen(page);
  },
  async "Hector: the fate tile is laid by its quarter, turned beside it and left by pressing it"({ server, open }) {
    const page = await open({ reducedMotion: "reduce" });
    const match = await traced(page, server, "hector", { seed: 6 });
    const sitDown = async (kind) => {
      await goOn(page, server, match, match.moments.findIndex(({ legal }) => legal.some((text) => text.startsWith(kind))));
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
    await sitWhere(page, server, "hector", { seed: 6 }, "boost");
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
    await goOn(page, server, match, match.moments.findIndex(({ legal }) => legal.some((text) => text.startsWith("place"))));
    await page.locator(".kyl .ring.placing").waitFor();
    expect((await shown()).some((text) => /up to/.test(text)), "after it each action has its die");
  },
  async "Deukalion: a square that is none says why, ship and Hydra are dragged"({ server, open }) {
    const page = await open();
    const { legal } = await sitWhere(page, server, "deukalion", { seed: 4 }, "sail", "hydra", "cards");
    const reach = (kind) => legal.filter((text) => text.startsWith(kind)).map((text) => text.split(" ")[1]);
    const square = (name) => page.locator(`button[data-at="square:${name}"]`);
    const lit = (kind) => until(async () => (await Promise.all(reach(kind).map((each) => square(each).count()))).every((n) => n === 1), `squares of ${kind} are lit`);
    const own = page.locator(".sea svg circle.mine");
    const sails = page.locator(".a.s button.act");
    if ((await sails.getAttribute("aria-pressed")) !== "true") await sails.click();
    await lit("sail");
    // The corner farthest from the ship is out of reach or land; something of both says why.
    const sea = await boxOf(page.locator(".sea svg"));
    const ship = middle(await own.boundingBox());
    const far = [ship[0] > sea.x + sea.width / 2 ? 0.055 : 0.945, ship[1] > sea.y + sea.height / 2 ? 0.214 : 0.786];
    await presses(page, [sea.x + sea.width * far[0], sea.y + sea.height * far[1]], "/rules/deukalion#D");
    const hydra = middle(await page.locator(".sea g.hydra").boundingBox());
    let to = null;
    for (const each of reach("sail").map(square)) {
      const at = middle(await each.boundingBox());
      const away = (from) => Math.hypot(at[0] - from[0], at[1] - from[1]) > sea.width / 18;
      if (away(ship) && away(hydra) && (await isOnTop(page, each, at))) to = at;
    }
    await drag(page, ship, to);
    expect((await page.locator(".thing-menu").count()) > 0 || (await page.locator(".lit.sure").count()) === 1, "the square is chosen");
    await page.keyboard.press("Escape");
    await page.locator(".a.w button.act").click();
    await lit("hydra");
    await drag(page, hydra, middle(await boxOf(square(reach("hydra")[0]))));
    expect((await page.locator(".thing-menu").count()) > 0 || (await page.locator(".lit.sure").count()) === 1, "the Hydra's square is chosen");
  },
  async "Deukalion: the Kylix is turned by hand"({ server, open }) {
    const page = await open();
    await sitWhere(page, server, "deukalion", { seed: 4 }, "place 0", "place 1", "place 2", "place 3");
    const cup = await boxOf(page.locator(".cup"));
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
    await sitWhere(page, server, "achaia", { seed: 2 }, "place");
    const box = await boxOf(page.locator(".tile div.whole"));
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
      expect(match.moments[400].seat !== null, "somebody decides there");
      await goOn(page, server, match, 400, { lang });
      const cutNow = () =>
        page.evaluate(() =>
          [...document.querySelectorAll(".area :is(p, small, .t, .text, .name, b)")]
            .filter((each) => each.checkVisibility() && each.scrollHeight > each.clientHeight + 3 && getComputedStyle(each).overflow === "hidden")
            .map((each) => {
              const { left, top, width, height } = each.getBoundingClientRect();
              return { kind: each.className, text: each.innerText, at: [left + width / 2, top + height / 2] };
            }),
        );
      let cut = await cutNow();
      await until(async () => lang === "en" || (cut = await cutNow()).length > 0, `${lang}: something is cut`);
      const plain = (text) => text.replace(/[\s\u00ad:·]+/g, "");
      const kinds = new Map(cut.map((each) => [each.kind, each]));
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
    const { seat, legal } = await sitWhere(page, server, "achaia", { seed: 2 }, "against");
    const [, opponent, card, side] = legal.find((text) => text.startsWith("against")).split(" ");
    expect(Number(opponent) !== seat, "against somebody else");
    const half = await boxOf(page.locator(`button[data-at="half:${card}:${side}"]`));
    const other = await boxOf(page.locator(`[data-at="player:${opponent}"]`));
    await drag(page, middle(half), middle(other));
    await page.locator(".foot .go:not([disabled]), .announced").first().waitFor();
  },
  async "the last move is still marked after a reload and after a word in the chat"({ server, open }) {
    for (const [game, seed, kind, corners] of [
      ["hector", 6, "play", ".lastmove"],
      ["deukalion", 4, "sail", "path.last"],
      ["achaia", 2, "place", ".tile .last, .lastmove"],
    ]) {
      const page = await open({ reducedMotion: "reduce" });
      const match = await traced(page, server, game, { seed });
      const isMade = ({ chosen }) => chosen.startsWith(kind);
      const made = match.moments.findIndex((each, step) => step > match.steps / 4 && isMade(each));
      await goOn(page, server, match, match.moments.findIndex(({ seat }, step) => step > made && seat !== null));
      // What is marked, wherever on the screen that lies just now.
      const marks = () =>
        page.locator(corners).evaluateAll((all) => {
          const places = [...document.querySelectorAll(".area :is(.slot, .held, .tiles .tile, .people li)")];
          return all.map((each) => each.getAttribute("d") ?? String(places.indexOf(each.closest(".slot, .held, .tiles .tile, .people li")))).join();
        });
      await until(async () => (await marks()) !== "", `${game}: a mark`);
      const before = await marks();
      expect(!before.includes("-1"), `${game}: it is known what is marked`);
      await page.getByRole("tab", { name: "Chat" }).click();
      await page.getByLabel("Say something").fill("well");
      await page.keyboard.press("Enter");
      await page.getByRole("list", { name: "Chat" }).getByText("well").waitFor();
      await until(async () => (await marks()) === before, `${game}: the mark after a word`);
      await page.reload();
      await page.locator(".status.mine").waitFor();
      await until(async () => (await marks()) === before, `${game}: the mark after a reload`);
      await page.close();
    }
  },
  async "Deukalion: a fight nobody was asked in is seen on a phone"({ server, open }) {
    const page = await open({ viewport: { width: 390, height: 844 } });
    // Whoever holds no card is not asked how he fights, and who holds a settlement never is; afterwards the turn goes on.
    const attacked = (legal) => legal.map((text) => /^attack (SAL|EPH|ARG|LIN)$/.exec(text)?.[1]).find((place) => place);
    const isQuiet = ({ seat, legal, state }) => seat !== null && state.players[seat].hand.length === 0 && attacked(legal) !== undefined && legal.some((text) => /^(hydra|cards|sail)/.test(text));
    const [match, step] = await tracedTo(page, server, "deukalion", { seed: 2, prefer: ["play"] }, isQuiet);
    await goOn(page, server, match, step);
    await page.locator(`button[data-at="place:${attacked(match.moments[step].legal)}"]`).click();
    await page.locator(".foot .go:not([disabled])").click();
    await page.locator(".fought .fight").waitFor();
    const [map, fight] = [await boxOf(page.locator("[data-map]")), await boxOf(page.locator(".fought .fight"))];
    const men = await page.locator(".fought .man").count();
    expect(men > 0, "soldiers are tossed");
    expect(fight.y >= map.y && fight.y + fight.height <= map.y + map.height, "it lies over the sea");
    await page.mouse.click(5, 5);
    await page.locator(".fought").waitFor({ state: "detached" });
    await page.locator("aside .line").click();
    await page.getByRole("dialog").locator("ol button").first().click();
    await page.getByRole("button", { name: "Back to now" }).click();
    await page.getByRole("button", { name: "Back to now" }).waitFor({ state: "detached" });
    expect((await page.locator(".fought").count()) === 0, "who has looked back is not shown it again");
  },
  async "Achaia: the dominance phase is told over the table as it lay"({ server, open }) {
    const page = await open();
    // Where using a location lays the marker of the next one, after a move that has nothing to be told so.
    const markersAt = ({ state }) => JSON.stringify(state.markers);
    const lays = (each, at, all) => /^use/.test(each.chosen) && !/^use/.test(all[at - 1].chosen) && at + 1 < all.length && markersAt(each) !== markersAt(all[at + 1]);
    const [match, step] = await tracedTo(page, server, "achaia", {}, lays);
    await page.goto(`${server.address}/replay/${match.id}/${step}?as=0`);
    await page.locator(".tile").first().waitFor();
    const markers = (captioned) =>
      page.waitForFunction((wanted) => {
        if ((document.querySelector(".caption") !== null) !== wanted) return null;
        return { lie: [...document.querySelectorAll(".strip .ms .counter")].map((each) => each.innerText).join() };
      }, captioned).then(async (found) => (await found.jsonValue()).lie);
    const before = await markers(false);
    await page.keyboard.press("ArrowRight");
    expect((await markers(true)) === before, "the marker of the next location does not lie there yet");
    expect((await markers(false)) !== before, "at the end it does");
  },
});
