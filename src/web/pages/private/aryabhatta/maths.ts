import { createElement, type ReactNode } from "react";

// React renders MathML but has no JSX types for its elements.
const element = (name: string, ...children: ReactNode[]) => createElement(name, null, ...children);

/** A fraction with a horizontal line. */
export function Fraction({ numerator, denominator }: { numerator: string; denominator: string }) {
  const [isNegative, size] = numerator.startsWith("−")
    ? [true, numerator.slice(1)]
    : [false, numerator];
  return element(
    "math",
    element(
      "mrow",
      isNegative ? element("mo", "−") : null,
      element("mfrac", element("mn", size), element("mn", denominator)),
    ),
  );
}
