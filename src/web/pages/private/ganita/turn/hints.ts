import { blanksOf } from "#domain/ganita/blanks.ts";
import type { CalculatorPath } from "#domain/ganita/ganita.ts";
import { type Blank, lineOf, type Notation, notationText } from "#domain/ganita/notation.ts";
import type { WorkedStep } from "../answer.ts";
import { withHoles } from "../digits.tsx";

/** The numbers a step finds, to be found by the visitor. */
export function asksOf({ column, notation }: WorkedStep): readonly Blank[] {
  if (!column) return blanksOf(notation);
  return [
    { value: `${column.sum}`, accepts: [], label: "sum" },
    { value: `${column.digit}`, accepts: [], label: "written" },
  ];
}

/**
 * The sentence above the blanks of a step: what is sought there.
 *
 * @example
 * taskOf(step, 2); // "Units, vertical: fill in the 2 blanks."
 */
export function taskOf({ description }: WorkedStep, blanks: number): string {
  const fill = blanks === 1 ? "ill in the blank." : `ill in the ${blanks} blanks.`;
  return `${description} ${description.endsWith(":") ? "f" : "F"}${fill}`;
}

/**
 * Hints for a step: a sentence that says what to do, then the step's line with what it finds left
 * out. A hint that would not help is left out itself.
 *
 * @example
 * hintsOf("yavadunam", step); // ["To find it, subtract.", ["96", " − ", "100", " = ", "…"]]
 */
export function hintsOf(path: CalculatorPath, step: WorkedStep): (string | Notation)[] {
  const { column, notation } = step;
  const line = column ? columnLine(column) : withHoles(notation);
  const hints = [whatToDo(path, step), /[\p{L}\d]/u.test(notationText(line)) ? line : null];
  return hints.filter((hint) => hint !== null);
}

const ADD_A_COLUMN =
  "Add the digits of this column, going up, and count its dots too. Each full ten becomes a dot; write what is left.";
const DIFFERENTIATE =
  "Multiply each term by its exponent and lower the exponent by one: x² gives 2x, and 3x gives 3. A number alone falls away.";

// In words where the line shows no single operation.
function whatToDo(path: CalculatorPath, step: WorkedStep): string | null {
  const { column, key } = step;
  if (column) return forColumn(column);
  if (key === "column" && (path === "addition" || path === "subtraction")) return ADD_A_COLUMN;
  if (key === "derivatives" || key === "differential") return DIFFERENTIATE;
  const asks = asksOf(step);
  const ways = new Set(asks.flatMap(({ how }) => how ?? []));
  return ways.size === 0
    ? null
    : `To find ${asks.length === 1 ? "it" : "them"}, ${[...ways].join(", then ")}.`;
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

// The products, then the carry: two sums, of which the working's line tells the second in words.
function columnLine({ calculation, carry_in }: NonNullable<WorkedStep["column"]>): Notation {
  const [products, value] = calculation.split(" = ");
  const carried = `${carry_in}`.replace("-", "−");
  const start = value === undefined ? "0" : "…";
  return lineOf(
    [
      ...(value === undefined ? [] : [`${products} = …`]),
      ...(carry_in === 0 ? [] : [`${start} + ${carry_in < 0 ? `(${carried})` : carried} = …`]),
    ].join(", "),
  );
}
