import type { StepsPage } from "#contract/ganita.ts";
import type { Figure, WorkingResponse } from "#contract/ganita-answers.ts";
import { wholeNumberOnWire } from "#contract/whole-number.ts";
import { notationText } from "#domain/ganita/notation.ts";
import {
  type Calculation,
  type Check,
  CODE_BY_OUTCOME,
  type Exact,
  type Line,
  type Step,
  type Steps,
  type Value,
} from "#domain/ganita/working.ts";
import { wireName } from "./wire-name.ts";

type Surroundings = Omit<WorkingResponse, "result" | "result_text" | "steps" | "period">;

// A page ends once its lines have this many characters. They are sent as text, in parts and as
// figures, which is five times as much.
const PAGE_CHARACTERS = 50_000;

/**
 * What every answer says about a calculation besides its result and steps; `end` is where its page
 * of steps ends.
 *
 * @throws {Error} when plain arithmetic contradicts the sutra, so that no wrong answer is sent.
 */
export function surroundingsOnWire(
  calculation: Calculation<Value, object, object>,
  end: number,
): Surroundings {
  const { outcome, statement, question, answer, check, remarks, steps } = calculation;
  const text = notationText(statement);
  if (!check.agrees) throw new Error(`Plain arithmetic contradicts the working of ${text}`);
  return {
    outcome,
    code: CODE_BY_OUTCOME[outcome] ?? null,
    statement: { text, notation: statement, question, answer },
    check: lineOnWire(check),
    note: remarks.length > 0 ? remarks.map((remark) => remark.text).join(" ") : null,
    suggest: [...new Set(remarks.flatMap(({ suggest }) => suggest))],
    steps_total: steps.total,
    next_offset: nextOffset(end, steps.total),
  };
}

/** Where the next page starts after one that ends at `end`; null after the last. */
export const nextOffset = (end: number, total: number): number | null => (end < total ? end : null);

/** The steps of a page; fewer than its limit if they are long. */
export function stepsOnWire(
  steps: Steps<Step<object>>,
  { steps_offset, steps_limit }: StepsPage,
): WorkingResponse["steps"] {
  const end = Math.min(steps_offset + steps_limit, steps.total);
  const page: WorkingResponse["steps"] = [];
  let characters = 0;
  for (let index = steps_offset; index < end && characters < PAGE_CHARACTERS; index++) {
    const [made] = steps.page(index, 1) as [Step<object>];
    characters += made.calculation.length;
    page.push({ step: made.step, ...lineOnWire(made), data: figuresOnWire(made.figures) });
  }
  return page;
}

/** A line without its figures. */
export function lineOnWire({ description, notation }: Line<object> | Check) {
  return { description, calculation: notationText(notation), notation };
}

/**
 * Figures under the API's names; one with a whole number has its exact text next to it.
 *
 * @example
 * figuresOnWire({ oneMore: 4n, right: "25" }); // { one_more: 4, one_more_text: "4", right: "25" }
 */
export function figuresOnWire(figures: object): Record<string, Figure> {
  const onWire: Record<string, Figure> = {};
  for (const [name, value] of Object.entries(figures) as [string, Value][]) {
    const written = wireName(name);
    onWire[written] = valueOnWire(value);
    if (hasWhole(value)) onWire[`${written}_text`] = textOf(value);
  }
  return onWire;
}

/** An exact number under its name, next to its exact text. */
export const exactOnWire = <Name extends string>(name: Name, value: Exact) =>
  ({
    [name]: typeof value === "bigint" ? wholeNumberOnWire(value) : value,
    [`${name}_text`]: `${value}`,
  }) as Record<Name, number | string> & Record<`${Name}_text`, string>;

/** A value in JSON: numbers up to 2^53 − 1 as numbers, every other number as text. */
export const valueOnWire = (value: Value): Figure =>
  mapped(value, (entry) => (typeof entry === "bigint" ? wholeNumberOnWire(entry) : entry));

/** The value in the same shape with every number as its exact text. */
export const textOf = (value: Value): Figure =>
  mapped(value, (entry) =>
    typeof entry === "bigint" || typeof entry === "number" ? `${entry}` : entry,
  );

type Scalar = Extract<Value, bigint | string | number | boolean | null>;

const isScalar = (value: Value): value is Scalar => typeof value !== "object" || value === null;

function mapped(value: Value, change: (entry: Scalar) => Figure): Figure {
  if (isScalar(value)) return change(value);
  if (Array.isArray(value)) return value.map((entry: Value) => mapped(entry, change));
  // Keys that are numbers of the input stay unchanged: they are not names of the domain.
  if (value instanceof Map) {
    return Object.fromEntries([...value].map(([key, count]) => [key, change(count)]));
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [wireName(name), mapped(entry, change)]),
  );
}

function hasWhole(value: Value): boolean {
  return isScalar(value) ? typeof value === "bigint" : Object.values(value).some(hasWhole);
}
