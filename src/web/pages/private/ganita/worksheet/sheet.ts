/** How hard the problems of a sheet are. */
export const LEVELS = ["easy", "medium", "hard"] as const;
export type Level = (typeof LEVELS)[number];

/** What a sheet is made from: the same makes the same sheet. */
export interface Sheet {
  readonly count: number;
  readonly level: Level;
  readonly seed: string;
}
