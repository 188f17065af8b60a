import { Fragment } from "react";
import type { CalculateResponse } from "#contract/aryabhatta-answers.ts";
import { Computed } from "../../../../ui/text/computed.tsx";
import { Grouped } from "../grouped.tsx";
import { ResultNumber } from "../result-number.tsx";
import { inOrder, OPERATION_NAMES } from "./operations.ts";

interface CalculationHeadlineProps {
  /** The numbers in the order written. */
  readonly numbers: readonly string[];
  readonly calculation: CalculateResponse;
}

/** The calculation and its result. */
export function CalculationHeadline({ numbers, calculation }: CalculationHeadlineProps) {
  const { operation, result_text: results } = calculation;
  const { name, sign } = OPERATION_NAMES[operation];
  return (
    <>
      <span className="label">
        {name}:{" "}
        {[...inOrder(operation, numbers).entries()].map(([place, number]) => (
          <Fragment key={place}>
            {place > 0 && ` ${sign} `}
            <Grouped value={number} />
          </Fragment>
        ))}
      </span>
      <span className="value-main serif">
        <Computed>
          <ResultNumber text={results.at(-1) ?? "0"} />
        </Computed>
      </span>
    </>
  );
}
