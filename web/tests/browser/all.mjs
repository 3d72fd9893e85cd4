// SPDX-License-Identifier: GPL-3.0-or-later
// Every browser test, two files side by side: each has its own server and browser, and waits much. What a file says is shown
// when it is done; one that fails does not keep the others from being run.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { web } from "./lib.mjs";

// The longest first, so that none is left alone at the end.
const files = ["games", "lessons", "access", "hector", "table", "limits", "hands", "people", "reader", "curtain", "lobby", "net"];
const failed = [];

const passes = (file) =>
  new Promise((done) => {
    const child = spawn(process.execPath, [join(web, `tests/browser/${file}.mjs`)], { stdio: ["ignore", "pipe", "pipe"] });
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (piece) => said.push(piece));
    child.on("close", (code) => {
      process.stdout.write(Buffer.concat(said));
      done(code === 0);
    });
  });

async function work() {
  for (let file = files.shift(); file; file = files.shift()) if (!(await passes(file))) failed.push(file);
}
await Promise.all([work(), work()]);
// Two browsers and the tests beside them can be more than a machine has: what failed is looked at once more by itself, and
// that is said.
for (const file of failed.splice(0)) {
  console.log(`browser: ${file} failed beside others; once more alone`);
  if (!(await passes(file))) failed.push(file);
}
if (failed.length > 0) console.log(`browser: failed in ${failed.join(", ")}`);
process.exitCode = failed.length > 0 ? 1 : 0;
