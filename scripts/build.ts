import { hash } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { filesDigest, inputsOf, isFresh, type Part, recordOf, settingsOf } from "./build-state.js";

// Loaded where there is something to build: an installation without tools can run what it has.
const BUILDERS = {
  site: async (signal?: AbortSignal) => (await import("./build-site.ts")).buildSite(signal),
  server: async () => (await import("./build-server.ts")).buildServer(),
};

/**
 * Builds what is not built yet from the files and settings of now, into build/.
 *
 * @throws what `signal` is aborted with, once the bundler is told to stop.
 */
export async function build(
  parts: readonly Part[] = ["site", "server"],
  signal?: AbortSignal,
): Promise<void> {
  await mkdir("build", { recursive: true });
  for (const part of parts) {
    if (isFresh(part)) continue;
    // Before the files are read to build from: what changes meanwhile is built the next time.
    const state = { files: filesDigest(part), content: await contentDigest(part) };
    const record = recordOf(part);
    // Files that were only touched or copied are as good as those that it was built from.
    if ((await recordedContent(record)) !== state.content) {
      await rm(record, { force: true });
      await BUILDERS[part](signal);
      signal?.throwIfAborted();
    }
    await writeFile(record, JSON.stringify(state));
  }
}

const recordedContent = (record: string): Promise<string | null> =>
  readFile(record, "utf8").then(
    (text) => JSON.parse(text).content,
    () => null,
  );

async function contentDigest(part: Part): Promise<string> {
  const digests = await Promise.all(
    inputsOf(part).map(async (file) => [file, hash("sha256", await readFile(file))]),
  );
  return hash("sha256", JSON.stringify([settingsOf(part), digests]));
}
