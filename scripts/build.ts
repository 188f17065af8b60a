import { hash } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { filesDigest, inputsOf, isFresh, type Part, recordOf, settingsOf } from "./build-state.js";
import { takeBuildTurn } from "./build-turn.ts";

// Loaded only if there is something to build, so that an installation without tools can run.
const BUILDERS = {
  site: async (signal?: AbortSignal) => (await import("./build-site.ts")).buildSite(signal),
  server: async () => (await import("./build-server.ts")).buildServer(),
  database: async () => (await import("./build-database.ts")).buildDatabase(),
};

/**
 * Builds the parts that are out of date into build/, after any other process that builds there.
 *
 * @throws when the signal comes first, once the bundler has been told to stop.
 */
export async function build(
  parts: readonly Part[] = ["site", "server", "database"],
  signal?: AbortSignal,
): Promise<void> {
  if (parts.every(isFresh)) return;
  await mkdir("build", { recursive: true });
  using _turn = await takeBuildTurn(signal);
  for (const part of parts) {
    if (isFresh(part)) continue;
    // Recorded before building, so that files changed meanwhile are built the next time.
    const state = { files: filesDigest(part), content: await contentDigest(part) };
    const record = recordOf(part);
    // Files that were only touched or copied need no new build.
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
