import { readdirSync, readFileSync } from "node:fs";

/** The files and sockets this process may still open; infinitely many where the system does not say. */
export function freeFileHandles(): number {
  try {
    const limits = readFileSync("/proc/self/limits", "utf8");
    const limit = Number(/^Max open files +(\d+)/m.exec(limits)?.[1] ?? Number.POSITIVE_INFINITY);
    return limit - readdirSync("/proc/self/fd").length;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
