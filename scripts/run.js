import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { constants } from "node:os";
import { requireInstalled } from "./installed.js";

// npm start and the operator's commands: builds what is out of date, then runs the program.

requireInstalled({ toBuild: false });
// Imported late, because an old Node has not all of their names.
const { enableCompileCache, setSourceMapsSupport } = await import("node:module");
const { isFresh } = await import("./build-state.js");

const BUILDER = "scripts/build-command.ts";

const [program] = process.argv.splice(2, 1);
/** @type {import("./build-state.js").Part[]} */
const needed = program === "server" ? ["site", "server", "database"] : ["server", "database"];
// A container image has the build but not its sources.
if (existsSync(BUILDER) && !needed.every(isFresh)) await build();
// With Node's flag, every new logger would read a whole map to find the file that made it.
setSourceMapsSupport(true);
// If the cache cannot be written, everything still loads.
enableCompileCache("node_modules/.cache/compiled");
await import(`../build/server/${program}.js`);

// In a separate process, so that this one does not keep the builder's memory.
async function build() {
  requireInstalled({ toBuild: true });
  const builder = spawn(process.execPath, [BUILDER, ...needed], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  /** @type {NodeJS.Signals | undefined} */
  let stoppedBy;
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"])) {
    process.once(signal, () => {
      stoppedBy = signal;
      builder.kill(signal);
    });
  }
  const [code] = await once(builder, "exit");
  // Stopping is a success for a server, but a failure for a command.
  if (stoppedBy) process.exit(program === "server" ? 0 : 128 + constants.signals[stoppedBy]);
  if (code !== 0) process.exit(1);
}
