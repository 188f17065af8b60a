import { type Grouping, groupedText } from "#domain/exact/digit-grouping.ts";
import type { Notation } from "#domain/ganita/working/notation.ts";
import { changedParts } from "./changed-parts.ts";
import { withPlaceNames } from "./place-names.ts";

// Shorter numbers need no grouping, and nobody counts the groups of longer ones. Leading zeros mark
// a part of a number, which has no groups of its own.
const GROUPED = /^-?(?!0\d)\d{5,40}(\.\d+)?$/;

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
    : changedParts(withNames(line, grouping), (part) =>
        typeof part === "object" && part.kind === "number" && GROUPED.test(part.text)
          ? [{ ...part, text: groupedText(part.text, grouping).replace("−", "-") }]
          : [part],
      );

function withNames(line: Notation, grouping: Grouping): Notation {
  const named = line.map((part) =>
    typeof part === "string" ? withPlaceNames(part, grouping) : part,
  );
  return named.every((part, at) => part === line[at]) ? line : named;
}
