import { Fragment } from "react";
import type { Operation } from "#domain/numeration/arithmetic.ts";
import { ApiFailure } from "../../../../api/client.ts";
import { useAnswer } from "../../../../api/use-answer.ts";
import { Strokes } from "../../../../ui/loading/strokes.tsx";
import { AsWritten } from "../as-written.tsx";
import { Failure } from "../failure.tsx";
import { calculationFailure } from "../failure-sentences.ts";
import { Grouped } from "../grouped.tsx";
import type { Operand } from "../words.ts";
import { CalculationHeadline } from "./calculation-headline.tsx";
import { CalculationSteps } from "./calculation-steps.tsx";
import { ExactValue } from "./exact-value.tsx";
import { OperationChoice } from "./operation-choice.tsx";
import "./arithmetic.css";

interface ArithmeticProps {
  readonly operands: readonly Operand[];
  readonly operation: Operation | null;
  readonly onOperation: (operation: Operation) => void;
}

/** The numbers of the text, six operations on them, and the result of the chosen one. */
export function Arithmetic({ operands, operation, onOperation }: ArithmeticProps) {
  const tokens = operands.map(({ value }) => value);
  const answer = useAnswer(
    "POST /aryabhatta/calculate",
    operation && { body: { tokens, operation } },
  );
  const calculation = answer.state === "answered" ? answer.value : null;
  const refusal =
    answer.state === "failed" && answer.error instanceof ApiFailure && answer.error.status === 422
      ? answer.error
      : null;
  const nothing = operands.filter(({ value }) => value === "0");
  const isDividedByNothing = refusal?.code === "division_by_zero" && nothing.length > 0;
  return (
    <>
      <ol className="operands" aria-label="Numbers, in the order written">
        {[...operands.entries()].map(([place, { text, value }]) => (
          <li key={place}>
            <AsWritten text={text} /> = <Grouped value={value} />
          </li>
        ))}
      </ol>
      <OperationChoice chosen={operation} onChoose={onOperation} />
      <div className={operation === null ? undefined : "calculation"}>
        <output>
          {answer.state === "awaited" && (
            <span className="calculation-awaited">
              <Strokes /> Calculating...
            </span>
          )}
          {calculation && <CalculationHeadline numbers={tokens} calculation={calculation} />}
        </output>
        {calculation && (
          <ExactValue key={calculation.operation} value={calculation.result_text.at(-1) ?? "0"} />
        )}
      </div>
      {calculation && calculation.result_text.length > 1 && (
        <CalculationSteps numbers={tokens} calculation={calculation} />
      )}
      {/* The same numbers would be refused again. */}
      <Failure retry={refusal ? null : answer.retry}>
        {answer.state === "failed" ? calculationFailure(answer.error) : null}
      </Failure>
      {isDividedByNothing && (
        <p className="note">
          {[...nothing.entries()].map(([place, { text }]) => (
            <Fragment key={place}>
              {place > 0 && ", "}
              <AsWritten text={text} />
            </Fragment>
          ))}{" "}
          {nothing.length === 1 ? "counts" : "count"} 0: leave out what is no numeral.
        </p>
      )}
    </>
  );
}
