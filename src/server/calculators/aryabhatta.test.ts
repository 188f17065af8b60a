import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { api } from "#contract/api.ts";
import { apiErrorBody } from "#contract/error.ts";
import { anyCodePoints } from "#domain/any-text.fixture.ts";
import { bearer, memberToken, openTestApp, send } from "../testing/test-app.ts";

const { app } = await openTestApp();
const token = await memberToken(app);
const headers = bearer(token);
const PROCESS = "/aryabhatta/process_sentence";

type Key = Extract<keyof typeof api, `${string} /aryabhatta/${string}`>;

/** Makes a call and checks its answer against the contract. */
async function call<K extends Key>(key: K, payload?: object) {
  const [method, path] = key.split(" ") as ["GET" | "POST", string];
  const answer = await app.inject({
    method,
    url: `/api/v1${path}`,
    headers,
    ...(payload && { payload }),
  });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.headers["cache-control"]).toBe("no-store");
  return api[key].response.parse(answer.json()) as z.output<(typeof api)[K]["response"]>;
}

/** Makes a call that is refused, and gives the refusal. */
async function refusal(key: Key, payload: object) {
  const url = `/api/v1${key.split(" ")[1]}`;
  const answer = await app.inject({ method: "POST", url, headers, payload });
  return { status: answer.statusCode, ...apiErrorBody.parse(answer.json()) };
}

const read = (word: string, inputScript = "devanagari", rules = {}) =>
  call("POST /aryabhatta/process_sentence", { word, inputScript, ...rules });

describe("process_sentence", () => {
  test.each([
    ["ख्युघृ", "devanagari"],
    ["khyughṛ", "latin"],
    ["ಖ್ಯುಘೃ", "kannada"],
    ["ఖ్యుఘృ", "telugu"],
  ])("%s (%s) is 4,320,000, the years of a yuga", async (word, script) => {
    const { tokens, total } = await read(word, script);
    expect(tokens).toHaveLength(1);
    const reading = tokens[0]![word]!;
    expect(reading).toMatchObject({
      value: 4_320_000,
      value_text: "4320000",
      reading: { devanagari: "ख्युघृ", latin: "khyughṛ", kannada: "ಖ್ಯುಘೃ", telugu: "ఖ్యుఘృ" },
      katapayadi: { value_text: "41" },
    });
    expect(reading.known[0]?.source).toContain("Gītikāpāda 1.3");
    expect(total).toBe(4_320_000);
  });

  test("reads the Moon's word as it is printed, and offers it for its misspelling", async () => {
    const [moon, misspelt] = (await read("चयगियिङुशुछ्लृ चयगियिङुशुछॢ")).tokens.flatMap(Object.values);
    expect(moon).toMatchObject({ value: 57_753_336, notes: [] });
    expect(misspelt!.notes).toMatchObject([
      { alternative: { text: "चयगियिङुशुछ्लृ", value: 57_753_336, value_text: "57753336" } },
    ]);
  });

  test("tells every sign of the word in the specification's terms", async () => {
    const { tokens } = await read("ख्युघृ");
    const rows = tokens[0]!.ख्युघृ!.letters_breakdown.map((entry) => [
      entry.char,
      entry.type,
      entry.vowel,
      entry.value,
      entry.consonant,
      entry.consonant_sum_at_vowel,
    ]);
    expect(rows).toEqual([
      ["ख", "consonant", "उ", 2, null, null],
      ["्", "virama", null, 0, null, null],
      ["य", "consonant", "उ", 30, null, null],
      ["ु", "vowel_for_consonant", "उ", 10_000, "ख्य", 320_000],
      ["घ", "consonant", "ऋ", 4, null, null],
      ["ृ", "vowel_for_consonant", "ऋ", 1_000_000, "घ", 4_000_000],
    ]);
  });

  test("reads a sentence word by word and totals it: the speed of light of a medieval gloss", async () => {
    const { tokens, total_text } = await read("jala ghini jhuśu", "latin");
    expect(tokens.map((entry) => Object.keys(entry)[0])).toEqual(["jala", "ghini", "jhuśu"]);
    const sum = tokens
      .flatMap((entry) => Object.values(entry))
      .reduce((total, { value_text }) => total + BigInt(value_text), 0n);
    expect(BigInt(total_text)).toBe(sum);
  });

  test("marks a misprint of the literature: the letters rule, not the print", async () => {
    const { tokens } = await read("cayi", "latin");
    expect(tokens[0]!.cayi).toMatchObject({ value: 3006, known: [{ misprint: "3600" }] });
  });

  test("gives a value past 2^53 as text, exact to the last digit", async () => {
    const { tokens } = await read("भौम");
    expect(tokens[0]!.भौम).toMatchObject({
      value: "240000000000000025",
      value_text: "240000000000000025",
    });
  });

  test("counts by the rules it is given and says by which", async () => {
    const counted = await read("आर्यभट");
    const strict = await read("आर्यभट", "devanagari", { standaloneVowel: "zero" });
    expect([counted.total, strict.total]).toEqual([106, 105]);
    expect(strict.rules).toMatchObject({ standaloneVowel: "zero", finalConsonant: "zero" });
  });

  test.each(["__proto__", "constructor", "toString"])(
    "%s is a word like any other",
    async (word) => {
      const answer = await send(app, PROCESS, { word, inputScript: "latin" }, { headers });
      expect(answer.statusCode).toBe(200);
      expect(Object.keys(answer.json().tokens[0])).toEqual([word]);
    },
  );

  test.each([
    ["blank", "  ", "Please enter a word or sentence to process."],
    ["101 letters", "क".repeat(101), "Input exceeds 100 character limit."],
    ["101 letters outside the first plane", "𑀓".repeat(101), "Input exceeds 100 character limit."],
  ])("refuses %s in the specification's words", async (_, word, sentence) => {
    const answer = await refusal("POST /aryabhatta/process_sentence", {
      word,
      inputScript: "devanagari",
    });
    expect(answer).toMatchObject({ status: 422, detail: sentence, error: sentence });
  });

  test.each([
    ["a lone surrogate", { word: "क\ud800", inputScript: "devanagari" }],
    ["NUL", { word: "क\u0000", inputScript: "devanagari" }],
    ["an unknown script", { word: "क", inputScript: "klingon" }],
    ["an unknown rule", { word: "क", inputScript: "devanagari", scheme: "guess" }],
    ["a missing script", { word: "क" }],
    ["a list for the word", { word: ["क"], inputScript: "devanagari" }],
  ])("refuses %s with a sentence that says what to do", async (_, payload) => {
    const { status, detail } = await refusal("POST /aryabhatta/process_sentence", payload);
    expect(status).toBe(422);
    expect(detail).toMatch(/^\S.{15,}\.$/u);
  });

  test("a hundred letters of the second plane are within the limit", async () => {
    expect((await read("𑀓".repeat(100))).total).toBe(0);
  });

  test("answers anything at all with a reading or a refusal", async () => {
    await fc.assert(
      fc.asyncProperty(
        anyCodePoints(110),
        fc.constantFrom("devanagari", "latin", "kannada", "telugu"),
        async (word, inputScript) => {
          const answer = await send(app, PROCESS, { word, inputScript }, { headers });
          expect([200, 422]).toContain(answer.statusCode);
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe("calculate", () => {
  const calculate = (tokens: unknown[], operation: string) =>
    call("POST /aryabhatta/calculate", { tokens, operation });

  test.each([
    ["addition", [12, 3, 8], ["15", "23"]],
    ["multiplication", [12, 3, 8], ["36", "288"]],
    ["subtraction_fd", [12, 3, 8], ["9", "1"]],
    ["subtraction_bd", [12, 3, 8], ["5", "-7"]],
    ["division_fd", [12, 3, 8], ["4", "1/2"]],
    ["division_bd", [12, 3, 8], ["8/3", "2/9"]],
  ])("%s of 12, 3 and 8", async (operation, tokens, expected) => {
    const answer = await calculate(tokens, operation);
    expect(answer).toMatchObject({ operation, result_text: expected });
  });

  test("a single number is its own result", async () => {
    expect(await calculate(["5"], "division_bd")).toMatchObject({ result: [5] });
  });

  test("stays exact past 2^53, and rounds a fraction only beside its exact text", async () => {
    const big = await calculate(["9007199254740993", 2], "multiplication");
    expect(big).toMatchObject({
      result: ["18014398509481986"],
      result_text: ["18014398509481986"],
    });
    const third = await calculate([1, 3], "division_fd");
    expect(third).toMatchObject({ result: [0.3333333333], result_text: ["1/3"] });
  });

  test.each([
    ["division by zero", [1, 0], "division_fd", "division_by_zero", "Division by zero."],
    ["a number that lost its digits", [2 ** 53], "addition", "use_text", /as text/],
    ["a fraction", [1.5], "addition", "use_text", /whole numbers/i],
    ["a word for a number", ["twelve"], "addition", "invalid_request", /digits/],
    ["20,001 digits", ["9".repeat(20_001)], "addition", "invalid_request", /20,000/],
    ["no numbers", [], "addition", "invalid_request", /at least one/],
    ["101 numbers", Array(101).fill(1), "addition", "invalid_request", /at most 100/],
    ["an unknown operation", [1, 2], "power", "invalid_request", /addition, multiplication/],
    [
      "a product past 20,000 digits",
      ["9".repeat(15_000), "9".repeat(15_000)],
      "multiplication",
      "result_too_large",
      /20,000/,
    ],
  ])("refuses %s", async (_, tokens, operation, code, sentence) => {
    const answer = await refusal("POST /aryabhatta/calculate", { tokens, operation });
    expect(answer).toMatchObject({ status: 422, code });
    expect(answer.detail).toMatch(sentence);
  });
});

describe("colours", () => {
  test("closest_character finds a letter by its own colour, at distance 0", async () => {
    const { data } = await call("GET /aryabhatta/color_mappings");
    for (const row of data) {
      const answer = await call("POST /aryabhatta/closest_character", {
        r: row.color_r,
        g: row.color_g,
        b: row.color_b,
      });
      expect(answer).toEqual({
        closest_character: row.devanagari_char,
        colour_shade: row.colour_shade,
        sthana: row.sthana,
        color_hex: row.color_hex,
        delta_e: 0,
      });
    }
  });

  test.each([
    { r: 256, g: 0, b: 0 },
    { r: -1, g: 0, b: 0 },
    { r: 1.5, g: 0, b: 0 },
    { r: "1", g: 0, b: 0 },
    { r: 1, g: 0 },
  ])("closest_character refuses %j", async (payload) => {
    const answer = await refusal("POST /aryabhatta/closest_character", payload);
    expect(answer.status).toBe(422);
    expect(answer.detail).toMatch(/is a whole number from 0 to 255\.$/);
  });

  test("a letter has one colour in all four scripts", async () => {
    const colours = await call("GET /aryabhatta/colors");
    expect(new Set(["ख", "kh", "ಖ", "ఖ"].map((letter) => colours[letter])).size).toBe(1);
  });
});

test("get_mappings gives the 5×5 grid its numbers, and vowels their places in the list", async () => {
  const { consonants, vowels } = await call("GET /aryabhatta/get_mappings");
  expect(consonants.slice(0, 25).map(({ number }) => number)).toEqual(
    Array.from({ length: 25 }, (_, index) => index + 1),
  );
  expect(consonants.slice(25, 33).map(({ number }) => number)).toEqual([
    30, 40, 50, 60, 70, 80, 90, 100,
  ]);
  expect(vowels.map(({ number }) => number)).toEqual(vowels.map((_, index) => index + 1));
});

describe("encode", () => {
  test("leads with the tradition's own word", async () => {
    const { words } = await call("POST /aryabhatta/encode", {
      number: "4320000",
      outputScript: "devanagari",
    });
    expect(words[0]).toMatchObject({ word: "ख्युघृ", reading: { latin: "khyughṛ" } });
    for (const { word } of words) expect((await read(word)).total).toBe(4_320_000);
  });

  test.each(["0", "-5", "1000000000000000000"])("refuses %s", async (number) => {
    const answer = await refusal("POST /aryabhatta/encode", { number, outputScript: "latin" });
    expect(answer).toMatchObject({ status: 422, code: "number_out_of_range" });
  });
});
