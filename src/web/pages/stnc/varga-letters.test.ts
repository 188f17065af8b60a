import { expect, test } from "vitest";
import { VARGA_LETTERS, VARGA_ROWS, VARGA_SIDE } from "./varga-letters.ts";

// Aryabhatiya, Gitikapada 2: the varga letters from k on have the numbers 1 to 25.
test.each([
  ["k", 1, 0, 0],
  ["g", 3, 0, 2],
  ["ñ", 10, 1, 4],
  ["ṇ", 15, 2, 4],
  ["t", 16, 3, 0],
  ["m", 25, 4, 4],
])("%s is %i, in row %i and column %i", (latin, value, row, column) => {
  expect(VARGA_LETTERS.find((letter) => letter.latin === latin)).toMatchObject({
    value,
    row,
    column,
  });
});

test("fill the square once, each with a colour of its own", () => {
  expect(VARGA_LETTERS.map(({ value }) => value)).toEqual(
    Array.from({ length: VARGA_SIDE ** 2 }, (_, index) => index + 1),
  );
  expect(new Set(VARGA_LETTERS.map(({ hex }) => hex)).size).toBe(VARGA_SIDE ** 2);
});

test("the rows are the five places, from the throat to the lips", () => {
  expect(VARGA_ROWS).toEqual(["Guttural", "Palatal", "Retroflex", "Dental", "Labial"]);
});
