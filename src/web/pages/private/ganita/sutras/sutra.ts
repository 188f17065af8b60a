import type { CalculatorPath } from "#domain/ganita/ganita.ts";
import type { UsedForm } from "../address.ts";

/** What a page says about one calculator, besides its definition: a file of src/content/en/sutras. */
export interface Sutra {
  readonly whenToUse: string;
  readonly solves: readonly Solves[];
  /** Explained step by step; the calculator gives the same answer. */
  readonly example: {
    readonly question: string;
    readonly lines: readonly string[];
    readonly input: object;
    readonly answer: string;
  };
  readonly why: string;
  /** The same in one line. */
  readonly formula: string;
  /** Which calculator to use instead, and when. */
  readonly fitsBetter: readonly { readonly when: string; readonly path: CalculatorPath }[];
  /** A remark on the name or the use. */
  readonly note?: string | undefined;
  readonly source: string;
}

/** What a form of a calculator works out. */
export interface Solves extends Pick<UsedForm, "form"> {
  readonly problem: (typeof PROBLEMS)[number];
  /** What is special about the numbers, in words anybody knows. */
  readonly of: string;
  /** Whether it works for all of them. */
  readonly always?: true | undefined;
}

/** All that the calculators work out, in the order of the Ganita page. */
export const PROBLEMS = [
  "Multiply",
  "Divide",
  "Square and cube",
  "Roots",
  "Equations",
  "Factor",
  "Fractions and recurring decimals",
  "Add and subtract",
  "Divisible?",
] as const;

/** A calculator and the texts of its page. */
export interface KnownSutra {
  readonly path: CalculatorPath;
  readonly sutra: Sutra;
}
