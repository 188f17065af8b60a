/**
 * Normalises a name for comparison: lower case, no accents, words separated by one space.
 *
 * @example
 * foldName(" Côte-d’Ivoire "); // "cote d ivoire"
 */
export function foldName(name: string): string {
  return name
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replaceAll("&", " and ")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
}
