import { useContext } from "react";
import type { Notation } from "#domain/ganita/notation.ts";
import { AllDigitsContext } from "./all-digits-context.ts";
import { cutDigits } from "./cut-digits.ts";
import { Maths } from "./notation/maths.tsx";

/**
 * A line of mathematics, with long numbers shortened in the middle unless all digits are wanted.
 */
export function ShownMaths({ of: line }: { of: Notation }) {
  return <Maths of={useContext(AllDigitsContext) ? line : cutDigits(line)} />;
}
