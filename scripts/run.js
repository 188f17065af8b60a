import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import module from "node:module";

// npm start and the operator's commands: builds what is missing or out of date, then runs the
// program. Plain JavaScript, so that an old Node reaches the sentence about its age.

const BUILDER = "scripts/build.ts";

const { node } = process.versions;
const [major = 0, minor = 0] = node.split(".").map(Number);
if (!existsSync("node_modules")) refuse("The packages are not installed yet. Run: npm ci");
if (major < 22 || (major === 22 && minor < 22)) {
  refuse(
    `This needs Node 22.22 or later, and here is ${node}. npm ci brings Node 24 along, but not where npm ignores the scripts of packages. Run: npm rebuild node --ignore-scripts=false`,
  );
}

const { isFresh } = await import("./build-state.js");
const [program] = process.argv.splice(2, 1);
/** @type {import("./build-state.js").PartName[]} */
const needed = program === "server" ? ["site", "server", "database"] : ["server", "database"];
// A container image has the build without its sources.
if (existsSync(BUILDER) && !needed.every(isFresh)) await build();
module.setSourceMapsSupport(true);
module.enableCompileCache("node_modules/.cache/compiled");
await import(`../build/server/${program}.js`);

// In a process of its own, because this one would keep the builder's memory.
async function build() {
  const builder = spawn(process.execPath, [BUILDER, ...needed], { stdio: "inherit" });
  const passOn = (/** @type {NodeJS.Signals} */ signal) => builder.kill(signal);
  process.on("SIGINT", passOn).on("SIGTERM", passOn);
  const [code, signal] = await once(builder, "exit");
  process.off("SIGINT", passOn).off("SIGTERM", passOn);
  if (signal) process.kill(process.pid, signal);
  if (code !== 0) process.exit(1);
}

/** @param {string} sentence */
function refuse(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
