import fc from "fast-check";
import { expect, test } from "vitest";
import { letterPoint, WHEEL_LETTERS } from "./wheel-letters.ts";
import { wordFigure } from "./word-figure.ts";

const figure = (letters: string) => wordFigure(letters.split(" "))!;

test("is a line from letter to letter, in the order of speech", () => {
  // g stands straight above the middle, 250 away; j is 72 degrees on; a is half a vowel's span
  // before the top.
  expect(figure("g a j a")).toEqual({
    path: "M400 150L376.53 251.85L637.76 322.75L376.53 251.85",
    start: "g",
    lit: new Set(["g", "a", "j"]),
  });
});

test("is a loop where a letter follows itself", () => {
  expect(figure("g g").path).toBe("M400 150a24 24 0 0 1 0 -48a24 24 0 0 1 0 48");
});

test("is a point for one letter", () => {
  expect(figure("g")).toMatchObject({ path: "M400 150", start: "g" });
});

test("leaves out what the wheel does not have", () => {
  expect(figure("g ḻ a ḻ")).toMatchObject({ path: "M400 150L376.53 251.85" });
  expect(wordFigure(["ḻ"])).toBeNull();
  expect(wordFigure([])).toBeNull();
});

test("begins with the first letter and goes through each", () => {
  const letters = fc.array(fc.constantFrom(...WHEEL_LETTERS), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(letters, (word) => {
      const { path, start, lit } = wordFigure(word.map(({ latin }) => latin))!;
      expect(start).toBe(word[0]!.latin);
      expect(path).toMatch(new RegExp(`^M${letterPoint(word[0]!).join(" ")}(?![0-9.])`));
      expect(lit).toEqual(new Set(word.map(({ latin }) => latin)));
      for (const letter of word) expect(path).toContain(letterPoint(letter).join(" "));
    }),
  );
});
