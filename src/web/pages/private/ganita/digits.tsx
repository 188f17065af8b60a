import { createContext, useContext } from "react";
import { type Grouping, groupedText } from "#domain/exact/digit-grouping.ts";
import type { Notation, NotationPart } from "#domain/ganita/working/notation.ts";
import { GroupingContext } from "../../../ui/text/digit-grouping.ts";
import { Maths } from "./notation/maths.tsx";

/** Whether long numbers are shown with all their digits. */
export const AllDigitsContext = createContext(false);

/** A sentence of a working, its high places named as the visitor groups digits. */
export function ShownWords({ of: text }: { of: string }) {
  return withPlaceNames(text, useContext(GroupingContext));
}

/**
 * A line of mathematics, its digits grouped as the visitor chose, with long numbers shortened in the
 * middle unless all digits are wanted.
 */
export function ShownMaths({ of: line }: { of: Notation }) {
  const grouping = useContext(GroupingContext);
  const shown = useContext(AllDigitsContext) ? line : cutDigits(line);
  return <Maths of={groupDigits(shown, grouping)} />;
}

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

// Nobody counts the groups of a longer number. Leading zeros mark a part of a number, which has no
// groups of its own.
const GROUPED = /(?<![\d.,…])[1-9]\d{3,39}(?:\.\d+)?(?![\d,…]|\.\d)/g;

/**
 * The line with the digits of its numbers grouped and its high places named; the same line if none
 * needs it.
 *
 * @example
 * groupDigits([{ kind: "number", text: "-197885" }], "lakh"); // −1,97,885
 */
export const groupDigits = (line: Notation, grouping: Grouping): Notation =>
  grouping === "none"
    ? line
    : changedParts(withNamedPlaces(line, grouping), (part) => [groupedPart(part, grouping)]);

function groupedPart(part: NotationPart, grouping: Grouping): NotationPart {
  const grouped = (text: string) =>
    text.replace(GROUPED, (digits) => groupedText(digits, grouping));
  if (typeof part === "string") return grouped(part);
  if (part.kind !== "number") return part;
  const text = grouped(part.text);
  return text === part.text ? part : { ...part, text };
}

// The places from 10⁵ on. A working is written without knowing how its reader groups digits, so it
// names none of them.
const PLACE_NAMES: Readonly<Record<Grouping, readonly string[]>> = {
  none: [],
  western: ["hundred thousands", "millions", "ten millions", "hundred millions"],
  lakh: ["lakhs", "ten lakhs", "crores", "ten crores"],
};

const PLACE = /10([⁵-⁸]) place/g;

/**
 * The text with its high places named as the reader groups digits.
 *
 * @example
 * withPlaceNames("1 dot goes to the 10⁵ place.", "lakh"); // "1 dot goes to the lakhs."
 */
export const withPlaceNames = (text: string, grouping: Grouping): string =>
  text.replace(PLACE, (place, exponent: string, at: number) => {
    const name = PLACE_NAMES[grouping]["⁵⁶⁷⁸".indexOf(exponent)];
    if (!name) return place;
    return at === 0 ? `${name[0]!.toUpperCase()}${name.slice(1)}` : name;
  });

// A place is three parts of a line: 10, its exponent, and the word.
function withNamedPlaces(line: Notation, grouping: Grouping): Notation {
  const at = line.findIndex(
    (part, index) =>
      part === "10" &&
      /^[⁵-⁸]\s*$/.test(`${line[index + 1]}`) &&
      /^place\s*$/.test(`${line[index + 2]}`),
  );
  if (at < 0) return line;
  const [before, place] = [line.slice(0, at), line.slice(at, at + 3).join("")];
  const name = withPlaceNames(` ${place}`, grouping).slice(1);
  return [...before, name, ...withNamedPlaces(line.slice(at + 3), grouping)];
}

// The line with the parts that hold digits changed, also those inside powers, roots and fractions; the
// same line if nothing changes.
function changedParts(line: Notation, change: (part: NotationPart) => Notation): Notation {
  const parts = line.flatMap((part) => changedPart(part, change));
  const isSame = parts.length === line.length && parts.every((part, at) => part === line[at]);
  return isSame ? line : parts;
}

function changedPart(part: NotationPart, change: (part: NotationPart) => Notation): Notation {
  if (typeof part === "string") return change(part);
  switch (part.kind) {
    case "power": {
      const base = changedParts(part.base, change);
      return [base === part.base ? part : { ...part, base }];
    }
    case "root": {
      const radicand = changedParts(part.radicand, change);
      return [radicand === part.radicand ? part : { ...part, radicand }];
    }
    case "fraction": {
      const numerator = changedParts(part.numerator, change);
      const denominator = changedParts(part.denominator, change);
      const isSame = numerator === part.numerator && denominator === part.denominator;
      return [isSame ? part : { ...part, numerator, denominator }];
    }
    default:
      return change(part);
  }
}
