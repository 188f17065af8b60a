import { describe, expect, test } from "vitest";
import { DomainError } from "../domain-error.ts";
import { CALCULATOR_AT, CALCULATOR_PATHS, type CalculatorPath } from "./ganita.ts";
import { KNOWN } from "./known-answers.fixture.ts";
import type { Value } from "./working/exact-value.ts";
import { type Calculation, CODE_BY_OUTCOME } from "./working/working.ts";

type AnyStep = { readonly figures?: Readonly<Record<string, Value>> };
type AnyCalculation = Calculation<Value, AnyStep>;

/** Fields that are numbers or switches; every other number of an input is sent as text. */
const NOT_TEXT = new Set(["mode", "type", "power", "vinculum"]);

function calculate(path: CalculatorPath, input: Readonly<Record<string, unknown>>): AnyCalculation {
  const entries = Object.entries(input).map(([name, value]) => [
    name,
    NOT_TEXT.has(name) ? value : asText(value),
  ]);
  return CALCULATOR_AT[path].answer(Object.fromEntries(entries)) as AnyCalculation;
}

/** Converts numbers to text and names to camel case, in nested lists and objects. */
function asText(value: unknown): unknown {
  if (typeof value === "bigint" || typeof value === "number") return `${value}`;
  if (Array.isArray(value)) return value.map(asText);
  if (value instanceof Map) return asText(Object.fromEntries(value));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [
      name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
      asText(entry),
    ]),
  );
}

function figuresOf(calculation: AnyCalculation): Record<string, unknown> {
  const steps = calculation.steps.page(0, calculation.steps.total);
  const columns = steps.flatMap(({ figures }) => figures?.column ?? []);
  return {
    ...Object.assign({}, ...steps.map(({ figures }) => figures)),
    columns,
    // A product of numbers worked crosswise has its figures in the steps themselves.
    steps: columns.length > 0 ? columns : steps,
  };
}

describe.each(CALCULATOR_PATHS)("%s", (path) => {
  const cases = KNOWN[path].answers.map((known) => [JSON.stringify(known.input), known] as const);

  test.each(cases)("%s", (_, { input, result, intermediates }) => {
    const calculation = calculate(path, input);

    expect(asText(calculation.result)).toEqual(asText(result));
    expect(calculation.check.agrees).toBe(true);
    expect(asText(figuresOf(calculation))).toMatchObject(asText(intermediates) as object);
  });

  test.each(KNOWN[path].refusals ?? [])("$error for $input", ({ input, error, suggest }) => {
    const ending = endingOf(() => calculate(path, input));
    expect(ending).toEqual({ code: error, suggest });
  });
});

function endingOf(calculate: () => AnyCalculation) {
  try {
    const { outcome, result, check } = calculate();
    expect(result).toBeNull();
    expect(check.agrees).toBe(true);
    return { code: CODE_BY_OUTCOME[outcome], suggest: [] };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { code: error.code, suggest: error.suggest };
  }
}
