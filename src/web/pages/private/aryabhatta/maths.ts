import { createElement, type ReactNode } from "react";

// React renders MathML but has no JSX types for its elements.
const element = (name: string, ...children: ReactNode[]) => createElement(name, null, ...children);
const number = (text: string) => element("mn", text);
const bracket = (text: string) => element("mo", text);
// All signs stand equally far from their numbers, one that opens a line as well.
const SPACED = { form: "infix", lspace: "0.25em", rspace: "0.25em" };
const operator = (text: string) => createElement("mo", SPACED, text);

/** A sign between two parts of a formula, in the size and spacing of those within them. */
export const Sign = ({ children }: { children: string }) => element("math", operator(children));

/** The sum of a cluster at its place: (2 + 30) × 10⁴. */
export function SumAtPlace({
  addends,
  exponent,
}: {
  addends: readonly string[];
  exponent: number;
}) {
  const sum = addends.flatMap((addend, index) =>
    index === 0 ? [number(addend)] : [operator("+"), number(addend)],
  );
  const place = [operator("×"), element("msup", number("10"), number(`${exponent}`))];
  return element(
    "math",
    element("mrow", ...(addends.length > 1 ? [bracket("("), ...sum, bracket(")")] : sum), ...place),
  );
}

/** A fraction with a horizontal line. */
export function Fraction({ numerator, denominator }: { numerator: string; denominator: string }) {
  const [isNegative, size] = numerator.startsWith("−")
    ? [true, numerator.slice(1)]
    : [false, numerator];
  return element(
    "math",
    element(
      "mrow",
      isNegative ? bracket("−") : null,
      element("mfrac", number(size), number(denominator)),
    ),
  );
}
