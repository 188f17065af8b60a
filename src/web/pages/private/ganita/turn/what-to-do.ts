import { notationText } from "#domain/ganita/working/notation.ts";
import type { WorkedStep } from "../answer.ts";

const OPERATIONS: readonly (readonly [verb: string, isIn: RegExp])[] = [
  ["square the number", /²/],
  ["cube the number", /³/],
  ["multiply", / × /],
  ["divide", / ÷ /],
  ["add", / \+ /],
  ["subtract", / − /],
];

// A blank that a sign leads to.
const IS_RESULT = /[=→] …/;
// A letter alone; longer words are words.
const UNKNOWN = /(?<!\p{L})\p{L}(?!\p{L})/u;

/**
 * What to do for a step, in one sentence; null where its own description already says it all.
 *
 * @example
 * whatToDo(step, "3 × (−2) + 4 = …", ["-2"]); // "To find it, multiply and add."
 */
export function whatToDo(
  { column, data, notation }: WorkedStep,
  line: string | null,
  answers: readonly string[],
): string | null {
  if (column) return forColumn(column);
  const added = data?.column;
  if (added && typeof added === "object" && "dots_in" in added) {
    return "Add the digits of this column, going up, and count its dots too. Each full ten becomes a dot; write what is left.";
  }
  if (data && ("derivatives" in data || "D1_of_expression" in data)) {
    return "Multiply each term by its exponent and lower the exponent by one: x² gives 2x, and 3x gives 3. A number alone falls away.";
  }
  const operations = line && operationsIn(line);
  if (!operations) return null;
  const sentence = `To find ${answers.length === 1 ? "it" : "them"}, ${operations}.`;
  return notationText(notation).includes("\u0304")
    ? `${sentence} Less than zero is written with a bar: type it with a minus.`
    : sentence;
}

function forColumn({ step_type, carry_in, total }: NonNullable<WorkedStep["column"]>): string {
  const sums = {
    vertical: "Multiply the two digits that the line joins: that is the sum.",
    crosswise: "Multiply the two digits of each line and add the products: that is the sum.",
    carry: "No digits are left to multiply, so the sum is 0.",
  };
  const carried = carry_in === 0 ? "" : " Add what is carried in.";
  const written =
    total < 0
      ? " Add tens until the number is not negative, and write it; the tens are taken from the next column."
      : total < 10
        ? " Write what you have."
        : ` Write ${carry_in === 0 ? "its" : "the"} last digit, and carry the rest.`;
  return `${sums[step_type]}${carried}${written}`;
}

// The operations of the sum that comes to a blank, if it is numbers that are worked on.
function operationsIn(line: string): string | null {
  const statement = line.split(/[,;]/).find((text) => IS_RESULT.test(text));
  if (statement === undefined || statement.includes("|")) return null;
  const sides = statement.slice(0, statement.search(IS_RESULT)).split(/[=→]/);
  const sum = sides.findLast((side) => OPERATIONS.some(([, isIn]) => isIn.test(side)));
  if (sum === undefined || [sum, sides.at(-1)!].some((side) => UNKNOWN.test(side))) return null;
  const found = OPERATIONS.filter(([, isIn]) => isIn.test(sum));
  // What is in brackets comes first, and stands first.
  if (/\([^()]* [+−×÷] /.test(sum))
    found.sort(([, one], [, other]) => sum.search(one) - sum.search(other));
  const verbs = found.map(([verb]) => verb);
  const last = verbs.pop();
  return verbs.length === 0 ? (last ?? null) : `${verbs.join(", ")} and ${last}`;
}
