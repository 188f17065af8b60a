import { z } from "zod";
import { readingRules } from "./aryabhatta-requests.ts";
import { wholeNumber, wholeNumberText } from "./whole-number.ts";

/** Whether a letter is not in the verse. */
export const extension = z
  .boolean()
  .describe("Whether it is outside the 33 consonants and the nine vowels that Aryabhata names.");

const breakdownEntry = z
  .object({
    char: z
      .string()
      .describe(
        "As typed: all but unwritten vowels, joined, give the word. An unwritten one is the script's own अ.",
      ),
    type: z
      .enum([
        "consonant",
        "vowel_for_consonant",
        "implicit_vowel",
        "standalone_vowel",
        "sign",
        "virama",
        "other",
      ])
      .describe("An implicit_vowel is not written; the last three add nothing."),
    vowel: z
      .string()
      .nullable()
      .describe("For a consonant, the vowel it takes; for a vowel, itself."),
    value: wholeNumber.describe(
      "A consonant's number; a vowel's place value; what a standalone vowel adds; 0 otherwise.",
    ),
    value_text: wholeNumberText,
    consonant: z.string().nullable().describe("For a vowel: the cluster it closes, as written."),
    consonant_sum_at_vowel: wholeNumber
      .nullable()
      .describe("For a vowel of consonants: their sum times the place value."),
    consonant_sum_at_vowel_text: wholeNumberText.nullable(),
    latin: z
      .string()
      .nullable()
      .describe("The letter in IAST, the key of its sound and colour; null if it is not a letter."),
    exponent: z.int().nullable().describe("For a vowel: it names the place 10^exponent."),
    extension,
    note: z.string().nullable().describe("Why it counts nothing, or what is special about it."),
  })
  .meta({
    id: "BreakdownEntry",
    description: "One character or sign of a word, or the vowel a letter carries unwritten.",
  });
export type BreakdownEntry = z.infer<typeof breakdownEntry>;

const readingNote = z
  .object({
    code: z.string(),
    message: z.string(),
    alternative: z
      .object({
        text: z.string().optional(),
        rules: readingRules.partial().optional(),
        value: wholeNumber,
        value_text: wholeNumberText,
      })
      .optional()
      .describe("Another reading: the text or rules for it, and its value."),
  })
  .meta({
    id: "ReadingNote",
    description:
      "Something the reader of a word should know, with another reading if there is one.",
  });

export const spellings = z
  .object({
    devanagari: z.string(),
    latin: z.string(),
    kannada: z.string(),
    telugu: z.string(),
  })
  .meta({ id: "Spellings", description: "The same word in each script." });

export const wordReading = z
  .object({
    value: wholeNumber,
    value_text: wholeNumberText,
    reading: spellings.describe("The same reading written in each script."),
    letters_breakdown: z.array(breakdownEntry),
    syllables: z
      .array(z.object({ text: z.string(), value: wholeNumber, value_text: wholeNumberText }))
      .describe(
        "The word in syllables: consonants that share a vowel, and what they add together.",
      ),
    notes: z.array(readingNote),
    katapayadi: z
      .object({
        value_text: z.string(),
        digits: z.array(z.object({ letter: z.string(), digit: z.int() })),
      })
      .describe("The same word by the katapayadi system."),
    known: z
      .array(
        z.object({
          meaning: z.string(),
          source: z.string(),
          misprint: wholeNumberText
            .nullable()
            .describe("The number in the source, if it differs from that of the letters."),
        }),
      )
      .describe("Where the literature has the word with this value."),
  })
  .meta({ id: "WordReading", description: "A word read as a number, with the working." });
export type WordReading = z.infer<typeof wordReading>;
