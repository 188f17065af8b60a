import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { beforeAll, expect, test } from "vitest";
import { readEnvironment } from "../environment.ts";
import { carryOut, withData } from "../operator/carry-out.ts";
import { cirusCommand } from "../operator/cirus-command.ts";
import { interrupt, killInTheMiddle } from "../testing/in-the-middle.ts";
import { folder, freshStore } from "../testing/stores.ts";

const SENTENCE =
  "Stopped before the end. Look whether the change was made, then run the command again.\n";

const store = await freshStore();
const environment = readEnvironment(store);
const file = (name: string) => path.join(folder, name);
const member = (...words: string[]) =>
  carryOut(environment, { command: "member", words, secret: "a password for all" });

/** All that the database holds. */
async function everything(): Promise<string[]> {
  const taken = file(`${crypto.randomUUID()}.gz`);
  await carryOut(environment, { command: "backup", words: [taken] });
  const text = gunzipSync(await readFile(taken)).toString();
  return text.split("\n").slice(1).sort();
}

let before: string[];
beforeAll(async () => {
  await carryOut(environment, { command: "live releases" });
  await carryOut(environment, { command: "backup", words: [file("earlier.gz")] });
  await member("add", "asha@example.org");
  await withData(environment, (ask) => cirusCommand(ask, ["export", "world", "--out", folder]));
  const text = await readFile(file("cirus-world.csv"), "utf8");
  await writeFile(file("changed.csv"), text.replaceAll(",55.9,", ",56.1,"));
  before = await everything();
});

test.each<[string, string[], NodeJS.Signals, number]>([
  ["cirus", ["import", file("changed.csv")], "SIGINT", 130],
  ["backup", [file("half.gz")], "SIGTERM", 143],
  ["restore", [file("earlier.gz"), "--replace"], "SIGINT", 130],
  ["member", ["add", "late@example.org"], "SIGTERM", 143],
])(
  "%s %j, stopped by %s, says so and leaves the data whole",
  async (script, words, signal, code) => {
    const outcome = await interrupt(store, [script, words], signal);
    expect(outcome).toEqual({ code, text: "", errors: SENTENCE });
    expect(existsSync(file("half.gz"))).toBe(false);
    // A statement that PostgreSQL has been given is carried out whether or not anybody waits for it.
    await member("remove", "late@example.org").catch(() => {});
    expect(await everything()).toEqual(before);
  },
  60_000,
);

test("kill -9 in the middle of a restore leaves everything as it was", async () => {
  const { code } = await killInTheMiddle(store, ["restore", [file("earlier.gz"), "--replace"]]);
  expect(code).not.toBe(0);
  expect(await everything()).toEqual(before);
}, 60_000);
