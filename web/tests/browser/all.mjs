// SPDX-License-Identifier: GPL-3.0-or-later
// Every browser test, two files side by side: each has its own server and browser, and waits much. What a file says is shown
// when it is done; one that fails does not keep the others from being run.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { web } from "./lib.mjs";

// The longest first, so that none is left alone at the end.
const files = ["games", "lessons", "access", "hector", "table", "limits", "hands", "people", "reader", "curtain", "lobby", "net"];
const LIMIT_MS = 600_000; // for a file; the longest takes less than half of it
const failed = [];
const told = [];

const passes = (file) =>
  new Promise((done) => {
    const child = spawn(process.execPath, [join(web, `tests/browser/${file}.mjs`)], { stdio: ["ignore", "pipe", "pipe"] });
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (piece) => said.push(piece));
    const limits = ["SIGTERM", "SIGKILL"].map((signal, i) => setTimeout(() => child.kill(signal), LIMIT_MS + 20_000 * i));
    child.on("exit", () => {
      limits.forEach(clearTimeout);
      // What it has started may outlive it and hold these open.
      setTimeout(() => [child.stdout, child.stderr].forEach((stream) => stream.destroy()), 1000).unref();
    });
    child.on("close", (code) => {
      const text = Buffer.concat(said).toString();
      process.stdout.write(text);
      told.push(...text.split("\n").filter((line) => line.startsWith("FAILED")));
      done(code === 0);
    });
  });

async function work() {
  for (let file = files.shift(); file; file = files.shift()) if (!(await passes(file))) failed.push(file);
}
await Promise.all([work(), work()]);
// Two browsers and the tests beside them can be more than a machine has: what failed is looked at once more by itself, and
// that is said.
const beside = [...failed];
for (const file of failed.splice(0)) {
  console.log(`browser: ${file} failed beside others; once more alone`);
  if (!(await passes(file))) failed.push(file);
}
const passed = beside.filter((file) => !failed.includes(file));
if (passed.length > 0) console.log(`browser: passed only alone: ${passed.join(", ")}`);
if (failed.length > 0) console.log(`browser: failed in ${failed.join(", ")}`);
for (const line of new Set(told)) console.log(line);
process.exitCode = failed.length > 0 ? 1 : 0;
