import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { build } from "./build.ts";

// Runs npm run dev in a copy of the project, whose code it may change.

const ROOT = path.join(import.meta.dirname, "..");
const COPIED = [
  "package.json",
  "tsconfig.base.json",
  "astro.config.ts",
  "build/database",
  "data",
  "public",
  "scripts",
  "src",
];
const MEMBER = { email: "dev@example.org", password: "a sentence for developing" };

let folder: string;
let project: string;
let dev: ChildProcess | undefined;
beforeEach(async () => {
  await build(["database"]);
  folder = await mkdtemp(path.join(tmpdir(), "shabda-gyan-dev-"));
  project = path.join(folder, "project");
  await mkdir(project);
  for (const name of COPIED) {
    cpSync(path.join(ROOT, name), path.join(project, name), { recursive: true });
  }
  await symlink(path.join(ROOT, "node_modules"), path.join(project, "node_modules"));
});
afterEach(async () => {
  if (dev && groupLives(dev)) process.kill(-dev.pid!, "SIGKILL");
  await rm(folder, { recursive: true });
});

test("serves site and API at the address it prints, restarts the API with changed code, and ends whole", async () => {
  dev = spawn("npm", ["run", "dev"], {
    cwd: project,
    // A group of its own, so that its processes can be counted.
    detached: true,
    env: {
      PATH: process.env.PATH,
      HOME: project,
      NODE_ENV: "production",
      PORT: "0",
      MEMBER_EMAIL: MEMBER.email,
      MEMBER_PASSWORD: MEMBER.password,
    },
  });
  const origin = await printedOrigin(dev);
  await expect.poll(() => fetch(origin).then((answer) => answer.text())).toContain("Shabda Gyan");

  // All packages of the pages are known before one is opened: a late one would break the page.
  const bundled = () =>
    readFile(path.join(project, "node_modules/.vite/deps/_metadata.json"), "utf8");
  await expect.poll(bundled).toContain('"@tanstack/react-virtual"');
  expect(await bundled()).not.toMatch(/"(vite|vitest)"/);

  const logIn = () =>
    fetch(`${origin}/api/v1/auth/login`, {
      method: "POST",
      headers: { origin },
      body: new URLSearchParams({ username: MEMBER.email, password: MEMBER.password }),
    });
  await expect.poll(async () => (await logIn()).status).toBe(200);

  const nowhere = () => fetch(`${origin}/api/v1/nowhere`).then((answer) => answer.text());
  await expect.poll(nowhere).toContain("There is nothing at this address.");
  let restarts = "";
  dev.stdout!.on("data", (chunk) => {
    restarts += chunk;
  });
  const changed = "src/server/http/unknown-call.ts";
  await replaceIn(changed, "There is nothing at", "Changed:");
  // This file is beside the project. Of changes at nearly the same time, Node tells the last.
  await writeFile(path.join(folder, "beside.txt"), "");
  await expect.poll(nowhere).toContain("Changed: this address.");
  expect(restarts.match(/(?<=^Change detected in ').*(?='$)/gm)).toEqual([
    path.join(project, changed),
  ]);

  dev.kill("SIGTERM");
  await once(dev, "exit");
  await expect.poll(() => groupLives(dev!)).toBe(false);
});

/** The site's address, once site and API have said that they are ready. */
async function printedOrigin({ stdout, stderr }: ChildProcess): Promise<string> {
  let printed = "";
  stderr!.on("data", (chunk) => {
    printed += chunk;
  });
  for await (const chunk of stdout!.iterator({ destroyOnReturn: false })) {
    printed += chunk;
    const origin = /Log in at (http:\S+)\/login/.exec(printed)?.[1];
    if (origin && printed.includes("watching for file changes")) return origin;
  }
  throw new Error(`npm run dev ended: ${printed}`);
}

async function replaceIn(name: string, old: string, fresh: string) {
  const file = path.join(project, name);
  const text = await readFile(file, "utf8");
  expect(text).toContain(old);
  await writeFile(file, text.replace(old, fresh));
}

function groupLives({ pid }: ChildProcess): boolean {
  try {
    return process.kill(-pid!, 0);
  } catch {
    return false;
  }
}
