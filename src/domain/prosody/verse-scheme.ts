import { hasImpossibleAspirate, isAllCapitals, SLP1_CAPITAL, schemeOf } from "../letters/latin.ts";
import type { LatinScheme } from "../letters/latin-schemes.ts";
import { scan } from "../letters/scan.ts";

const INNER_CAPITAL = /[A-Za-z^~.][A-Z]/;
const ONLY_ITRANS = /RR[iI]|LL[iI]|[RLN]\^|~[nN]|[sS]h|aa|ii|uu/;
// Signs that are part of a letter: those of quotation and the ends of sentences stand beside spaces.
const VELTHUIS = /[a-zA-Z](?:\.[rltdnsmh]|"[ns])|~n/;

/**
 * How the Latin letters of a text in verse are read; null if it has none. Plain letters with
 * capitals inside words are Harvard-Kyoto, ITRANS or SLP1, those with the signs of Velthuis are
 * Velthuis, if that reads all of them.
 *
 * @example
 * verseScheme("dharmakSetre kurukSetre"); // "hk"
 */
export function verseScheme(text: string): LatinScheme | null {
  const scheme = schemeOf(text.normalize("NFC"), "auto");
  if (scheme !== "ascii") return scheme;
  const words = text.split(/\s+/).filter((word) => !isAllCapitals(word));
  const readsAll = (one: LatinScheme) =>
    words.every((word) => scan(word, one).every(({ hint }) => hint !== "unknown_letter"));
  return schemesLike(text, words).find(readsAll) ?? scheme;
}

// In the order in which they are tried.
function schemesLike(text: string, words: readonly string[]): readonly LatinScheme[] {
  const velthuis = VELTHUIS.test(text) ? (["velthuis"] as const) : [];
  if (!words.some((word) => INNER_CAPITAL.test(word))) return velthuis;
  if (ONLY_ITRANS.test(text)) return ["itrans", ...velthuis, "hk"];
  return isSlp1(words) ? [...velthuis, "slp1", "hk", "itrans"] : [...velthuis, "hk", "itrans"];
}

// The ṛ of Harvard-Kyoto between consonants, where the ṇ of SLP1 stands in no word.
const HK_VOWEL = /[bdghjkmpstvzS]R[bcdghjkmnpstvyzDNST]/;

// SLP1 has one letter for each sound, so that in a whole verse no stop stands before h.
const isSlp1 = (words: readonly string[]): boolean =>
  words.some((word) => SLP1_CAPITAL.test(word)) &&
  !words.some((word) => HK_VOWEL.test(word) || hasImpossibleAspirate(idsIn(word)));

const idsIn = (word: string) => scan(word, "slp1").flatMap(({ ids }) => ids);
