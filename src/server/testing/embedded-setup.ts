import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import type { TestProject } from "vitest/node";
import { build } from "../../../scripts/build.ts";
import { ReleaseArchive } from "../cirus/archive/release-archive.ts";
import { loadPackagedReleases } from "../cirus/packaged/packaged-releases.ts";
import { openEmbeddedDatabase } from "../db/embedded.ts";

let folder: string;

/** Provides the empty embedded database that each test file starts from, and one with releases. */
export async function setup(project: TestProject) {
  await build(["server", "database"]);
  folder = await mkdtemp(path.join(tmpdir(), "shabda-gyan-embedded-"));
  const template = path.join(folder, "template.tar");
  await promisify(execFile)("tar", ["-cf", template, "-C", "build/database", "."]);
  project.provide("embeddedTemplate", template);
  project.provide("loadedDirectory", await makeLoadedDirectory());
  project.provide("runFolder", folder);
}

async function makeLoadedDirectory(): Promise<string> {
  const directory = path.join(folder, "loaded");
  const { database, close } = await openEmbeddedDatabase(directory);
  await loadPackagedReleases(database);
  await new ReleaseArchive(database, null).refresh(true);
  await close();
  return directory;
}

export const teardown = () => rm(folder, { recursive: true, force: true });
