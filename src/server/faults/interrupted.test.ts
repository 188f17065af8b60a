import { execFileSync } from "node:child_process";
import { closeSync, constants, existsSync, openSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { exportRelease } from "../cirus/import/export-release.ts";
import { worldRelease } from "../cirus/packaged/world-release.ts";
import { runCommand } from "../commands/run-command.ts";
import { type Environment, readEnvironment } from "../config.ts";
import { interrupt } from "../testing/in-the-middle.ts";
import { startCommand } from "../testing/shipped-command.ts";
import { folder, freshStore, onlyEmbedded } from "../testing/stores.ts";

const STOPPED =
  "Stopped before the end. Check whether the change was made, then run the command again.\n";

const file = (name: string) => path.join(folder, name);
const EARLIER = file("earlier.gz");
const CHANGED = file("changed.csv");
const HALF = file("half.gz");
const RESTORE = ["restore", [EARLIER, "--replace"]] as const;

const DATABASE_STARTS: [string, number] = ["/global/pg_control", 1];
// The file is read twice for its head, then to be checked, then to fill the emptied tables.
const TABLES_ARE_FILLED: [string, number] = ["/earlier.gz", 4];

const CASES = [
  {
    command: ["member", ["add", "late@example.org", "--password"]],
    signal: "SIGTERM",
    opens: DATABASE_STARTS,
  },
  { command: ["cirus", ["import", CHANGED]], signal: "SIGINT", opens: DATABASE_STARTS },
  { command: ["backup", [HALF]], signal: "SIGTERM", opens: ["/half.gz", 1] },
  { command: ["backup", [HALF]], signal: "SIGHUP", opens: ["/half.gz", 1] },
  { command: RESTORE, signal: "SIGINT", opens: TABLES_ARE_FILLED },
  { command: RESTORE, signal: "SIGKILL", opens: TABLES_ARE_FILLED },
] satisfies ({ command: Parameters<typeof interrupt>[1] } & Parameters<typeof interrupt>[2])[];

const ENDS = {
  SIGHUP: [129, STOPPED],
  SIGINT: [130, STOPPED],
  SIGTERM: [143, STOPPED],
  SIGKILL: [137, ""],
} as const;

/** All that the database holds. */
async function everything(environment: Environment): Promise<string[]> {
  const taken = file(`${crypto.randomUUID()}.gz`);
  await runCommand("backup", [taken], environment);
  return gunzipSync(await readFile(taken))
    .toString()
    .split("\n")
    .slice(1)
    .sort();
}

test("a command that a signal stops in its middle says so where it can, and leaves the data and the directory whole", async () => {
  const store = await freshStore();
  const environment = readEnvironment(store);
  await runCommand("backup", [EARLIER], environment);
  await runCommand("member", ["invite", "asha@example.org"], environment);
  await writeFile(CHANGED, exportRelease(worldRelease()).replace(",42.54,", ",42.55,"));
  const before = await everything(environment);
  for (const { command, ...when } of CASES) {
    const { code, text, errors } = await interrupt(store, command, when);
    expect([code, errors, text, command]).toEqual([...ENDS[when.signal], "", command]);
    expect(existsSync(HALF)).toBe(false);
  }
  // PostgreSQL finishes a statement even if nobody waits for it any more.
  await runCommand("member", ["remove", "late@example.org"], environment).catch(() => {});
  expect(await everything(environment)).toEqual(before);
});

// Not every system has named pipes, and every engine reads files in the same way.
onlyEmbedded("a command that waits for a file that nobody writes ends all the same", async () => {
  const pipe = file("pipe");
  execFileSync("mkfifo", [pipe]);
  const { child, outcome } = startCommand("cirus", ["import", pipe], {
    DATA_DIR: "/dev/null/none",
  });
  let writer: number | null = null;
  // A pipe can only be opened like this once somebody reads it.
  const isRead = () => {
    writer = openSync(pipe, constants.O_WRONLY | constants.O_NONBLOCK);
    return true;
  };
  await expect.poll(isRead).toBe(true);
  child.kill("SIGTERM");
  expect(await outcome).toEqual({ code: 143, text: "", errors: STOPPED });
  closeSync(writer!);
});
