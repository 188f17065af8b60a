import { productOfNumbers, type UrdhvaInput } from "#domain/ganita/ganita.ts";
import { onWire } from "../board/working-from.ts";
import type { ColumnStep, DigitRows } from "./column.ts";

/** The columns of a product, as the API sends them. */
export function stepsOf(input: UrdhvaInput): ColumnStep[] {
  const { steps } = productOfNumbers(input);
  return steps.page(0, steps.total).map((step) => onWire(step) as ColumnStep);
}

/** The digits of both numbers, as the API sends them. */
export function rowsOf(input: UrdhvaInput): DigitRows {
  const { upperDigits, lowerDigits } = productOfNumbers(input);
  return { upper: upperDigits, lower: lowerDigits };
}
