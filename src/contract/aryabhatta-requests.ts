import { z } from "zod";
import { SCRIPTS } from "#domain/letters/letters.ts";
import { OPERATIONS } from "#domain/numeration/arithmetic.ts";
import { DEFAULT_RULES, MAX_TEXT_CODE_POINTS, READING_RULES } from "#domain/numeration/reading.ts";
import { countedList } from "./counted-list.ts";
import { wholeNumberInput } from "./whole-number.ts";

export const readingRules = z
  .strictObject({
    standaloneVowel: z
      .enum(READING_RULES.standaloneVowel)
      .describe("Whether a vowel without a consonant adds its place value or nothing."),
    finalConsonant: z
      .enum(READING_RULES.finalConsonant)
      .describe("Whether a final consonant without a vowel adds nothing or is read with a."),
    extensions: z
      .enum(READING_RULES.extensions)
      .describe("Whether letters that Aryabhata does not name count or add nothing."),
    anusvara: z
      .enum(READING_RULES.anusvara)
      .describe("Whether an anusvara adds nothing or counts as the nasal of the next letter."),
    scheme: z
      .enum(READING_RULES.scheme)
      .describe(
        "How Latin is read. In auto any diacritic means IAST, or mixed if sh, chh or ṛi stand beside it; none means tolerant ASCII.",
      ),
  })
  .meta({ id: "ReadingRules", description: "The choices on which calculators differ." });

const { shape: rule } = readingRules;

export const processSentenceRequest = z.strictObject({
  word: z.string({ error: "Send the word or sentence as text in the field word." }).meta({
    description: `One word, or several with white space between; at most ${MAX_TEXT_CODE_POINTS} characters after normalisation to NFC.`,
    minLength: 1,
    maxLength: MAX_TEXT_CODE_POINTS,
  }),
  inputScript: z.enum(SCRIPTS).describe("The script the word is written in."),
  standaloneVowel: rule.standaloneVowel.default(DEFAULT_RULES.standaloneVowel),
  finalConsonant: rule.finalConsonant.default(DEFAULT_RULES.finalConsonant),
  extensions: rule.extensions.default(DEFAULT_RULES.extensions),
  anusvara: rule.anusvara.default(DEFAULT_RULES.anusvara),
  scheme: rule.scheme.default(DEFAULT_RULES.scheme),
});

export const calculateRequest = z.strictObject({
  tokens: countedList(
    z
      .array(wholeNumberInput, { error: "Send the numbers as a list in the field tokens." })
      .min(1, "Send at least one number."),
    100,
    { message: "Send at most 100 numbers." },
  ).describe("The numbers, first to last."),
  operation: z
    .enum(OPERATIONS)
    .describe("fd goes from the first number to the last, bd from the last to the first."),
});

function byte(name: string) {
  const error = `${name} is a whole number from 0 to 255.`;
  return z.int({ error }).min(0, error).max(255, error);
}

export const closestCharacterRequest = z.strictObject({
  r: byte("r").describe("Red."),
  g: byte("g").describe("Green."),
  b: byte("b").describe("Blue."),
});

export const encodeRequest = z.strictObject({
  number: wholeNumberInput.describe("From 1 to 10^18 − 1."),
  outputScript: z.enum(SCRIPTS).describe("The script the words are written in."),
});
