// SPDX-License-Identifier: GPL-3.0-or-later
// A server with the rate limits that it has by default: nobody who is merely brisk notices them.
import { expect, run } from "./lib.mjs";
import { playBot, playToEnd, quick } from "./play.mjs";
import { ask, traced } from "./stage.mjs";

// Everything that the server refuses because it came too fast, by HTTP or by socket.
function listen(page) {
  const refused = [];
  page.on("response", (answer) => void (answer.status() === 429 && refused.push(answer.url())));
  page.on("websocket", (socket) => {
    let sent = "";
    socket.on("framesent", ({ payload }) => void (sent = String(payload)));
    socket.on("framereceived", ({ payload }) => void (JSON.parse(String(payload)).code === "too-fast" && refused.push(`${payload} after ${sent}`)));
  });
  return refused;
}

async function allIsWell(page, refused, where) {
  expect(refused.length === 0, `${where}: ${refused.length} times too fast, first ${refused[0]}`);
  const alerts = await page.getByRole("alert").allInnerTexts();
  expect(alerts.length === 0, `${where}: ${alerts.join(" ")}`);
  expect(!/too much at once/.test(await page.locator("body").innerText()), `${where}: something was too much`);
}

await run(
  "limits",
  {
    async "a brisk person reads, plays, talks and looks back, and is never asked to wait"({ server, open }) {
      const page = await open();
      await quick(page);
      const refused = listen(page);

      for (const game of ["hector", "deukalion", "achaia", "hector", "deukalion", "achaia"]) {
        await page.goto(server.address);
        await page.locator(".lobby").waitFor();
        for (const lang of ["Deutsch", "Nederlands", "English"]) await page.getByRole("button", { name: lang, exact: true }).click();
        await page.goto(`${server.address}/rules/${game}`);
        await page.getByRole("searchbox").fill("a");
        await page.locator("article").first().waitFor();
      }
      await allIsWell(page, refused, "lobby and rules");

      await playBot(page, server);
      await page.getByRole("tab", { name: "Chat" }).click();
      for (const word of ["Sing", "goddess", "the anger", "of Peleus' son"]) {
        await page.getByLabel("Say something").fill(word);
        await page.keyboard.press("Enter");
        await page.getByRole("list", { name: "Chat" }).getByText(word).waitFor();
      }
      await page.getByRole("tab", { name: "What happened" }).click();
      await page.getByRole("button", { name: "Hint" }).click();
      await page.locator(".hint").waitFor();
      await playToEnd(page, { until: (turn) => turn > 30 });
      const lines = page.locator(".side ol button");
      for (let i = (await lines.count()) - 1, looks = 0; i >= 0 && looks < 15; i -= 1, looks += 1) {
        await lines.nth(i).click();
        await page.getByText("Looking back at step").waitFor();
      }
      await page.getByRole("button", { name: "Back to now" }).click();
      for (let i = 0; i < 4; i += 1) {
        await page.reload();
        await page.locator(".area .hector").waitFor();
      }
      await allIsWell(page, refused, "at the table");

      await playToEnd(page, { seed: 2 });
      await page.getByRole("button", { name: "Play again" }).waitFor();
      await page.getByRole("region", { name: "Chance to win" }).waitFor();
      await allIsWell(page, refused, "at the end");

      await page.getByRole("link", { name: "Watch it again" }).click();
      await page.locator(".hector").waitFor();
      await page.keyboard.press("ArrowRight");
      await page.waitForURL("**/replay/*/1?*");
    },
    async "who runs through a long replay, by a key or by the slider, is never asked to wait"({ server, open }) {
      const page = await open();
      await quick(page);
      const refused = listen(page);
      const match = await traced(page, server, "deukalion", { seed: 4 });
      await page.goto(`${server.address}/replay/${match.id}/0`);
      await page.locator("main .table").waitFor();
      const at = page.locator(".controls .at");
      for (let i = 0; i < 100; i += 1) await page.keyboard.press("ArrowRight"); // as a key that is held
      await at.getByText("Step 100 of").waitFor();
      // To and fro, with a word of the slider every 5 ms. A slow machine would not ask too fast; it must not ask for all.
      const began = Date.now();
      let asked = 0;
      page.on("request", (request) => void (asked += request.url().includes("/moments/") ? 1 : 0));
      const last = await page.getByRole("slider").evaluate(async (slider) => {
        for (let i = 0; i < 300; i += 1) {
          slider.value = String(Math.round((slider.max / 2) * (1 - Math.cos(i / 50))));
          slider.dispatchEvent(new Event("input", { bubbles: true }));
          await new Promise((later) => setTimeout(later, 5));
        }
        return Number(slider.value);
      });
      const isTold = async (step) => {
        const { told, status } = await ask(page, server, `/api/matches/${match.id}/moments/${step}?lang=en`);
        const says = told.flatMap((each) => each.says ?? each).join(" ") || status;
        await page.locator(".status p").getByText(says, { exact: true }).waitFor();
      };
      await isTold(last);
      await allIsWell(page, refused, "in the replay");
      const seconds = (Date.now() - began) / 1000;
      expect(asked < 50 + 30 * seconds, `not ${asked} moments in ${seconds} seconds`);
      await page.getByRole("button", { name: "To the end" }).click();
      await at.getByText(`Step ${match.steps} of ${match.steps}`).waitFor();
      await isTold(match.steps);
      await allIsWell(page, refused, "at its end");
    },
  },
  "--bot-delay-ms",
  "0",
);
