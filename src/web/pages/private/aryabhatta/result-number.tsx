import { useContext } from "react";
import { groupedText } from "#domain/exact/digit-grouping.ts";
import { displayNumber } from "#domain/exact/number-display.ts";
import { parseRational } from "#domain/exact/parse-rational.ts";
import { NumberText } from "../../../ui/number-text.tsx";
import { GroupingContext } from "./grouped.tsx";
import { Fraction } from "./maths.ts";

// A longer fraction is no help on one line; its decimal is, and the exact value can be asked for.
const LONGEST_FRACTION = 24;

/** An exact result as people read it: a fraction with its line and its decimal beside. */
export function ResultNumber({ text }: { text: string }) {
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
      {/* A rounded decimal brings its own ≈. */}
      {isFraction && (display.exact ? " = " : " ")}
      <NumberText value={display} />
    </>
  );
}
