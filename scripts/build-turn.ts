import { setTimeout } from "node:timers/promises";
import { lockFile } from "../src/server/db/lock-file.ts";

const LOCK = "build/lock";
const AGAIN_MS = 200;

/**
 * Waits until nobody else builds this project. Others then wait until the turn is disposed of or
 * this process ends: two builds at once would delete each other's files.
 *
 * @throws an abort error if the signal comes first.
 */
export async function takeBuildTurn(signal?: AbortSignal): Promise<Disposable> {
  for (let isTold = false; ; isTold = true) {
    const unlock = lockFile(LOCK);
    if (unlock) return { [Symbol.dispose]: unlock };
    if (!isTold) process.stdout.write("Waiting for another build of this project.\n");
    await setTimeout(AGAIN_MS, undefined, { signal });
  }
}
