import fc from "fast-check";
import { expect, test } from "vitest";
import { anyText } from "../any-text.fixture.ts";
import { nameKey } from "../letters/name-key.ts";
import { MELAKARTA_COUNT } from "./melakarta.ts";
import { searchRagas } from "./search.ts";

test("any text finds some of the 72, each once", () => {
  fc.assert(
    fc.property(anyText(80), (text) => {
      const found = searchRagas(text);
      expect(new Set(found).size).toBe(found.length);
      expect(found.every((number) => number >= 1 && number <= MELAKARTA_COUNT)).toBe(true);
    }),
    { numRuns: 200 },
  );
});

test("any name comes down to plain letters, however it is composed", () => {
  fc.assert(
    fc.property(anyText(80), (name) => {
      expect(nameKey(name)).toMatch(/^[a-z]*$/);
      expect(nameKey(name.normalize("NFD"))).toBe(nameKey(name));
    }),
    { numRuns: 1_000 },
  );
});
