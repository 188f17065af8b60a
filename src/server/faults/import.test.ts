import { writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { exportRelease } from "../cirus/import/export-release.ts";
import { worldRelease } from "../cirus/packaged/world-release.ts";
import { releaseId } from "../cirus/release.ts";
import { runCommand } from "../commands/run-command.ts";
import { readEnvironment } from "../config.ts";
import { killInTheMiddle } from "../testing/in-the-middle.ts";
import { folder, freshStore, startServer } from "../testing/stores.ts";

type Store = Record<string, string>;

const cirus = (store: Store, ...words: string[]) =>
  runCommand("cirus", words, readEnvironment(store));

async function liveWorld({ url }: { url: string }) {
  const answer = await fetch(`${url}/api/v1/cirus/countries`);
  const { data, meta } = (await answer.json()) as { data: unknown[]; meta: { release: string } };
  return { count: data.length, release: meta.release };
}

test("kill -9 in the middle of an import leaves the live release, or the new one whole", async () => {
  const store = await freshStore();
  const world = worldRelease();
  const before = { count: 195, release: releaseId(world) };
  const file = path.join(folder, "changed.csv");
  await writeFile(file, exportRelease(world).replace(",42.54,", ",42.55,"));

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
