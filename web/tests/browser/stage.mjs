// SPDX-License-Identifier: GPL-3.0-or-later
// Matches that are far along at once: bots play one to its end, and a person goes on from a step of it.
import { expect } from "./lib.mjs";

export async function ask(page, server, path, body) {
  const headers = { Origin: server.address };
  const answer = body
    ? await page.request.post(server.address + path, { headers, data: body })
    : await page.request.get(server.address + path);
  expect(answer.ok(), `${path}: ${answer.status()}`);
  return answer.json();
}

const easy = (n) => Array.from({ length: n }, () => ({ kind: "bot", bot: "easy" }));

// The summary of a match that bots have played to its end. Alone they rest: somebody looks on.
export async function played(page, server, game, { players = 2, options = {} } = {}) {
  await ask(page, server, "/api/me");
  const begun = { game, players, options, seats: easy(players), public: true, spectators: true };
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

// Sits down at seat 1 after a part of that match, from 0 to 1, where it is awaited.
export async function goOn(page, server, match, part, { lang = "en", slow = false } = {}) {
  await page.addInitScript(
    (given) => localStorage.setItem("ilion", JSON.stringify(given)),
    { slow, sound: false, lang },
  );
  const seats = [{ kind: "me" }, ...easy(match.players - 1)];
  const { game, players, options } = match;
  const from = { match: match.id, step: Math.min(match.steps - 1, Math.floor(part * match.steps)) };
  const made = await ask(page, server, "/api/matches", { game, players, options, seats, public: false, spectators: true, from });
  await page.goto(`${server.address}/match/${made.id}`);
  await page.locator(".status.mine, main.end").first().waitFor();
  return made;
}
