import type { Figure, FigureOnWire } from "#contract/ganita-answers.ts";
import type { CalculatorPath } from "#domain/ganita/ganita.ts";
import type { WorkedStep } from "../answer.ts";
import type { Entries } from "../form/entries.ts";

/** What a drawing is made from: the question, and the steps of the answer that have loaded. */
export interface Working {
  readonly path: CalculatorPath;
  /** What tells the form from the calculator's others. */
  readonly fixed: Readonly<Record<string, string | number | boolean>>;
  readonly entries: Entries;
  /** In order, not always from the first. */
  readonly steps: readonly WorkedStep[];
  /** The steps that the answer came with, which begin with the first. */
  readonly opening: readonly WorkedStep[];
  /** The number of steps, of which the last is the check. */
  readonly total: number;
  /** Every number of the result, as exact text. */
  readonly results: readonly string[];
  /** The digits of the period of a recurring decimal. */
  readonly period: number | null;
  /** The step to draw round where not all fits, from 1. */
  readonly present: number;
}

/** A figure and the first step that has it. */
export interface Found<Value> {
  readonly step: number;
  readonly value: Value;
}

/** A number of the working, as exact text; null if no step has it. */
export function numberOf({ steps }: Working, name: FigureOnWire): Found<string> | null {
  return firstOf(steps, name, (figure) =>
    typeof figure === "string" || typeof figure === "number" ? `${figure}` : null,
  );
}

/** A list of numbers of the working, as exact texts; null if no step has it. */
export function numbersOf({ steps }: Working, name: FigureOnWire): Found<readonly string[]> | null {
  return firstOf(steps, name, (figure) =>
    Array.isArray(figure) && figure.every((entry) => typeof entry !== "object")
      ? figure.map((entry) => `${entry}`)
      : null,
  );
}

/** The columns of the working, one to a step. */
export function columnsOf({ steps }: Working): Found<Readonly<Record<string, Figure>>>[] {
  return steps.flatMap(({ number, data }) => {
    const column = data?.column_text ?? data?.column;
    return column && typeof column === "object" && !Array.isArray(column)
      ? [{ step: number, value: column as Readonly<Record<string, Figure>> }]
      : [];
  });
}

/** Several figures, each read by {@link numberOf} or {@link numbersOf}; null if any is missing. */
export function allOf<Value, const Names extends readonly FigureOnWire[]>(
  read: (working: Working, name: FigureOnWire) => Found<Value> | null,
  working: Working,
  ...names: Names
) {
  const found = names.map((name) => read(working, name));
  return found.includes(null)
    ? null
    : (found as unknown as { readonly [At in keyof Names]: Found<Value> });
}

/** A figure of any shape, its numbers as exact texts; null if no step has it. */
export const figureOf = ({ steps }: Working, name: FigureOnWire): Found<Figure> | null =>
  firstOf(steps, name, (figure) => figure);

/** What was typed into a field; empty if nothing was. */
export const typedIn = ({ entries }: Working, name: string): string =>
  entries[name]?.[0]?.trim() ?? "";

function firstOf<Value>(
  steps: readonly WorkedStep[],
  name: FigureOnWire,
  read: (figure: Figure) => Value | null,
): Found<Value> | null {
  for (const { number, data } of steps) {
    const value = read(data?.[`${name}_text`] ?? data?.[name] ?? null);
    if (value !== null) return { step: number, value };
  }
  return null;
}
