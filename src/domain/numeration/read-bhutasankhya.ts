import { schemeOf } from "../letters/latin.ts";
import type { LatinScheme } from "../letters/latin-schemes.ts";
import { type BhutasankhyaReading, bhutasankhya } from "./bhutasankhya.ts";
import { readWord } from "./read-word.ts";
import { DEFAULT_RULES } from "./reading.ts";

// Kannada and Telugu, and much of Devanagari, write the nasal before a stop as anusvara.
const RULES = { ...DEFAULT_RULES, anusvara: "nasal" } as const;

/**
 * Reads a word of any of the four scripts as a compound of word numerals; see {@link bhutasankhya}.
 *
 * @param asked How Latin letters are read, where the word is one of a longer text.
 *
 * @example
 * readBhutasankhya("खबाणसूर्य")[0]?.value; // 1250n: kha 0, bāṇa 5, sūrya 12
 */
export function readBhutasankhya(
  text: string,
  fewest = 3,
  asked: LatinScheme | "auto" = "auto",
): BhutasankhyaReading[] {
  const { phones } = readWord(text, schemeOf(text.normalize("NFC"), asked), RULES).breakdown;
  return bhutasankhya(phones, fewest);
}
