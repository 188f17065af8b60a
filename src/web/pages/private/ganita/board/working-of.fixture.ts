import type { CalculatorPath } from "#domain/ganita/ganita.ts";
import { notationText } from "#domain/ganita/notation.ts";
import type { Working } from "./working.ts";
import { calculated, workingFrom } from "./working-from.ts";

/** The working of an input as it would come from the API. */
export const workingOf = (path: CalculatorPath, input: object, present = 0): Working =>
  workingFrom(path, input, calculated(path, input), present);

/** The text of a step of a working. */
export const stepText = ({ steps }: Working, step: number): string =>
  notationText(steps.find(({ number }) => number === step)?.notation ?? []);
