import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { PGlite } from "@electric-sql/pglite";
import type { TestProject } from "vitest/node";
import { build } from "../../../scripts/build.ts";
import { loadPackagedReleases } from "../cirus/packaged-releases.ts";
import { databasePath } from "../db/data-directory.ts";
import { openEmbeddedDatabase } from "../db/database.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A fresh embedded database as a file: copying it is ten times faster than creating one. */
    embeddedTemplate: string;
    /** A data directory with the packaged releases, to be copied. */
    loadedDirectory: string;
    /** The name of a PostgreSQL database with the packaged releases, to be copied. */
    loadedDatabase: string;
    /** A PostgreSQL server to make databases on. */
    postgresUrl: string;
    /** A folder that is deleted after the run. */
    runFolder: string;
  }
}

let folder: string;

/** Makes the empty embedded database that each test file starts from. */
export async function setup(project: TestProject) {
  await build(["server"]);
  folder = await mkdtemp(path.join(tmpdir(), "shabda-gyan-embedded-"));
  const client = await PGlite.create();
  const dump = await client.dumpDataDir("none");
  await client.close();
  const file = path.join(folder, "template.tar");
  await writeFile(file, Buffer.from(await dump.arrayBuffer()));
  project.provide("embeddedTemplate", file);
  project.provide("loadedDirectory", await makeLoadedDirectory(file));
  project.provide("runFolder", folder);
}

// From the same template, because creating a database takes longer than all the rest.
async function makeLoadedDirectory(template: string): Promise<string> {
  const directory = path.join(folder, "loaded");
  const files = databasePath(directory);
  await mkdir(files, { recursive: true });
  await promisify(execFile)("tar", ["-xf", template, "-C", files]);
  const { database, close } = await openEmbeddedDatabase(directory);
  await loadPackagedReleases(database);
  await close();
  return directory;
}

export const teardown = () => rm(folder, { recursive: true, force: true });
