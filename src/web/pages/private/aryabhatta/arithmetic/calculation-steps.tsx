import type { CalculateResponse } from "#contract/aryabhatta-answers.ts";
import { Grouped } from "../grouped.tsx";
import { ResultNumber } from "../result-number.tsx";
import { inOrder, OPERATION_NAMES } from "./operations.ts";

interface CalculationStepsProps {
  /** The numbers in the order written. */
  readonly numbers: readonly string[];
  readonly calculation: CalculateResponse;
}

/** The intermediate results, number by number. */
export function CalculationSteps({ numbers, calculation }: CalculationStepsProps) {
  const { operation, result_text: results } = calculation;
  const [first = "0", ...others] = inOrder(operation, numbers);
  return (
    <div className="mt-5">
      <h3 className="field-label font-sans">Step by step</h3>
      <ol className="calculation-steps">
        {[...others.entries()].map(([place, number]) => (
          <li key={place} className="calculation-step">
            <ResultNumber
              part="operand"
              text={place === 0 ? first : (results[place - 1] ?? first)}
            />{" "}
            {OPERATION_NAMES[operation].sign} <Grouped value={number} />{" "}
            <ResultNumber part="result" text={results[place] ?? first} />
          </li>
        ))}
      </ol>
    </div>
  );
}
