/** One step of a worked example. */
export interface Step {
  readonly what: string;
  /** The calculation, with its numbers. */
  readonly working: string;
  readonly value: number;
  readonly decimals: number;
}

/** A worked example, and where its place comes to stand. */
export interface WorkedPlace {
  readonly steps: readonly Step[];
  readonly riskIndex: number;
  readonly riskRank: number;
  readonly groupedIndex: number;
  readonly publishedIndex: number;
  /** How many places are ranked. */
  readonly count: number;
}

/** A number of a calculation, to four decimals. */
export const rounded = (number: number) => Number(number.toFixed(4));
