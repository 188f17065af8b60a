import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { exportRelease } from "../cirus/import/export-release.ts";
import { worldRelease } from "../cirus/packaged/world-release.ts";
import { stopServerInTheMiddle } from "../testing/in-the-middle.ts";
import { runCommand } from "../testing/shipped-command.ts";
import { folder, freshStore, onlyEmbedded, startServer } from "../testing/stores.ts";

type Store = Readonly<Record<string, string>>;

const run = (store: Store, script: string, ...words: string[]) =>
  runCommand(script, words, store, { input: "a password for all\n" });

/** A file of figures that are not live yet. */
async function changedFigures(): Promise<string> {
  const file = path.join(folder, "changed.csv");
  await writeFile(file, exportRelease(worldRelease()).replace(",42.54,", ",42.55,"));
  return file;
}

/** How many places a backup has of the release of the world that is live in it. */
async function livePlacesIn(backup: string): Promise<number> {
  const lines = gunzipSync(await readFile(backup))
    .toString()
    .trimEnd()
    .split("\n");
  const rows = lines.map((line) => JSON.parse(line));
  const live = rows.find(({ table, row }) => table === "cirus_live" && row.view === "world");
  const { releaseId } = live.row;
  return rows.filter(({ table, row }) => table === "cirus_places" && row.releaseId === releaseId)
    .length;
}

test("of commands at the same moment each does what it says", async () => {
  const store = await freshStore();
  const server = await startServer(store);
  const liveWorld = async () => {
    const answer = await fetch(`${server.url}/api/v1/cirus/continents`);
    return ((await answer.json()) as { meta: { release: string } }).meta.release;
  };
  const twice = (script: string, ...words: string[]) =>
    Promise.all([run(store, script, ...words), run(store, script, ...words)]);

  const added = await twice("member", "add", "asha@example.org", "--password");
  expect(added.map(({ text, errors }) => text + errors).sort()).toEqual([
    expect.stringMatching(/^asha@example\.org is a member already\. /),
    "asha@example.org is a member now.\n",
  ]);

  const file = await changedFigures();
  const backup = path.join(folder, "backup.gz");
  const [imported, saved] = await Promise.all([
    run(store, "cirus", "import", file),
    run(store, "backup", backup),
  ]);
  expect([imported.code, saved.code]).toEqual([0, 0]);
  expect(await livePlacesIn(backup)).toBe(195);

  const live = imported.text.split(" ")[0]!;
  const back = await twice("cirus", "rollback", "world");
  // The second one undoes the first.
  const told = back.map(({ text }) => text.split(" is live again")[0]);
  expect(new Set(told).size).toBe(2);
  expect(told).toContain(live);
  await expect.poll(liveWorld).toBe(live);
});

onlyEmbedded("a server that is told to stop in the middle of an import finishes it", async () => {
  const store = await freshStore();
  const file = await changedFigures();
  const command = ["cirus", ["import", file]] as const;
  const { code, text } = await stopServerInTheMiddle(store, command, "SIGTERM");
  expect([code, text]).toEqual([0, expect.stringContaining("is live: 195 places")]);
});
