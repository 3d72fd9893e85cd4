// SPDX-License-Identifier: GPL-3.0-or-later
// Plays at the things themselves: for every kind of move the things a hand goes to, one after the other. Written from what
// lies on the table, not from the page: a choice that cannot be reached this way fails.
import { expect, until } from "./lib.mjs";
import { picker, state } from "./play.mjs";

const at = (name) => `button[data-at="${name}"]`;
const button = (text) => `.area [role=group] button[data-choice="${text}"]`;

const WAYS = {
  deukalion: {
    anchor: ({ square }) => [at(`square:${square}`)],
    sail: ({ to }) => [at("act:sail"), at(`square:${to}`)],
    hydra: ({ to }) => [at("act:hydra"), at(`square:${to}`)],
    poseidon: ({ to }) => [at("card:poseidon"), at(`square:${to}`)],
    shift: ({ to }) => [at(`square:${to}`)],
    place: ({ rotation }) => [at(`turn:${rotation}`)],
    dionysos: ({ die }) => [at(`die:${die}`)],
    bring: () => [at("act:soldiers")],
    cards: () => [at("act:cards")],
    attack: ({ place }) => [at(`place:${place}`)],
    found: ({ place }) => [at(`place:${place}`)],
    return: ({ city }) => [at(`place:${city}`)],
    deliver: ({ colour }) => [at(`cargo:${colour}`)],
    unload: ({ colour }) => [at(`cargo:${colour}`)],
    take: ({ colour }) => [at(`booty:${colour}`)],
    claim: ({ quest }) => [at(`quest:${quest}`)],
    play: ({ card }) => [at(`card:${card}`)],
    pay: ({ card }) => [at(`card:${card}`)],
    charon: () => [at("card:charon")],
  },
  achaia: {
    place: ({ die, to }) => [at(`lens:${die}`), at(`tile:${to}`)],
    to: ({ location }) => [at(`tile:${location}`)],
    marker: ({ location }) => [at(`tile:${location}`)],
    use: () => [".tile.lit button.whole"],
    set: ({ value }) => [at(`face:${value}`)],
    supplies: ({ supply }) => [at(`supply:${supply}`)],
    play: ({ card, side }) => [at(`half:${card}:${side}`)],
    against: ({ card, side }) => [at(`half:${card}:${side}`)],
    answer: ({ card }) => [`button[data-at^="half:${card}:"]`],
    card: ({ card }) => [at(`card:${card}`)],
    character: ({ who }) => [at(`who:${who}`)],
    dismiss: ({ who }) => [at(`who:${who}`)],
    event: () => [at("event")],
    cousin: ({ cousin }) => [at(`cousin:${cousin}`)],
    die: ({ die }) => [at(`die:${die}`)],
    turn: ({ die }) => [at(`die:${die}`)],
    leaves: ({ colour }) => [`.tile button[data-at^="die:${colour}"]`],
    next: ({ seat }) => [at(`player:${seat}`)],
    gift: ({ to }) => [at(`player:${to}`)],
  },
};

// Those that belong to no thing have a button of their own.
const BUTTONS = {
  deukalion: ["end", "pass", "nothing", "point", "leave", "bring-all"],
  achaia: ["keep", "reroll", "pass", "give", "take", "none", "sell"],
};
export const KINDS = Object.fromEntries(Object.entries(WAYS).map(([game, ways]) => [game, [...Object.keys(ways), ...BUTTONS[game]]]));

// What the page is asked, as it was told: by frames, or step by step of an announcement.
export function listen(page) {
  const now = { choices: [], steps: -1, tries: 0, inSteps: false };
  page.on("websocket", (socket) => {
    Object.assign(now, { choices: [], steps: -1 });
    socket.on("framereceived", ({ payload }) => {
      const { frame, type, next } = JSON.parse(String(payload));
      if (type === "tried") {
        now.tries += 1;
        if (next) now.choices = next.asked.choices;
      }
      if (!frame || (frame.steps === now.steps && frame.asked && now.choices.length > 0)) return;
      now.steps = frame.steps;
      now.choices = frame.asked?.choices ?? [];
      now.inSteps = frame.asked?.in_steps ?? false;
    });
  });
  return now;
}

function wayOf(game, { text, move }) {
  expect(KINDS[game].includes(move.kind), `${game} has a kind of move that nobody knows: ${move.kind}`);
  return WAYS[game][move.kind]?.(move) ?? [button(text)];
}

// Which of these things are there to be pressed, by mouse and by key.
const missing = (page, selectors) =>
  page.evaluate(
    (all) =>
      all.filter((selector) => {
        const node = document.querySelector(selector);
        return !node || !node.checkVisibility({ visibilityProperty: true }) || node.tabIndex < 0 || node.getBoundingClientRect().width < 8;
      }),
    [...new Set(selectors)],
  );

const pressed = async (page, selector) => (await page.locator(selector).first().getAttribute("aria-pressed")) === "true";

async function press(page, selector, keys) {
  const thing = page.locator(selector).first();
  if (!keys) return thing.click();
  await thing.focus();
  await page.keyboard.press("Enter");
}

// Every choice of this moment at its thing; those that share a square or a die one after the other.
export async function allThere(page, game, choices) {
  const firsts = new Map();
  for (const choice of choices) {
    const way = wayOf(game, choice);
    const first = way.length > 1 ? way[0] : "";
    firsts.set(first, [...(firsts.get(first) ?? []), [choice, way.at(-1)]]);
  }
  for (const [first, ends] of firsts) {
    if (first !== "" && !(await pressed(page, first))) await press(page, first, false);
    const gone = await missing(page, ends.map(([, end]) => end));
    const lost = ends.filter(([, end]) => gone.includes(end)).map(([{ text }, end]) => `“${text}” at ${end}`);
    expect(lost.length === 0, `${game}: no way to ${lost.slice(0, 5).join(", ")}, of ${choices.length}`);
  }
}

async function takeFromMenu(page, text, keys) {
  const item = page.locator(`.thing-menu button[data-choice="${text}"]`);
  if (!keys) return item.click();
  await item.waitFor();
  for (let i = 0; i < 40 && !(await item.evaluate((node) => node === document.activeElement)); i += 1) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
}

// One choice at its thing, by hand or by keys; then the one button that sends, unless more is asked first.
async function make(page, game, choice, now, keys) {
  const [tries, asked] = [now.tries, now.choices];
  const way = wayOf(game, choice);
  for (const [i, selector] of way.entries()) {
    if (i < way.length - 1 && (await pressed(page, selector))) continue;
    await press(page, selector, keys);
  }
  if ((await page.locator(".thing-menu").count()) > 0) await takeFromMenu(page, choice.text, keys);
  if (now.inSteps) await until(() => now.tries > tries, `${choice.text} is tried out`);
  if (now.choices !== asked) return; // it goes on
  const go = page.locator(".foot .go:not([disabled])");
  await go.waitFor();
  const says = (await go.innerText()).replace(/\s+/g, " ");
  expect(says === choice.says.replace(/\s+/g, " "), `“${says}” was chosen instead of “${choice.says}”`);
  if (keys) {
    await go.focus();
    await page.keyboard.press("Enter");
  } else await go.click();
}

// To the end of the match; how often each kind of move was made. The kind that was made least goes first.
export async function playThings(page, game, now, { seed = 1, every = 6, most = 9000, only = null, enough = () => false } = {}) {
  const pick = picker(seed);
  const made = new Map();
  let moves = 0;
  for (let look = 0; look < most; look += 1) {
    const { ended, awaited } = await state(page);
    if (ended || enough(made, moves)) return made;
    if (!awaited || now.choices.length === 0) {
      await page.waitForTimeout(25);
      continue;
    }
    const { choices, steps } = now;
    const count = ({ move }) => made.get(move.kind) ?? 0;
    const rare = choices.some((choice) => count(choice) === 0);
    if (rare || moves % every === 0) await allThere(page, game, choices);
    const least = Math.min(...choices.map(count));
    const some = choices.filter(only ? ({ move }) => move.kind === only : (choice) => count(choice) <= Math.max(least, 3));
    expect(some.length > 0, `${only} is no choice of ${choices.map(({ text }) => text).join(", ")}`);
    const choice = some[pick(some.length)];
    await make(page, game, choice, now, (moves + count(choice)) % 2 === 1);
    made.set(choice.move.kind, count(choice) + 1);
    moves += 1;
    // The answer and what follows from it.
    await until(() => now.choices !== choices || now.steps !== steps, `${choice.text} is answered`, 30_000);
  }
  throw new Error(`no end after ${most} looks and ${moves} moves`);
}
