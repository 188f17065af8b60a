import { z } from "zod";
import {
  calculateResponse,
  closestCharacterResponse,
  colourMappingsResponse,
  encodeResponse,
  mappingsResponse,
  processSentenceResponse,
} from "./aryabhatta-answers.ts";
import {
  calculateRequest,
  closestCharacterRequest,
  encodeRequest,
  processSentenceRequest,
} from "./aryabhatta-requests.ts";
import type { Endpoint, EndpointKey } from "./endpoint.ts";
import { hexColour } from "./hex-colour.ts";

// An entry of a breakdown with the fields that it has.
const letterEntry = (char: string, fields: object, value = 0) => ({
  char,
  vowel: null,
  value,
  value_text: `${value}`,
  consonant: null,
  consonant_sum_at_vowel: null,
  consonant_sum_at_vowel_text: null,
  latin: null,
  exponent: null,
  extension: false,
  note: null,
  ...fields,
});

export const aryabhattaEndpoints = {
  "GET /aryabhatta/colors": {
    summary: "The colour of every letter of the four scripts.",
    description: "One colour for each letter, however it is written: अ, a, ಅ and అ share theirs.",
    answer: { ẑ: "#51908d", ज़: "#51908d", ౙ: "#51908d", ĉ: "#226362" },
    access: "member",
    response: z.record(z.string(), hexColour),
  },
  "POST /aryabhatta/process_sentence": {
    summary: "Read words as numbers by Aryabhata's rule, sign by sign.",
    description:
      "Consonants that share a vowel are added, and their sum is multiplied by the vowel's place value; the parts of a word are added. The breakdown has one entry for each character, and one for each unwritten vowel.",
    examples: [
      {
        title: "The revolutions of the Sun in a yuga",
        body: { word: "ख्युघृ", inputScript: "devanagari" },
      },
      {
        title: "Two words in IAST, a final consonant read with a",
        body: { word: "rāma kṛṣṇam", inputScript: "latin", scheme: "iast", finalConsonant: "a" },
      },
    ],
    answer: {
      tokens: [
        {
          ख्यु: {
            value: 320000,
            value_text: "320000",
            reading: { devanagari: "ख्यु", latin: "khyu", kannada: "ಖ್ಯು", telugu: "ఖ్యు" },
            letters_breakdown: [
              letterEntry("ख", { type: "consonant", vowel: "उ", latin: "kh" }, 2),
              letterEntry("्", { type: "virama", note: "takes away the inherent a" }),
              letterEntry("य", { type: "consonant", vowel: "उ", latin: "y" }, 30),
              letterEntry(
                "ु",
                {
                  type: "vowel_for_consonant",
                  vowel: "उ",
                  consonant: "ख्य",
                  consonant_sum_at_vowel: 320000,
                  consonant_sum_at_vowel_text: "320000",
                  latin: "u",
                  exponent: 4,
                },
                10000,
              ),
            ],
            syllables: [{ text: "ख्यु", value: 320000, value_text: "320000" }],
            notes: [],
            katapayadi: { value_text: "1", digits: [{ letter: "y", digit: 1 }] },
            known: [],
          },
        },
      ],
      total: 320000,
      total_text: "320000",
      scheme: null,
      rules: {
        standaloneVowel: "place",
        finalConsonant: "zero",
        extensions: "count",
        anusvara: "zero",
        scheme: "auto",
      },
    },
    access: "member",
    body: processSentenceRequest,
    response: processSentenceResponse,
    refusals: { 422: "Blank, over 100 characters, or not well-formed text." },
  },
  "POST /aryabhatta/calculate": {
    summary: "Add, multiply, subtract or divide the numbers of words, exactly.",
    description:
      "Returns the running results from the second number on; the last one is final. Fractions are exact in result_text. One result may have 20,000 digits, all together 200,000.",
    examples: [
      { title: "A sum", body: { tokens: [4320000, "57753336"], operation: "addition" } },
      { title: "An exact quotient", body: { tokens: [22, 7], operation: "division_fd" } },
    ],
    answer: { operation: "addition", result: [62073336], result_text: ["62073336"] },
    access: "member",
    body: calculateRequest,
    response: calculateResponse,
    refusals: { 422: "Division by zero, a result too large, or an unknown operation." },
  },
  "GET /aryabhatta/get_mappings": {
    summary: "Letters and signs with their numbers, side by side in four scripts.",
    description:
      "Consonants and vowels with their numbers, then vowel signs and other marks. A vowel names the place 10^exponent.",
    answer: {
      consonants: [
        {
          number: 1,
          ordinal: 1,
          value: 1,
          extension: false,
          devanagariChar: "क",
          latinChar: "k",
          kannadaChar: "ಕ",
          teluguChar: "క",
        },
      ],
      vowels: [
        {
          number: 1,
          ordinal: 1,
          exponent: 0,
          extension: false,
          devanagariChar: "अ",
          latinChar: "a",
          kannadaChar: "ಅ",
          teluguChar: "అ",
        },
      ],
      devanagari_matras_map: [
        { devanagariChar: "ा", latinEquivalent: "ā", kannadaChar: "ಾ", teluguChar: "ా" },
      ],
      devanagari_modifiers_map: [
        { devanagariChar: "ं", latinEquivalent: "ṃ", kannadaChar: "ಂ", teluguChar: "ం" },
      ],
    },
    access: "member",
    response: mappingsResponse,
  },
  "POST /aryabhatta/closest_character": {
    summary: "The letter whose colour is nearest to a given one.",
    description: "Nearest to the eye: by distance in OKLab.",
    examples: [{ body: { r: 153, g: 76, b: 66 } }],
    answer: {
      closest_character: "ख",
      colour_shade: "dark brick",
      sthana: "Guttural",
      color_hex: "#994c42",
      delta_e: 0,
    },
    access: "member",
    body: closestCharacterRequest,
    response: closestCharacterResponse,
    refusals: { 422: "A component outside 0 to 255." },
  },
  "GET /aryabhatta/color_mappings": {
    summary: "All letters with their colours, shades and places of articulation.",
    description: "One row for each letter in the order of the varnamala.",
    answer: {
      success: true,
      data: [
        {
          id: 1,
          devanagari_char: "अ",
          color_hex: "#f9c4bb",
          color_r: 249,
          color_g: 196,
          color_b: 187,
          colour_shade: "pale salmon",
          sthana: "Guttural",
        },
      ],
    },
    access: "member",
    response: colourMappingsResponse,
  },
  "POST /aryabhatta/encode": {
    summary: "Words whose value is a given number, shortest first.",
    description: "Words of the literature come first. Every word reads back to the number.",
    examples: [{ body: { number: 4320000, outputScript: "devanagari" } }],
    answer: {
      number: 4320000,
      number_text: "4320000",
      words: [
        {
          word: "ख्युघृ",
          letters: 5,
          canonical: true,
          known: "revolutions of the Sun (years) in a yuga",
          reading: { devanagari: "ख्युघृ", latin: "khyughṛ", kannada: "ಖ್ಯುಘೃ", telugu: "ఖ్యుఘృ" },
        },
      ],
    },
    access: "member",
    body: encodeRequest,
    response: encodeResponse,
    refusals: { 422: "A number outside 1 to 10^18 − 1." },
  },
} as const satisfies Record<EndpointKey, Endpoint>;
