import { z } from "zod";
import { OPERATIONS } from "#domain/numeration/arithmetic.ts";
import { DEFAULT_RULES } from "#domain/numeration/reading.ts";
import { SCRIPTS } from "#domain/numeration/script.ts";
import type { Endpoint, EndpointKey } from "./endpoint.ts";
import { hexColour } from "./hex-colour.ts";
import { wholeNumber, wholeNumberInput, wholeNumberText } from "./whole-number.ts";

function choice<const T extends readonly [string, ...string[]]>(name: string, values: T) {
  return z.enum(values, { error: `${name} is one of ${values.join(", ")}.` });
}

const script = (name: string) => choice(name, SCRIPTS);

/** The choices on which calculators differ. */
const readingRules = z.strictObject({
  standaloneVowel: choice("standaloneVowel", ["place", "zero"]),
  finalConsonant: choice("finalConsonant", ["zero", "a"]),
  extensions: choice("extensions", ["count", "zero"]),
  anusvara: choice("anusvara", ["zero", "nasal"]),
  scheme: choice("scheme", ["auto", "iast", "ascii", "hk", "itrans"]),
});

const { shape: rule } = readingRules;

export const processSentenceRequest = z.strictObject({
  word: z.string({ error: "Send the word or sentence as text in the field word." }),
  inputScript: script("inputScript"),
  standaloneVowel: rule.standaloneVowel.default(DEFAULT_RULES.standaloneVowel),
  finalConsonant: rule.finalConsonant.default(DEFAULT_RULES.finalConsonant),
  extensions: rule.extensions.default(DEFAULT_RULES.extensions),
  anusvara: rule.anusvara.default(DEFAULT_RULES.anusvara),
  scheme: rule.scheme.default(DEFAULT_RULES.scheme),
});

/** One character or sign of a word, or the vowel a letter carries unwritten. */
export const breakdownEntry = z.object({
  char: z.string(),
  type: z.enum([
    "consonant",
    "vowel_for_consonant",
    "implicit_vowel",
    "standalone_vowel",
    "sign",
    "virama",
    "other",
  ]),
  /** For a consonant, the vowel it takes; for a vowel, itself. */
  vowel: z.string().nullable(),
  /** A consonant's number; a vowel's place value; what a standalone vowel adds; 0 otherwise. */
  value: wholeNumber,
  value_text: wholeNumberText,
  /** For a vowel: the cluster it closes, as written. */
  consonant: z.string().nullable(),
  consonant_sum_at_vowel: wholeNumber.nullable(),
  consonant_sum_at_vowel_text: wholeNumberText.nullable(),
  /** The letter in IAST, the key of its sound and colour; null for what is not a letter. */
  latin: z.string().nullable(),
  /** For a vowel: it names the place 10^exponent. */
  exponent: z.int().nullable(),
  extension: z.boolean(),
  note: z.string().nullable(),
});
export type BreakdownEntry = z.infer<typeof breakdownEntry>;

export const readingNote = z.object({
  code: z.string(),
  message: z.string(),
  /** Another reading one press away: the text or rules that give it, and its value. */
  alternative: z
    .object({
      text: z.string().optional(),
      rules: readingRules.partial().optional(),
      value: wholeNumber,
      value_text: wholeNumberText,
    })
    .optional(),
});

const spellings = z.object({
  devanagari: z.string(),
  latin: z.string(),
  kannada: z.string(),
  telugu: z.string(),
});

export const wordReading = z.object({
  value: wholeNumber,
  value_text: wholeNumberText,
  /** The same reading written in each script. */
  reading: spellings,
  letters_breakdown: z.array(breakdownEntry),
  /** The word in syllables: consonants that share a vowel, and what they add together. */
  syllables: z.array(
    z.object({ text: z.string(), value: wholeNumber, value_text: wholeNumberText }),
  ),
  notes: z.array(readingNote),
  /** The same word by the katapayadi system. */
  katapayadi: z.object({
    value_text: z.string(),
    digits: z.array(z.object({ letter: z.string(), digit: z.int() })),
  }),
  /** Where the word stands in the literature with this value. */
  known: z.array(
    z.object({
      meaning: z.string(),
      source: z.string(),
      /** The number the source gives where it is not the one its letters give. */
      misprint: wholeNumberText.nullable(),
    }),
  ),
});
export type WordReading = z.infer<typeof wordReading>;

export const processSentenceResponse = z.object({
  /** One per word, each an object with the word as its only key. */
  tokens: z.array(z.record(z.string(), wordReading)),
  total: wholeNumber,
  total_text: wholeNumberText,
  /** How the Latin was read; null for the other scripts. */
  scheme: z.string().nullable(),
  /** The rules the words were counted by. */
  rules: readingRules,
});
export type ProcessSentenceResponse = z.infer<typeof processSentenceResponse>;

export const calculateRequest = z.strictObject({
  tokens: z
    .array(wholeNumberInput, { error: "Send the numbers as a list in the field tokens." })
    .min(1, "Send at least one number.")
    .max(100, "Send at most 100 numbers."),
  operation: choice("operation", OPERATIONS),
});

export const calculateResponse = z.object({
  operation: z.enum(OPERATIONS),
  /** Running results, the last one final. A fraction is rounded to 10 decimals here and exact beside. */
  result: z.array(z.union([z.number(), z.string()])),
  /** Exact: digits, or p/q in lowest terms. */
  result_text: z.array(z.string()),
});
export type CalculateResponse = z.infer<typeof calculateResponse>;

const letterEntry = z.object({
  number: z.int(),
  ordinal: z.int(),
  devanagariChar: z.string(),
  latinChar: z.string(),
  kannadaChar: z.string(),
  teluguChar: z.string(),
  extension: z.boolean(),
});
const signEntry = z.object({
  devanagariChar: z.string(),
  latinEquivalent: z.string(),
  kannadaChar: z.string(),
  teluguChar: z.string(),
});

export const mappingsResponse = z.object({
  consonants: z.array(letterEntry.extend({ value: z.int() })),
  vowels: z.array(letterEntry.extend({ exponent: z.int() })),
  devanagari_matras_map: z.array(signEntry),
  devanagari_modifiers_map: z.array(signEntry),
});
export type MappingsResponse = z.infer<typeof mappingsResponse>;

const byte = (name: string) =>
  z
    .int({ error: `${name} is a whole number from 0 to 255.` })
    .min(0, `${name} is a whole number from 0 to 255.`)
    .max(255, `${name} is a whole number from 0 to 255.`);

export const closestCharacterRequest = z.strictObject({ r: byte("r"), g: byte("g"), b: byte("b") });

export const closestCharacterResponse = z.object({
  closest_character: z.string(),
  colour_shade: z.string(),
  sthana: z.string(),
  color_hex: hexColour,
  /** Distance in OKLab: 0 the same colour, about 0.02 just visible. */
  delta_e: z.number(),
});
export type ClosestCharacterResponse = z.infer<typeof closestCharacterResponse>;

export const colourMappingRow = z.object({
  id: z.int(),
  devanagari_char: z.string(),
  color_hex: hexColour,
  color_r: z.int(),
  color_g: z.int(),
  color_b: z.int(),
  colour_shade: z.string(),
  sthana: z.string(),
});
export const colourMappingsResponse = z.object({
  success: z.literal(true),
  data: z.array(colourMappingRow),
});
export type ColourMappingsResponse = z.infer<typeof colourMappingsResponse>;

export const encodeRequest = z.strictObject({
  number: wholeNumberInput,
  outputScript: script("outputScript"),
});
export const encodeResponse = z.object({
  number: wholeNumber,
  number_text: wholeNumberText,
  /** Known words first, then shortest first; every one reads back to the number. */
  words: z.array(
    z.object({
      word: z.string(),
      reading: spellings,
      /** Letters written, counting each consonant and each vowel. */
      letters: z.int(),
      canonical: z.boolean(),
      known: z.string().nullable(),
    }),
  ),
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
