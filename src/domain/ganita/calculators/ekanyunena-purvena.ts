import { digitCount, padded, powerOfTen } from "../../exact/digits.ts";
import { found, foundDigits } from "../blanks.ts";
import { calculator } from "../calculator.ts";
import { claiming } from "../claims.ts";
import { complementNotation, MOST_COMPLEMENTED } from "../digits/complement.ts";
import { product, productFrame } from "../digits/product-frame.ts";
import { settleParts, settling } from "../digits/settle-parts.ts";
import { GanitaError } from "../ganita-error.ts";
import { digitsDrawn, text } from "../input/draws.ts";
import { number, type Typed } from "../input/inputs.ts";
import { digitText, type Notation, write } from "../notation.ts";
import { counted } from "../working/counted.ts";
import {
  as,
  equals,
  equation,
  finds,
  minus,
  plus,
  times,
  wholeValue,
  written,
} from "../working/expression.ts";
import { line } from "../working/line.ts";
import { hasDigits, joinedParts, split } from "../working/parts.ts";
import { type Check, check } from "../working/working.ts";

/**
 * Multiplies by nines with ekanyūnena pūrveṇa (एकन्यूनेन पूर्वेण), "by one less than the previous
 * one": the number less one, followed by the complement of the number.
 *
 * Takes any number of at most 1,000 digits. If it has more digits than there are nines, one more
 * than the excess part is subtracted.
 *
 * @throws {DomainError} `bad_number`, `too_long`, or `outside_domain` where not all digits are nines.
 * @see Tirthaji, Vedic Mathematics (1965), for the three cases of fewer, equal and more digits.
 *
 * @example
 * ekanyunenaPurvena({ n: "143", nines: "999" }).result; // 142857n
 */
export const ekanyunenaPurvena = calculator({
  path: "ekanyunena-purvena",
  name: "Ekanyunena purvena",
  devanagari: "एकन्यूनेन पूर्वेण",
  iast: "ekanyūnena pūrveṇa",
  meaning: "by one less than the previous one",
  summary: "Multiply by nines: by one less than the previous one.",
  description: "The nines may be fewer, as many or more than the digits of the number.",
  modes: [
    {
      label: "Multiply by nines",
      description: "The product of n and a number written with nines alone.",
      draws: (draw, hard) => {
        const count = 2 + hard;
        return {
          n: text(digitsDrawn(draw, hard === 0 ? count : draw(1, count))),
          nines: "9".repeat(count),
        };
      },
      work: timesNines,
      inputs: { n: number("Number"), nines: number("Nines", { of: "nines", sign: "×" }) },
      sense: "product",
      examples: [
        { label: "456 × 999", title: "As many nines", input: { n: "456", nines: "999" } },
        { label: "143 × 999", input: { n: "143", nines: "999" } },
        { label: "45 × 999", input: { n: "45", nines: "999" } },
        { label: "1432 × 99", input: { n: "1432", nines: "99" } },
      ],
    },
  ],
});

function timesNines(input: Typed<"n" | "nines">) {
  const frame = productFrame(input.n, input.nines);
  if (!/^9+$/.test(`${frame.b}`)) {
    throw new GanitaError(
      "outside_domain",
      "This sutra multiplies by nines only: 9, 99, 999 and so on.",
      ["nikhilam-navatashcaramam-dashatah"],
      input.nines,
    );
  }

  if (frame.a === 0n) {
    return product(frame, 0n, [line("nothing", "0 times any number is 0:", times(0n, frame.b))]);
  }
  const nines = digitCount(frame.b);
  const { lines, value } = byNines(frame.a, nines);
  return product(frame, value, lines, [], subtractionCheck(frame.a, nines, value));
}

// Digit roots would tell nothing here: nines make every product's root 9.
function subtractionCheck(n: bigint, nines: number, product: bigint): Check {
  const withZeros = n * powerOfTen(nines);
  return check(
    "by subtracting",
    `the nines are 1 less than a 1 with ${counted(nines, "zero")}, so the number with ${counted(nines, "zero")}, less the number itself, is the product.`,
    equation(minus(withZeros, n), product),
    product === withZeros - n,
  );
}

function byNines(n: bigint, nines: number) {
  const power = powerOfTen(nines);
  const [excess, ending] = [n / power, n % power];
  const digits = digitCount(n);
  const comparison = digits > nines ? "more" : digits < nines ? "fewer" : "equal";
  const oneLess = excess + 1n;
  const left = minus(n, oneLess);
  const complement = power - ending;
  const right = padded(complement, nines);
  const raw = [wholeValue(left), complement];
  const settled = settleParts(raw, nines);
  const { value } = settled;

  const count = claiming(
    write`${n} has ${counted(digits, "digit")}; ${counted(nines, "nine")}`,
    () => [hasDigits(n, digits), hasDigits(power - 1n, nines)],
  );
  const lines = [
    line(
      "count",
      CASE_TEXT[comparison],
      excess === 0n ? count : write`${count}; ${split(n, nines)}`,
      {
        case: comparison,
        excess,
      },
    ),
    excess === 0n
      ? line("left", "One less than the number is the left part:", left, { oneLess, left })
      : line(
          "left",
          "Subtract one more than the excess part from the number; that is the left part:",
          write`${equals(plus(excess, 1n))}; ${finds(left)}`,
          { oneLess, left },
        ),
    line(
      "right",
      "The complement, all from nine and the last from ten, is the right part:",
      rightPart(ending, nines, right),
      { right },
    ),
    line(
      "join",
      ending === 0n
        ? "Join the parts; the right one is a place too long, so its 1 is carried:"
        : "Join the parts:",
      ending === 0n
        ? settling(raw, settled, nines, [left.value, digitText(right)], found(value))
        : joinedParts([wholeValue(left), right]),
    ),
  ];
  return { lines, value };
}

const CASE_TEXT = {
  fewer: "Count the digits: the number has fewer than there are nines, so put zeros before it:",
  equal: "Count the digits: the number has as many as there are nines:",
  more: "Count the digits: the number has more than there are nines, so the part before the line is in excess:",
};

function rightPart(ending: bigint, nines: number, right: string): Notation {
  return ending === 0n || nines > MOST_COMPLEMENTED
    ? equation(
        minus(powerOfTen(nines), written(padded(ending, nines))),
        as(BigInt(right), foundDigits(right)),
      )
    : complementNotation(ending, nines, BigInt(right), foundDigits(right));
}
