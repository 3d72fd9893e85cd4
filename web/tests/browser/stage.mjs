// SPDX-License-Identifier: GPL-3.0-or-later
// Matches that are far along at once: a person goes on from a step of one of random moves, which are the same every time;
// for pictures, of one that bots have played to its end.
import { execFileSync } from "node:child_process";
import { expect, program } from "./lib.mjs";

export async function ask(page, server, path, body) {
  const headers = { Origin: server.address };
  const answer = body
    ? await page.request.post(server.address + path, { headers, data: body })
    : await page.request.get(server.address + path);
  expect(answer.ok(), `${path}: ${answer.status()}`);
  return answer.json();
}

const bots = (n, bot = "easy") => Array.from({ length: n }, () => ({ kind: "bot", bot }));

// The summary of a match that bots have played to its end. Alone they rest: somebody looks on.
export async function played(page, server, game, { players = 2, options = {}, bot = "easy" } = {}) {
  await ask(page, server, "/api/me");
  const begun = { game, players, options, seats: bots(players, bot), public: true, spectators: true };
  const { id } = await ask(page, server, "/api/matches", begun);
  await page.goto(server.address);
  await page.evaluate((at) => void (globalThis.looks = new WebSocket(at)), `${server.address.replace("http", "ws")}/ws/matches/${id}?lang=en`);
  for (let i = 0; i < 600; i += 1) {
    const summary = await ask(page, server, `/api/matches/${id}`);
    if (summary.state === "finished") return summary;
    await page.waitForTimeout(100);
  }
  throw new Error(`the bots do not end ${game}`);
}

// A match of random moves: its record, and what could be done at each of its steps, [{seat, legal, chosen, state}]; seat
// null for chance, the state is the one before that step.
function trace(game, { players = 2, options = {}, seed = 1, prefer = [] } = {}) {
  const given = [...Object.entries(options).flatMap(([key, value]) => ["--option", `${key}=${value}`]), ...prefer.flatMap((each) => ["--prefer", each])];
  const told = execFileSync(program, ["trace", game, "--players", String(players), "--seed", String(seed), ...given], { maxBuffer: 1 << 28 });
  const [head, ...rest] = String(told).trim().split("\n").map((line) => JSON.parse(line));
  const steps = rest.filter(({ line }) => line === "step");
  const { reason, ranks } = rest.at(-1);
  const record = [
    "ilion record 1", `game ${game}`, `rules ${head.rules}`, `content ${head.content_version}`, `players ${players}`,
    ...Object.entries(head.options).map(([key, value]) => `option ${key} ${value}`),
    ...Array.from({ length: players }, (_, seat) => `seat ${seat} ${seat === 0 ? "human" : "random"}`),
    "steps", ...steps.map(({ actor, chosen }) => `${actor === "chance" ? "*" : actor} ${chosen}`), `end ${reason} ${ranks.join(" ")}`, "",
  ].join("\n");
  const moments = steps.map(({ actor, legal, chosen }, i) => ({
    seat: actor === "chance" ? null : actor,
    legal: legal ?? [],
    chosen,
    state: (steps[i - 1] ?? head).state,
  }));
  return { game, record, moments };
}

async function bring(page, server, { game, record, moments }) {
  await ask(page, server, "/api/me");
  const answer = await page.request.post(`${server.address}/api/records`, { headers: { Origin: server.address }, data: record });
  expect(answer.ok(), `the record of ${game}: ${answer.status()} ${await answer.text()}`);
  return { ...(await answer.json()), moments };
}

// The summary of such a match, with its moments.
export const traced = (page, server, game, how) => bring(page, server, trace(game, how));

// The same for the first seed, from that of `how` on, with a moment that fits: [match, step].
export async function tracedTo(page, server, game, how, fits) {
  const first = how.seed ?? 1;
  for (let seed = first; seed < first + 50; seed += 1) {
    const found = trace(game, { ...how, seed });
    const step = found.moments.findIndex(fits);
    if (step >= 0) return [await bring(page, server, found), step];
  }
  throw new Error(`no such moment in fifty matches of ${game}`);
}

// The steps of that match in the notation: "0 sail e5".
export async function stepsOf(page, server, match) {
  const record = await (await page.request.get(`${server.address}/api/matches/${match.id}/record`)).text();
  return record.split("\nsteps\n")[1].split("\n");
}

// Sits down at that step of the match, in the place of whoever decides there. Nothing is decided there by the page itself,
// unless it is `forced`.
export async function goOn(page, server, match, step, { lang = "en", slow = false, forced = false } = {}) {
  const seat = match.moments?.[step]?.seat ?? 0;
  await page.addInitScript(
    (given) => localStorage.setItem("ilion", JSON.stringify(given)),
    { slow, forced, sound: false, lang },
  );
  const seats = bots(match.players).map((each, i) => (i === seat ? { kind: "me" } : each));
  const { game, players, options } = match;
  const from = { match: match.id, step };
  const made = await ask(page, server, "/api/matches", { game, players, options, seats, public: false, spectators: true, from });
  await page.goto(`${server.address}/match/${made.id}`);
  for (const there of [".status.mine", ".area :is(.table, .hector)"]) await page.locator(`${there}, main.end`).first().waitFor();
  return made;
}
