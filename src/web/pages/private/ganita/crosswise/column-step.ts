import type { UrdhvaResponse } from "#contract/ganita-answers.ts";

/** One column of a product as the API tells of it. */
export type ColumnStep = UrdhvaResponse["steps"][number];

/** Two numbers digit by digit, the highest first, equally long; bar digits are negative. */
export interface DigitRows {
  readonly upper: readonly number[];
  readonly lower: readonly number[];
}
