import fc from "fast-check";
import { expect, test } from "vitest";
import { letterNeighbour } from "./letter-neighbour.ts";
import { WHEEL_LETTERS } from "./wheel-letters.ts";

const letterOf = (latin: string) => WHEEL_LETTERS.find((letter) => letter.latin === latin)!;
const next = (latin: string, key: string) =>
  letterNeighbour(letterOf(latin), `Arrow${key}`)?.latin ?? null;

test.each([
  ["k", "Right", "kh"],
  ["k", "Left", "m"],
  ["m", "Right", "k"],
  ["v", "Right", "h"],
  ["g", "Up", "h"],
  ["g", "Down", "a"],
  ["h", "Up", null],
  ["ṃ", "Down", null],
  ["ṃ", "Right", "ḥ"],
])("from %s, %s leads to %s", (from, key, to) => {
  expect(next(from, key)).toBe(to);
});

test("other keys lead nowhere", () => {
  expect(letterNeighbour(letterOf("k"), "Enter")).toBeNull();
});

test("right and left undo one another", () => {
  fc.assert(
    fc.property(fc.constantFrom(...WHEEL_LETTERS), ({ latin }) => {
      expect(next(next(latin, "Right")!, "Left")).toBe(latin);
    }),
  );
});

test("arrow keys lead from any letter to every other", () => {
  const seen = new Set(["k"]);
  const open = ["k"];
  for (let from = open.pop(); from !== undefined; from = open.pop()) {
    for (const key of ["Right", "Left", "Up", "Down"]) {
      const to = next(from, key);
      if (to === null || seen.has(to)) continue;
      seen.add(to);
      open.push(to);
    }
  }
  expect(seen.size).toBe(WHEEL_LETTERS.length);
});
