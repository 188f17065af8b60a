import { FOREIGN_MARK } from "./invisible.ts";

// Where marks stand between the parts of what is one character in normal form C: a Kannada o, say.
// The lookbehind can see what the match before has taken; it looks for no match inside a row of
// marks, which would take quadratic time.
const MARKS_INSIDE = new RegExp(
  `(?<=(?!${FOREIGN_MARK})(.))(${FOREIGN_MARK}+)(?!${FOREIGN_MARK})(\\p{M})`,
  "gsu",
);

// A vowel with the acute or the grave of a Vedic text: a letter whose last part is an accent.
const ACCENTED = /[ÀÁÈÉÌÍÒÓÙÚàáèéìíòóùúǗǘǛǜḔ-ḗḮḯṐ-ṓ]/g;

/**
 * A text in Unicode's normal form C, in which marks without a value, Latin accents among them, stand
 * apart from the letters: after them, and never inside.
 */
export function normalForm(text: string): string {
  let normal = text.normalize("NFC");
  for (let before = ""; before !== normal; ) {
    before = normal;
    normal = before.replace(MARKS_INSIDE, marksLast).normalize("NFC");
  }
  return normal.replace(ACCENTED, accentApart);
}

function marksLast(all: string, first: string, marks: string, next: string): string {
  const isOne = (first + next).normalize("NFC").length < first.length + next.length;
  return isOne ? next + marks : all;
}

function accentApart(letter: string): string {
  const parts = letter.normalize("NFD");
  return parts.slice(0, -1).normalize("NFC") + parts.at(-1);
}
