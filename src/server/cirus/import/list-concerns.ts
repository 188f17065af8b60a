import type { Concern } from "#domain/risk/check-figures.ts";
import type { ImportedFigure } from "./check-import.ts";
import { legible } from "./legible.ts";

const MOST_TOLD = 100;

/** Lists for an operator what to check, one line each, up to a limit; empty if there is nothing. */
export function listConcerns(concerns: readonly Concern<ImportedFigure>[]): string {
  if (concerns.length === 0) return "";
  const lines = concerns.slice(0, MOST_TOLD).map(tell);
  const more = concerns.length - lines.length;
  return [
    "Look at these figures before you trust them:",
    ...lines.map(legible),
    ...(more > 0 ? [`… and ${more} more.`] : []),
  ].join("\n");
}

// File and column, then each row with its figure. Rows of known facts have no number.
function tell({ figures, why }: Concern<ImportedFigure>): string {
  const { file, column } = figures.find(({ row }) => row > 0)!;
  const cells = figures.map(({ row, name, value }) =>
    row > 0 ? `row ${row} (${name}): ${value}` : `${name}, as known: ${value}`,
  );
  return `${file}, column ${column}, ${cells.join("; ")} ${why}${why.endsWith("?") ? "" : "."}`;
}
