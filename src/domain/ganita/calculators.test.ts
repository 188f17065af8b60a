import { readdirSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyCodePoints } from "../any-text.fixture.ts";
import { DomainError } from "../domain-error.ts";
import { CALCULATOR_AT, CALCULATOR_PATHS, examplesOf } from "./ganita.ts";
import { notationText } from "./notation.ts";
import type { Value } from "./working/exact-value.ts";
import type { Calculation } from "./working/working.ts";

const awkward = fc.oneof(
  fc.constantFrom("0", "-0", "0.0", "1/0", "-1/3", "९९", "−7", "1e5", "0x10", "1 000", "5.", "٣"),
  fc.constantFrom("Infinity", "-", "", " ", "1".repeat(31), "9".repeat(1_001), "0.1", "98", "999"),
  fc.integer({ min: -30, max: 30 }).map(String),
  fc.bigInt().map(String),
  anyCodePoints(10),
);

/** The same input with every text in it replaced. */
function withTexts(input: unknown, texts: Iterator<string>): unknown {
  if (typeof input === "string") return texts.next().value;
  if (Array.isArray(input)) return input.map((entry) => withTexts(entry, texts));
  if (typeof input !== "object" || input === null) return input;
  return Object.fromEntries(
    Object.entries(input).map(([name, entry]) => [
      name,
      name === "mode" ? entry : withTexts(entry, texts),
    ]),
  );
}

test.each(CALCULATOR_PATHS)("%s answers rightly or refuses, whatever is typed", (path) => {
  const inputs = examplesOf(CALCULATOR_AT[path]).map(({ input }) => input);
  fc.assert(
    fc.property(fc.constantFrom(...inputs), fc.infiniteStream(awkward), (input, texts) => {
      try {
        const { check, statement, steps } = CALCULATOR_AT[path].answer(
          withTexts(input, texts),
        ) as Calculation<Value>;
        expect(check.agrees).toBe(true);
        expect(notationText(statement)).not.toBe("");
        expect(steps.page(0, 25).every(({ description }) => description !== "")).toBe(true);
      } catch (error) {
        expect(error).toBeInstanceOf(DomainError);
        expect((error as DomainError).message).toMatch(/^[A-Z].*\.$/);
      }
    }),
    { numRuns: 150 },
  );
});

test("every calculator has its file and its known answers, and there is no other", () => {
  const files = readdirSync(`${import.meta.dirname}/calculators`);
  for (const ending of [".ts", ".known.jsonl"]) {
    const paths = files
      .filter((file) => file.endsWith(ending) && !file.endsWith(".test.ts"))
      .map((file) => file.slice(0, -ending.length));
    expect(paths).toEqual(CALCULATOR_PATHS.toSorted());
  }
});

describe.each(CALCULATOR_PATHS)("the definition of %s", (path) => {
  const { modes, devanagari } = CALCULATOR_AT[path];

  test("has examples of every mode that can be worked", () => {
    for (const { examples } of modes) expect(examples.length).toBeGreaterThan(0);
    for (const { mode, input } of examplesOf(CALCULATOR_AT[path])) {
      expect(CALCULATOR_AT[path].answer(input).check.agrees).toBe(true);
      expect((input as { mode?: string }).mode ?? modes[0]!.mode).toBe(mode);
    }
  });

  test("shows an example of each mode in the API", () => {
    for (const { examples } of modes) expect(examples.some(({ title }) => title)).toBe(true);
  });

  test("names it in its own script", () => {
    expect(devanagari).toMatch(/^\p{Script=Devanagari}+( \p{Script=Devanagari}+)*$/u);
  });
});
