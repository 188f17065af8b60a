import type { StepsPage } from "#contract/ganita.ts";
import type { Figure, WorkingResponse } from "#contract/ganita-answers.ts";
import { wholeNumberOnWire } from "#contract/whole-number.ts";
import { wireName } from "#contract/wire-name.ts";
import {
  type Calculation,
  type CalculatorPath,
  type Check,
  CODE_BY_OUTCOME,
  type Line,
  type Step,
  type Steps,
  type Value,
} from "#domain/ganita/ganita.ts";
import { notationText } from "#domain/ganita/notation.ts";

type CalculationOnWire = Omit<
  WorkingResponse,
  "result" | "result_text" | "steps" | "period" | "next_offset"
>;

// The maximum size of an answer: a page ends before the step that would exceed it, but has at least
// one.
const MOST_BYTES = 500_000;

/**
 * What every answer says about a calculation besides its result and steps.
 *
 * @throws {Error} when plain arithmetic contradicts the sutra, so that no wrong answer is sent.
 */
export function calculationOnWire(calculation: Calculation<Value, object>): CalculationOnWire {
  const { outcome, statement, question, answer, check, remarks, steps } = calculation;
  const text = notationText(statement);
  if (!check.agrees) throw new Error(`Plain arithmetic contradicts the working of ${text}`);
  return {
    outcome,
    code: CODE_BY_OUTCOME[outcome] ?? null,
    statement: { text, question, answer },
    check: { ...lineOnWire(check), name: check.name, says: check.says },
    note: remarks.length > 0 ? remarks.map((remark) => remark.text).join(" ") : null,
    suggest: [...new Set(remarks.flatMap(({ suggest }) => suggest))] as CalculatorPath[],
    steps_total: steps.total,
  };
}

/** Where the next page starts after one that ends at `end`; null after the last. */
export const nextOffset = (end: number, total: number): number | null => (end < total ? end : null);

/**
 * An answer with a page of steps, as many as fit into half a megabyte together with what is
 * `beside` them, and where the next page starts.
 */
export function withSteps<Beside extends object, S, Written>(
  beside: Beside,
  steps: Steps<S>,
  { steps_offset, steps_limit }: StepsPage,
  write: (step: S) => Written,
): Beside & { next_offset: number | null; steps: Written[] } {
  const end = Math.min(steps_offset + steps_limit, steps.total);
  const page: Written[] = [];
  let bytes = bytesOf({ ...beside, next_offset: end, steps: [] });
  for (let index = steps_offset; index < end; index++) {
    const written = write(steps.page(index, 1)[0]!);
    bytes += bytesOf(written) + 1;
    if (bytes > MOST_BYTES && page.length > 0) break;
    page.push(written);
  }
  const next_offset = nextOffset(steps_offset + page.length, steps.total);
  return { ...beside, next_offset, steps: page };
}

const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

/** One step of a working with its figures. */
export function stepOnWire(made: Step): WorkingResponse["steps"][number] {
  const { step, key, figures } = made;
  return { step, key: wireName(key), ...lineOnWire(made), data: figuresOnWire(figures) };
}

/** A line without its figures. */
export function lineOnWire({
  description,
  notation,
}: Pick<Line, "description" | "notation"> | Check) {
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
    if (hasWholeNumber(value)) onWire[`${written}_text`] = textOf(value);
  }
  return onWire;
}

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

function hasWholeNumber(value: Value): boolean {
  return isScalar(value) ? typeof value === "bigint" : Object.values(value).some(hasWholeNumber);
}
