import { createWriteStream, openSync, rmSync } from "node:fs";
import { pipeline } from "node:stream/promises";

/**
 * Writes a new file, with what comes out of a chain of streams. Where that fails, or where the process
 * exits meanwhile, no file stays behind: a part of one would pass for the whole.
 *
 * @throws a system error with the code EEXIST where the name is taken.
 */
export async function writeNewFile(
  file: string,
  chain: readonly [NodeJS.ReadableStream, ...NodeJS.ReadWriteStream[]],
  mode?: number,
): Promise<void> {
  const remove = () => rmSync(file, { force: true });
  // Opened at once, so that no signal comes between the file and its removal.
  const fd = openSync(file, "wx", mode);
  process.once("exit", remove);
  try {
    await pipeline([...chain, createWriteStream("", { fd, flush: true })]);
  } catch (error) {
    remove();
    throw error;
  } finally {
    process.off("exit", remove);
  }
}
