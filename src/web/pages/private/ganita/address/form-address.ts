import type { CalculatorPath } from "#domain/ganita/ganita.ts";

/** A calculator, and one of its forms unless it is the usual one. */
export interface UsedForm {
  readonly path: CalculatorPath;
  /** What chooses the form of the calculator. */
  readonly form?: { readonly mode: string; readonly type?: number } | { readonly power: number };
}

/**
 * The address of a calculator's form, without numbers.
 *
 * @example
 * formAddress({ path: "anurupyena", form: { mode: "cube" } }); // "/private/ganita/anurupyena?mode=cube"
 */
export function formAddress({ path, form }: UsedForm): string {
  const parameters = Object.entries(form ?? {}).map(([name, value]) => [name, `${value}`]);
  return `/private/ganita/${path}${form ? `?${new URLSearchParams(parameters)}` : ""}`;
}
