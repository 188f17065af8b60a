import { unlessRefused } from "#domain/domain-error.ts";
import { parseRational } from "#domain/exact/parse-rational.ts";
import { subtract } from "#domain/exact/rational.ts";
import type { Blank } from "#domain/ganita/notation.ts";

/** What an entry is against the exact number that stands there. */
export type Verdict = "right" | "wrong" | "empty" | "unreadable" | "places";

/**
 * Compares an entry with what a line finds, exactly; a digit with a bar is negative. A part with
 * leading zeros needs them all: `places` says that only they are missing.
 *
 * @example
 * answerVerdict("0.5", { value: "1/2", accepts: [] }); // "right"
 * answerVerdict("6", { value: "06", accepts: [] }); // "places"
 */
export function answerVerdict(entry: string, { value, accepts }: Blank): Verdict {
  if (entry.trim() === "") return "empty";
  const typed = numberOf(entry);
  if (typed === null) return "unreadable";
  const isSame = (other: string) => {
    const right = numberOf(other);
    return right !== null && subtract(typed, right).numerator === 0n;
  };
  if (![value, ...accepts].some(isSame)) return "wrong";
  const isPart = /^0\d/.test(value);
  return isPart && entry.trim().length < value.length ? "places" : "right";
}

/** Whether two exact texts are one number. */
export const isSameNumber = (left: string, right: string): boolean =>
  answerVerdict(left, { value: right.replace(/^0+(?=\d)/, ""), accepts: [] }) === "right";

const numberOf = (text: string) =>
  unlessRefused(() => parseRational(text.trim().replace(BAR_DIGIT, "-$1$2")));

// As "bar 3", or with the sign over the digit.
const BAR_DIGIT = /^(?:bar\s*(\d)|(\d)[\u0304\u0305\u00af])$/i;

/** What to say of an entry that is not right. */
export function verdictSentence(verdict: Verdict, entry: string, { value }: Blank): string {
  switch (verdict) {
    case "right":
      return `${entry.trim()} is right.`;
    case "empty":
      return "Type a number here.";
    case "unreadable":
      return "Write a number in digits, such as 42, -3 or 2/7.";
    case "places":
      return `${entry.trim()} is the right number, but this part has ${value.length} places: begin with zeros.`;
    case "wrong":
      return `${entry.trim()} is not right. Try again, or take a hint.`;
  }
}
