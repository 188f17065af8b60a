import type { Base, BaseProduct } from "./base-product.ts";
import { complementNotation, MOST_COMPLEMENTED } from "./complement.ts";
import { digitsOf } from "./digits.ts";
import { equals, minus, plus, times } from "./expression.ts";
import { bars, digitText, type Notation, type NotationPart, write } from "./notation.ts";
import { type Line, line } from "./working.ts";

/** The six steps from two numbers and a base to their product. */
export function baseProductLines(a: bigint, b: bigint, base: Base, working: BaseProduct): Line[] {
  const { devA, devB, cross, product, carry, left, right, value } = working;
  return [
    line(deviationText("first", devA), deviationNotation(a, base), { devA }),
    line(deviationText("second", devB), deviationNotation(b, base), { devB }),
    line(
      "Add crosswise, either number and the deviation of the other; both ways agree:",
      equals(plus(a, devB), plus(b, devA)),
      { cross },
    ),
    line("Multiply the deviations for the right part:", times(devA, devB), { product }),
    line(rightPartText(carry), rightPartNotation(working), { carry, right }),
    line("Join left and right:", write`${left} | ${digitText(right)} → ${value}`, { left }),
  ];
}

function deviationText(which: string, deviation: bigint): string {
  if (deviation === 0n) return `The ${which} number is the base itself:`;
  return deviation < 0n
    ? `The ${which} number falls short of the base by:`
    : `The ${which} number exceeds the base by:`;
}

// Below a power of ten: all digits from nine and the last from ten.
function deviationNotation(n: bigint, { ratio, zeros, value }: Base): Notation {
  const isComplement = ratio === 1 && n > 0n && n < value && zeros <= MOST_COMPLEMENTED;
  return isComplement
    ? write`${complementNotation(n, zeros)} → ${n - value}`
    : equals(minus(n, value));
}

function rightPartText(carry: bigint): string {
  const places = "The right part has as many places as the base has zeros";
  if (carry === 0n) return `${places}:`;
  return carry > 0n
    ? `${places}; what is too much moves left:`
    : "A negative right part takes from the left and is complemented:";
}

function rightPartNotation({ scaled, product, carry, left, right }: BaseProduct): Notation {
  if (carry === 0n) return write`${product} → ${digitText(right)}`;
  return write`${scaled} | ${barNumber(product)} → ${left} | ${digitText(right)}`;
}

/** The number as digits, with bars if it is negative. */
function barNumber(value: bigint): NotationPart {
  if (value >= 0n) return digitText(`${value}`);
  return bars(digitsOf(value).map((digit) => -digit));
}
