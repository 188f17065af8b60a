import type { Api } from "#contract/api.ts";

type Check = (value: unknown) => boolean;

const text: Check = (value) => typeof value === "string";
const number: Check = (value) => typeof value === "number";
const fields =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isObject(value) && Object.entries(checks).every(([name, check]) => check(value[name]));
const entriesOf =
  (check: Check): Check =>
  (value) =>
    isObject(value) && Object.values(value).every(check);
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const letter = fields({ number, devanagariChar: text, latinChar: text });
const sign = fields({ devanagariChar: text, latinEquivalent: text });
const word = fields({
  value_text: text,
  reading: entriesOf(text),
  letters_breakdown: listOf(fields({ char: text, type: text })),
  syllables: listOf(fields({ text, value_text: text })),
  notes: listOf(fields({ message: text })),
  katapayadi: fields({ value_text: text, digits: listOf(fields({ letter: text })) }),
  known: listOf(fields({ meaning: text })),
});

// The fields that the pages draw from. The CIRUS lists are absent because their reader takes any
// shape. The workings of the sutras are too deep to check; an error boundary surrounds what draws
// them.
const SHAPES: Readonly<Partial<Record<keyof Api, Check>>> = {
  "POST /auth/login": fields({ access_token: text }),
  "POST /auth/second-factor": fields({ access_token: text }),
  "POST /auth/passkey": fields({ access_token: text, email: text }),
  "GET /melakarta/melakarta-ragas": listOf(
    fields({
      raga_number: number,
      raga_name_latin: text,
      raga_name_devanagari: text,
      swaras_latin: text,
      colour_rgb: text,
    }),
  ),
  "GET /aryabhatta/colors": entriesOf(text),
  "POST /aryabhatta/process_sentence": fields({ tokens: listOf(entriesOf(word)) }),
  "POST /aryabhatta/calculate": fields({ operation: text, result_text: listOf(text) }),
  "GET /aryabhatta/get_mappings": fields({
    consonants: listOf(letter),
    vowels: listOf(letter),
    devanagari_matras_map: listOf(sign),
    devanagari_modifiers_map: listOf(sign),
  }),
  "POST /aryabhatta/closest_character": fields({
    closest_character: text,
    colour_shade: text,
    sthana: text,
  }),
  "GET /aryabhatta/color_mappings": fields({
    data: listOf(fields({ devanagari_char: text, color_hex: text })),
  }),
  "POST /aryabhatta/encode": fields({
    words: listOf(fields({ word: text, reading: entriesOf(text) })),
  }),
};

/** Whether an answer has the fields that the pages draw. */
export const isDrawable = (key: keyof Api, answer: unknown): boolean =>
  SHAPES[key]?.(answer) ?? (typeof answer === "object" && answer !== null);
