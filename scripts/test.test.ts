import { spawn } from "node:child_process";
import { once } from "node:events";
import { access, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { runProgram } from "./child-program.ts";

// Runs the commands of npm test and npm run test:browser where every program is one that notes itself
// and waits.

const PROGRAMS = ["node", "vitest", "playwright", "biome", "astro", "tsc"];
const NOTES_ITSELF = '#!/bin/sh\necho "$$ $TMPDIR $SITE_URL" >> begun\nexec sleep 600\n';

let project: string;
beforeEach(async () => {
  project = await mkdtemp(path.join(tmpdir(), "shabda-gyan-npm-test-"));
  const programs = path.join(project, "node_modules/.bin");
  await mkdir(programs, { recursive: true });
  for (const name of PROGRAMS) {
    await writeFile(path.join(programs, name), NOTES_ITSELF, { mode: 0o755 });
  }
});
afterEach(() => rm(project, { recursive: true }));

/** Each program begun so far: its process, its folder for temporary files, its setting of the site. */
async function begun() {
  const notes = await readFile(path.join(project, "begun"), "utf8").catch(() => "");
  return notes
    .split("\n")
    .filter(Boolean)
    .map((line) => line.split(" ") as [string, string, string]);
}

function isAlive(pid: string): boolean {
  try {
    return process.kill(Number(pid), 0);
  } catch {
    return false;
  }
}

test.each([
  ["SIGINT", "test.ts", 2],
  // Only the build needs no site.
  ["SIGTERM", "test-browser.ts", 1],
] as const)(
  "%s to %s ends every check, which runs without settings, begins no other, and leaves nothing",
  async (signal, script, atLeast) => {
    const env = {
      ...process.env,
      SITE_URL: "https://example.org",
      CHROMIUM_PATH: process.execPath,
    };
    const file = path.join(import.meta.dirname, script);
    const command = spawn(process.execPath, [file], { cwd: project, env });
    await expect.poll(async () => (await begun()).length).toBeGreaterThanOrEqual(atLeast);
    command.kill(signal);
    expect(await once(command, "exit")).toEqual([130, null]);
    const programs = await begun();
    expect(new Set(programs.map(([, , setting]) => setting))).toEqual(new Set([""]));
    // A program that has ended keeps its number until the system's first process has noticed.
    await expect.poll(() => programs.filter(([pid]) => isAlive(pid))).toEqual([]);
    await expect(access(programs[0]![1])).rejects.toThrow("ENOENT");
  },
);

test("a check that hangs is ended with what it started, and says so", async () => {
  // The output closes once the shell and its program have both ended.
  const hanging = await runProgram("node", ["-e", "setInterval(() => {}, 1_000)"], {
    limitMs: 600,
  });
  expect(hanging).toMatchObject({
    code: -1,
    output: "It had not ended after 0.01 minutes, and was stopped.\n",
  });
});
