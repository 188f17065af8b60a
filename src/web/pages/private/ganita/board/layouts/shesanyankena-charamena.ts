import { over, power, type Writable } from "#domain/ganita/notation.ts";
import { found, given, grid, label, START, sign } from "../drawing.ts";
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
    const digits = [...(prePeriod?.pre_period ?? "")].map((digit, index) => ({
      digit,
      worth: over(1, placeOf(index + 1)),
    }));
    const shown =
      digits.length > MOST_DECIMALS
        ? [...digits.slice(0, MOST_DECIMALS), null, digits.at(-1)!]
        : digits;
    const line = prePeriod ?? decimal;
    return grid(
      [
        [null, "units", null, ...shown.map((of) => of && label([of.worth]))],
        [
          isNegative && sign("−", apart ?? START),
          apart ? found(apart.whole, apart) : given("0"),
          prePeriod && sign(".", prePeriod),
          ...shown.map((of) => (of ? found(of.digit, line) : label("…", line))),
        ],
      ],
      { below: linesAfter(working, line) },
    );
  }),
];

// More decimals show the first of them and the last.
const MOST_DECIMALS = 8;

const placeOf = (place: number): Writable => (place > 3 ? power(10, place) : 10 ** place);
