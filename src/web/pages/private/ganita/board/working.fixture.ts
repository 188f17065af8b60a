import type { Figure, FiguresOnWire } from "#contract/ganita-answers.ts";
import { wireName } from "#contract/wire-name.ts";
import type { CalculatorPath } from "#domain/ganita/calculator-path.ts";
import { CALCULATORS } from "#domain/ganita/calculators.ts";
import { notationText } from "#domain/ganita/notation.ts";
import type { Calculation, Value } from "#domain/ganita/working.ts";
import { readAddress, searchOfInput } from "../calculator-address.ts";
import type { Working } from "./working.ts";

type AnyCalculation = Calculation<Value> & {
  readonly period?: { readonly length: number } | null;
};

const calculated = (path: CalculatorPath, input: object) =>
  (CALCULATORS[path] as unknown as (input: object) => AnyCalculation)(input);

/** A working as the page gets it from the API, with at most 500 steps. */
export function workingOf(path: CalculatorPath, input: object, present = 0): Working {
  const { steps, result, period } = calculated(path, input);
  const { form, entries } = readAddress(path, new URLSearchParams(searchOfInput(path, input)));
  return {
    path,
    fixed: form.fixed,
    entries,
    steps: steps.page(0, 500).map(({ step, description, notation, figures }) => ({
      number: step,
      description,
      notation,
      data: onWire(figures) as FiguresOnWire,
    })),
    total: steps.total,
    results: textsIn(onWire(result)),
    period: period?.length ?? null,
    present,
  };
}

/** The text of a step of a working. */
export const stepText = ({ steps }: Working, step: number): string =>
  notationText(steps.find(({ number }) => number === step)?.notation ?? []);

// The API's names, and every number as exact text where it may be large.
function onWire(value: unknown): Figure {
  if (typeof value === "bigint") return `${value}`;
  if (Array.isArray(value)) return value.map(onWire);
  if (value === null || typeof value !== "object") return (value ?? null) as Figure;
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [wireName(name), onWire(entry)]),
  );
}

function textsIn(figure: Figure): string[] {
  if (figure === null) return [];
  return typeof figure === "object" ? Object.values(figure).flatMap(textsIn) : [`${figure}`];
}
