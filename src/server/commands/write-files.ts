import { rm } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { writeNewFile } from "../db/backup/write-new-file.ts";
import { makeDirectory } from "../db/make-directory.ts";
import { fileTrouble, OperatorError } from "../operator-error.ts";
import type { TextFile } from "./command.ts";

/**
 * Writes new files, all of them or none. Makes their directory if there is none.
 *
 * @throws {OperatorError} when one exists already or cannot be written.
 */
export async function writeFiles(files: readonly TextFile[]): Promise<void> {
  const written: string[] = [];
  try {
    for (const { file, text } of files) {
      makeFolder(path.dirname(file));
      await writeNew(file, text);
      written.push(file);
    }
  } catch (error) {
    // The next try must not be refused because of half of this one.
    for (const file of written) await rm(file);
    throw error;
  }
}

function makeFolder(directory: string) {
  try {
    makeDirectory(directory);
  } catch (error) {
    throw isTaken(error)
      ? new OperatorError(`${directory} is not a directory. Give another --out.`)
      : fileTrouble(directory, error);
  }
}

async function writeNew(file: string, text: string) {
  try {
    await writeNewFile(file, [Readable.from([text])]);
  } catch (error) {
    throw isTaken(error)
      ? new OperatorError(`${file} exists already. Move it, or give another --out.`)
      : fileTrouble(file, error);
  }
}

const isTaken = (error: unknown) => (error as NodeJS.ErrnoException).code === "EEXIST";
