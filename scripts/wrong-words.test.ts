import { spawnSync } from "node:child_process";
import path from "node:path";
import { expect, test } from "vitest";

test.each([
  ["build.ts", "sight", "There is no part sight to build. There are: site, server, database."],
  ["dev.ts", "site", "npm run dev takes no words such as site."],
  ["test.ts", "src/domain", "npm test takes no words such as src/domain."],
  ["../bench/main.ts", "wrong", "There is no line wrong. There are: "],
  ["../bench/main.ts", "recogniser --seed=x", "--seed must be a whole number"],
  [
    "../deploy/nightly-backup.ts",
    "once more",
    "Usage: node deploy/nightly-backup.ts [once|health]",
  ],
])("%s refuses %s with a sentence, and begins nothing", (script, words, sentence) => {
  const file = path.join(import.meta.dirname, script);
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...words.split(" ")], {
    encoding: "utf8",
  });
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toContain(sentence);
  expect(stderr.trim().split("\n")).toHaveLength(1);
});
