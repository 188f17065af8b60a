import type { FastifyInstance } from "fastify";
import {
  closestLetter,
  colourByLetter,
  type LetterColour,
  letterColours,
} from "#domain/colour/letter-colours.ts";
import { fractionText, type Rational } from "#domain/exact/rational.ts";
import { roundedDecimal } from "#domain/exact/rounded-decimal.ts";
import { SCRIPTS } from "#domain/letters/letters.ts";
import { mappings, type WrittenForms } from "#domain/letters/mappings.ts";
import { spellSyllables } from "#domain/letters/spell.ts";
import { calculate } from "#domain/numeration/arithmetic.ts";
import { encode } from "#domain/numeration/encode.ts";
import { readText } from "#domain/numeration/read-text.ts";
import { ApiError } from "../http/api-error.ts";
import { mount } from "../http/mount.ts";
import { exactOnWire } from "./exact-on-wire.ts";
import { wordOnWire } from "./word-on-wire.ts";

/** Words to numbers and back, the arithmetic on them, and the colours of letters. */
export function aryabhattaRoutes(app: FastifyInstance) {
  const colours = colourByLetter();
  const colourRows = letterColours.map(colourRow);
  const letterMappings = mappingsOnWire();

  mount(app, "GET /aryabhatta/colors", () => colours);
  mount(app, "GET /aryabhatta/color_mappings", () => ({ success: true, data: colourRows }));
  mount(app, "GET /aryabhatta/get_mappings", () => letterMappings);

  mount(app, "POST /aryabhatta/process_sentence", ({ body }) => {
    const { word: text, inputScript, ...rules } = body;
    const { words, scheme, total } = readText(text, inputScript, rules);
    if (words.length === 0) {
      const sentence = "Please enter a word or sentence to process.";
      throw new ApiError(422, "text_blank", sentence);
    }
    return {
      tokens: words.map((reading) => ({ [reading.word]: wordOnWire(reading) })),
      ...exactOnWire("total", total),
      scheme,
      rules,
    };
  });

  mount(app, "POST /aryabhatta/calculate", ({ body: { tokens, operation } }) => {
    const results = calculate(tokens, operation).map(resultOnWire);
    return {
      operation,
      result: results.map(({ nearest }) => nearest),
      result_text: results.map(({ text }) => text),
    };
  });

  mount(app, "POST /aryabhatta/closest_character", ({ body }) => {
    const { letter, deltaE } = closestLetter(body);
    return {
      closest_character: letter.devanagari,
      colour_shade: letter.shade,
      sthana: letter.sthana,
      color_hex: letter.hex,
      delta_e: deltaE,
    };
  });

  mount(app, "POST /aryabhatta/encode", ({ body: { number, outputScript } }) => ({
    ...exactOnWire("number", number),
    words: encode(number, outputScript).map(({ syllables, known = null, ...word }) => ({
      ...word,
      known,
      reading: Object.fromEntries(
        SCRIPTS.map((script) => [script, spellSyllables(syllables, script)]),
      ) as Record<(typeof SCRIPTS)[number], string>,
    })),
  }));
}

function mappingsOnWire() {
  const { consonants, vowels, matras, modifiers } = mappings();
  return {
    consonants: consonants.map(letterOnWire),
    vowels: vowels.map(letterOnWire),
    devanagari_matras_map: matras.map(signOnWire),
    devanagari_modifiers_map: modifiers.map(signOnWire),
  };
}

function letterOnWire<Entry extends WrittenForms>(entry: Entry) {
  const { latin, devanagari, kannada, telugu, ...numbers } = entry;
  return {
    ...numbers,
    devanagariChar: devanagari,
    latinChar: latin,
    kannadaChar: kannada,
    teluguChar: telugu,
  };
}

const signOnWire = ({ latin, devanagari, kannada, telugu }: WrittenForms) => ({
  devanagariChar: devanagari,
  latinEquivalent: latin,
  kannadaChar: kannada,
  teluguChar: telugu,
});

const colourRow = ({ id, devanagari, hex, rgb, shade, sthana }: LetterColour) => ({
  id,
  devanagari_char: devanagari,
  color_hex: hex,
  color_r: rgb.r,
  color_g: rgb.g,
  color_b: rgb.b,
  colour_shade: shade,
  sthana,
});

// A whole number is exact; a fraction is rounded, because its exact text is next to it. Each is
// written only once, because a long one takes a millisecond.
function resultOnWire(value: Rational): { nearest: number | string; text: string } {
  const text = fractionText(value);
  const rounded = value.denominator === 1n ? text : roundedDecimal(value, DECIMALS).text;
  const nearest = Number(rounded);
  return { nearest: Math.abs(nearest) <= Number.MAX_SAFE_INTEGER ? nearest : rounded, text };
}

const DECIMALS = 10;
