import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { build } from "../../../scripts/build.ts";
import { type PostgresServer, startPostgres } from "../../../scripts/postgres-server.ts";
import { ReleaseArchive } from "../cirus/archive/release-archive.ts";
import { loadPackagedReleases } from "../cirus/packaged/packaged-releases.ts";
import { openPostgres } from "../db/postgres.ts";
import { createDatabase } from "./create-database.ts";

let own: PostgresServer | null = null;
let folder: string;

/** Provides a PostgreSQL: the one at TEST_DATABASE_URL, or one of our own for this run. */
export async function setup(project: TestProject) {
  await build(["server", "database"]);
  const given = process.env.TEST_DATABASE_URL;
  if (!given) own = await startPostgres();
  const url = given ?? own?.url;
  if (!url) {
    throw new Error("No PostgreSQL server was found. Install one, or set TEST_DATABASE_URL.");
  }
  folder = await mkdtemp(path.join(tmpdir(), "shabda-gyan-postgres-tests-"));
  project.provide("postgresUrl", url);
  const migrated = await makeMigratedDatabase(url);
  project.provide("migratedDatabase", migrated);
  project.provide("loadedDatabase", await makeLoadedDatabase(url, migrated));
  project.provide("runFolder", folder);
}

async function makeMigratedDatabase(server: string): Promise<string> {
  const url = await createDatabase(server);
  await (await openPostgres(url, () => {})).close();
  return nameOf(url);
}

async function makeLoadedDatabase(server: string, migrated: string): Promise<string> {
  const url = await createDatabase(server, migrated);
  const { database, close } = await openPostgres(url, () => {});
  await loadPackagedReleases(database);
  await new ReleaseArchive(database, null).refresh(true);
  await close();
  return nameOf(url);
}

const nameOf = (url: string) => new URL(url).pathname.slice(1);

export async function teardown() {
  await own?.stop();
  if (folder) await rm(folder, { recursive: true, force: true });
}
