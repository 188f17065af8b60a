import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { withData } from "../operator/carry-out.ts";
import { cirusCommand } from "../operator/cirus-command.ts";
import { readEnvironment } from "../process/environment.ts";
import { killInTheMiddle } from "../testing/in-the-middle.ts";
import { folder, freshStore, startServer } from "../testing/stores.ts";

type Store = Record<string, string>;

const cirus = (store: Store, ...words: string[]) =>
  withData(readEnvironment(store), (ask) => cirusCommand(ask, words));

async function liveWorld({ url }: { url: string }) {
  const answer = await fetch(`${url}/api/v1/cirus/countries`);
  const { data, meta } = (await answer.json()) as { data: unknown[]; meta: { release: string } };
  return { count: data.length, release: meta.release };
}

/** A file that makes a release other than the live one: some of its figures are higher. */
async function changedFile(store: Store, name: string): Promise<string> {
  const directory = path.join(folder, name);
  await mkdir(directory);
  await cirus(store, "export", "world", "--out", directory);
  const text = await readFile(path.join(directory, "cirus-world.csv"), "utf8");
  const file = path.join(directory, "changed.csv");
  await writeFile(file, text.replaceAll(",55.9,", ",56.1,"));
  return file;
}

test("an import is live without a restart, and so is a rollback", async () => {
  const store = await freshStore();
  const server = await startServer(store);
  const before = await liveWorld(server);
  const file = await changedFile(store, "live");

  const text = await cirus(store, "import", file);
  const release = /^(world-\S+) is live/.exec(text)![1]!;
  expect(release).not.toBe(before.release);
  await expect.poll(() => liveWorld(server)).toEqual({ count: 195, release });

  await cirus(store, "rollback");
  await expect.poll(() => liveWorld(server)).toEqual(before);
  await server.stop("SIGTERM");
});

test("kill -9 in the middle of an import leaves the live release, or the new one whole", async () => {
  const store = await freshStore();
  const first = await startServer(store);
  const before = await liveWorld(first);
  const file = await changedFile(store, "killed");
  await first.stop("SIGTERM");

  expect(await killInTheMiddle(store, ["cirus", ["import", file]])).not.toMatchObject({ code: 0 });

  const second = await startServer(store);
  const live = await liveWorld(second);
  const said = await cirus(store, "import", file);
  const [release] = said.split(" ");
  // The import may have succeeded even if nobody was told.
  expect([before, { count: 195, release }]).toContainEqual(live);
  expect(said).toContain(live.release === release ? "was live already" : "is live: 195 places");
  await second.stop("SIGTERM");
});
