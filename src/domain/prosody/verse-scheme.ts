import { isAllCapitals, schemeOf } from "../numeration/latin/latin.ts";
import type { LatinScheme } from "../numeration/reading/reading.ts";
import { scan } from "../numeration/reading/scan.ts";

const INNER_CAPITAL = /[A-Za-z^~.][A-Z]/;
const ONLY_ITRANS = /RR[iI]|LL[iI]|[RLN]\^|~[nN]|[sS]h|aa|ii|uu/;

/**
 * How the Latin letters of a text in verse are read; null if it has none. Plain letters with
 * capitals inside words are Harvard-Kyoto or ITRANS, if that reads all of them.
 *
 * @example
 * verseScheme("dharmakSetre kurukSetre"); // "hk"
 */
export function verseScheme(text: string): LatinScheme | null {
  const scheme = schemeOf(text, "auto");
  if (scheme !== "ascii") return scheme;
  const words = text.split(/\s+/).filter((word) => !isAllCapitals(word));
  if (!words.some((word) => INNER_CAPITAL.test(word))) return scheme;
  const schemes = ONLY_ITRANS.test(text)
    ? (["itrans", "hk"] as const)
    : (["hk", "itrans"] as const);
  const readsAll = (one: LatinScheme) =>
    words.every((word) => scan(word, one).every(({ hint }) => hint !== "unknown_letter"));
  return schemes.find(readsAll) ?? scheme;
}
