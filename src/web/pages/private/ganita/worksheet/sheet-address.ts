import type { CalculatorForm } from "../form/calculator-form-of.ts";
import type { Sheet } from "./sheet.ts";

/**
 * The address of a sheet: it prints the same again.
 *
 * @param beside The address of what is worked out beside it, in the same form.
 *
 * @example
 * sheetSearch(form, { count: 10, level: "easy", seed: "k3f9" }); // "?power=2&sheet=10&level=easy&seed=k3f9"
 */
export function sheetSearch(
  { fixed }: CalculatorForm,
  { count, level, seed }: Sheet,
  beside = new URLSearchParams(),
): string {
  const parameters = new URLSearchParams(
    Object.entries(fixed).map(([name, value]) => [name, `${value}`]),
  );
  for (const [name, value] of beside) if (!(name in fixed)) parameters.append(name, value);
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
