import { describe, expect, test } from "vitest";
import { CALCULATOR_PATHS, type CalculatorPath } from "./calculator-path.ts";
import { CALCULATORS } from "./calculators.ts";
import { SUTRA_CARDS, SUTRA_NAMES } from "./sutra-names.data.ts";
import { SUTRAS } from "./sutras.data.ts";
import type { Calculation, Value } from "./working.ts";

function calculate(path: CalculatorPath, input: object): Calculation<Value, object, object> {
  return (CALCULATORS[path] as unknown as (input: object) => Calculation<Value, object, object>)(
    input,
  );
}

function valuesOf(result: Value): string[] {
  return typeof result === "object" && result !== null
    ? Object.values(result).flatMap(valuesOf)
    : [`${result}`];
}

test("seventeen cards lead to the eighteen calculators, each once", () => {
  expect(SUTRA_CARDS).toHaveLength(17);
  expect(SUTRA_CARDS.flatMap(({ paths }) => paths)).toEqual(CALCULATOR_PATHS);
});

describe.each(CALCULATOR_PATHS)("%s", (path) => {
  const { worked, modes, fitsBetter } = SUTRAS[path];

  test("the worked example comes out as told", () => {
    const { result, check } = calculate(path, worked.input);
    expect(valuesOf(result).join(", ")).toBe(worked.answer);
    expect(check.agrees).toBe(true);
  });

  test("every example to press can be worked, in the mode it stands under", () => {
    for (const { mode, examples } of modes) {
      expect(examples.length).toBeGreaterThan(0);
      for (const { input } of examples) {
        expect(calculate(path, input).check.agrees).toBe(true);
        const chosen = (input as { mode?: string }).mode;
        expect(chosen ?? modes[0]!.mode).toBe(mode);
      }
    }
  });

  test("is named in its own script and points elsewhere", () => {
    expect(SUTRA_NAMES[path].devanagari).toMatch(
      /^\p{Script=Devanagari}+( \p{Script=Devanagari}+)*$/u,
    );
    expect(fitsBetter.length).toBeGreaterThan(0);
    for (const better of fitsBetter) expect(better.path).not.toBe(path);
  });
});
