import { Arithmetic } from "./arithmetic/arithmetic.tsx";
import { ReadingResult } from "./reading/reading-result.tsx";
import { Analysis } from "./working/analysis.tsx";
import { WorkingRow } from "./working/working-row.tsx";

/** The components that show an answer, loaded together when a visitor converts something. */
export const RESULT_PARTS = { ReadingResult, WorkingRow, Analysis, Arithmetic } as const;
