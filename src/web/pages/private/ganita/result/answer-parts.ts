import { notationText } from "#domain/ganita/working/notation.ts";
import { WorkingRow } from "../working/working-row.tsx";
import { ResultDetails } from "./result-details.tsx";
import { Statement } from "./statement.tsx";
import { drawingOf, stepsPageOf, workedOf } from "./worked.ts";

/**
 * The functions and components that read and show an answer, loaded together when a visitor
 * calculates something.
 */
export const ANSWER_PARTS = {
  workedOf,
  stepsPageOf,
  drawingOf,
  notationText,
  Statement,
  ResultDetails,
  WorkingRow,
} as const;
