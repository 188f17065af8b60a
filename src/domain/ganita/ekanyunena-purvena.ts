import { DomainError } from "../domain-error.ts";
import { complementDigits, digitCount, digitsOf, padded, powerOfTen } from "./digits.ts";
import { digitText, type Notation, write } from "./notation.ts";
import {
  exactDecimal,
  framed,
  framingLines,
  productCheck,
  productFrame,
  productStatement,
} from "./product-frame.ts";
import { readDecimal } from "./read-number.ts";
import { settleParts } from "./settle-parts.ts";
import { type Calculation, type Exact, type Line, line, worked } from "./working.ts";

export interface EkanyunenaInput {
  readonly n: string;
  /** Nothing but nines: 9, 99, 999, also 9.9. */
  readonly nines: string;
}

export type EkanyunenaFigures = {
  /** The number's digits against the nines. */
  readonly case: "fewer" | "equal" | "more";
  /** What stands before the last digits, as many as there are nines. */
  readonly excess: bigint;
  /** One more than the excess: what the number is lessened by. */
  readonly oneLess: bigint;
  readonly left: bigint;
  /** The complement; one place longer, and carried, where the last digits are all zeros. */
  readonly right: string;
};

/**
 * Multiplies by nines with ekanyūnena pūrveṇa (एकन्यूनेन पूर्वेण), "by one less than the previous
 * one": the number less one, and beside it the complement of the number.
 *
 * Takes any number of at most 1,000 digits; where it has more digits than nines, one more than the
 * excess part is taken off.
 *
 * @throws {DomainError} `bad_number`, `too_long`, or `outside_domain` where not all digits are nines.
 * @see Tirthaji, Vedic Mathematics (1965), for the three cases of fewer, equal and more digits.
 *
 * @example
 * ekanyunenaPurvena({ n: "143", nines: "999" }).result; // 142857n
 */
export function ekanyunenaPurvena(input: EkanyunenaInput): Calculation<Exact, EkanyunenaFigures> {
  const [n, nines] = [readDecimal(input.n), readDecimal(input.nines)];
  const frame = productFrame(n, nines);
  if (!/^9+$/.test(`${frame.b}`)) {
    throw new DomainError(
      "outside_domain",
      "This sutra multiplies by nines only: 9, 99, 999 and so on.",
      ["nikhilam-navatashcaramam-dashatah"],
    );
  }

  const { lines, value } =
    frame.a === 0n
      ? { lines: [line("Nothing times nines is nothing:", write`0`)], value: 0n }
      : byNines(frame.a, digitCount(frame.b));
  const result = framed(value, frame);
  return worked<Exact, EkanyunenaFigures>({
    result: exactDecimal(result),
    statement: productStatement(n, nines, result),
    lines: [...lines, ...framingLines(value, frame)],
    check: productCheck([frame.a, frame.b], value),
  });
}

function byNines(n: bigint, nines: number) {
  const power = powerOfTen(nines);
  const [excess, ending] = [n / power, n % power];
  const digits = digitCount(n);
  const comparison = digits > nines ? "more" : digits < nines ? "fewer" : "equal";
  const oneLess = excess + 1n;
  const left = n - oneLess;
  const complement = power - ending;
  const right = padded(complement, nines);
  const { value } = settleParts([left, complement], nines);

  const lines: Line<EkanyunenaFigures>[] = [
    line(CASE_TEXT[comparison], write`${n} → ${digits}; nines → ${nines}`, {
      case: comparison,
      excess,
    }),
    line(
      excess === 0n
        ? "One less than the number is the left part:"
        : "Lessen the number by one more than the digits in excess; that is the left part:",
      write`${n} − ${oneLess} = ${left}`,
      { oneLess, left },
    ),
    line(
      "The complement, all from nine and the last from ten, is the right part:",
      complementNotation(ending, nines, right),
      { right },
    ),
    line(
      ending === 0n
        ? "Join the parts; the right one is a place too long, so its 1 is carried:"
        : "Join the parts:",
      write`${left} | ${digitText(right)} → ${value}`,
    ),
  ];
  return { lines, value };
}

const CASE_TEXT = {
  fewer: "Count the digits: the number has fewer than there are nines, so zeros stand before it:",
  equal: "Count the digits: the number has as many as there are nines:",
  more: "Count the digits: the number has more than there are nines, so part of it is in excess:",
};

const MOST_DIGITS_SHOWN = 12;

function complementNotation(ending: bigint, nines: number, right: string): Notation {
  const written = padded(ending, nines);
  if (ending === 0n || nines > MOST_DIGITS_SHOWN) {
    return write`${powerOfTen(nines)} − ${digitText(written)} = ${digitText(right)}`;
  }
  return write`${digitText(written)} → ${complementDigits(digitsOf(ending, nines)).join(" ")}`;
}
