import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { inputsOf, PARTS, type Part } from "./build-state.js";

// Files that no build reads: they import what tests need.
const OF_TESTS = /^src\/server\/testing\/|\.fixture\.ts$/;
const IMPORTED = /(?:\bfrom|\bimport\(?)\s*["'](\.{1,2}\/[^"'?]+)/g;

test.each(Object.keys(PARTS) as Part[])("%s: every file imported is an input", (part) => {
  const inputs = inputsOf(part);
  const known = new Set(inputs);
  const missing = inputs
    .filter((file) => /^src\/.*\.(ts|tsx|js|astro)$/.test(file) && !OF_TESTS.test(file))
    .flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(IMPORTED)]
        .map(([, name]) => path.join(path.dirname(file), name!))
        .filter((imported) => !known.has(imported)),
    );
  expect(missing).toEqual([]);
});
