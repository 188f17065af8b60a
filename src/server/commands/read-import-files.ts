import { isUtf8 } from "node:buffer";
import { open } from "node:fs/promises";
import type { ImportFile } from "../cirus/import/import-table.ts";
import { fileTrouble, OperatorError } from "../operator-error.ts";

const MEGABYTE = 1024 * 1024;
/** A release of India is half a megabyte. */
const MAX_FILE_MEGABYTES = 5;
const MAX_ALL_MEGABYTES = 10;

/**
 * Reads the files to import, one after the other, up to the size limits.
 *
 * @throws {OperatorError} when one cannot be read, is too large or is not UTF-8.
 */
export async function readImportFiles(files: readonly string[]): Promise<ImportFile[]> {
  const read: ImportFile[] = [];
  let bytes = 0;
  for (const file of files) {
    const content = await readUpTo(file, MAX_FILE_MEGABYTES * MEGABYTE);
    if (content === null) {
      throw new OperatorError(`${file} has more than ${MAX_FILE_MEGABYTES} MB. Split it.`);
    }
    bytes += content.length;
    if (bytes > MAX_ALL_MEGABYTES * MEGABYTE) {
      throw new OperatorError(
        `The files have more than ${MAX_ALL_MEGABYTES} MB together. Import fewer at once.`,
      );
    }
    if (!isUtf8(content)) {
      throw new OperatorError(`${file} is not UTF-8. Save it as "CSV UTF-8" and import it again.`);
    }
    // Drops a byte-order mark.
    read.push({ file, text: new TextDecoder().decode(content) });
  }
  return read;
}

// Null for a larger file. Reads instead of asking for the size: pipes and devices do not know it.
async function readUpTo(file: string, limit: number): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    const handle = await open(file);
    for await (const chunk of handle.createReadStream({ end: limit })) {
      chunks.push(chunk);
      bytes += chunk.length;
    }
  } catch (error) {
    throw fileTrouble(file, error);
  }
  return bytes > limit ? null : Buffer.concat(chunks);
}
