import type { Notation, NotationPart } from "#domain/ganita/notation.ts";

// A longer number keeps this many digits at either end.
const MOST_DIGITS = 40;
const DIGITS_AT_AN_END = 9;

/**
 * The line with its long numbers shortened in the middle; the same line if it has none.
 *
 * @example
 * cutDigits([{ kind: "number", text: "1234567890".repeat(5) }]); // 123456789…234567890
 */
export function cutDigits(line: Notation): Notation {
  const parts = line.flatMap(cutPart);
  const isSame = parts.length === line.length && parts.every((part, at) => part === line[at]);
  return isSame ? line : parts;
}

function cutPart(part: NotationPart): Notation {
  if (typeof part === "string") return [part];
  switch (part.kind) {
    case "number":
      return isLong(part.text) ? [{ ...part, text: ends(part.text) }] : [part];
    case "recurring":
      return isLong(part.period) ? [{ ...part, period: ends(part.period) }] : [part];
    case "bars":
      return isLong(part.digits)
        ? [
            { ...part, digits: part.digits.slice(0, DIGITS_AT_AN_END) },
            " … ",
            { ...part, digits: part.digits.slice(-DIGITS_AT_AN_END) },
          ]
        : [part];
    case "power": {
      const base = cutDigits(part.base);
      return [base === part.base ? part : { ...part, base }];
    }
    case "root": {
      const radicand = cutDigits(part.radicand);
      return [radicand === part.radicand ? part : { ...part, radicand }];
    }
    case "fraction": {
      const numerator = cutDigits(part.numerator);
      const denominator = cutDigits(part.denominator);
      const isSame = numerator === part.numerator && denominator === part.denominator;
      return [isSame ? part : { ...part, numerator, denominator }];
    }
  }
}

const isLong = ({ length }: { readonly length: number }) => length > MOST_DIGITS;

function ends(digits: string): string {
  const sign = digits.startsWith("-") ? "-" : "";
  const bare = digits.slice(sign.length);
  return `${sign}${bare.slice(0, DIGITS_AT_AN_END)}…${bare.slice(-DIGITS_AT_AN_END)}`;
}
