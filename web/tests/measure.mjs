// SPDX-License-Identifier: GPL-3.0-or-later
// How quick the page is, in figures: node tests/measure.mjs [game or "pages"]. Wants a quiet machine; prints JSON and fails when
// a bound is missed (on a busy one: of bytes and jumps only). The bounds stand in docs/web.md, which also says what each figure means.
// With --jumps a game is only played, and each jump is told; --seed, --seconds, --players and --window 360x740 say how.
import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { openPage, startBrowser, startServer } from "./browser/lib.mjs";
import { playToEnd } from "./browser/play.mjs";
import { goOn, played } from "./browser/stage.mjs";

const { values: how, positionals: [only] } = parseArgs({
  allowPositionals: true,
  options: {
    jumps: { type: "boolean", default: false },
    seed: { type: "string", default: "3" },
    seconds: { type: "string", default: "25" },
    players: { type: "string", default: "2" },
    window: { type: "string", default: "1440x900" },
  },
});
const games = ["hector", "deukalion", "achaia"].filter((game) => !only || game === only);
const bounds = { usable_ms: 1000, kilobytes: 250, shift: 0.01, frames_a_second: 55 };
const SLOWED = 4; // times a processor slower than this one
const LOOKS = 5; // of which the quickest counts: whatever else the machine does only adds to it
const LONG_FRAME_MS = 34; // one frame of sixty a second was left out
const AWAITED = ".foot .help .btn:not([disabled])"; // the table is drawn and takes a move

const round = (x, digits = 0) => Number(x.toFixed(digits));

// Runs in the page before anything else: when it became usable, what jumped, how the frames came.
function watch({ selector, moves }) {
  const told = (globalThis.measured = { usable: null, shift: 0, jumped: [], frames: [], heard: 0 });
  const Wire = globalThis.WebSocket;
  globalThis.WebSocket = class extends Wire {
    constructor(address) {
      super(address);
      this.addEventListener("message", ({ data }) => (told.heard += data.length));
    }
  };
  const name = (node) => (node ? `${node.localName}.${[...(node.classList ?? [])].filter((each) => !each.startsWith("svelte-")).join(".")}` : "what is gone");
  const place = ({ x, y, width, height }) => `${Math.round(x)},${Math.round(y)} ${Math.round(width)}x${Math.round(height)}`;
  // A thing, or the text in it, with where it was and where it is.
  const from = ({ node, previousRect, currentRect }) => {
    const thing = node instanceof Element ? node : node?.parentElement;
    const text = (node?.textContent ?? "").trim().slice(0, 24);
    return `${name(thing?.parentElement)} ${name(thing)} “${text}”: ${place(previousRect)} → ${place(currentRect)}`;
  };
  new PerformanceObserver((list) => {
    for (const each of list.getEntries()) {
      if (each.hadRecentInput) continue;
      told.shift += each.value;
      told.jumped.push({ at: Math.round(each.startTime), value: Number(each.value.toFixed(5)), what: each.sources.map(from) });
    }
  }).observe({ type: "layout-shift", buffered: true });
  let before = 0;
  const look = (now) => {
    if (told.usable === null && document.querySelector(selector)) {
      // Usable is when it is painted and the page has come to answer events again.
      told.usable = NaN;
      requestAnimationFrame(() => setTimeout(() => (told.usable = performance.now())));
    }
    const moving = moves && document.getAnimations().some((each) => each.playState === "running");
    if (moving && before) told.frames.push(now - before);
    before = moving ? now : 0;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const told = (page) => page.evaluate(() => globalThis.measured);

// What came over the wire. The program carries the page zipped; here it is served from dist/ as it is, so that is
// reckoned in.
async function sizeOf(request) {
  const response = await request.response();
  const body = await response.body().catch(() => Buffer.alloc(0));
  const zipped = /\.(js|css|svg)$|\/$|^\/(match|rules)\//.test(new URL(request.url()).pathname);
  const { responseHeadersSize } = await request.sizes();
  return responseHeadersSize + (zipped ? Math.min(body.length, gzipSync(body, { level: 9 }).length) : body.length);
}

// A first visit: nothing is stored, the processor is slow. Forced moves would change the table while it is looked at.
async function visit(browser, address, selector, cookies = []) {
  const page = await openPage(browser, { viewport: { width: 390, height: 844 } });
  await page.context().addCookies(cookies);
  const devtools = await page.context().newCDPSession(page);
  // Counted afterwards, and the socket in the page itself: what the browser hands out meanwhile it does on the same thread.
  const asked = [];
  page.on("requestfinished", (each) => asked.push(each));
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
  await page.addInitScript(() => localStorage.setItem("ilion", JSON.stringify({ forced: false })));
  await page.addInitScript(watch, { selector, moves: false });
  await page.goto(address);
  // Asked without playwright, whose questions count as a person's touch: the page would set up its sounds.
  for (let value = null; !(value > 0); ) {
    await new Promise((later) => setTimeout(later, 200));
    ({ result: { value } } = await devtools.send("Runtime.evaluate", { expression: "globalThis.measured?.usable" }));
  }
  await page.waitForTimeout(1500); // what comes late may jump too
  const { usable, shift, jumped, heard } = await told(page);
  const bytes = (await Promise.all(asked.map(sizeOf))).reduce((sum, each) => sum + each, heard);
  const troubles = page.troubles;
  await page.context().close();
  return { usable, shift, jumped, bytes, troubles };
}

async function visits(browser, address, selector, cookies) {
  const all = [];
  for (let i = 0; i < LOOKS; i += 1) all.push(await visit(browser, address, selector, cookies));
  return {
    usable_ms: round(Math.min(...all.map((each) => each.usable))),
    kilobytes: round(Math.max(...all.map((each) => each.bytes)) / 1000, 1),
    shift: round(Math.max(...all.map((each) => each.shift)), 4),
    ...(all.some((each) => each.shift > bounds.shift) ? { jumped: all.flatMap((each) => each.jumped) } : {}),
    troubles: all.flatMap((each) => each.troubles),
  };
}

// A match at full speed, every move shown: how the frames came while something moved.
async function animated(browser, server, game) {
  const [width, height] = how.window.split("x").map(Number);
  const page = await openPage(browser, { viewport: { width, height } });
  const match = await played(page, server, game, { players: game === "hector" ? 2 : Number(how.players) });
  await page.addInitScript(watch, { selector: AWAITED, moves: true });
  await goOn(page, server, match, Math.floor(0.3 * match.steps), { slow: true, forced: true });
  const until = Date.now() + 1000 * Number(how.seconds);
  await playToEnd(page, { seed: Number(how.seed), most: 100_000, pause: 700, until: () => Date.now() > until });
  const { frames, shift, jumped } = await told(page);
  if (how.jumps) return { figures: { play_shift: round(shift, 4), jumped } };
  // Where a first visit of the table is looked at afterwards.
  await goOn(page, server, match, Math.floor(0.5 * match.steps), { forced: true });
  const address = page.url();
  const cookies = await page.context().cookies();
  await page.context().close();
  const time = frames.reduce((sum, each) => sum + each, 0);
  return {
    address,
    cookies,
    figures: {
      frames: frames.length,
      frames_a_second: round((1000 * frames.length) / time, 1),
      long_frames_percent: round((100 * frames.filter((each) => each > LONG_FRAME_MS).length) / frames.length, 1),
      play_shift: round(shift, 4),
      ...(shift > bounds.shift ? { jumped } : {}),
    },
  };
}

const load = round(loadavg()[0], 1);
const quiet = load < 1; // otherwise times tell about the machine: they are printed, but not judged
const server = await startServer();
const browser = await startBrowser();
const figures = {};
try {
  if ((!only || only === "pages") && !how.jumps) {
    figures.floor = await visits(browser, `${server.address}/health`, "pre"); // the browser's own share: one line of text
    figures.lobby = await visits(browser, server.address, ".go");
    figures.rules = await visits(browser, `${server.address}/rules/hector`, "article");
  }
  for (const game of games) {
    const { address, cookies, figures: moving } = await animated(browser, server, game);
    figures[game] = how.jumps ? moving : { ...(await visits(browser, address, AWAITED, cookies)), ...moving };
  }
} finally {
  await browser.close();
  await server.stop();
}

const missed = [];
for (const [page, all] of Object.entries(figures)) {
  if (quiet && all.usable_ms > bounds.usable_ms) missed.push(`${page} is usable after ${all.usable_ms} ms`);
  if (all.kilobytes > bounds.kilobytes) missed.push(`${page} loads ${all.kilobytes} KB`);
  for (const what of ["shift", "play_shift"]) if (all[what] > bounds.shift) missed.push(`${page} jumps: ${all[what]}`);
  if (quiet && all.frames_a_second < bounds.frames_a_second) missed.push(`${page} moves at ${all.frames_a_second} frames a second`);
  missed.push(...(all.troubles ?? []));
}
console.log(JSON.stringify({ slowed: SLOWED, load, quiet, bounds, figures, missed }, null, 2));
process.exitCode = missed.length > 0 ? 1 : 0;
