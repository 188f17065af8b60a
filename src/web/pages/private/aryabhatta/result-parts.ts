import { Analysis } from "./analysis.tsx";
import { Arithmetic } from "./arithmetic.tsx";
import { ReadingResult } from "./reading-result.tsx";
import { WorkingRow } from "./working-row.tsx";

/** The components that show an answer, loaded together when a visitor converts something. */
export const RESULT_PARTS = { ReadingResult, WorkingRow, Analysis, Arithmetic } as const;
