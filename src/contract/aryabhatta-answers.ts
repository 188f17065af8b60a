import { z } from "zod";
import { OPERATIONS } from "#domain/numeration/arithmetic.ts";
import { readingRules } from "./aryabhatta-requests.ts";
import { hexColour } from "./hex-colour.ts";
import { wholeNumber, wholeNumberText } from "./whole-number.ts";
import { extension, spellings, wordReading } from "./word-reading.ts";

export const processSentenceResponse = z.object({
  tokens: z
    .array(z.record(z.string(), wordReading))
    .describe("One per word, each an object with the word as its only key."),
  total: wholeNumber,
  total_text: wholeNumberText,
  scheme: z.string().nullable().describe("How the Latin was read; null for the other scripts."),
  rules: readingRules.describe("The rules by which the words were counted."),
});
export type ProcessSentenceResponse = z.infer<typeof processSentenceResponse>;

export const calculateResponse = z.object({
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

export const mappingsResponse = z.object({
  consonants: z.array(letterEntry.extend({ value: z.int().describe("What it counts.") })),
  vowels: z.array(
    letterEntry.extend({ exponent: z.int().describe("It names the place 10^exponent.") }),
  ),
  devanagari_matras_map: z.array(signEntry),
  devanagari_modifiers_map: z.array(signEntry),
});
export type MappingsResponse = z.infer<typeof mappingsResponse>;

export const closestCharacterResponse = z.object({
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
export const colourMappingsResponse = z.object({
  success: z.literal(true),
  data: z.array(colourMappingRow),
});
export type ColourMappingsResponse = z.infer<typeof colourMappingsResponse>;

export const encodeResponse = z.object({
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
