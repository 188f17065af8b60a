import { fractionText, type Rational } from "../exact/rational.ts";
import type { CalculatorPath } from "./calculator-path.ts";
import { type Expression, equals } from "./expression.ts";
import type { FigureName, Figures } from "./figures.ts";
import { type Notation, notationText, type Writable, write } from "./notation.ts";
import { expanded, type PolynomialExpression } from "./polynomial-expression.ts";

/** An exact number: whole as bigint, anything else as text (a decimal, p/q, a surd). */
export type Exact = bigint | string;

/**
 * What a result or the figures of a step consist of. A `number` is a digit, a count or a mode. An
 * object has names of the domain as keys; a map has numbers of the input as keys.
 */
export type Value =
  | Exact
  | number
  | boolean
  | null
  | readonly Value[]
  | { readonly [name: string]: Value }
  | ReadonlyMap<string, number>;

/** One line of a working before it has a number. */
export interface Line {
  /** What the step does and why, in one sentence. */
  readonly description: string;
  readonly notation: Notation;
  /** The named figures this step finds, for drawings and for programs. */
  readonly figures: Figures;
}

/** One line of a working. */
export interface Step extends Line {
  /** From 1. */
  readonly step: number;
  /** The notation as text. */
  readonly calculation: string;
}

/** A working of any length; steps are made only when read. */
export interface Steps<S> {
  readonly total: number;
  /** At most `limit` steps from `offset` on; 0 is the first. */
  readonly page: (offset: number, limit: number) => S[];
}

/** The last line of a working, and whether plain arithmetic gives the same answer. */
export interface Check {
  /** How it is done, such as "Check by digit roots:". */
  readonly name: string;
  /** What it shows; empty if the name says all. */
  readonly says: string;
  /** Both in one sentence. */
  readonly description: string;
  readonly notation: Notation;
  readonly calculation: string;
  readonly agrees: boolean;
}

/** A remark on the working, and calculators that fit better. */
export interface Remark {
  readonly text: string;
  readonly suggest: readonly CalculatorPath[];
}

/**
 * The ways a calculation can end. No solution, infinitely many, or every x is an answer too.
 * `completed` and `reduced` stop at the form the sutra leads to, if no exact root follows.
 */
export const OUTCOMES = [
  "solved",
  "none",
  "all",
  "infinite",
  "pole",
  "completed",
  "reduced",
] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** The stable code for an outcome that is not a single solution. */
export const CODE_BY_OUTCOME: Readonly<Partial<Record<Outcome, string>>> = {
  none: "no_solution",
  all: "identity",
  infinite: "dependent",
  pole: "pole",
};

/** A root, and how often it counts: a double root twice. */
export type CountedRoot = { readonly root: Exact; readonly times: number };

/** A question, its answer, and the sign between them. */
export interface Statement {
  readonly question: Notation;
  /** Empty where the question is itself what is judged. */
  readonly answer: Notation;
  /** Both in one line. */
  readonly whole: Notation;
}

/** A question with its answer. */
export function answered(question: Writable, sign: "=" | "→", answer: Writable): Statement {
  return {
    question: write`${question} ${sign}`,
    answer: write`${answer}`,
    whole: write`${question} ${sign} ${answer}`,
  };
}

/** A claim that is judged: it has no answer but yes or no. */
export function judged(claim: Notation): Statement {
  return { question: claim, answer: [], whole: claim };
}

/** An answer with everything that is shown with it. */
export interface Calculation<Result, S = Step> {
  readonly outcome: Outcome;
  /** Null if there is no single solution. */
  readonly result: Result | null;
  /** For an equation or a polynomial: each distinct root that is known exactly. */
  readonly roots?: readonly CountedRoot[];
  /** Question and answer in one line. */
  readonly statement: Notation;
  /** The question up to the sign before its answer. */
  readonly question: Notation;
  /** Empty where the result is a verdict on the question. */
  readonly answer: Notation;
  /** Ends with the check. */
  readonly steps: Steps<S>;
  readonly check: Check;
  readonly remarks: readonly Remark[];
}

/** A line, or a function that makes it when it is read. */
export type LazyLine = Line | (() => Line);

/** The lines of a working; false means a line that this calculation does not need. */
export type Lines = readonly (LazyLine | false)[];

/** What a line says: an expression is followed by an equals sign and its value. */
type Said = Notation | Expression | PolynomialExpression;

/** A figure as it is found: exact numbers, polynomials and expressions stand for their values. */
type Finding =
  | Value
  | Rational
  | Expression
  | PolynomialExpression
  | readonly Finding[]
  | { readonly [name: string]: Finding };

/** One line of a working; `found` are the figures it finds, by name. */
export function line(
  description: string,
  said: Said,
  found: { readonly [Name in FigureName]?: Finding } = {},
): Line {
  return { description, notation: notationOf(said), figures: figuresOf(found) };
}

const notationOf = (said: Said): Notation =>
  "made" in said ? equals(said) : "value" in said ? expanded(said) : said;

function figureOf(found: Finding): Value {
  if (typeof found !== "object" || found === null || found instanceof Map) return found;
  if (Array.isArray(found)) return found.map(figureOf);
  if ("notation" in found) return figureOf(found.value as Finding);
  if ("denominator" in found) return exact(found as Rational);
  return figuresOf(found as { readonly [name: string]: Finding });
}

const figuresOf = (found: { readonly [name: string]: Finding }) =>
  Object.fromEntries(Object.entries(found).map(([name, each]) => [name, figureOf(each)]));

/**
 * The closing check; `agrees` compares with plain arithmetic, independently of the sutra.
 *
 * @example
 * check("by digit roots", "both have the same root.", write`1 = 1`, true).description; // "Check by digit roots: both have the same root."
 */
export function check(way: string, says: string, said: Said, agrees: boolean): Check {
  const notation = notationOf(said);
  const name = `Check ${way}:`;
  const description = says === "" ? name : `${name} ${says}`;
  return { name, says, description, notation, calculation: notationText(notation), agrees };
}

/** Lines too many to keep in memory; each is made from its index. */
export interface Rows {
  readonly count: number;
  readonly lineAt: (index: number) => Line;
}

/** Puts a calculation together: lines, rows, closing lines, and the check as the last step. */
export function worked<Result>(parts: {
  readonly outcome?: Outcome;
  readonly result: Result | null;
  readonly roots?: readonly CountedRoot[];
  readonly statement: Statement;
  readonly lines: Lines;
  readonly rows?: Rows;
  readonly closing?: Lines;
  readonly check: Check;
  readonly remarks?: readonly Remark[];
}): Calculation<Result> {
  const { outcome = "solved", result, roots, statement, rows, remarks = [] } = parts;
  const rowCount = rows?.count ?? 0;
  const last = line(parts.check.description, parts.check.notation);
  const lines = parts.lines.filter((made) => made !== false);
  const closing = [...(parts.closing ?? []), last].filter((made) => made !== false);

  const lineAt = (index: number): LazyLine => {
    if (index < lines.length) return lines[index]!;
    const row = index - lines.length;
    return row < rowCount ? rows!.lineAt(row) : closing[row - rowCount]!;
  };
  const stepAt = (index: number): Step => {
    const lazy = lineAt(index);
    const made = typeof lazy === "function" ? lazy() : lazy;
    return { ...made, step: index + 1, calculation: notationText(made.notation) };
  };
  const total = lines.length + rowCount + closing.length;
  return {
    outcome,
    result,
    ...(roots && { roots }),
    statement: statement.whole,
    question: statement.question,
    answer: statement.answer,
    steps: stepsOf(total, stepAt),
    check: parts.check,
    remarks,
  };
}

/** Steps that are made only when read. */
export function stepsOf<S>(total: number, stepAt: (index: number) => S): Steps<S> {
  return {
    total,
    page: (offset, limit) => {
      const length = Math.max(0, Math.min(limit, total - offset));
      return Array.from({ length }, (_, index) => stepAt(offset + index));
    },
  };
}

/** A remark, and the calculators it leads to. */
export function remark(text: string, ...suggest: readonly CalculatorPath[]): Remark {
  return { text, suggest };
}

/** The number as a figure: a whole one stays a number, a fraction becomes `p/q`. */
export function exact(value: Rational): Exact {
  return value.denominator === 1n ? value.numerator : fractionText(value);
}
