import { over, power, type Writable } from "#domain/ganita/notation.ts";
import { found, given, grid, label, type Mark, mark, START, sign } from "../drawing.ts";
import { linesAfter } from "../shared/lines.ts";
import { ringOfDigits } from "../shared/ring-of-digits.ts";
import { layoutsFor } from "../working.ts";

const drawn = layoutsFor("shesanyankena-charamena");

export const layouts = [
  drawn(["lastDigit"], ({ lastDigit }, working) =>
    ringOfDigits(working, lastDigit, lastDigit.start, {
      digits: working
        .rows("remainder")
        .map(({ step, digit, remainder }) => ({ step, digit, inside: remainder })),
      isBackwards: false,
    }),
  ),

  // A decimal that ends: every digit under the worth of its place.
  drawn(["decimal"], ({ decimal, apart, prePeriod }, working) => {
    const isNegative = working.results[0]!.startsWith("-");
    const line = prePeriod ?? decimal;
    return grid([
      ...(isNegative ? [sign(apart ?? START, [2, 1], "−")] : []),
      label(START, [1, 2], "units"),
      apart ? found(apart, [2, 2], apart.whole) : given(START, [2, 2], "0"),
      ...(prePeriod
        ? [sign(prePeriod, [2, BEFORE], "."), ...decimals(prePeriod, prePeriod.pre_period)]
        : []),
      ...linesAfter(working, line, 3, BEFORE),
    ]);
  }),
];

// More decimals show the first of them and the last.
const MOST_DECIMALS = 8;
// The sign, the whole part and the point.
const BEFORE = 3;

function decimals(line: { readonly step: number }, digits: string): Mark[] {
  const isCut = digits.length > MOST_DECIMALS;
  return [...digits].flatMap((digit, index) => {
    const isLast = index === digits.length - 1;
    if (isCut && index >= MOST_DECIMALS && !isLast) return [];
    const at = BEFORE + 1 + (isCut && isLast ? MOST_DECIMALS + 1 : index);
    return [
      label(START, [1, at], [over(1, placeOf(index + 1))]),
      found(line, [2, at], digit),
      ...(isCut && isLast ? [mark("label", line, [2, at - 1], ["…"])] : []),
    ];
  });
}

const placeOf = (place: number): Writable => (place > 3 ? power(10, place) : 10 ** place);
