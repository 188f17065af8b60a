import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";

// Two builds at once, of a part that is done when a file says so; and one whose bundler fails.

const ROOT = path.join(import.meta.dirname, "..");
const COPIED = ["build.ts", "build-turn.ts", "build-state.js"].map((name) => `scripts/${name}`);
const FILES = {
  "package.json": '{"type":"module"}',
  "package-lock.json": "{}",
  "scripts/build-database.ts": `import { appendFileSync, existsSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
export async function buildDatabase() {
  appendFileSync("built", "begun;");
  while (!existsSync("may-end")) await setTimeout(20);
  appendFileSync("built", "done;");
}
`,
};
const BUILD = "import('./scripts/build.ts').then(({ build }) => build(['database']))";

let project: string;
const file = (name: string) => path.join(project, name);
const built = () => readFile(file("built"), "utf8").catch(() => "");
beforeEach(async () => {
  project = await mkdtemp(path.join(tmpdir(), "shabda-gyan-build-"));
  for (const folder of ["scripts", "src/server/db"]) {
    await mkdir(file(folder), { recursive: true });
  }
  for (const [name, content] of Object.entries(FILES)) await writeFile(file(name), content);
  for (const name of [...COPIED, "src/server/db/lock-file.ts"]) {
    await cp(path.join(ROOT, name), file(name));
  }
});
afterEach(() => rm(project, { recursive: true }));

function startBuild(program = BUILD) {
  const child = spawn(process.execPath, ["-e", program], { cwd: project });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (chunk) => {
      said += chunk;
    });
  }
  const ended = once(child, "close").then(([code]) => code);
  return { child, said: () => said, ended };
}

/** A build under way, and another one that waits for it. */
async function twoBuilds() {
  const first = startBuild();
  await expect.poll(built).toBe("begun;");
  const second = startBuild();
  await expect.poll(second.said).toBe("Waiting for another build of this project.\n");
  return { first, second };
}

test("a second build waits for the first and finds its work done", async () => {
  const { first, second } = await twoBuilds();
  await writeFile(file("may-end"), "");
  expect(await Promise.all([first.ended, second.ended])).toEqual([0, 0]);
  expect(await built()).toBe("begun;done;");
});

test("a second build does the work if the first is killed", async () => {
  const { first, second } = await twoBuilds();
  first.child.kill("SIGKILL");
  await first.ended;
  await writeFile(file("may-end"), "");
  expect(await second.ended).toBe(0);
  expect(await built()).toBe("begun;begun;done;");
});

test("why the bundler failed is told once", async () => {
  await mkdir(file("node_modules/.bin"), { recursive: true });
  const bundler = "#!/bin/sh\necho 'The disk is full.' >&2\nexit 1\n";
  await writeFile(file("node_modules/.bin/astro"), bundler, { mode: 0o755 });
  const site = pathToFileURL(path.join(ROOT, "scripts/build-site.ts"));
  const { ended, said } = startBuild(`import("${site}").then(({ buildSite }) => buildSite())`);
  expect(await ended).toBe(1);
  expect(said().split("The disk is full.")).toHaveLength(2);
  expect(said()).toContain("OperatorError: The site could not be built");
});
