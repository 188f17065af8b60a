import type { UrdhvaResponse } from "#contract/ganita-answers.ts";

/** One column of a product, as the API returns it. */
export type ColumnStep = UrdhvaResponse["steps"][number];

/** Two numbers of equal length digit by digit, the highest first; bar digits are negative. */
export interface DigitRows {
  readonly upper: readonly number[];
  readonly lower: readonly number[];
}

/**
 * Describes a column in one sentence, for those who cannot see its drawing.
 *
 * @example
 * "Column 3 of 5, crosswise: 1×6 + 2×5 + 3×4 = 28, plus 2 carried, 30: write 0, carry 3"
 */
export function columnSentence(step: ColumnStep, columns: number): string {
  const sum = step.step_type === "carry" ? "" : ` = ${signed(step.sum)}`;
  const carried =
    step.carry_in === 0 ? "" : `, plus ${signed(step.carry_in)} carried, ${signed(step.total)}`;
  const onward = step.carry_out === 0 ? "" : `, carry ${signed(step.carry_out)}`;
  return `${columnQuestion(step, columns)}${sum}${carried}: write ${step.digit}${onward}`;
}

/**
 * What is multiplied in a column, without what it comes to.
 *
 * @example
 * "Column 3 of 5, crosswise: 1×6 + 2×5 + 3×4"
 */
export function columnQuestion(step: ColumnStep, columns: number): string {
  const { column, step_type } = step;
  const products = step_type === "carry" ? "no product is left" : factors(step).join(" + ");
  return `Column ${column + 1} of ${columns}, ${step_type}: ${products}`;
}

/** A number with a true minus. */
export function signed(value: number): string {
  return `${value}`.replace("-", "−");
}

// For a long column, list only the first and last few products.
function factors({ products, products_total }: ColumnStep): string[] {
  const listed = products.map((product) =>
    product.slice(0, product.indexOf("=")).replaceAll("-", "−"),
  );
  if (products_total !== null) {
    listed.splice(listed.length / 2, 0, `${products_total - listed.length} more`);
  }
  return listed;
}
