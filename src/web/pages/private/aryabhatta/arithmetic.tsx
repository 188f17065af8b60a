import { Fragment, useId, useState } from "react";
import type { CalculateResponse } from "#contract/aryabhatta-answers.ts";
import { type Grouping, groupedText } from "#domain/exact/digit-grouping.ts";
import { parseRational } from "#domain/exact/parse-rational.ts";
import { displayNumber } from "#domain/exact/power-of-ten-display.ts";
import { OPERATIONS, type Operation } from "#domain/numeration/arithmetic.ts";
import { ApiFailure } from "../../../api/client.ts";
import { useAnswer } from "../../../api/use-answer.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Strokes } from "../../../ui/loading/strokes.tsx";
import { Computed } from "../../../ui/text/computed.tsx";
import { AsWritten, calculationFailure, Failure, Grouped, ResultNumber } from "./parts.tsx";
import type { Operand } from "./words.ts";
import "./arithmetic.css";

/** An operation's name and symbol. */
interface OperationName {
  readonly name: string;
  readonly sign: string;
}

export const OPERATION_NAMES: Readonly<Record<Operation, OperationName>> = {
  addition: { name: "Addition", sign: "+" },
  multiplication: { name: "Multiplication", sign: "×" },
  subtraction_fd: { name: "Subtraction, forward", sign: "−" },
  subtraction_bd: { name: "Subtraction, backward", sign: "−" },
  division_fd: { name: "Division, forward", sign: "÷" },
  division_bd: { name: "Division, backward", sign: "÷" },
};

/** The numbers in the order in which an operation uses them. */
export function inOrder<One>(operation: Operation, numbers: readonly One[]): readonly One[] {
  return operation.endsWith("_bd") ? numbers.toReversed() : numbers;
}

interface OperationChoiceProps {
  readonly chosen: Operation | null;
  readonly onChoose: (operation: Operation) => void;
}

/** Buttons for the six operations. */
function OperationChoice({ chosen, onChoose }: OperationChoiceProps) {
  return (
    <div className="operations">
      {OPERATIONS.map((operation) => (
        <Button
          key={operation}
          aria-pressed={operation === chosen}
          onClick={() => onChoose(operation)}
        >
          <span className="operation-sign" aria-hidden="true">
            {OPERATION_NAMES[operation].sign}
          </span>
          {OPERATION_NAMES[operation].name}
        </Button>
      ))}
    </div>
  );
}

/** Opens the exact value, if the number shown is in powers of ten or rounded. */
function ExactValue({ value }: { value: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const display = displayNumber(parseRational(value));
  if (display.form === "plain" && display.exact) return null;
  const written = new Set([groupedFraction(value, "lakh"), groupedFraction(value, "western")]);
  return (
    <>
      <Button
        variant="text"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        Exact value
      </Button>
      <p id={id} className="calculation-exact num" hidden={!isOpen}>
        {[...written].join(" · ")}
      </p>
    </>
  );
}

function groupedFraction(text: string, grouping: Grouping): string {
  return text
    .split("/")
    .map((part) => groupedText(part, grouping))
    .join(" / ");
}

interface CalculationHeadlineProps {
  /** The numbers in the order written. */
  readonly numbers: readonly string[];
  readonly calculation: CalculateResponse;
}

/** The calculation and its result. */
function CalculationHeadline({ numbers, calculation }: CalculationHeadlineProps) {
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

interface CalculationStepsProps {
  /** The numbers in the order written. */
  readonly numbers: readonly string[];
  readonly calculation: CalculateResponse;
}

/** The intermediate results, number by number. */
function CalculationSteps({ numbers, calculation }: CalculationStepsProps) {
  const { operation, result_text: results } = calculation;
  const [first = "0", ...others] = inOrder(operation, numbers);
  return (
    <div className="above-l">
      <h3 className="field-label">Step by step</h3>
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
          {nothing.length === 1 ? "counts" : "count"} 0: leave out words that are not numerals.
        </p>
      )}
    </>
  );
}
