import { oneOf } from "../../../../ui/controls/one-of.ts";

/** How many problems a sheet can have. */
export const COUNTS = ["5", "10", "20"] as const;

/** How hard the problems of a sheet are. */
export const LEVELS = ["easy", "medium", "hard"] as const;
type Level = (typeof LEVELS)[number];

/** What a sheet is made from: the same makes the same sheet. */
export interface Sheet {
  readonly count: number;
  readonly level: Level;
  readonly seed: string;
}

/** The sheet an address asks for; what it leaves out is the usual. */
export function readSheet(parameters: URLSearchParams): Sheet {
  return {
    count: Number(oneOf(COUNTS, parameters.get("sheet")) ?? "10"),
    level: oneOf(LEVELS, parameters.get("level")) ?? "easy",
    seed: parameters.get("seed") ?? "1",
  };
}
