import { type Claim, claimsOf, keepClaims } from "../claims.ts";
import { type Notation, notationText } from "../notation.ts";
import type { Value } from "../working/exact-value.ts";
import type { Calculation, Step } from "../working/working.ts";
import { isTrue } from "./checks.ts";
import { drawnValue, Unreadable } from "./drawn-value.ts";
import { Question } from "./question.ts";
import { fraction, isNothing, type Surd, same, Undefined } from "./surd.ts";

keepClaims();

export type AnyCalculation = Calculation<Value, Partial<Step>>;

interface Line {
  readonly says: string;
  readonly drawn: Notation;
}

/**
 * What is untrue in a working: of everything that its lines claim, what is drawn is computed again,
 * without the calculators.
 */
export function faultsOf(calculation: AnyCalculation, input: unknown): string[] {
  const question = questionOf(calculation, input);
  return [
    ...[question.fault(), resultFault(calculation, question)].filter((fault) => fault !== null),
    ...linesOf(calculation).flatMap(({ says, drawn }) => {
      const claims = claimsOf(drawn);
      const untrue = claims.filter((claim) => !isFound(claim, question)).map(({ kind }) => kind);
      const isBare = claims.length === 0 && /[=→≠≈]/.test(notationText(drawn));
      const faults = [...untrue, ...(isBare ? ["nothing is claimed"] : []), ...hyphens(says)];
      return faults.map((fault) => `${says} ${notationText(drawn)} (${fault})`);
    }),
    ...calculation.remarks.flatMap(({ text }) => hyphens(text)),
    ...calculation.steps.page(0, calculation.steps.total).flatMap(columnFaults),
  ];
}

/** What a working is about, with the letters that its lines name. */
export function questionOf(calculation: AnyCalculation, input: unknown): Question {
  const question = new Question(calculation, numbersIn(input));
  for (const claim of linesOf(calculation).flatMap(({ drawn }) => claimsOf(drawn))) {
    if (claim.kind === "letter") question.isNamed(claim.letter, claim.value);
  }
  return question;
}

/** Every line of a working that is drawn, with question and answer first and the check last. */
export const linesOf = ({ statement, steps, check }: AnyCalculation): Line[] => [
  { says: "", drawn: statement },
  ...steps
    .page(0, steps.total - 1)
    .flatMap(({ description = "", notation }) =>
      notation ? [{ says: description, drawn: notation }] : [],
    ),
  { says: check.description, drawn: check.notation },
];

/** Whether a claim can be read and is true. */
export function isFound(claim: Claim, question: Question): boolean {
  try {
    return isTrue(claim, question);
  } catch (error) {
    if (error instanceof Unreadable || error instanceof Undefined) return false;
    throw error;
  }
}

const hyphens = (text: string) => (/-\d/.test(text) ? [`a hyphen for a minus: ${text}`] : []);

interface Column {
  readonly sum: number;
  readonly carryIn: number;
  readonly total: number;
  readonly digit: number;
  readonly carryOut: number;
  readonly calculation: string;
}

// A column worked crosswise is only text and its figures.
function columnFaults(step: Partial<Step>): string[] {
  if (step.notation) return [];
  const { sum, carryIn, total, digit, carryOut, calculation } = step as unknown as Column;
  const [products = "", ...others] = calculation.split(/[,;.] ?/);
  const values = /more|no product/.test(products)
    ? []
    : products.split(" = ").map((side) => drawnValue(side));
  const isTotal =
    sum + carryIn === total && total === 10 * carryOut + digit && digit >= 0 && digit < 10;
  const isDrawn =
    values.every((value) => same(value, fraction(BigInt(sum)))) &&
    (carryIn === 0 || others.includes(`with ${drawn(carryIn)} carried ${drawn(total)}`)) &&
    (total >= 0 || others.some((text) => text.startsWith(`${drawn(total)} = `))) &&
    others.includes(`write ${digit}`) &&
    (carryOut === 0 || others.includes(`carry ${drawn(carryOut)}`));
  return isTotal && isDrawn ? [] : [`${step.description} ${calculation}`];
}

const drawn = (value: number) => `${value}`.replace("-", "−");

// The result for programs against the answer that is drawn: its roots, or its numbers in order.
function resultFault({ result, answer }: AnyCalculation, { points, outcome }: Question) {
  if (outcome !== "solved") return result === null ? null : "a result without a solution";
  const values = numbersIn(result);
  if (points.length > 0) {
    const roots = points.flatMap(({ at, times }) =>
      Object.values(at).flatMap((value) => Array<Surd>(times).fill(value)),
    );
    const isSame =
      roots.length === values.length &&
      roots.every((value) => values.some((other) => same(value, other)));
    return isSame ? null : "the result has other roots";
  }
  const text = notationText(answer);
  if (/\p{L}|…/u.test(text.replace("remainder", "")) || text === "") return null;
  const shown = text.split(", remainder ").map((part) => drawnValue(part));
  const isSame = values.every((value, at) =>
    shown[at] ? same(value, shown[at]) : isNothing(value),
  );
  return values.length >= shown.length && isSame ? null : "the result is another number";
}

// Whole numbers, p/q, decimals and surds; what cannot be read is none.
function numbersIn(value: unknown): Surd[] {
  if (typeof value === "bigint") return [fraction(value)];
  if (typeof value === "object" && value !== null) return Object.values(value).flatMap(numbersIn);
  if (typeof value !== "string" || !/\d|i/.test(value)) return [];
  try {
    return [drawnValue(value.replaceAll("-", "−"))];
  } catch (error) {
    if (error instanceof Unreadable || error instanceof Undefined) return [];
    throw error;
  }
}
