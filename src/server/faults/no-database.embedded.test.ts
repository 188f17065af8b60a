import { existsSync } from "node:fs";
import { mkdtemp, readdir } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { BACKUP_USAGE, RESTORE_USAGE } from "../commands/backup.ts";
import { runCommand as runHere } from "../commands/run-command.ts";
import { readEnvironment } from "../config.ts";
import { runCommand } from "../testing/shipped-command.ts";
import { folder } from "../testing/stores.ts";

const sentence = (directory: string) =>
  `There is no database in ${directory}; check DATA_DIR, or set DATABASE_URL if it is in PostgreSQL. npm start creates one.`;

test("a backup with a wrong DATA_DIR says so, and leaves neither a database nor a file", async () => {
  const DATA_DIR = path.join(folder, "none");
  const file = path.join(folder, "empty.gz");
  const errors = `${sentence(DATA_DIR)}\n`;
  expect(await runCommand("backup", [file], { DATA_DIR })).toEqual({ code: 1, text: "", errors });
  expect([existsSync(DATA_DIR), existsSync(file)]).toEqual([false, false]);
});

test("what every database would refuse leaves none behind, and wrong words open none", async () => {
  const DATA_DIR = path.join(folder, "refused");
  // Whoever opens this says that it is no directory.
  const unopened = "/dev/null/none";
  const none = path.join(folder, "none.gz");
  const add = ["add", "asha@example.org", "--password"];
  for (const [directory, script, words, errors, input] of [
    [unopened, "backup", [none, none], BACKUP_USAGE],
    [unopened, "restore", [none, "--force"], RESTORE_USAGE],
    [DATA_DIR, "restore", [none], `There is no file ${none}.`],
    [
      DATA_DIR,
      "member",
      add,
      "This password has fewer than 15 characters. Choose another.",
      "too short",
    ],
    [
      DATA_DIR,
      "member",
      add,
      "With --password, type a password or pipe one in. Nothing was changed.",
    ],
  ] as const) {
    const env = { DATA_DIR: directory };
    expect(await runCommand(script, words, env, { input: input ?? "" })).toEqual({
      code: 1,
      text: "",
      errors: `${errors}\n`,
    });
  }
  expect(existsSync(DATA_DIR)).toBe(false);
});

test("only what begins a site creates a database", async () => {
  const DATA_DIR = await mkdtemp(path.join(folder, "empty-"));
  const environment = readEnvironment({ DATA_DIR });
  const member = (...words: string[]) => runHere("member", words, environment);
  const cirus = (...words: string[]) => runHere("cirus", words, environment);
  const email = "asha@example.org";
  for (const refused of [
    () => member("list"),
    () => member("reset", email),
    () => cirus("export", "--out", path.join(folder, "exported")),
    () => cirus("rollback"),
  ]) {
    await expect(refused()).rejects.toThrow(sentence(DATA_DIR));
  }
  expect(await readdir(DATA_DIR)).toEqual([]);
  expect(await member("invite", email)).toContain("Send this link");
  expect(await member("list")).toMatch(/^invited +asha@example.org/);
});
