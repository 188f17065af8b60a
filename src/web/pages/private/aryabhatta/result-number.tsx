import { useContext } from "react";
import { groupedText } from "#domain/exact/digit-grouping.ts";
import { displayNumber } from "#domain/exact/number-display.ts";
import { parseRational } from "#domain/exact/parse-rational.ts";
import { GroupingContext } from "../../../ui/text/digit-grouping.ts";
import { NumberText } from "../../../ui/text/number-text.tsx";
import { Fraction } from "./maths.ts";

// A longer fraction is hard to read on one line: show its decimal, with the exact value on request.
const LONGEST_FRACTION = 24;

interface ResultNumberProps {
  readonly text: string;
  /** Its part in an equation, if it is not shown alone: what the next operation takes, or gives. */
  readonly part?: "operand" | "result";
}

/**
 * An exact result for people: a fraction with a horizontal line, and its decimal beside it. In an
 * equation nothing is rounded but what follows ≈.
 */
export function ResultNumber({ text, part }: ResultNumberProps) {
  const grouping = useContext(GroupingContext);
  const value = parseRational(text);
  const display = displayNumber(value, grouping);
  const isFraction = value.denominator !== 1n && text.length <= LONGEST_FRACTION;
  const isExact = isFraction || display.exact;
  if (part === "operand" && !isExact) return "the last result";
  return (
    <>
      {part === "result" && isExact && "= "}
      {isFraction && (
        <Fraction
          numerator={groupedText(`${value.numerator}`, grouping)}
          denominator={groupedText(`${value.denominator}`, grouping)}
        />
      )}
      {!(isFraction && part === "operand") && (
        <>
          {/* A rounded decimal already includes ≈. */}
          {isFraction && (display.exact ? " = " : " ")}
          <NumberText value={display} />
        </>
      )}
    </>
  );
}
