import type { CalculatorPath } from "#domain/ganita/ganita.ts";

/** What a page says about one calculator, besides its definition: a file of src/content/en/sutras. */
export interface Sutra {
  readonly whenToUse: string;
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

/** A calculator and the texts of its page. */
export interface KnownSutra {
  readonly path: CalculatorPath;
  readonly sutra: Sutra;
}
