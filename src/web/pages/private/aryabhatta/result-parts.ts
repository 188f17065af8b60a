import { Analysis } from "./analysis.tsx";
import { Arithmetic } from "./arithmetic.tsx";
import { ReadingResult } from "./reading-result.tsx";
import { WorkingRow } from "./working-row.tsx";

/** What an answer is drawn with: fetched as one, by those who convert something. */
export const RESULT_PARTS = { ReadingResult, WorkingRow, Analysis, Arithmetic } as const;
