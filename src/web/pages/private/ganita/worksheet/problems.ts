import { unlessRefused } from "#domain/domain-error.ts";
import {
  CALCULATOR_AT,
  type CalculatorPath,
  type Draw,
  examplesOf,
} from "#domain/ganita/ganita.ts";
import { type Notation, notationText } from "#domain/ganita/notation.ts";
import { fixedText, LEVELS, type Sheet } from "../address.ts";
import type { Drawing } from "../board/drawing.ts";
import { layoutOf } from "../board/layout-of.ts";
import type { Working } from "../board/working.ts";
import { calculated, workingFrom } from "../board/working-from.ts";
import type { ColumnStep } from "../crosswise/column.ts";
import { isDrawn } from "../crosswise/crosswise.tsx";
import { inputOf } from "../form/entries.ts";
import type { CalculatorForm } from "../form/forms.ts";

/** A problem, and what its answer key shows. */
export interface Problem {
  readonly question: Notation;
  readonly answer: Notation;
  /** The working as a teacher draws it; null for a product worked crosswise. */
  readonly drawing: Drawing | null;
  /** The columns of a product worked crosswise, each with its lines. */
  readonly columns: {
    readonly digits: number | null;
    readonly steps: readonly ColumnStep[];
  } | null;
}

// Draws that a calculator refuses, or that have been drawn before, are passed over.
const MOST_DRAWS = 60;

/** The problems of a sheet for a form of a calculator, each solved by the calculator itself. */
export function problemsOf(
  path: CalculatorPath,
  form: CalculatorForm,
  sheet: Omit<Sheet, "hasKey">,
): Problem[] {
  const make = form.draws ?? anyNumbers(form);
  const { count, level, seed } = sheet;
  const draw = seededDraw(`${path}?${fixedText(form)} ${level} ${seed}`);
  const hard = LEVELS.indexOf(level) as 0 | 1 | 2;
  const problems = new Map<string, Problem>();
  for (let left = count * MOST_DRAWS; left > 0 && problems.size < count; left--) {
    const problem = solved(path, { ...form.fixed, ...make(draw, hard) });
    if (problem) problems.set(notationText(problem.question), problem);
  }
  return [...problems.values()];
}

// For a form without a maker of its own: numbers of the sheet's size in every field it needs.
function anyNumbers(form: CalculatorForm): NonNullable<CalculatorForm["draws"]> {
  const needed = form.fields.filter(({ isOptional }) => !isOptional);
  return (draw, hard) => {
    const number = () => `${draw(10 ** (hard + 1), 10 ** (hard + 2) - 1)}`;
    const several = () => Array.from({ length: hard + 2 }, number);
    const texts = (kind: string) =>
      kind === "number" ? [number()] : kind === "numbers" ? several() : [several().join(", ")];
    return inputOf(form, Object.fromEntries(needed.map(({ name, kind }) => [name, texts(kind)])));
  };
}

/** The first example of a form, solved; null if it has none. */
export function exampleOf(path: CalculatorPath, { fixed }: CalculatorForm): Problem | null {
  const chosen = Object.entries(fixed);
  const example = examplesOf(CALCULATOR_AT[path]).find(({ input }) =>
    chosen.every(([name, value]) => Reflect.get(input, name) === value),
  );
  return example ? solved(path, example.input) : null;
}

const solved = (path: CalculatorPath, input: object): Problem | null =>
  unlessRefused(() => {
    const calculation = calculated(path, input);
    const { outcome, question, answer } = calculation;
    if (outcome !== "solved") return null;
    const working = workingFrom(path, input, calculation);
    const isClaim = answer.length === 0;
    const drawing = layoutOf(working);
    return {
      question: isClaim ? asked(question) : question,
      answer: isClaim ? question : answer,
      drawing,
      columns: drawing ? null : columnsOf(calculation, working),
    };
  });

function columnsOf(
  { upperDigits, lowerDigits }: ReturnType<typeof calculated>,
  { steps }: Working,
) {
  const rows = { upper: upperDigits ?? [], lower: lowerDigits ?? [] };
  return {
    digits: isDrawn(rows) ? rows.upper.length : null,
    steps: steps.flatMap(({ column }) => column ?? []),
  };
}

// A claim is asked without telling whether it holds.
const asked = (claim: Notation): Notation => [
  ...claim.map((part) => (typeof part === "string" ? part.replace("≠", "=") : part)),
  "?",
];

/**
 * Numbers that look random and are always the same for a seed.
 *
 * @see Mulberry32 of Tommy Ettinger, begun with the FNV-1a hash of the seed.
 */
export function seededDraw(seed: string): Draw {
  let state = 0x811c9dc5;
  for (const letter of seed) state = Math.imul(state ^ letter.codePointAt(0)!, 0x01000193);
  return (low, high) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    const share = ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    return low + Math.floor(share * (high - low + 1));
  };
}
