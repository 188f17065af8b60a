import fc from "fast-check";
import { expect, test } from "vitest";
import { DomainError } from "../../../domain-error.ts";
import { CALCULATOR_AT, CALCULATOR_PATHS, type CalculatorPath, examplesOf } from "../../ganita.ts";
import { INPUTS } from "../../inputs.fixture.ts";
import type { Notation } from "../../notation.ts";
import { type AnyCalculation, faultsOf } from "./proof-reader.ts";

const INPUTS_OF_EACH_MODE = 2_000;

/** The calculation for an input; null if the calculator refuses it. */
function calculate(path: CalculatorPath, input: unknown): AnyCalculation | null {
  try {
    return CALCULATOR_AT[path].answer(input) as AnyCalculation;
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}

/** Every untrue line of a working, with the input. */
function untrueLines(path: CalculatorPath, input: unknown, calculation: AnyCalculation): string[] {
  return faultsOf(calculation, input).map(
    ({ description, line, why }) =>
      `${path} ${JSON.stringify(input)}\n  ${description} ${line}\n  ${why}`,
  );
}

// The inputs are the same every time; refused ones are replaced until there are enough.
test.each(Object.entries(INPUTS))("every line is true: %s", (_, [path, inputs]) => {
  const untrue: string[] = [];
  let read = 0;
  for (let seed = 1; read < INPUTS_OF_EACH_MODE && untrue.length < 20; seed++) {
    for (const input of fc.sample(inputs, { seed, numRuns: INPUTS_OF_EACH_MODE - read })) {
      const calculation = calculate(path, input);
      if (!calculation) continue;
      read++;
      untrue.push(...untrueLines(path, input, calculation));
    }
  }
  expect(untrue).toEqual([]);
});

test.each(CALCULATOR_PATHS)("every line of the examples is true: %s", (path) => {
  const inputs = examplesOf(CALCULATOR_AT[path]);
  expect(inputs.flatMap(({ input }) => untrueLines(path, input, calculate(path, input)!))).toEqual(
    [],
  );
});

const ONE_TOKEN =
  /^\s*(\d+(\.\d+)?|\p{L}[₀-₉⁰¹²³⁴-⁹]*|\p{L}{2,}|\p{L}+(\s+\p{L}{2,})+|[^\p{L}\d\s])?\s*$/u;

function stringsIn(notation: Notation): string[] {
  return notation.flatMap((part) => {
    if (typeof part === "string") return part;
    if (part.kind === "fraction") return [part.numerator, part.denominator].flatMap(stringsIn);
    if (part.kind === "power") return stringsIn(part.base);
    return part.kind === "root" ? stringsIn(part.radicand) : [];
  });
}

test.each(Object.entries(INPUTS))(
  "every string of a line is one token: %s",
  (_, [path, inputs]) => {
    const lines = fc.sample(inputs, { seed: 5, numRuns: 60 }).flatMap((input) => {
      const calculation = calculate(path, input);
      if (!calculation) return [];
      const { statement, check, steps } = calculation;
      return [
        statement,
        check.notation,
        ...steps.page(0, 60).flatMap(({ notation = [] }) => [notation]),
      ];
    });
    expect(lines.flatMap(stringsIn).filter((text) => !ONE_TOKEN.test(text))).toEqual([]);
  },
);

test("every mode of every calculator is tried", () => {
  const tried = new Set(
    Object.values(INPUTS).map(([path, inputs]) => {
      const [{ mode }] = fc.sample(inputs, { seed: 1, numRuns: 1 }) as [{ mode?: string }];
      return `${path} ${mode ?? CALCULATOR_AT[path].modes[0]!.mode}`;
    }),
  );
  const modes = CALCULATOR_PATHS.flatMap((path) =>
    CALCULATOR_AT[path].modes.map(({ mode }) => `${path} ${mode}`),
  );
  expect(modes.filter((mode) => !tried.has(mode))).toEqual([]);
});
