import fc from "fast-check";
import { expect, test } from "vitest";
import { DomainError } from "../domain-error.ts";
import { CALCULATOR_PATHS } from "./calculator-path.ts";
import { CALCULATORS } from "./calculators.ts";
import { notationText } from "./notation.ts";
import { SUTRAS } from "./sutras.data.ts";
import type { Calculation, Step, Value } from "./working.ts";

type Calculator = (input: unknown) => Calculation<Value, object, Partial<Step<object>>>;

const awkward = fc.oneof(
  fc.constantFrom("0", "-0", "0.0", "1/0", "-1/3", "९९", "−7", "1e5", "0x10", "1 000", "5.", "٣"),
  fc.constantFrom("Infinity", "-", "", " ", "1".repeat(31), "9".repeat(1_001), "0.1", "98", "999"),
  fc.integer({ min: -30, max: 30 }).map(String),
  fc.bigInt().map(String),
  fc.string({ unit: "binary" }),
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
  const inputs = SUTRAS[path].modes.flatMap(({ examples }) => examples.map(({ input }) => input));
  fc.assert(
    fc.property(fc.constantFrom(...inputs), fc.infiniteStream(awkward), (input, texts) => {
      try {
        const { check, statement, steps } = (CALCULATORS[path] as Calculator)(
          withTexts(input, texts),
        );
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
