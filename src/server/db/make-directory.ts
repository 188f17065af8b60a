import { mkdir, stat } from "node:fs/promises";
import path from "node:path";

interface Options {
  /** The rights of each directory made. */
  readonly mode?: number;
}

/**
 * Makes a directory, and those above it, unless it is there. Node's recursive `mkdir` never ends
 * where a file system makes no directories and says so with ENOENT, as /proc does.
 *
 * @throws a system error with the path that could not be made.
 */
export async function makeDirectory(directory: string, options: Options = {}): Promise<void> {
  try {
    await mkdir(directory, options);
  } catch (error) {
    // Systems differ in the code for a directory that is there.
    if (await isDirectory(directory)) return;
    const above = path.dirname(directory);
    const { code } = error as NodeJS.ErrnoException;
    if (code !== "ENOENT" || (await isDirectory(above))) throw error;
    await makeDirectory(above, options);
    await makeDirectory(directory, options);
  }
}

const isDirectory = (file: string): Promise<boolean> =>
  stat(file).then(
    (found) => found.isDirectory(),
    (error) => {
      if (error.code === "ENOENT") return false;
      throw error;
    },
  );
