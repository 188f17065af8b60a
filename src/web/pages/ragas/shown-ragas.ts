import type { RagaRow } from "#contract/melakarta.ts";
import { isAskedFor, type RagaFilter } from "./raga-filter.ts";

/** What the table shows of a raga. */
export type ShownRaga = Omit<RagaRow, "aliases" | "katapayadi">;

/** Ragas that stand together in the table; a chakra of 0 is a list without chakras. */
export interface RagaGroup {
  readonly chakra: number;
  readonly rows: readonly ShownRaga[];
}

/**
 * The ragas asked for, in the order asked for. `found` are the numbers a search for a name gave,
 * best first, or null without one.
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

/** Puts ragas that are in the order of their numbers under their chakras. */
export function byChakra(rows: readonly ShownRaga[]): readonly RagaGroup[] {
  return Array.from(
    Map.groupBy(rows, ({ chakra }) => chakra),
    ([chakra, ragas]) => ({ chakra, rows: ragas }),
  );
}
