// SPDX-License-Identifier: GPL-3.0-or-later
// A real server, a real browser. ILION is the program; the page is the one in dist/.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const here = dirname(fileURLToPath(import.meta.url));
export const web = join(here, "../..");
export const program = process.env.ILION ?? join(web, "../build/release/ilion");

// What a server is started with for tests, which are quicker than people.
export const FREE = ["--no-limits", "--bot-delay-ms", "0"];

export async function startServer(...given) {
  const data = mkdtempSync(join(tmpdir(), "ilion-"));
  const args = ["serve", "--listen", "127.0.0.1:0", "--data", data, "--web", join(web, "dist"), ...(given.length > 0 ? given : FREE)];
  const child = spawn(program, args, { stdio: ["ignore", "pipe", "inherit"] });
  const end = () => (child.kill(), rmSync(data, { recursive: true, force: true }));
  process.once("exit", end); // a file that is ended leaves none behind
  const address = await new Promise((found, failed) => {
    let text = "";
    child.stdout.on("data", (piece) => {
      text += piece;
      const match = /http:\/\/[\w.:]+/.exec(text);
      if (match) found(match[0]);
    });
    child.on("exit", (code) => failed(new Error(`the server ended: ${code}`)));
  });
  return {
    address,
    async stop() {
      process.off("exit", end);
      child.removeAllListeners("exit");
      child.kill();
      await new Promise((ended) => child.once("exit", ended));
      rmSync(data, { recursive: true, force: true });
    },
  };
}

// A line to the server that can be cut: what is under way is gone, and nothing gets through until it is mended. Or it
// swallows everything without closing, as after a change of network: what was open then stays deaf for good.
export async function startLine(server) {
  const open = new Set();
  let [whole, deaf] = [true, false];
  const { hostname, port } = new URL(server.address);
  const line = createServer((near) => {
    if (!whole) return near.destroy();
    const far = connect(Number(port), hostname);
    for (const [from, to] of [[near, far], [far, near]]) {
      open.add(from);
      from.on("error", () => to.destroy());
      from.on("close", () => (open.delete(from), to.destroy()));
      from.on("data", (piece) => void (deaf ? from.pause() : to.write(piece)));
    }
  });
  await new Promise((ready) => line.listen(0, "127.0.0.1", ready));
  line.unref(); // a test that failed does not keep it waiting
  return {
    address: `http://127.0.0.1:${line.address().port}`,
    cut() {
      whole = false;
      for (const each of open) each.destroy();
    },
    swallow() {
      deaf = true;
      for (const each of open) each.pause();
    },
    mend: () => void ([whole, deaf] = [true, false]),
    stop() {
      this.cut();
      line.close();
    },
  };
}

export const startBrowser = () =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: [
      "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
      "--disable-background-networking", "--disable-component-update", "--disable-sync",
    ],
  });

// A page that remembers whatever went wrong in it, and every request to another host.
export async function openPage(browser, options = {}) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "en-GB", ...options });
  const page = await context.newPage();
  page.troubles = [];
  page.on("console", (message) => {
    // A status that the page asks about and handles is told by the browser as an error too.
    if (message.type() === "error" && !/Failed to load resource/.test(message.text())) page.troubles.push(message.text());
  });
  page.on("pageerror", (error) => page.troubles.push(error.message));
  page.on("request", (request) => {
    const { hostname } = new URL(request.url());
    if (hostname !== "127.0.0.1") page.troubles.push(`a request to ${hostname}`);
  });
  return page;
}

export function expect(truth, what) {
  if (!truth) throw new Error(what);
}

// What comes in its own time; a machine that is busy takes longer.
export async function until(truth, what, ms = 10_000) {
  for (const end = Date.now() + ms; !(await truth()); ) {
    expect(Date.now() < end, typeof what === "string" ? what : await what());
    await new Promise((later) => setTimeout(later, 30));
  }
}

// Runs the parts one after the other and says how each went; one that fails leaves a picture behind.
export async function run(name, parts, ...serverArgs) {
  let current = "its start";
  process.once("SIGTERM", () => {
    console.log(`FAILED  ${name}: ${current}\nended from outside in the midst of it`);
    process.exit(1);
  });
  const server = await startServer(...serverArgs);
  const browser = await startBrowser();
  let failed = 0;
  try {
    for (const [what, part] of Object.entries(parts)) {
      if (process.argv[2] && !what.includes(process.argv[2])) continue;
      current = what;
      const began = Date.now();
      const pages = [];
      const open = async (options) => {
        const page = await openPage(browser, options);
        pages.push(page);
        return page;
      };
      try {
        await part({ server, browser, open });
        for (const page of pages) expect(page.troubles.length === 0, page.troubles.join("\n"));
        console.log(`ok      ${name}: ${what} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
      } catch (error) {
        failed += 1;
        console.log(`FAILED  ${name}: ${what}\n${error.stack ?? error}`);
        for (const [i, page] of pages.entries()) {
          const picture = join(tmpdir(), `ilion-${name}-${what.replace(/\W+/g, "-")}-${i}.png`);
          await page.screenshot({ path: picture }).then(() => console.log(picture), () => {});
          if (page.troubles.length > 0) console.log(page.troubles.join("\n"));
        }
      }
      for (const page of pages) await page.context().close();
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  process.exitCode = failed > 0 ? 1 : 0;
}
