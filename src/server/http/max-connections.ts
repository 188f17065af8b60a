import { readdirSync, readFileSync } from "node:fs";

const MAX = 1_000;
const MIN = 16;
/** Kept free for the database and the logs; connections may use up the rest. */
const OTHER_FILES = 100;

/**
 * How many connections to accept: 1,000, or fewer where this process may not open that many files.
 *
 * @throws an error with the code EMFILE if it may open hardly any.
 */
export function maxConnections(): number {
  const free = freeFiles() - OTHER_FILES;
  if (free >= MIN) return Math.min(free, MAX);
  throw Object.assign(new Error(`Files leave room for ${free} connections`), { code: "EMFILE" });
}

function freeFiles(): number {
  try {
    const limits = readFileSync("/proc/self/limits", "utf8");
    const limit = Number(/^Max open files +(\d+)/m.exec(limits)?.[1] ?? Number.POSITIVE_INFINITY);
    return limit - readdirSync("/proc/self/fd").length;
  } catch {
    // Only Linux says.
    return Number.POSITIVE_INFINITY;
  }
}
