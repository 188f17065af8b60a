import { notationText } from "#domain/ganita/working/notation.ts";
import type { WorkedStep } from "../result/worked.ts";

/**
 * Writes a step as a line of plain text.
 *
 * @example
 * stepText({ number: 2, description: "Add:", notation: ["x = 1"] }); // "2. Add: x = 1"
 */
export function stepText({ number, description, notation }: WorkedStep): string {
  return `${number}. ${stepWords({ description, notation })}`;
}

/** The same, without its number. */
export function stepWords({
  description,
  notation,
}: Pick<WorkedStep, "description" | "notation">): string {
  return `${description.trim()} ${notationText(notation)}`.trim();
}
