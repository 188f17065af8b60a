import { equal, lineOf } from "./notation.ts";
import { drawnValue } from "./testing/drawn-value.ts";
import { type AnyCalculation, isFound, questionOf } from "./testing/proof-reader.ts";
import { fraction, same } from "./testing/surd.ts";

// The way in to the proof-reader, for the tests of what is written outside the domain.
export type { AnyCalculation };

/** Whether an equation in a text is true where the question of a working holds, or names a root. */
export function isTrueText(text: string, calculation: AnyCalculation): boolean {
  const [left = "", ...others] = text.split("=").map((side) => side.trim());
  const question = questionOf(calculation, {});
  if (/^\p{L}$/u.test(left))
    return others.every((side) => question.hasRoot(left, drawnValue(side)));
  return isFound(equal(...[left, ...others].map(lineOf)), question);
}

/** Whether the equation in a text holds whatever its letters stand for; adjacent ones are factors. */
export function isIdentityText(text: string): boolean {
  const values = Object.fromEntries(
    Array.from(text.matchAll(/\p{L}/gu), ([letter]) => [
      letter,
      fraction(BigInt(letter.codePointAt(0)!) ** 2n, 7n),
    ]),
  );
  const [first, ...others] = text.split("=").map((side) => drawnValue(side, values));
  return others.length > 0 && others.every((other) => same(first!, other));
}
