import { useContext } from "react";
import type { Notation } from "#domain/ganita/working/notation.ts";
import { GroupingContext } from "../../../../ui/text/digit-grouping.ts";
import { Maths } from "../notation/maths.tsx";
import { AllDigitsContext } from "./all-digits-context.ts";
import { cutDigits } from "./cut-digits.ts";
import { groupDigits } from "./group-digits.ts";
import { withPlaceNames } from "./place-names.ts";

/** A sentence of a working, its high places named as the visitor groups digits. */
export function ShownWords({ of: text }: { of: string }) {
  return withPlaceNames(text, useContext(GroupingContext));
}

/**
 * A line of mathematics, its digits grouped as the visitor chose, with long numbers shortened in the
 * middle unless all digits are wanted.
 */
export function ShownMaths({ of: line }: { of: Notation }) {
  const grouping = useContext(GroupingContext);
  const shown = useContext(AllDigitsContext) ? line : cutDigits(line);
  return <Maths of={groupDigits(shown, grouping)} />;
}
