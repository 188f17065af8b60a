import type { StepsPage } from "#contract/ganita.ts";
import type { UrdhvaResponse } from "#contract/ganita-answers.ts";
import type { UrdhvaCalculation, UrdhvaStep } from "#domain/ganita/ganita.ts";
import { exactOnWire } from "./exact-on-wire.ts";
import { calculationOnWire, lineOnWire, withSteps } from "./working-on-wire.ts";

/** A crosswise product in the API's names; with a `column`, only that one, in full. */
export function urdhvaOnWire(
  calculation: UrdhvaCalculation,
  { column, ...page }: StepsPage & { readonly column?: number | undefined },
): UrdhvaResponse {
  const { result, steps, upperDigits, lowerDigits, framing } = calculation;
  const beside = {
    ...exactOnWire("result", result!),
    ...calculationOnWire(calculation),
    upper_digits: [...upperDigits],
    lower_digits: [...lowerDigits],
    framing: framing.map(lineOnWire),
  };
  if (column === undefined) return withSteps(beside, steps, page, columnOnWire);
  return { ...beside, next_offset: null, steps: [columnOnWire(calculation.column(column))] };
}

function columnOnWire(step: UrdhvaStep): UrdhvaResponse["steps"][number] {
  return {
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
  };
}
