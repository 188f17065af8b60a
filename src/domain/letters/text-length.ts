/**
 * How long a text is for its limit: in code points of normal form C, so that a letter counts the same
 * whether its diacritics are parts of it or follow it. An Indic sign counts in addition to its letter.
 *
 * @example
 * textLength("a\u0304"); // 1, as of "ā"
 */
export function textLength(text: string): number {
  let length = 0;
  for (const _ of text.normalize("NFC")) length++;
  return length;
}
