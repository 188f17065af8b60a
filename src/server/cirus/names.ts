/**
 * Writes a name in the form used to compare names: only lower-case letters and digits, with "&" as
 * "and".
 *
 * @example
 * foldName(" Jammu &  Kashmir"); // "jammuandkashmir"
 */
export const foldName = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .replaceAll("&", "and")
    .replace(/[^\p{L}\p{M}\p{N}]/gu, "")
    .toLowerCase();

/** Makes a search by any of the names of a thing; spaces and case do not matter. */
export function nameFinder<Named>(
  all: readonly Named[],
  namesOf: (one: Named) => readonly string[],
): (name: string) => Named | null {
  const byName = new Map<string, Named>();
  for (const one of all) {
    for (const name of namesOf(one).map(foldName)) {
      if (!byName.has(name)) byName.set(name, one);
    }
  }
  return (name) => byName.get(foldName(name)) ?? null;
}
