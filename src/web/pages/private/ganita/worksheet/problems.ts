import { unlessRefused } from "#domain/domain-error.ts";
import type { CalculatorPath } from "#domain/ganita/ganita.ts";
import { type Notation, notationText } from "#domain/ganita/working/notation.ts";
import type { Drawing } from "../board/drawing.ts";
import { layoutOf } from "../board/layout-of.ts";
import { crosswiseColumns } from "../board/layouts/crosswise-columns.ts";
import { calculated, workingFrom } from "../board/working-from.ts";
import type { CalculatorForm } from "../form/calculator-form-of.ts";
import { inputOf } from "../form/entries.ts";
import { seededDraw } from "./seeded-draw.ts";
import { LEVELS, type Sheet } from "./sheet.ts";

/** A problem, and what its answer key shows. */
export interface Problem {
  readonly question: Notation;
  readonly answer: Notation;
  /** The working as a teacher draws it. */
  readonly drawing: Drawing;
}

// Draws that a calculator refuses, or that have been drawn before, are passed over.
const MOST_DRAWS = 60;

/** The problems of a sheet for a form of a calculator, each solved by the calculator itself. */
export function problemsOf(path: CalculatorPath, form: CalculatorForm, sheet: Sheet): Problem[] {
  const make = form.draws ?? anyNumbers(form);
  const { count, level, seed } = sheet;
  const draw = seededDraw(`${seedOf(path, form)} ${level} ${seed}`);
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

const seedOf = (path: CalculatorPath, { fixed }: CalculatorForm) =>
  `${path}?${new URLSearchParams(Object.entries(fixed).map(([name, value]) => [name, `${value}`]))}`;

const solved = (path: CalculatorPath, input: object): Problem | null =>
  unlessRefused(() => {
    const calculation = calculated(path, input);
    const { outcome, question, answer } = calculation;
    if (outcome !== "solved") return null;
    const working = workingFrom(path, input, calculation);
    const isClaim = answer.length === 0;
    return {
      question: isClaim ? asked(question) : question,
      answer: isClaim ? question : answer,
      drawing: layoutOf(working) ?? crosswiseColumns(working)!,
    };
  });

// A claim is asked without telling whether it holds.
const asked = (claim: Notation): Notation => [
  ...claim.map((part) => (typeof part === "string" ? part.replace("≠", "=") : part)),
  "?",
];
