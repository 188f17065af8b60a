import { unlessRefused } from "#domain/domain-error.ts";
import { parseRational } from "#domain/exact/parse-rational.ts";
import { subtract } from "#domain/exact/rational.ts";

/** What an entry is against the exact number that stands there. */
export type Verdict = "right" | "wrong" | "empty" | "unreadable" | "places";

/**
 * Compares an entry with the working's own number, exactly; a digit with a bar is negative. A part
 * with leading zeros needs them all: `places` says that only they are missing.
 *
 * @param isSizeEnough Whether a number without its minus is right, too.
 *
 * @example
 * answerVerdict("0.5", "1/2"); // "right"
 * answerVerdict("bar 3", "-3"); // "right"
 * answerVerdict("6", "06"); // "places"
 */
export function answerVerdict(entry: string, answer: string, isSizeEnough = false): Verdict {
  if (entry.trim() === "") return "empty";
  const typed = unlessRefused(() => parseRational(entry.trim().replace(BAR_DIGIT, "-$1$2")));
  if (typed === null) return "unreadable";
  const accepted = isSizeEnough ? [answer, answer.replace("-", "")] : [answer];
  const isSame = (other: string) => subtract(typed, parseRational(other)).numerator === 0n;
  if (!accepted.some(isSame)) return "wrong";
  const isPart = /^0\d/.test(answer);
  return isPart && entry.trim().length < answer.length ? "places" : "right";
}

// As "bar 3", or with the sign over the digit.
const BAR_DIGIT = /^(?:bar\s*(\d)|(\d)[\u0304\u0305\u00af])$/i;

/** What to say of an entry that is not right. */
export function verdictSentence(verdict: Verdict, entry: string, answer: string): string {
  switch (verdict) {
    case "right":
      return `${entry.trim()} is right.`;
    case "empty":
      return "Type a number here.";
    case "unreadable":
      return "Write a number in digits, such as 42, -3 or 2/7.";
    case "places":
      return `${entry.trim()} is the number, but this part has ${answer.length} places.`;
    case "wrong":
      return `${entry.trim()} is not right. Try again, or take a hint.`;
  }
}
