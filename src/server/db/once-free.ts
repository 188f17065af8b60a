import { setTimeout as pause } from "node:timers/promises";
import { DirectoryInUseError } from "./directory-lock.ts";

const TRIES = 50;
const PAUSE_MS = 200;

/**
 * Does work that needs a data directory. While another process holds the directory, tries again for
 * ten seconds: a command is soon done, and a server soon answers or is gone. `whileHeld` is called
 * before each new try; if it returns anything but null, that is the result.
 *
 * @throws {DirectoryInUseError} if the directory is still held after that.
 */
export async function onceFree<Result>(
  work: () => Promise<Result>,
  whileHeld: (error: DirectoryInUseError) => Promise<Result | null>,
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof DirectoryInUseError)) throw error;
      const instead = await whileHeld(error);
      if (instead !== null) return instead;
      if (tries === TRIES) throw error;
    }
    await pause(PAUSE_MS);
  }
}
