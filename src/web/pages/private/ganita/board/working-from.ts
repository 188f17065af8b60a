import type { Figure, FiguresOnWire } from "#contract/ganita-answers.ts";
import { wireName } from "#contract/wire-name.ts";
import {
  CALCULATOR_AT,
  type Calculation,
  type CalculatorPath,
  type Step,
  type UrdhvaStep,
  type Value,
} from "#domain/ganita/ganita.ts";
import { lineOf } from "#domain/ganita/notation.ts";
import { readAddress, searchOfInput } from "../address.ts";
import type { ColumnStep } from "../crosswise/column.ts";
import type { Working } from "./working.ts";

type AnyCalculation = Calculation<Value, Step | UrdhvaStep> & {
  readonly period?: { readonly length: number } | null;
  /** Of a product worked crosswise. */
  readonly upperDigits?: readonly number[];
  readonly lowerDigits?: readonly number[];
};
// As many as the API sends.
const PAGE = 500;

/** What a calculator finds for an input. */
export const calculated = (path: CalculatorPath, input: object) =>
  CALCULATOR_AT[path].answer(input) as AnyCalculation;

/** The working of a calculation as it would come from the API: the page of steps with the present one. */
export function workingFrom(
  path: CalculatorPath,
  input: object,
  { steps, result, period }: AnyCalculation,
  present = 0,
): Working {
  const { form, entries } = readAddress(path, new URLSearchParams(searchOfInput(path, input)));
  const pageFrom = (offset: number) =>
    steps.page(offset, PAGE).map((step, index) => ({
      number: offset + index + 1,
      description: step.description,
      ...("figures" in step
        ? {
            key: wireName(step.key),
            notation: step.notation,
            data: onWire(step.figures) as FiguresOnWire,
          }
        : { notation: lineOf(step.calculation), column: onWire(step) as ColumnStep }),
    }));
  const opening = pageFrom(0);
  return {
    path,
    fixed: form.fixed,
    entries,
    steps: present > PAGE ? pageFrom(present - 1) : opening,
    opening,
    total: steps.total,
    results: textsIn(onWire(result)),
    period: period?.length ?? null,
    present,
  };
}

/** A value under the API's names, and every number as exact text where it may be large. */
export function onWire(value: unknown): Figure {
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
