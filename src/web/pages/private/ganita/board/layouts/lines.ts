import type { Figure } from "#contract/ganita-answers.ts";
import type { WorkedStep } from "../../answer.ts";
import { isNumber } from "../../form/entries.ts";
import { type Drawing, grid, type Mark, mark } from "../drawing.ts";
import type { Working } from "../working.ts";
import { columnWindow } from "./column-window.ts";

// A longer working shows the lines round the present one.
const MOST_LINES = 12;

/** The lines of a working, one under the other. */
export function linesOnTheBoard(working: Working): Drawing | null {
  const { steps, present } = working;
  if (steps.length === 0) return null;
  const numbered = steps.map(({ number }) => ({ step: number }));
  const [first] = columnWindow(numbered, present, MOST_LINES);
  return grid(linesFrom(working, first!.step, 1, 1).slice(0, MOST_LINES));
}

/** The first line of a working, which says the question, above its drawing. */
export const questionLine = ({ opening }: Working, columns: number): Mark =>
  mark("line", 1, [1, 1, 1, columns], opening[0]?.notation);

/** The lines of a working from a step on, but not its check. */
export function linesFrom(working: Working, from: number, row: number, columns: number): Mark[] {
  return working.steps
    .filter(({ number }) => number >= from && number < working.total)
    .map((step, index) =>
      mark(
        "line",
        step.number,
        [row + index, 1, 1, columns],
        step.notation,
        answersOf(step, working),
      ),
    );
}

/** The lines of a working before a step, above the drawing. */
export const linesBefore = ({ steps }: Working, step: number): Mark[] =>
  steps
    .filter(({ number }) => number < step)
    .map(({ number, notation }) => mark("line", number, [0, 1], notation));

/** The numbers a line finds: its own figures, or what it says of the result. */
function answersOf(step: WorkedStep, { results }: Working): string[] {
  const data = (step.data ?? {}) as Readonly<Record<string, Figure>>;
  const own = Object.entries(data).flatMap(([name, figure]) =>
    name.endsWith("_text") || typeof figure === "boolean"
      ? []
      : numbersIn(data[`${name}_text`] ?? figure),
  );
  const known = own.length > 0 ? own : [...new Set(results)];
  const said = numbersSaid(step);
  return known.filter((text) => isNumber(text) && said.has(text)).slice(0, 4);
}

function numbersIn(figure: unknown): string[] {
  if (typeof figure === "string" || typeof figure === "number") return [`${figure}`];
  return Array.isArray(figure) ? figure.flatMap(numbersIn) : [];
}

// A figure may be what the step starts from; only what its line says can be asked for.
function numbersSaid({ notation }: WorkedStep): Set<string> {
  const said = new Set<string>();
  let sign = "";
  for (const part of notation) {
    if (typeof part === "string") {
      sign = part.endsWith("−") ? "-" : "";
      for (const [text] of part.matchAll(/−?\d+/g)) said.add(text.replace("−", "-"));
    } else if (part.kind === "number") {
      said.add(sign && !part.text.startsWith("-") ? `${sign}${part.text}` : part.text);
      said.add(part.text);
    } else if (part.kind === "fraction") {
      const [over, under] = [numbersSaidIn(part.numerator), numbersSaidIn(part.denominator)];
      if (over && under) said.add(`${sign}${over}/${under}`);
    }
  }
  return said;
}

function numbersSaidIn([part, ...others]: WorkedStep["notation"]): string | null {
  return typeof part === "object" && part.kind === "number" && others.length === 0
    ? part.text
    : null;
}
