import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** A fresh embedded database as a file: copying it is ten times faster than making one. */
    embeddedTemplate: string;
    /** A PostgreSQL server to make databases on. */
    postgresUrl: string;
    /** A folder that goes when the run is over. */
    runFolder: string;
  }
}

let folder: string;

/** Makes the empty embedded database that each test file starts from. */
export async function setup(project: TestProject) {
  folder = await mkdtemp(path.join(tmpdir(), "shabda-gyan-embedded-"));
  const client = await PGlite.create();
  const dump = await client.dumpDataDir("none");
  await client.close();
  const file = path.join(folder, "template.tar");
  await writeFile(file, Buffer.from(await dump.arrayBuffer()));
  project.provide("embeddedTemplate", file);
  project.provide("runFolder", folder);
}

export const teardown = () => rm(folder, { recursive: true, force: true });
