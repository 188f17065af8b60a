/** A number on the way to a figure: taken from a source, or computed from earlier ones. */
export interface Step {
  /** What it counts, with its unit. */
  readonly what: string;
  readonly value: number;
  /** How many decimals to show. */
  readonly decimals: number;
  /** The calculation with its numbers; empty if it is from a source. */
  readonly working: string;
  /** Its source and year; empty if it was computed. */
  readonly source: string;
  readonly year: string;
}

/** The steps to each figure of a place, in the order of the calculation. */
export type StepsByMetric<Key extends string> = Readonly<Record<Key, Step[]>>;

/** A number as its source has it. */
export const putIn = (
  what: string,
  value: number,
  decimals: number,
  { year, source }: Pick<Step, "year" | "source">,
): Step => ({ what, value, decimals, working: "", source, year });

/** A number computed from earlier ones. */
export const workedOut = (
  what: string,
  working: string,
  value: number,
  decimals: number,
): Step => ({ what, value, decimals, working, source: "", year: "" });

/** Writes a count for a calculation. @example count(1450935791); // "1,450,935,791" */
export const count = (number: number): string =>
  number.toLocaleString("en", { maximumFractionDigits: number < 1e6 ? 2 : 0 });

/** A rate in a calculation, to six digits: enough to compute the shown figure again. */
export const rate = (number: number): number => Number(number.toPrecision(6));

/** All steps to the figures of a place, each once, in the order of the calculation. */
export const allSteps = (byMetric: StepsByMetric<string>): Step[] => [
  ...new Set(Object.values(byMetric).flat()),
];
