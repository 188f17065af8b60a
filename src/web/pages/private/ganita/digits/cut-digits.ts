import type { Notation, NotationPart } from "#domain/ganita/working/notation.ts";
import { changedParts } from "./changed-parts.ts";

// A longer number keeps this many digits at either end.
const MOST_DIGITS = 40;
const DIGITS_AT_AN_END = 9;

/**
 * The line with its long numbers shortened in the middle; the same line if it has none.
 *
 * @example
 * cutDigits([{ kind: "number", text: "1234567890".repeat(5) }]); // 123456789…234567890
 */
export const cutDigits = (line: Notation): Notation => changedParts(line, cutPart);

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
    default:
      return [part];
  }
}

const isLong = ({ length }: { readonly length: number }) => length > MOST_DIGITS;

function ends(digits: string): string {
  const sign = digits.startsWith("-") ? "-" : "";
  const bare = digits.slice(sign.length);
  return `${sign}${bare.slice(0, DIGITS_AT_AN_END)}…${bare.slice(-DIGITS_AT_AN_END)}`;
}
