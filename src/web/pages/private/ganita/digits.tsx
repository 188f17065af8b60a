import { createContext, useContext } from "react";
import { type Grouping, groupedText } from "#domain/exact/digit-grouping.ts";
import { type Notation, type NotationPart, notationText } from "#domain/ganita/notation.ts";
import { GroupingContext } from "../../../ui/text/digit-grouping.ts";
import type { WorkedStep } from "./answer.ts";
import { Maths } from "./notation/maths.tsx";

/** Whether long numbers are shown with all their digits. */
export const AllDigitsContext = createContext(false);

/** A sentence, its numbers grouped and its high places named as the visitor chose. */
export function ShownWords({ of: text }: { of: string }) {
  return groupWords(text, useContext(GroupingContext));
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
 * The line with its long numbers shortened in the middle.
 *
 * @example
 * cutDigits([{ kind: "number", text: "1234567890".repeat(5) }]); // 123456789…234567890
 */
export const cutDigits = (line: Notation): Notation => changedParts(line, cutPart);

/** Whether a line has a number that is shortened. */
export const hasLongNumber = (line: Notation): boolean =>
  notationText(cutDigits(line)) !== notationText(line);

function cutPart(part: NotationPart): Notation | null {
  if (typeof part === "string") return null;
  switch (part.kind) {
    case "number":
      return [{ ...part, text: cut(part.text) }];
    case "recurring":
      return [{ ...part, period: cut(part.period) }];
    case "bars":
      return part.digits.length > MOST_DIGITS
        ? [
            { ...part, digits: part.digits.slice(0, DIGITS_AT_AN_END) },
            " … ",
            { ...part, digits: part.digits.slice(-DIGITS_AT_AN_END) },
          ]
        : null;
    default:
      return null;
  }
}

function cut(digits: string): string {
  if (digits.length <= MOST_DIGITS) return digits;
  const sign = digits.startsWith("-") ? "-" : "";
  const bare = digits.slice(sign.length);
  return `${sign}${bare.slice(0, DIGITS_AT_AN_END)}…${bare.slice(-DIGITS_AT_AN_END)}`;
}

// Nobody counts the groups of a longer number. Leading zeros mark a part of a number, which has no
// groups of its own.
const GROUPED = /(?<![\d.,…])[1-9]\d{3,39}(?:\.\d+)?(?![\d…]|[.,]\d)/g;

const groupText = (text: string, grouping: Grouping): string =>
  text.replace(GROUPED, (digits) => groupedText(digits, grouping));

/**
 * The line with the digits of its numbers grouped and its high places named.
 *
 * @example
 * groupDigits([{ kind: "number", text: "-197885" }], "lakh"); // −1,97,885
 */
export const groupDigits = (line: Notation, grouping: Grouping): Notation =>
  grouping === "none"
    ? line
    : changedParts(withNamedPlaces(line, grouping), (part) => {
        if (typeof part === "string") return [groupText(part, grouping)];
        return part.kind === "number" ? [{ ...part, text: groupText(part.text, grouping) }] : null;
      });

/** Whether a line has a number whose digits can be grouped. */
export const hasGroups = (line: Notation): boolean =>
  notationText(groupDigits(line, "western")) !== notationText(line);

// The places from 10⁵ on. A working is written without knowing how its reader groups digits, so it
// names none of them.
const PLACE_NAMES: Readonly<Record<Grouping, readonly string[]>> = {
  none: [],
  western: ["hundred thousands", "millions", "ten millions", "hundred millions"],
  lakh: ["lakhs", "ten lakhs", "crores", "ten crores"],
};

const PLACE = /10([⁵-⁸]) place/g;

/**
 * The text with its numbers grouped and its high places named.
 *
 * @example
 * groupWords("1 dot goes to the 10⁵ place.", "lakh"); // "1 dot goes to the lakhs."
 */
export const groupWords = (text: string, grouping: Grouping): string =>
  groupText(text, grouping).replace(PLACE, (place, exponent: string, at: number) => {
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
  const name = groupWords(` ${place}`, grouping).slice(1);
  return [...before, name, ...withNamedPlaces(line.slice(at + 3), grouping)];
}

/** A step as a line of plain text, as it is shown. */
export const stepText = (
  { description, notation }: Pick<WorkedStep, "description" | "notation">,
  grouping: Grouping,
): string =>
  `${groupWords(description.trim(), grouping)} ${notationText(groupDigits(notation, grouping))}`.trim();

/** The line with "…" where a number is to be found, or would tell one. */
export const withHoles = (line: Notation): Notation =>
  changedParts(line, (part) =>
    typeof part === "object" && "blank" in part && part.blank !== undefined ? ["…"] : null,
  );

// The line with its parts changed, also those inside powers, roots and fractions that stay.
function changedParts(line: Notation, change: (part: NotationPart) => Notation | null): Notation {
  const within = (inner: Notation) => changedParts(inner, change);
  return line.flatMap((part): Notation => {
    const changed = change(part);
    if (changed) return changed;
    if (typeof part === "string") return [part];
    switch (part.kind) {
      case "power":
        return [{ ...part, base: within(part.base) }];
      case "root":
        return [{ ...part, radicand: within(part.radicand) }];
      case "fraction": {
        const { numerator, denominator } = part;
        return [{ ...part, numerator: within(numerator), denominator: within(denominator) }];
      }
      default:
        return [part];
    }
  });
}
