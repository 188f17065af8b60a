import { existsSync, mkdirSync, statSync } from "node:fs";
import path from "node:path";

/**
 * Makes a directory, and those above it, unless it exists. Node's recursive `mkdir` never ends on a
 * file system where none can be made, such as /proc.
 *
 * @param mode The rights of each directory made.
 * @throws a system error with the path that could not be made.
 */
export function makeDirectory(directory: string, mode?: number): void {
  const parent = path.dirname(directory);
  if (!existsSync(parent)) makeDirectory(parent, mode);
  try {
    mkdirSync(directory, mode);
  } catch (error) {
    // Systems differ in the code for a directory that exists.
    if (!statSync(directory, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}
