import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { DirectoryInUseError, lockDirectory } from "./directory-lock.ts";

const directory = await mkdtemp(path.join(tmpdir(), "shabda-gyan-lock-"));
afterAll(() => rm(directory, { recursive: true }));

test("a directory has one holder at a time, and the refusal names it", () => {
  const unlock = lockDirectory(directory);
  expect(() => lockDirectory(directory)).toThrow(DirectoryInUseError);
  expect(() => lockDirectory(directory)).toThrow(`process ${process.pid}.`);
  unlock();
  lockDirectory(directory)();
});
