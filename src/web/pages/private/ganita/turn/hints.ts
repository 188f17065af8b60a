import { lineOf, type Notation, notationText } from "#domain/ganita/working/notation.ts";
import type { WorkedStep } from "../answer.ts";
import { barDigit, exactNotation } from "../board/drawing.ts";
import { whatToDo } from "./what-to-do.ts";
import { HIDDEN, NUMBER, withoutAnswers } from "./without-answers.ts";

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
 * hintsOf(step, ["95"]); // ["To find it, add.", ["98", " + (", "−3", ") = ", "…"]]
 */
export function hintsOf(step: WorkedStep, answers: readonly string[]): (string | Notation)[] {
  const { column, notation } = step;
  const line = column ? columnLine(column) : withoutAnswers(notationText(notation), answers);
  const hints = [whatToDo(step, line, answers), line && notationOf(line)];
  return hints.filter((hint) => hint !== null);
}

// The products, then the carry: two sums, of which the working's line tells the second in words.
function columnLine({ calculation, carry_in }: NonNullable<WorkedStep["column"]>): string {
  const [products, value] = calculation.split(" = ");
  const sum = value === undefined ? [] : [`${products} = ${HIDDEN}`];
  const carried = `${carry_in}`.replace("-", "−");
  const addend = carry_in < 0 ? `(${carried})` : carried;
  const start = value === undefined ? "0" : HIDDEN;
  return [...sum, ...(carry_in === 0 ? [] : [`${start} + ${addend} = ${HIDDEN}`])].join(", ");
}

// Its numbers apart, so that they are shown as in the working.
const notationOf = (line: string): Notation =>
  line.split(NUMBER).flatMap((text, index) => {
    if (index % 2 === 0) return lineOf(text);
    return text.endsWith("\u0304")
      ? barDigit(-Number.parseInt(text, 10))
      : exactNotation(text.replace("−", "-"));
  });
