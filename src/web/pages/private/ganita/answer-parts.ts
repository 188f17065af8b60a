import { notationText } from "#domain/ganita/notation.ts";
import { ResultDetails } from "./result-details.tsx";
import { Statement } from "./statement.tsx";
import { drawingOf, stepsPageOf, workedOf } from "./worked.ts";
import { WorkingRow } from "./working-row.tsx";

/** What an answer is read and drawn with: fetched as one, by those who calculate something. */
export const ANSWER_PARTS = {
  workedOf,
  stepsPageOf,
  drawingOf,
  notationText,
  Statement,
  ResultDetails,
  WorkingRow,
} as const;
