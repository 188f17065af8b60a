import { useContext } from "react";
import { groupedText } from "#domain/exact/digit-grouping.ts";
import { displayNumber } from "#domain/exact/number-display.ts";
import { parseRational } from "#domain/exact/parse-rational.ts";
import { GroupingContext } from "../../../ui/digit-grouping.ts";
import { NumberText } from "../../../ui/number-text.tsx";
import { Fraction } from "./maths.ts";

// A longer fraction is hard to read on one line: show its decimal, with the exact value on request.
const LONGEST_FRACTION = 24;

interface ResultNumberProps {
  readonly text: string;
  /** Whether the calculation goes on with it, as with the 1/3 in 1/3 ÷ 7. */
  readonly isOperand?: boolean;
}

/**
 * An exact result for people: a fraction with a horizontal line and, unless an operator follows it,
 * its decimal beside it.
 */
export function ResultNumber({ text, isOperand = false }: ResultNumberProps) {
  const grouping = useContext(GroupingContext);
  const value = parseRational(text);
  const display = displayNumber(value, grouping);
  const isFraction = value.denominator !== 1n && text.length <= LONGEST_FRACTION;
  return (
    <>
      {isFraction && (
        <Fraction
          numerator={groupedText(`${value.numerator}`, grouping)}
          denominator={groupedText(`${value.denominator}`, grouping)}
        />
      )}
      {!(isFraction && isOperand) && (
        <>
          {/* A rounded decimal already includes ≈. */}
          {isFraction && (display.exact ? " = " : " ")}
          <NumberText value={display} />
        </>
      )}
    </>
  );
}
