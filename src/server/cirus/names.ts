/**
 * Writes a name the way names are compared: small letters and digits alone, "&" as "and".
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

/** Finds what goes by a name, whichever of its names it is and however that is spaced and cased. */
export function nameFinder<Named>(
  all: readonly Named[],
  namesOf: (one: Named) => readonly string[],
): (name: string) => Named | null {
  const byName = new Map<string, Named>();
  for (const one of all) {
    for (const name of namesOf(one))
      if (!byName.has(foldName(name))) byName.set(foldName(name), one);
  }
  return (name) => byName.get(foldName(name)) ?? null;
}
