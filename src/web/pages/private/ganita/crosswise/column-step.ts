import type { UrdhvaResponse } from "#contract/ganita-answers.ts";

/** One column of a product, as the API returns it. */
export type ColumnStep = UrdhvaResponse["steps"][number];

/** Two numbers of equal length digit by digit, the highest first; bar digits are negative. */
export interface DigitRows {
  readonly upper: readonly number[];
  readonly lower: readonly number[];
}
