import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, mkdtemp, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";

// Tests what npm start and the commands run first, with a builder that records its calls.

const ROOT = path.join(import.meta.dirname, "..");
const BUILDER = `import { appendFileSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { filesDigest, recordOf } from "./build-state.js";
if (existsSync("broken")) process.exit(7);
if (existsSync("slow")) {
  process.on("SIGTERM", () => process.exit(1));
  console.log("building");
  setInterval(() => {}, 1000);
} else {
  mkdirSync("build/server", { recursive: true });
  for (const name of ["server", "member"]) {
    writeFileSync(\`build/server/\${name}.js\`, \`console.log("\${name}", ...process.argv.slice(2))\`);
  }
  for (const part of process.argv.slice(2)) {
    writeFileSync(recordOf(part), JSON.stringify({ files: filesDigest(part) }));
  }
  appendFileSync("built", process.argv.slice(2).join(" ") + ";");
}
`;
const FILES = {
  "package.json": '{"type":"module"}',
  "package-lock.json": "{}",
  "node_modules/astro/package.json": "{}",
  "astro.config.ts": "",
  "data/facts.csv": "",
  "public/icon.svg": "",
  "scripts/build-command.ts": BUILDER,
  "scripts/build-database.ts": "",
  "scripts/build-server.ts": "",
  "scripts/build-site.ts": "",
  "src/contract/a.ts": "",
  "src/domain/a.ts": "",
  "src/server/a.ts": "1",
  "src/server/a.test.ts": "",
  "src/site/a.astro": "",
  "src/web/a.tsx": "",
};

const ALL = "site server database;";

let project: string;
const file = (name: string) => path.join(project, name);
const write = async (name: string, content: string) => {
  await mkdir(path.dirname(file(name)), { recursive: true });
  await writeFile(file(name), content);
};
beforeEach(async () => {
  project = await mkdtemp(path.join(tmpdir(), "shabda-gyan-run-"));
  for (const [name, content] of Object.entries(FILES)) await write(name, content);
  for (const name of ["run.js", "build-state.js", "installed.js"]) {
    await cp(path.join(ROOT, "scripts", name), file(`scripts/${name}`));
  }
});
afterEach(() => rm(project, { recursive: true }));

const start = (words: readonly string[], env = {}) =>
  spawn(process.execPath, ["scripts/run.js", ...words], {
    cwd: project,
    env: { PATH: process.env.PATH, ...env },
  });

async function outcomeOf(child: ChildProcessWithoutNullStreams) {
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, "close")]);
  return { code, said };
}
const run = (words: readonly string[], env = {}) => outcomeOf(start(words, env));
const built = () => readFile(file("built"), "utf8");

test("builds what a program needs, once, and runs the program with its words", async () => {
  const added = { code: 0, said: "member add you@example.org\n" };
  expect(await run(["member", "add", "you@example.org"])).toEqual(added);
  expect(await run(["member", "add", "you@example.org"])).toEqual(added);
  expect(await built()).toBe("server database;");
  expect(await run(["server"])).toEqual({ code: 0, said: "server\n" });
  expect(await run(["server"])).toEqual({ code: 0, said: "server\n" });
  expect(await built()).toBe("server database;site server database;");
});

test.each<[change: string, isBuilt: boolean, make: () => Promise<unknown>, env?: object]>([
  ["a file of its own", true, () => write("src/server/a.ts", "22")],
  ["a file without another size or time", true, () => replaceUnseen("src/server/a.ts")],
  ["a new file", true, () => write("src/server/new/b.ts", "")],
  ["a file that is gone", true, () => rm(file("src/server/a.ts"))],
  ["the figures", true, () => write("data/facts.csv", "1")],
  ["the packages", true, () => write("package-lock.json", "{ }")],
  ["a page's setting", true, async () => {}, { SITE_URL: "https://example.org" }],
  ["a test", false, () => write("src/server/a.test.ts", "1")],
  ["another setting", false, async () => {}, { PORT: "1" }],
])("after a change of %s builds again: %s", async (_, isBuilt, make, env) => {
  await run(["server"]);
  await make();
  await run(["server"], env);
  expect(await built()).toBe(isBuilt ? `${ALL}${ALL}` : ALL);
});

async function replaceUnseen(name: string) {
  const { atime, mtime } = await stat(file(name));
  await write(name, "2");
  await utimes(file(name), atime, mtime);
}

test("an old Node is told apart, and which command brings the right one", async () => {
  const versions = JSON.stringify({ ...process.versions, node: "22.21.9" });
  const old = `Object.defineProperty(process, "versions", { value: ${versions} })`;
  const child = start(["server"], {
    NODE_OPTIONS: `--import "data:text/javascript,${encodeURI(old)}"`,
  });
  const [errors, outcome] = await Promise.all([text(child.stderr), outcomeOf(child)]);
  expect(errors).toMatch(/^This needs Node 22\.22 or later, and here is 22\.21\.9\..*\n$/);
  expect(errors).toContain("npm rebuild node --ignore-scripts=false");
  expect(outcome).toEqual({ code: 1, said: "" });
});

test.each([
  ["node_modules", "The packages are not installed yet. Run: npm ci"],
  [
    "node_modules/astro",
    "npm leaves them out where NODE_ENV is production. Run: npm ci --include=dev",
  ],
])("where %s is missing, the command that brings it is told", async (folder, told) => {
  await rm(file(folder), { recursive: true });
  const child = start(["server"]);
  const [errors, outcome] = await Promise.all([text(child.stderr), outcomeOf(child)]);
  expect(errors).toContain(`${told}\n`);
  expect(outcome).toEqual({ code: 1, said: "" });
});

test("what is built runs without the packages that build it", async () => {
  await run(["server"]);
  await rm(file("node_modules/astro"), { recursive: true });
  expect(await run(["server"])).toEqual({ code: 0, said: "server\n" });
});

test("where the build fails, nothing is run", async () => {
  await run(["member"]);
  await write("broken", "");
  await write("src/server/a.ts", "22");
  expect(await run(["member"])).toEqual({ code: 1, said: "" });
});

test.each([
  ["server", 0],
  ["member", 143],
])("a SIGTERM while %s is built ends both, with %d", async (program, code) => {
  await write("slow", "");
  const child = start([program]);
  await once(child.stdout, "readable");
  child.kill("SIGTERM");
  expect(await outcomeOf(child)).toEqual({ code, said: "building\n" });
});

test("an image, which has no builder, runs what it has", async () => {
  await run(["server"]);
  await rm(file("scripts/build-command.ts"));
  await rm(file("src"), { recursive: true });
  expect(await run(["member"])).toEqual({ code: 0, said: "member\n" });
});
