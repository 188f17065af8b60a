import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyCodePoints } from "#domain/any-text.fixture.ts";
import fontWords from "../../../styles/fonts/first-words.txt?raw";
import { EXAMPLES, FIRST_WORD } from "./first-word.ts";
import { type LitText, litText, type Unread } from "./lit-text.ts";

const lit = (text: string) => litText(text) as LitText;
const problem = (text: string) => (litText(text) as Unread).problem;
const lettersOf = (text: string) =>
  lit(text).aksharas.map(({ letters }) => letters.map(({ iast }) => iast).join(" "));

describe("a word that can be read", () => {
  test("lights up akshara by akshara, with colour and place", () => {
    expect(lit("ख्युघृ").aksharas).toMatchObject([
      {
        text: "ख्यु",
        exponent: 4,
        letters: [
          { letter: "ख", iast: "kh", hex: "#994c42", value: 2, place: "Guttural" },
          { letter: "य", iast: "y", place: "Palatal" },
          { letter: "उ", iast: "u", value: null, place: "Labial" },
        ],
      },
      {
        text: "घृ",
        exponent: 6,
        letters: [
          { letter: "घ", iast: "gh", place: "Guttural" },
          { letter: "ऋ", iast: "ṛ", place: "Retroflex" },
        ],
      },
    ]);
  });

  test("has its number, what it stands for, and where it is worked out", () => {
    expect(lit("ख्युघृ")).toMatchObject({
      exact: "4,320,000",
      shown: { form: "power", mantissa: "4.32", exponent: 6 },
      known: { meaning: "revolutions of the Sun (years) in a yuga", isPrinted: true },
    });
    const { pathname, searchParams } = new URL(lit(" gītā ").workedOutAt, "https://here.example");
    expect([pathname, Object.fromEntries(searchParams)]).toEqual([
      "/private/aryabhatta",
      { t: "gītā", s: "latin", m: "word" },
    ]);
    expect(lit("gītā govinda").workedOutAt).toContain("m=sentence");
  });

  // The same word in four scripts; Latin is shown in Devanagari.
  test.each([
    ["कमल", "devanagari", "क"],
    ["kamala", "latin", "क"],
    ["ಕಮಲ", "kannada", "ಕ"],
    ["కమల", "telugu", "క"],
  ])("%s is %s and begins with %s", (word, script, first) => {
    expect(lit(word)).toMatchObject({ script, exact: "76" });
    expect(lit(word).aksharas[0]!.letters[0]!.letter).toBe(first);
    expect(lit(word).aksharas.map(({ letters }) => letters.map(({ hex }) => hex))).toEqual(
      lit("कमल").aksharas.map(({ letters }) => letters.map(({ hex }) => hex)),
    );
  });

  test("has its signs with the akshara before them, standing on a letter", () => {
    expect(lettersOf("संस्कृतः")).toEqual(["s a ṃ", "s k ṛ", "t a ḥ"]);
    expect(lit("संस्कृतः").aksharas[0]!.letters[2]).toMatchObject({ letter: "अं", place: "Nasal" });
    expect(lit("ಕಂ").aksharas[0]!.letters[2]!.letter).toBe("ಅಂ");
  });

  test("has both sounds of ॐ, as of ओं", () => {
    expect(lettersOf("ॐकार")).toEqual(["o ṃ", "k ā", "r a"]);
  });

  test("leaves a consonant without a vowel without a place", () => {
    expect(lettersOf("prāk")).toEqual(["p r ā", "k"]);
    expect(lit("prāk").aksharas[1]).toMatchObject({ exponent: null });
  });

  test("tells what it passes over", () => {
    expect(lit("क9ф").passedOver).toEqual(["9", "ф"]);
  });

  test.each([
    ["\u0958\u0932\u092E", [["\u0915\u093C", "\u0915"]]],
    ["\u0915\u093C\u0932\u0915\u093C", [["\u0915\u093C", "\u0915"]]],
    [
      "\u0C9C\u0CBCa\u0931",
      [
        ["\u0C9C\u0CBC", "\u0C9C"],
        ["\u0930\u093C", "\u0930"],
      ],
    ],
    ["\u093C\u0915", []],
    ["ka", []],
  ])("tells which letters of %s are read without the dot below them", (word, dotted) => {
    expect(lit(word).dotted).toEqual(dotted.map(([written, readAs]) => ({ written, readAs })));
  });

  test("is spelt in all four scripts", () => {
    expect(lit("ಕಮಲ గజ").spellings).toEqual({
      devanagari: "कमल गज",
      latin: "kamala gaja",
      kannada: "ಕಮಲ ಗಜ",
      telugu: "కమల గజ",
    });
  });

  test("does not repeat a misprint as if it were true", () => {
    expect(lit("भकि").known).toBeNull();
  });
});

test("the small font of the page has the words to press and the first word’s aksharas", () => {
  const words = EXAMPLES.filter(({ lang }) => lang !== "sa-Latn").map(({ word }) => word);
  const aksharas = lit(FIRST_WORD).aksharas.map(({ text }) => text);
  expect(fontWords.trim().split(" ").sort()).toEqual([...words, ...aksharas].sort());
});

describe("a text that cannot be read", () => {
  test.each(["", "   ", "123 !?", "дом", "🙂", "्"])("%j holds no letter", (text) => {
    expect(problem(text)).toBe(
      "No vowel or consonant is in this. Write a word in Devanagari, Latin, Kannada or Telugu letters.",
    );
  });

  test("is told how long it is, and how long it may be", () => {
    expect(lit("क".repeat(100)).exact).toBe("100");
    expect(problem("क".repeat(101))).toBe(
      "These are 101 characters; up to 100 can be read. Take a shorter word.",
    );
  });

  test("is told when it is damaged", () => {
    expect(problem("क\uD800")).toMatch(/type it again or paste it as plain text/);
  });
});

test("nothing that is typed makes it throw, and every letter has an akshara", () => {
  const letters = fc.constantFrom(..."कखर्िुृंः्ഹaāṛkhmxಕ್కి 9-'ॐ");
  const typed = fc.oneof(anyCodePoints(30), fc.string({ unit: letters, maxLength: 30 }));
  fc.assert(
    fc.property(typed, (text) => {
      const answer = litText(text);
      return "problem" in answer
        ? answer.problem.endsWith(".")
        : answer.aksharas.every((akshara) => akshara.letters.length > 0);
    }),
    { numRuns: 40 },
  );
});
