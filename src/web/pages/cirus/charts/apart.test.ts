import { expect, test } from "vitest";
import { apart } from "./apart.ts";

test.each([
  ["stay where they are if there is room", [30, 10], [30, 10]],
  ["move down where two would overlap", [30, 10, 12], [30, 10, 20]],
  ["move up from the end", [98, 97, 40], [100, 90, 40]],
])("positions %s", (_, wanted, moved) => {
  expect(apart(wanted, 10, 100)).toEqual(moved);
});
