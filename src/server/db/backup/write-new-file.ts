import { createWriteStream, openSync, rmSync } from "node:fs";
import { pipeline } from "node:stream/promises";

/**
 * Writes the output of a chain of streams to a new file. If that fails, or the process exits
 * meanwhile, removes the file: a partial one could be mistaken for a complete one.
 *
 * @throws a system error with the code EEXIST if the file exists.
 */
export async function writeNewFile(
  file: string,
  chain: readonly [NodeJS.ReadableStream, ...NodeJS.ReadWriteStream[]],
  mode?: number,
): Promise<void> {
  const remove = () => rmSync(file, { force: true });
  // Opened synchronously, so that no signal arrives before the removal is registered.
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
