import { withoutBlanks } from "../blanks.ts";
import { claiming, claimsOf } from "../claims.ts";
import { equal, type Notation, notation, notationText, type Writable, write } from "../notation.ts";
import type { Exact } from "./exact-value.ts";
import { type Line, line, notationOf, type Shown } from "./line.ts";

/** One line of a working, of which `Of` are the possible ones. */
export type Step<Of extends Line = Line> = Of & {
  /** From 1. */
  readonly step: number;
  /** The notation as text. */
  readonly calculation: string;
};

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

/** A remark on the working, and the paths of calculators that fit better. */
export interface Remark {
  readonly text: string;
  readonly suggest: readonly string[];
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
export function answered(question: Writable, sign: "=" | "≈" | "→", answer: Writable): Statement {
  const shown = withoutBlanks(notation(answer));
  const whole = write`${question} ${sign} ${shown}`;
  const isEquation = sign === "=" && claimsOf(shown).length === 0;
  return {
    question: write`${question} ${sign}`,
    answer: shown,
    whole: isEquation ? claiming(whole, () => [equal(question, shown)]) : whole,
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
type LazyLine = Line | (() => Line);

/** The lines of a working; false means a line that this calculation does not need. */
export type Lines = readonly (LazyLine | false)[];

/** Every line that may be in a list of lines. */
export type LineOf<Of extends Lines> = MadeBy<Of[number]>;
type MadeBy<Lazy> = Lazy extends () => infer Made ? Extract<Made, Line> : Extract<Lazy, Line>;

/**
 * The closing check; `agrees` compares with plain arithmetic, independently of the sutra.
 *
 * @example
 * check("by digit roots", "both have the same root.", write`1 = 1`, true).description; // "Check by digit roots: both have the same root."
 */
export function check(way: string, says: string, shown: Shown, agrees: boolean): Check {
  const written = withoutBlanks(notationOf(shown));
  const name = `Check ${way}:`;
  const description = says === "" ? name : `${name} ${says}`;
  return { name, says, description, notation: written, calculation: notationText(written), agrees };
}

/** Lines too many to keep in memory; each is made from its index. */
interface Rows<Row extends Line> {
  readonly count: number;
  readonly lineAt: (index: number) => Row;
}

/** Puts a calculation together: lines, rows, closing lines, and the check as the last step. */
export function worked<
  Result,
  Opening extends Lines,
  Row extends Line = never,
  Closing extends Lines = readonly [],
>(parts: {
  readonly outcome?: Outcome;
  readonly result: Result | null;
  readonly roots?: readonly CountedRoot[];
  readonly statement: Statement;
  readonly lines: Opening;
  readonly rows?: Rows<Row>;
  readonly closing?: Closing;
  readonly check: Check;
  readonly remarks?: readonly Remark[];
}): Calculation<Result, Step<LineOf<Opening> | Row | LineOf<Closing> | Line<"check", object>>> {
  type Made = LineOf<Opening> | Row | LineOf<Closing> | Line<"check", object>;
  const { outcome = "solved", result, roots, statement, rows, remarks = [] } = parts;
  const rowCount = rows?.count ?? 0;
  const last = line("check", parts.check.description, parts.check.notation);
  const lines: Lines = parts.lines.filter((made) => made !== false);
  const closing: Lines = [...(parts.closing ?? []), last].filter((made) => made !== false);

  const lineAt = (index: number) => {
    if (index < lines.length) return lines[index]!;
    const row = index - lines.length;
    return row < rowCount ? rows!.lineAt(row) : closing[row - rowCount]!;
  };
  const stepAt = (index: number) => {
    const lazy = lineAt(index);
    const made = (typeof lazy === "function" ? lazy() : lazy) as Made;
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
export function remark(text: string, ...suggest: readonly string[]): Remark {
  return { text, suggest };
}
