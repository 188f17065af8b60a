import {
  type UrdhvaInput,
  urdhvaTiryagbhyam,
} from "#domain/ganita/calculators/urdhva-tiryagbhyam/urdhva-tiryagbhyam.ts";
import type { ColumnStep, DigitRows } from "./column-step.ts";

/** The columns of a product, as the API sends them. */
export function stepsOf(input: UrdhvaInput): ColumnStep[] {
  const { steps } = urdhvaTiryagbhyam(input);
  return steps.page(0, steps.total).map((step) => ({
    step_num: step.stepNum,
    step_type: step.stepType,
    products: [...step.products],
    carry_in: step.carryIn,
    total: step.total,
    digit: step.digit,
    carry_out: step.carryOut,
    column: step.column,
    column_name: step.columnName,
    pairs: step.pairs.map(([upper, lower]) => [upper, lower]),
    products_total: step.productsTotal,
    sum: step.sum,
    description: step.description,
    calculation: step.calculation,
  }));
}

/** The digits of both numbers, as the API sends them. */
export function rowsOf(input: UrdhvaInput): DigitRows {
  const { upperDigits, lowerDigits } = urdhvaTiryagbhyam(input);
  return { upper: upperDigits, lower: lowerDigits };
}
