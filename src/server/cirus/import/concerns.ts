import type { Concern } from "#domain/risk/check-figures.ts";
import { legible } from "../legible.ts";
import type { ImportedFigure } from "./check-import.ts";
import type { ImportRow } from "./import-row.ts";

const MOST_LISTED = 100;

/** Lists for an operator what to check, one line each, up to a limit; empty if there is nothing. */
export function listConcerns(concerns: readonly string[]): string {
  if (concerns.length === 0) return "";
  const lines = concerns.slice(0, MOST_LISTED);
  const more = concerns.length - lines.length;
  return [
    "Look at these figures before you trust them:",
    ...lines.map(legible),
    ...(more > 0 ? [`… and ${more} more.`] : []),
  ].join("\n");
}

/** A concern as a line: file and column, then each row with its figure, and why. */
export function describeConcern({ figures, why }: Concern<ImportedFigure>): string {
  const { file, column } = figures.find(({ row }) => row > 0)!;
  // Rows of known facts have no number.
  const cells = figures.map(({ row, name, value }) =>
    row > 0 ? `row ${row} (${name}): ${value}` : `${name}, as known: ${value}`,
  );
  return `${file}, column ${column}, ${cells.join("; ")} ${why}${why.endsWith("?") ? "" : "."}`;
}

/** Finds texts of a file that were read in another encoding than they were written in. */
export function garbledTexts(rows: readonly ImportRow[]): string[] {
  const garbled = rows.flatMap((row) =>
    row.cells().flatMap(([column, text]) => {
      const meant = decodedAgain(text);
      return meant === null ? [] : [{ row, column, text, meant }];
    }),
  );
  return [...Map.groupBy(garbled, ({ column }) => column).values()].map(([first, ...others]) => {
    const { row, column, text, meant } = first!;
    const more = others.length > 0 ? ` and ${others.length} more` : "";
    return `${row.file}, column ${column}, row ${row.number}${more}: ${JSON.stringify(text)} looks wrongly decoded; is ${JSON.stringify(meant)} meant?`;
  });
}

const WINDOWS_1252 = new TextDecoder("windows-1252");
const byteOfCharacter = new Map(
  Array.from({ length: 256 }, (_, byte) => [WINDOWS_1252.decode(Uint8Array.of(byte)), byte]),
);

/**
 * The text that was meant if UTF-8 was read as Windows-1252, the default of many programs; null for
 * other texts, which are hardly ever UTF-8 by chance.
 *
 * @example
 * decodedAgain("TÃ¼rkiye"); // "Türkiye"
 */
function decodedAgain(text: string): string | null {
  if (!/[^\0-\x7f]/.test(text)) return null;
  const bytes = Array.from(text, (character) => byteOfCharacter.get(character) ?? Number.NaN);
  if (bytes.some(Number.isNaN)) return null;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(bytes));
  } catch {
    return null;
  }
}
