import type { RagaRow } from "#contract/melakarta.ts";
import { isAskedFor, type RagaFilter } from "./raga-filter.ts";

/** The properties of a raga that the table shows. */
export type ShownRaga = Omit<RagaRow, "aliases" | "katapayadi">;

/** A group of ragas in the table; chakra 0 is a list without chakras. */
export interface RagaGroup {
  readonly chakra: number;
  readonly rows: readonly ShownRaga[];
}

/**
 * The ragas that match, in the chosen order. `found` holds the numbers that a name search found,
 * best first, or null without a search.
 */
export function shownRagas(
  rows: readonly ShownRaga[],
  filter: RagaFilter,
  found: readonly number[] | null,
): readonly ShownRaga[] {
  const rank = (row: ShownRaga) => (found === null ? 0 : found.indexOf(row.raga_number));
  const shown = rows.filter((row) => rank(row) >= 0 && isAskedFor(row.raga_number, filter));
  if (filter.order === "name") {
    return shown.sort((one, other) => one.raga_name_latin.localeCompare(other.raga_name_latin));
  }
  return filter.order === "number" ? shown : shown.sort((one, other) => rank(one) - rank(other));
}

/** Groups ragas, sorted by number, by chakra. */
export function byChakra(rows: readonly ShownRaga[]): readonly RagaGroup[] {
  return Array.from(
    Map.groupBy(rows, ({ chakra }) => chakra),
    ([chakra, ragas]) => ({ chakra, rows: ragas }),
  );
}
