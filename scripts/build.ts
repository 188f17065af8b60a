import { existsSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import { stopWithSentence } from "../src/server/commands/stop-with-sentence.ts";
import { readEnvironment } from "../src/server/config.ts";
import { lockFile } from "../src/server/db/directory-lock.ts";
import { OperatorError } from "../src/server/operator-error.ts";
import { digestOf, isFresh, PARTS, type PartName, stampOf } from "./build-state.js";

// npm run build [-- site|server|database]

const ALL = Object.keys(PARTS) as PartName[];
const LOCK = "build/lock";
const LOCK_AGAIN_MS = 200;

/** Builds a part into a folder. Imported when needed: an installation that only runs has no builders. */
const BUILDERS: Record<PartName, (folder: string) => Promise<void>> = {
  site: async (folder) => (await import("./build-site.ts")).buildSite(folder),
  server: async (folder) => (await import("./build-server.ts")).buildServer(folder),
  database: async (folder) => (await import("./build-database.ts")).buildDatabase(folder),
};

/**
 * Builds those of the given parts that are out of date. One process builds at a time; another waits,
 * and finds the work done. A part keeps its former build until the new one is complete.
 *
 * @throws {OperatorError} if the packages that build are not installed, or a setting is wrong.
 */
export async function build(parts: readonly PartName[] = ALL): Promise<void> {
  if (parts.every(isFresh)) return;
  // First, because a wrong setting also makes the site out of date.
  readEnvironment(process.env);
  if (!existsSync("node_modules/astro")) {
    throw new OperatorError(
      "The build is older than its files or settings, and the packages that build are not installed: npm leaves them out where NODE_ENV is production. Run: npm ci --include=dev",
    );
  }
  await mkdir("build", { recursive: true });
  // Not `using`, which Node 22 does not know.
  const unlock = await lockBuild();
  try {
    for (const part of parts) if (!isFresh(part)) await replace(part);
  } finally {
    unlock();
  }
}

async function replace(part: PartName) {
  // Computed first, so that a file changed during the build makes it out of date.
  const digest = digestOf(part);
  const { folder } = PARTS[part];
  const unfinished = `${folder}-unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await BUILDERS[part](unfinished);
  await rm(stampOf(part), { force: true });
  await rm(folder, { recursive: true, force: true });
  await rename(unfinished, folder);
  await writeFile(stampOf(part), digest);
}

async function lockBuild(): Promise<() => void> {
  for (;;) {
    const unlock = lockFile(LOCK);
    if (unlock) return unlock;
    await setTimeout(LOCK_AGAIN_MS);
  }
}

if (process.argv[1] === import.meta.filename) {
  try {
    const words = process.argv.slice(2);
    const unknown = words.find((word) => !Object.hasOwn(PARTS, word));
    if (unknown !== undefined) {
      throw new OperatorError(
        `There is no part ${unknown} to build. There are: ${ALL.join(", ")}.`,
      );
    }
    await build(words.length > 0 ? (words as PartName[]) : ALL);
  } catch (error) {
    stopWithSentence(error);
  }
}
