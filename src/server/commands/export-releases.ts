import { access, rm } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import type { ViewName } from "#domain/risk/view-facts.data.ts";
import { exportIndia, exportWorld } from "../cirus/import/export-release.ts";
import { writeNewFile } from "../db/backup/write-new-file.ts";
import { makeDirectory } from "../db/make-directory.ts";
import { fileTrouble, OperatorError } from "../operator-error.ts";
import type { Ask } from "./operator-request.ts";

/**
 * Writes the live releases of views into a directory, each to a new file; returns the text to show.
 * Creates the directory if it does not exist.
 */
export async function exportReleases(
  ask: Ask,
  views: readonly ViewName[],
  directory: string,
): Promise<string> {
  const fileOf = (view: ViewName) => path.join(directory, `cirus-${view}.csv`);
  for (const view of views) await refuseTaken(fileOf(view));
  const live = await ask({ command: "live releases" });
  makePlace(directory);
  const written: string[] = [];
  try {
    for (const view of views) {
      const file = fileOf(view);
      await writeNew(file, view === "india" ? exportIndia(live.india) : exportWorld(live.world));
      written.push(file);
    }
  } catch (error) {
    // The next try must not be refused because of half of this one.
    for (const file of written) await rm(file);
    throw error;
  }
  return views
    .map((view) => `${live[view].id} is in ${fileOf(view)}: ${live[view].places.length} places.`)
    .join("\n");
}

function makePlace(directory: string) {
  try {
    makeDirectory(directory);
  } catch (error) {
    throw isTaken(error)
      ? new OperatorError(`${directory} is not a directory. Give another --out.`)
      : fileTrouble(directory, error);
  }
}

async function refuseTaken(file: string) {
  const isFree = await access(file).then(
    () => false,
    () => true,
  );
  if (!isFree) throw existsAlready(file);
}

async function writeNew(file: string, text: string) {
  try {
    await writeNewFile(file, [Readable.from([text])]);
  } catch (error) {
    throw isTaken(error) ? existsAlready(file) : fileTrouble(file, error);
  }
}

const isTaken = (error: unknown) => (error as NodeJS.ErrnoException).code === "EEXIST";

const existsAlready = (file: string) =>
  new OperatorError(`${file} exists already. Move it, or give another --out.`);
