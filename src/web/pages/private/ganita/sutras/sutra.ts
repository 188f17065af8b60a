import type { CalculatorPath, InputOf } from "#domain/ganita/ganita.ts";
import type { Notation } from "#domain/ganita/working/notation.ts";

/** What a page says about one calculator, besides its definition. */
export interface Sutra<P extends CalculatorPath = CalculatorPath> {
  readonly whenToUse: string;
  readonly worked: WorkedExample<P>;
  readonly why: string;
  /** The same in one line. */
  readonly formula: Notation;
  readonly fitsBetter: readonly BetterFit[];
  /** A remark on the name or the use. */
  readonly note?: string;
  readonly source: string;
}

/** One example explained step by step; the calculator gives the same answer. */
interface WorkedExample<P extends CalculatorPath> {
  readonly question: string;
  readonly lines: readonly string[];
  readonly input: InputOf<P>;
  readonly answer: string;
}

/** Which calculator to use instead, and when. */
interface BetterFit {
  readonly when: string;
  readonly path: CalculatorPath;
}
