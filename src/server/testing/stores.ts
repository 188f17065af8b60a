import { cpSync } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import path from "node:path";
import { inject, onTestFinished, test } from "vitest";
import { createDatabase } from "./create-database.ts";
import {
  type ServerProcess,
  type StartOptions,
  startServer as spawnServer,
} from "./server-process.ts";
import { isPostgresRun } from "./test-database.ts";

/** The environment variables of a server's first member. */
export const FIRST_MEMBER = {
  MEMBER_EMAIL: "first@example.org",
  MEMBER_PASSWORD: "the first password",
} as const;

/** Where a test file's data is; emptied when the file is done. */
export const folder = await mkdtemp(path.join(inject("runFolder"), "data-"));

/** Empties the folder for the next test file of this worker. */
export async function emptyFolder() {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
}

// A test for one engine does not exist in the other's run, instead of being skipped.
const noTest = (() => {}) as never;
export const onlyEmbedded: typeof test = isPostgresRun() ? noTest : test;
export const onlyPostgres: typeof test = isPostgresRun() ? test : noTest;

let made = 0;

/**
 * A database, as environment variables, on this run's engine by default. It already has the
 * packaged releases that a first start would load, unless `isNew`.
 */
export async function freshStore({
  isNew = false,
  onPostgres = isPostgresRun(),
} = {}): Promise<Record<string, string>> {
  if (onPostgres) {
    const template = isNew ? undefined : inject("loadedDatabase");
    return { DATABASE_URL: await createDatabase(inject("postgresUrl"), template) };
  }
  made += 1;
  const directory = path.join(folder, `data-${made}`);
  if (!isNew) cpSync(inject("loadedDirectory"), directory, { recursive: true });
  return { DATA_DIR: directory };
}

/** Starts a server that is killed after the test if it still runs. */
export async function startServer(
  env: Record<string, string>,
  options?: StartOptions,
): Promise<ServerProcess> {
  const server = await spawnServer(env, options);
  onTestFinished(() => void server.stop("SIGKILL"));
  return server;
}
