/**
 * Normalises a name for comparison: lower case, no accents, words separated by one space.
 *
 * @example
 * foldName(" Côte-d’Ivoire "); // "cote d ivoire"
 */
export function foldName(name: string): string {
  return (
    name
      .normalize("NFD")
      .replace(/[\u0300-\u036f]/g, "")
      .toLowerCase()
      .replaceAll("&", " and ")
      // Letters with dots between them are one word: U.S.A.
      .replace(/\b(?:\p{L}\.\s?){2,}/gu, (letters) => `${letters.replace(/[.\s]/g, "")} `)
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
      .trim()
      .replace(/^the (?=.)/, "")
  );
}
