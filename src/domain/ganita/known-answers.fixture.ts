import { CALCULATOR_PATHS, type CalculatorPath } from "./calculator-path.ts";

/**
 * A worked example with a known answer, for the tests. Numbers of the input may be written as numbers
 * or as text; names are those of the API. Results are exact text, bar digits negative.
 */
export interface KnownAnswer {
  readonly input: Readonly<Record<string, unknown>>;
  readonly result: unknown;
  readonly intermediates: Readonly<Record<string, unknown>>;
  /** Where the example is printed, or how it was found. */
  readonly source: string;
}

/** A question that is refused or has no single solution, with its code. */
export interface KnownRefusal {
  readonly input: Readonly<Record<string, unknown>>;
  readonly error: string;
  readonly suggest: readonly string[];
}

interface Known {
  readonly answers: readonly KnownAnswer[];
  readonly refusals?: readonly KnownRefusal[];
}

/** What is known of every calculator, from the file in its folder. */
export const KNOWN = Object.fromEntries(
  await Promise.all(
    CALCULATOR_PATHS.map(async (path) => [
      path,
      await import(`./calculators/${path}/known-answers.data.ts`),
    ]),
  ),
) as Readonly<Record<CalculatorPath, Known>>;
