import { expect, test } from "vitest";
import { folder as directory } from "../testing/stores.ts";
import { DirectoryInUseError, lockDirectory } from "./directory-lock.ts";

test("a directory has one holder at a time, and the refusal names it", () => {
  const unlock = lockDirectory(directory);
  expect(() => lockDirectory(directory)).toThrow(DirectoryInUseError);
  expect(() => lockDirectory(directory)).toThrow(`process ${process.pid}.`);
  unlock();
  lockDirectory(directory)();
});
