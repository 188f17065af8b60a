import fc from "fast-check";
import { READING_RULES, type ReadingRules } from "./reading.ts";

/** Any choice of the rules by which a word is read. */
export const anyRules: fc.Arbitrary<ReadingRules> = fc.record({
  standaloneVowel: fc.constantFrom(...READING_RULES.standaloneVowel),
  finalConsonant: fc.constantFrom(...READING_RULES.finalConsonant),
  extensions: fc.constantFrom(...READING_RULES.extensions),
  anusvara: fc.constantFrom(...READING_RULES.anusvara),
  scheme: fc.constantFrom(...READING_RULES.scheme),
});
