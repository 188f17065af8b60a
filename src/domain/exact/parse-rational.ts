import type { DomainError } from "../domain-error.ts";
import { asciiDigits } from "./ascii-digits.ts";
import { ExactError } from "./exact-error.ts";
import { type Rational, rational } from "./rational.ts";

/** The longest text read as a number, in UTF-16 code units. */
export const MAX_NUMBER_TEXT = 20_000;

/** A number as it was written, its digits in ASCII. */
interface WrittenNumber {
  /** With its sign. */
  readonly whole: string;
  readonly decimals: string;
  /** Below the line of a fraction; undefined for any other number. */
  readonly denominator: string | undefined;
}

/**
 * Reads a whole number, a decimal or a fraction `p/q` exactly as it was written.
 *
 * Digits may be Devanagari, Kannada, Telugu, Arabic-Indic or full-width; the minus may be any hyphen or dash that stands for
 * one. Invisible marks are ignored, and between digits single commas, apostrophes, underscores and
 * spaces, so `12,34,567` is one number. A space between
 * the digits of a fraction is refused: `1 1/2` would otherwise silently become 11/2. So is a comma
 * after a point: `1.234,56` would become 1.23456.
 *
 * @throws {DomainError} `bad_number`, `zero_denominator`, or `too_long` past {@link MAX_NUMBER_TEXT}.
 *
 * @example
 * parseRational("-12.50"); // { numerator: -25n, denominator: 2n }
 */
export function parseRational(text: string): Rational {
  const { whole, decimals, denominator } = writtenNumber(text);
  if (denominator === undefined) {
    return rational(BigInt(`${whole}${decimals}`), 10n ** BigInt(decimals.length));
  }
  if (BigInt(denominator) === 0n) throw fractionOverZero();
  return rational(BigInt(whole), BigInt(denominator));
}

/** The refusal of a fraction with 0 below its line. */
export const fractionOverZero = (entry?: string): DomainError =>
  new ExactError(
    "zero_denominator",
    "The number below the line of a fraction cannot be 0.",
    [],
    entry,
  );

/**
 * The parts of a number, which {@link parseRational} reads.
 *
 * @param refusal What to say of a text that is no number.
 * @throws {DomainError} `bad_number` or `too_long`.
 */
export function writtenNumber(
  text: string,
  refusal = "Write a number in digits, such as 42, -3.5 or 22/7, without letters or an exponent.",
): WrittenNumber {
  if (text.length > MAX_NUMBER_TEXT) {
    throw new ExactError(
      "too_long",
      `Write a number in at most ${MAX_NUMBER_TEXT.toLocaleString("en")} characters.`,
    );
  }
  const point = text.indexOf(".");
  if (point >= 0 && text.includes(",", point)) {
    throw new ExactError(
      "bad_number",
      "Write a point before the decimals and no comma after it, such as 1234.56 or 1,234.56.",
    );
  }
  const parts = /^([+-]?\d+)(?:\.(\d+)|\s*\/\s*([+-]?\d+))?$/.exec(plainText(text));
  if (!parts) throw new ExactError("bad_number", refusal);
  const [, whole, decimals = "", denominator] = parts;
  return { whole: whole!, decimals, denominator };
}

const INVISIBLE = /\p{Cf}/gu;
const MINUS = /[\u2010-\u2013\u2212\ufe63]/g;
const FULL_WIDTH = /[\uff01-\uff5e]/g;

function plainText(text: string): string {
  const plain = asciiDigits(text)
    .replace(INVISIBLE, "")
    .replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(MINUS, "-")
    .trim();
  const separator = plain.includes("/") ? /(?<=\d)[,_'’](?=\d)/g : /(?<=\d)[,_'’\s](?=\d)/g;
  return plain.replace(separator, "");
}
