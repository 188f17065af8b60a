import { oneOf } from "../../../../ui/one-of.ts";
import { LEVELS, type Sheet } from "./sheet.ts";

/** How many problems a sheet can have. */
export const COUNTS = ["5", "10", "20"] as const;

/** The sheet an address asks for; what it leaves out is the usual. */
export function readSheet(parameters: URLSearchParams): Sheet {
  return {
    count: Number(oneOf(COUNTS, parameters.get("sheet")) ?? "10"),
    level: oneOf(LEVELS, parameters.get("level")) ?? "easy",
    seed: parameters.get("seed") ?? "1",
  };
}

/**
 * The address of a sheet, which prints the same again, beside what another address asks for.
 *
 * @example
 * sheetSearch(new URLSearchParams("a=12"), { count: 10, level: "easy", seed: "k3f9" }); // "?a=12&sheet=10&level=easy&seed=k3f9"
 */
export function sheetSearch(beside: URLSearchParams, { count, level, seed }: Sheet): string {
  const parameters = new URLSearchParams(beside);
  parameters.set("sheet", `${count}`);
  parameters.set("level", level);
  parameters.set("seed", seed);
  return `?${parameters}`;
}

/** A seed that has hardly been used before: four letters and digits. */
export const newSeed = (): string =>
  Math.floor(Math.random() * 36 ** 4)
    .toString(36)
    .padStart(4, "0");
