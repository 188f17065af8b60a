import { readFileSync } from "node:fs";
import path from "node:path";

const TEST_DATABASE = path.join(import.meta.dirname, "test-database.ts");
const IMPORT = /(?:from|import)\s*\(?\s*"(\.[^"]+\.ts)"/g;

/**
 * Whether a file's imports lead to the tests' database. Tests cannot open one in another way, so a
 * test file without it behaves the same on every engine.
 */
export function needsDatabase(file: string, seen = new Set<string>()): boolean {
  if (file === TEST_DATABASE) return true;
  if (seen.has(file)) return false;
  seen.add(file);
  const imports = readFileSync(file, "utf8").matchAll(IMPORT);
  return [...imports].some(([, to]) => needsDatabase(path.resolve(file, "..", to!), seen));
}
