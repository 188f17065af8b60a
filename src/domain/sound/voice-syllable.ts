import { ARTICULATIONS, type Articulation } from "./articulation.ts";

const LONGEST_FIRST = [...ARTICULATIONS].sort((a, b) => b.latin.length - a.latin.length);
const SILENT = /[':-]/;
const A = LONGEST_FIRST.find(({ latin }) => latin === "a")!;

/**
 * The letters of a syllable or word in IAST, in the order of speech. A consonant alone gets the a
 * with which it is taught; a sign gets an a before it. Avagraha, a hyphen and the colon that keeps
 * letters apart are silent. Null if it contains anything else but letters.
 *
 * @example
 * lettersOf("kh"); // kh, a
 */
export function lettersOf(text: string): readonly Articulation[] | null {
  const letters: Articulation[] = [];
  for (const part of text.normalize("NFC").split(SILENT)) {
    for (let rest = part; rest !== ""; ) {
      const next = LONGEST_FIRST.find(({ latin }) => rest.startsWith(latin));
      if (!next) return null;
      letters.push(next);
      rest = rest.slice(next.latin.length);
    }
  }
  if (letters.length === 0) return null;
  if (letters.some(({ manner }) => manner === "vowel")) return letters;
  const firstSign = letters.findIndex(({ manner }) => manner === "ayogavaha");
  return letters.toSpliced(firstSign === -1 ? letters.length : firstSign, 0, A);
}
