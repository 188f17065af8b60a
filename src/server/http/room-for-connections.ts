import { readdirSync, readFileSync } from "node:fs";

// Reserved for the database's files and connections.
const RESERVED_FILES = 64;
const MIN_CONNECTIONS = 16;

/**
 * How many simultaneous connections fit within the files and sockets that this process may still
 * open; infinity if the system does not say.
 *
 * @throws an error with the code EMFILE if there is room for hardly any.
 */
export function roomForConnections(): number {
  const room = freeFileHandles() - RESERVED_FILES;
  if (room >= MIN_CONNECTIONS) return room;
  throw Object.assign(new Error(`Files leave room for ${room} connections`), { code: "EMFILE" });
}

function freeFileHandles(): number {
  try {
    const limits = readFileSync("/proc/self/limits", "utf8");
    const limit = Number(/^Max open files +(\d+)/m.exec(limits)?.[1] ?? Number.POSITIVE_INFINITY);
    return limit - readdirSync("/proc/self/fd").length;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
