import type { CalculatorPath } from "./calculator-path.ts";
import type { InputOf } from "./calculators.ts";
import type { Notation } from "./notation.ts";

/** The names of a calculator. */
export interface SutraName {
  /** In plain letters, for titles and links. */
  readonly name: string;
  readonly devanagari: string;
  readonly iast: string;
  readonly meaning: string;
}

/** What a page says about one calculator, besides its name. */
export interface Sutra<P extends CalculatorPath> {
  readonly whenToUse: string;
  readonly worked: WorkedExample<P>;
  /** What the calculator does, its main use first. */
  readonly modes: readonly SutraMode<P>[];
  readonly why: string;
  /** The same in one line. */
  readonly formula: Notation;
  readonly fitsBetter: readonly BetterFit[];
  /** A remark on the name or the use. */
  readonly note?: string;
  readonly source: string;
}

/** One example explained step by step; the calculator gives the same answer. */
export interface WorkedExample<P extends CalculatorPath> {
  readonly question: string;
  readonly lines: readonly string[];
  readonly input: InputOf<P>;
  readonly answer: string;
}

/** One mode of a calculator, with inputs worth trying. */
export interface SutraMode<P extends CalculatorPath> {
  readonly mode: InputOf<P> extends { readonly mode?: infer M } ? M : undefined;
  readonly label: string;
  readonly examples: readonly SutraExample<P>[];
}

/** An input worth trying, for a button. */
export interface SutraExample<P extends CalculatorPath> {
  readonly label: string;
  readonly input: InputOf<P>;
}

/** Which calculator to use instead, and when. */
export interface BetterFit {
  readonly when: string;
  readonly path: CalculatorPath;
}

/** One card of the Ganita page. */
export interface SutraCard {
  readonly title: string;
  readonly paths: readonly CalculatorPath[];
}
