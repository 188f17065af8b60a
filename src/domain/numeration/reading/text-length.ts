/**
 * How long a text is for its limit: in code points as it is written, or of normal form C if they are
 * fewer, so that a letter counts the same whether its diacritics are parts of it or follow it. An
 * Indic sign counts in addition to its letter.
 *
 * @example
 * textLength("a\u0304"); // 1, as of "ā"
 */
export function textLength(text: string): number {
  return Math.min(codePointsOf(text), codePointsOf(text.normalize("NFC")));
}

function codePointsOf(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}
