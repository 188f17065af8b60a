import { z } from "zod";
import { OPERATIONS } from "#domain/numeration/arithmetic.ts";
import {
  calculateRequest,
  closestCharacterRequest,
  encodeRequest,
  processSentenceRequest,
  readingRules,
} from "./aryabhatta-requests.ts";
import type { Endpoint, EndpointKey } from "./endpoint.ts";
import { hexColour } from "./hex-colour.ts";
import { wholeNumber, wholeNumberText } from "./whole-number.ts";

const extension = z
  .boolean()
  .describe("Whether it is outside the 33 consonants and the nine vowels that Aryabhata names.");

/** One character or sign of a word, or the unwritten vowel that a letter carries. */
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

const spellings = z
  .object({
    devanagari: z.string(),
    latin: z.string(),
    kannada: z.string(),
    telugu: z.string(),
  })
  .meta({ id: "Spellings", description: "The same word in each script." });

const wordReading = z
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

const processSentenceResponse = z.object({
  tokens: z
    .array(z.record(z.string(), wordReading))
    .describe("One per word, each an object with the word as its only key."),
  total: wholeNumber,
  total_text: wholeNumberText,
  scheme: z.string().nullable().describe("How the Latin was read; null for the other scripts."),
  rules: readingRules.describe("The rules by which the words were counted."),
});
export type ProcessSentenceResponse = z.infer<typeof processSentenceResponse>;

const calculateResponse = z.object({
  operation: z.enum(OPERATIONS),
  result: z
    .array(z.union([z.number(), z.string()]))
    .describe(
      "Running results, the last one final. A fraction is rounded to 10 decimals here and exact in result_text.",
    ),
  result_text: z.array(z.string()).describe("Exact: digits, or p/q in lowest terms."),
});
export type CalculateResponse = z.infer<typeof calculateResponse>;

const letterEntry = z.object({
  number: z
    .int()
    .describe("Shown beside it: the value of a consonant, the place of a vowel in the list."),
  ordinal: z.int().describe("Its place in the list, from 1."),
  devanagariChar: z.string(),
  latinChar: z.string(),
  kannadaChar: z.string(),
  teluguChar: z.string(),
  extension,
});
const signEntry = z
  .object({
    devanagariChar: z.string(),
    latinEquivalent: z.string(),
    kannadaChar: z.string(),
    teluguChar: z.string(),
  })
  .meta({ id: "SignEntry", description: "A vowel sign or another mark in four scripts." });

const mappingsResponse = z.object({
  consonants: z.array(letterEntry.extend({ value: z.int().describe("What it counts.") })),
  vowels: z.array(
    letterEntry.extend({ exponent: z.int().describe("It names the place 10^exponent.") }),
  ),
  devanagari_matras_map: z.array(signEntry),
  devanagari_modifiers_map: z.array(signEntry),
});
export type MappingsResponse = z.infer<typeof mappingsResponse>;

const closestCharacterResponse = z.object({
  closest_character: z.string(),
  colour_shade: z.string(),
  sthana: z.string(),
  color_hex: hexColour,
  delta_e: z.number().describe("Distance in OKLab: 0 the same colour, about 0.02 just visible."),
});
export type ClosestCharacterResponse = z.infer<typeof closestCharacterResponse>;

const colourMappingRow = z
  .object({
    id: z.int(),
    devanagari_char: z.string(),
    color_hex: hexColour,
    color_r: z.int(),
    color_g: z.int(),
    color_b: z.int(),
    colour_shade: z.string(),
    sthana: z.string(),
  })
  .meta({
    id: "ColourMapping",
    description: "A letter with its colour and its place of articulation.",
  });
const colourMappingsResponse = z.object({
  success: z.literal(true),
  data: z.array(colourMappingRow),
});
export type ColourMappingsResponse = z.infer<typeof colourMappingsResponse>;

const encodeResponse = z.object({
  number: wholeNumber,
  number_text: wholeNumberText,
  words: z
    .array(
      z.object({
        word: z.string(),
        reading: spellings,
        letters: z.int().describe("Letters written, counting each consonant and each vowel."),
        canonical: z
          .boolean()
          .describe("Whether it has one syllable for each pair of digits, the lowest pair first."),
        known: z
          .string()
          .nullable()
          .describe("What it stands for in the literature; null for a word composed here."),
      }),
    )
    .describe("Known words first, then shortest first; every one reads back to the number."),
});
export type EncodeResponse = z.infer<typeof encodeResponse>;

export const aryabhattaEndpoints = {
  "GET /aryabhatta/colors": {
    summary: "The colour of every letter of the four scripts.",
    access: "member",
    response: z.record(z.string(), hexColour),
  },
  "POST /aryabhatta/process_sentence": {
    summary: "Read words as numbers by Aryabhata's rule, sign by sign.",
    access: "member",
    body: processSentenceRequest,
    response: processSentenceResponse,
    refusals: { 422: "Blank, over 100 characters, or not well-formed text." },
  },
  "POST /aryabhatta/calculate": {
    summary: "Add, multiply, subtract or divide the numbers of words, exactly.",
    access: "member",
    body: calculateRequest,
    response: calculateResponse,
    refusals: { 422: "Division by zero, a result too large, or an unknown operation." },
  },
  "GET /aryabhatta/get_mappings": {
    summary: "Letters and signs with their numbers, side by side in four scripts.",
    access: "member",
    response: mappingsResponse,
  },
  "POST /aryabhatta/closest_character": {
    summary: "The letter whose colour is nearest to a given one.",
    access: "member",
    body: closestCharacterRequest,
    response: closestCharacterResponse,
    refusals: { 422: "A component outside 0 to 255." },
  },
  "GET /aryabhatta/color_mappings": {
    summary: "All letters with their colours, shades and places of articulation.",
    access: "member",
    response: colourMappingsResponse,
  },
  "POST /aryabhatta/encode": {
    summary: "Words whose value is a given number, shortest first.",
    access: "member",
    body: encodeRequest,
    response: encodeResponse,
    refusals: { 422: "A number outside 1 to 10^18 − 1." },
  },
} as const satisfies Record<EndpointKey, Endpoint>;
