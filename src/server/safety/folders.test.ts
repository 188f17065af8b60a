import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const SERVER = path.join(import.meta.dirname, "..");
const FOR_TESTS = /\.test\.ts$|^(faults|fuzz|safety|testing)\//;
const IMPORT = /(?:from|import)\s*\(?\s*"(\.[^"]+\.ts)"/g;

// A file that is in no folder stands for itself: main.ts imports everything, config.ts nothing.
const folderOf = (file: string) => (file.includes("/") ? path.dirname(file) : file);

test("the folders of the server import one another in no circle", () => {
  const imports = new Map<string, Set<string>>();
  for (const file of readdirSync(SERVER, { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".ts") || FOR_TESTS.test(file)) continue;
    const folder = folderOf(file);
    const imported = imports.get(folder) ?? new Set();
    imports.set(folder, imported);
    for (const [, to] of readFileSync(path.join(SERVER, file), "utf8").matchAll(IMPORT)) {
      const other = folderOf(path.join(path.dirname(file), to!));
      if (other !== folder) imported.add(other);
    }
  }
  expect(imports.size).toBeGreaterThan(5);
  // Repeatedly removes folders that import none of those left, until only circles are left.
  let left = [...imports.keys()];
  for (;;) {
    const still = left.filter((folder) => left.some((other) => imports.get(folder)?.has(other)));
    if (still.length === left.length) break;
    left = still;
  }
  expect(left).toEqual([]);
});
