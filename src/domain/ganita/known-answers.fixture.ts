import { readFileSync } from "node:fs";
import { CALCULATOR_PATHS, type CalculatorPath } from "./ganita.ts";

/**
 * A worked example with a known answer. Numbers of the input may be written as numbers or as text;
 * names are those of the API. Results are exact text, bar digits negative.
 */
interface KnownAnswer {
  readonly input: Readonly<Record<string, unknown>>;
  readonly result: unknown;
  readonly intermediates: Readonly<Record<string, unknown>>;
  /** Where the example is printed, or how it was found. */
  readonly source: string;
}

/** A question that is refused or has no single solution, with its code. */
interface KnownRefusal {
  readonly input: Readonly<Record<string, unknown>>;
  readonly error: string;
  readonly suggest: readonly string[];
}

interface Known {
  readonly answers: readonly KnownAnswer[];
  readonly refusals: readonly KnownRefusal[];
}

function knownOf(path: CalculatorPath): Known {
  const rows = readFileSync(`${import.meta.dirname}/calculators/${path}.known.jsonl`, "utf8")
    .trimEnd()
    .split("\n")
    .map((row) => JSON.parse(row) as KnownAnswer | KnownRefusal);
  return {
    answers: rows.filter((row) => "result" in row),
    refusals: rows.filter((row) => "error" in row),
  };
}

/** What is known of every calculator, from the file beside it. */
export const KNOWN = Object.fromEntries(
  CALCULATOR_PATHS.map((path) => [path, knownOf(path)]),
) as Readonly<Record<CalculatorPath, Known>>;
