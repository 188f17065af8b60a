import type { Api } from "#contract/api.ts";
import type { RequestOf, ResponseOf } from "#contract/endpoint.ts";
import type { FiguresOnWire, UrdhvaResponse } from "#contract/ganita-answers.ts";
import { ganitaKey, queryOf } from "#contract/ganita-call.ts";
import { CALCULATOR_AT, type CalculatorPath } from "#domain/ganita/ganita.ts";
import { lineOf, type Notation, notationText } from "#domain/ganita/notation.ts";
import type { Input } from "./form/entries.ts";

/** One of the calculators' calls. */
type GanitaKey = Extract<keyof Api, `POST /ganita/${string}`>;
export type GanitaAnswer = ResponseOf<Api[GanitaKey]>;

/** The call of a calculator. */
export const keyOf = (path: CalculatorPath) => ganitaKey(CALCULATOR_AT[path]) as GanitaKey;

/** The request for an input; `stepsOffset` is the number of steps to skip. */
export function requestOf(
  path: CalculatorPath,
  input: Input,
  stepsOffset: number,
): RequestOf<Api[GanitaKey]> {
  const page = stepsOffset > 0 ? { steps_offset: stepsOffset } : {};
  const request =
    CALCULATOR_AT[path].place === "query"
      ? { query: { ...queryOf(input), ...page } }
      : { query: page, body: input };
  // The forms make sure that every input is the calculator's own.
  return request as RequestOf<Api[GanitaKey]>;
}

/** The answer of any calculator, as its page shows it. */
export interface Worked {
  /** The question, up to the sign before the answer. */
  readonly question: Notation;
  /** Empty if the answer is a verdict on the question. */
  readonly answer: Notation;
  /** The answer as text: its numbers separated by commas, or roots with how often they count. */
  readonly text: string;
  /** Every number of the result, as exact text. */
  readonly values: readonly string[];
  readonly verdicts: readonly Verdict[];
  readonly check: { readonly name: string; readonly says: string; readonly notation: Notation };
  readonly note: string | null;
  readonly suggest: readonly CalculatorPath[];
  /** The total number of steps, including the final check. */
  readonly total: number;
  /** The number of digits that repeat for ever; null if none do. */
  readonly periodLength: number | null;
}

/** A calculator's yes-or-no conclusion. */
interface Verdict {
  readonly says: string;
  readonly isYes: boolean;
}

/** One line of a working. */
export interface WorkedStep {
  /** From 1. */
  readonly number: number;
  /** Its name in its working, unless it is a column of a product worked crosswise. */
  readonly key?: string;
  readonly description: string;
  readonly notation: Notation;
  /** The figures this step finds, by name. */
  readonly data?: FiguresOnWire;
  /** For a crosswise product: the whole column. */
  readonly column?: UrdhvaResponse["steps"][number];
}

/** Some lines of a working, in order. */
export interface StepsPage {
  readonly steps: readonly WorkedStep[];
  /** The number of steps before the next page; null after the last. */
  readonly nextOffset: number | null;
}

const VERDICTS: Readonly<Record<string, readonly [yes: string, no: string]>> = {
  divisible: ["It is divisible", "It is not divisible"],
  holds: ["The factorisation holds", "The factorisation does not hold"],
  check_passes: ["The check is passed", "The check is not passed"],
  exactly_equal: ["Multiplied out, they are equal", "Multiplied out, they are not equal"],
};

/** The result of an answer, without its steps. */
export function workedOf(answer: GanitaAnswer): Worked {
  const result =
    "sum_text" in answer
      ? answer.sum_text
      : "difference_text" in answer
        ? answer.difference_text
        : answer.result_text;
  const { check, note, suggest, steps_total, statement } = answer;
  const values = valuesOf(result);
  const isRepeated = "roots" in answer && answer.roots?.some(({ times }) => times > 1);
  return {
    question: statement.question,
    answer: statement.answer,
    text: (isRepeated ? notationText(statement.answer) : values.join(", ")) || statement.text,
    values,
    verdicts: verdictsOf(result),
    check,
    note,
    suggest,
    total: steps_total + closingOf(answer).length,
    periodLength: "period" in answer ? (answer.period?.length ?? null) : null,
  };
}

/** The steps an answer holds. */
export function stepsPageOf(answer: GanitaAnswer): StepsPage {
  const nextOffset = answer.next_offset;
  const closing = nextOffset === null ? closingOf(answer) : [];
  const lines =
    "working" in answer
      ? answer.working
      : "framing" in answer
        ? answer.steps.map(columnLine)
        : answer.steps;
  const steps = lines.map(({ step, ...line }) => ({ ...line, number: step }));
  const last = answer.steps_total;
  return {
    steps: [...steps, ...closing.map((line, index) => ({ ...line, number: last + 1 + index }))],
    nextOffset,
  };
}

/** The data of the crosswise drawing. */
export interface Drawing {
  /** Of equal length, digit by digit, the highest first; bar digits are negative. */
  readonly upper: readonly number[];
  readonly lower: readonly number[];
  readonly columns: number;
}

/** The drawing of a crosswise product; null for other workings. */
export function drawingOf(answer: GanitaAnswer): Drawing | null {
  if (!("framing" in answer)) return null;
  const { upper_digits: upper, lower_digits: lower, steps_total: columns } = answer;
  return { upper, lower, columns };
}

// After a product's columns come sign and point, and the check, which other workings already
// contain.
function closingOf(answer: GanitaAnswer) {
  return "framing" in answer ? [...answer.framing, answer.check] : [];
}

function columnLine(column: UrdhvaResponse["steps"][number]) {
  const { step_num: step, description, calculation } = column;
  return { step, description, notation: lineOf(calculation), column };
}

type Result = GanitaAnswer extends infer A
  ? A extends { result_text: infer R }
    ? R
    : never
  : never;

function verdictsOf(result: Result): Verdict[] {
  if (typeof result !== "object" || result === null) return [];
  return Object.entries(result).flatMap(([name, value]) => {
    const says = VERDICTS[name];
    if (typeof value !== "boolean" || !says) return [];
    return [{ says: says[value ? 0 : 1], isYes: value }];
  });
}

function valuesOf(result: Result): string[] {
  if (result === null) return [];
  return typeof result === "object" ? Object.values(result).flatMap(valuesOf) : [`${result}`];
}
