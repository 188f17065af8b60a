import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import { PARTS } from "./build-state.js";

// Runs scripts/run.js in a project whose builders note their calls.

const ROOT = path.join(import.meta.dirname, "..");
const BUILDER = `import { appendFileSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
const note = (text) => appendFileSync("built", text);
async function build(part, folder) {
  note(part + ";");
  console.log("building");
  mkdirSync(folder);
  if (existsSync("broken")) throw new Error("It is broken.");
  while (existsSync("slow")) await setTimeout(20);
  for (const name of ["server", "member"]) {
    writeFileSync(path.join(folder, name + ".js"), 'console.log("' + name + '", ...process.argv.slice(2))');
  }
}
export const buildSite = (folder) => build("site", folder);
export const buildServer = (folder) => build("server", folder);
export const buildDatabase = (folder) => build("database", folder);
`;
const ALL = "site;server;database;";

let project: string;
const file = (name: string) => path.join(project, name);
const write = async (name: string, content: string) => {
  await mkdir(path.dirname(file(name)), { recursive: true });
  await writeFile(file(name), content);
};
beforeEach(async () => {
  project = await mkdtemp(path.join(tmpdir(), "shabda-gyan-run-"));
  await write("package.json", '{"type":"module"}');
  await write("package-lock.json", "{}");
  await write("node_modules/astro/package.json", "{}");
  for (const name of Object.values(PARTS).flatMap(({ sources }) => sources)) {
    if (name.startsWith("scripts/")) await write(name, BUILDER);
    else if (path.extname(name)) await write(name, "");
    else if (name !== "src/server") await write(`${name}/a.ts`, "1");
  }
  await symlink(path.join(ROOT, "src/server"), file("src/server"));
  for (const name of ["run.js", "build.ts", "build-state.js"]) {
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
  const [printed, errors, [code, signal]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "close"),
  ]);
  return { end: signal ?? code, said: printed.replaceAll("building\n", ""), errors };
}
const run = (words: readonly string[], env = {}) => outcomeOf(start(words, env));
const built = () => readFile(file("built"), "utf8");

test("builds what a program needs, once, and runs the program with its words", async () => {
  const added = { end: 0, said: "member add you@example.org\n", errors: "" };
  expect(await run(["member", "add", "you@example.org"])).toEqual(added);
  expect(await run(["member", "add", "you@example.org"])).toEqual(added);
  expect(await built()).toBe("server;database;");
  expect(await run(["server"])).toEqual({ end: 0, said: "server\n", errors: "" });
  expect(await run(["server"])).toEqual({ end: 0, said: "server\n", errors: "" });
  expect(await built()).toBe("server;database;site;");
});

test.each<[change: string, rebuilt: string, make: () => Promise<unknown>, env?: object]>([
  ["a file", "site;server;", () => write("src/domain/a.ts", "2")],
  ["a new file", "site;server;", () => write("src/domain/new/b.ts", "")],
  ["a file that is gone", "site;server;", () => rm(file("src/domain/a.ts"))],
  ["the figures", "site;", () => write("data/a.ts", "2")],
  ["the packages", ALL, () => write("package-lock.json", "{ }")],
  ["a setting of the site", "site;", async () => {}, { SITE_URL: "https://example.org" }],
  ["another setting", "", async () => {}, { PORT: "1" }],
  ["a test", "", () => write("src/domain/a.test.ts", "1")],
  ["rights", "", () => chmod(file("src/domain/a.ts"), 0o600)],
  ["times", "", () => write("src/domain/a.ts", "1")],
  ["a build that is gone", "site;", () => rm(file("build/client"), { recursive: true })],
])("a change of %s builds again: %s", async (_, rebuilt, make, env) => {
  await run(["server"]);
  await make();
  expect((await run(["server"], env)).said).toBe("server\n");
  expect(await built()).toBe(ALL + rebuilt);
});

test("a build runs without the packages that build it, also in a copy; a changed one needs them", async () => {
  await run(["server"]);
  await rm(file("node_modules/astro"), { recursive: true });
  const former = project;
  project = `${former}-copy`;
  await cp(former, project, { recursive: true, verbatimSymlinks: true });
  await rm(former, { recursive: true });
  expect(await run(["server"])).toEqual({ end: 0, said: "server\n", errors: "" });

  const mistyped = await run(["server"], { SITE_URL: "htp:/example.org" });
  expect(mistyped).toMatchObject({ end: 1, errors: expect.stringMatching(/^SITE_URL must be /) });
  await write("src/domain/a.ts", "2");
  expect(await run(["member"])).toEqual({
    end: 1,
    said: "",
    errors: expect.stringMatching(/^The build is older .* Run: npm ci --include=dev\n$/),
  });
  await write("src/domain/a.ts", "1");
  expect((await run(["member"])).said).toBe("member\n");
});

test("where a build fails, nothing runs, and the former build stays", async () => {
  await run(["member"]);
  await write("broken", "");
  await write("src/domain/a.ts", "2");
  const failure = { end: 1, said: "", errors: expect.stringContaining("It is broken.") };
  expect(await run(["member"])).toEqual(failure);
  await write("src/domain/a.ts", "1");
  expect((await run(["member"])).said).toBe("member\n");
});

test("of two starts at once one builds, and the other uses its build", async () => {
  await write("slow", "");
  const first = start(["server"]);
  await once(first.stdout, "readable");
  const second = start(["server"]);
  const outcomes = Promise.all([first, second].map(outcomeOf));
  await rm(file("slow"));
  expect((await outcomes).map(({ said }) => said)).toEqual(["server\n", "server\n"]);
  expect(await built()).toBe(ALL);
});

test.each(["SIGTERM", "SIGINT", "SIGKILL"] as const)(
  "%s during a build ends it; the next start builds",
  async (signal) => {
    await write("slow", "");
    const child = start(["member"]);
    await once(child.stdout, "readable");
    child.kill(signal);
    // Its output closes when the builder has ended too.
    if (signal !== "SIGKILL") expect((await outcomeOf(child)).end).toBe(signal);
    await rm(file("slow"));
    expect((await run(["member"])).said).toBe("member\n");
  },
);

test("an image, which has no builder, runs what it has", async () => {
  await run(["server"]);
  await rm(file("scripts/build.ts"));
  await rm(file("src"), { recursive: true });
  expect((await run(["member"])).said).toBe("member\n");
});

test("without packages, npm ci is named", async () => {
  await rm(file("node_modules"), { recursive: true });
  const errors = "The packages are not installed yet. Run: npm ci\n";
  expect(await run(["server"])).toEqual({ end: 1, said: "", errors });
});

test("an old Node is told apart, and which command brings the right one", async () => {
  const versions = JSON.stringify({ ...process.versions, node: "22.21.9" });
  const old = `Object.defineProperty(process, "versions", { value: ${versions} })`;
  const NODE_OPTIONS = `--import "data:text/javascript,${encodeURI(old)}"`;
  const { end, errors } = await run(["server"], { NODE_OPTIONS });
  expect(end).toBe(1);
  expect(errors).toMatch(/^This needs Node 22\.22 or later, and here is 22\.21\.9\..*\n$/);
  expect(errors).toContain("npm rebuild node --ignore-scripts=false");
});
