// SPDX-License-Identifier: GPL-3.0-or-later
// Every browser test, one file after the other; one that fails does not keep the others from being run.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { web } from "./lib.mjs";

const files = ["hector", "games", "people", "lobby", "table", "curtain", "net", "hands", "reader", "lessons", "limits", "access"];
const failed = files.filter((file) => spawnSync(process.execPath, [join(web, `tests/browser/${file}.mjs`)], { stdio: "inherit" }).status !== 0);
if (failed.length > 0) console.log(`browser: failed in ${failed.join(", ")}`);
process.exitCode = failed.length > 0 ? 1 : 0;
