import { describe, expect, test } from "vitest";
import type { Script } from "../letters/letters.ts";
import { AFTER_VOWEL_ROWS, DIACRITIC_ROWS, SCHEME_ROWS } from "../letters/tables/latin.data.ts";
import { readText } from "./read-text.ts";
import type { Letter, ReadingRules, VowelOfConsonants } from "./reading.ts";
import { MAX_TEXT_CODE_POINTS } from "./reading.ts";

const total = (text: string, script: Script, rules?: Partial<ReadingRules>) =>
  readText(text, script, rules).total;
const letters = (text: string, script: Script, rules?: Partial<ReadingRules>) =>
  readText(text, script, rules).words[0]!.letters;

// One entry as a line, as in the table of a reading.
function line(letter: Letter): string {
  const { char, type, value, note } = letter;
  const { vowel, consonant, consonantSumAtVowel } = letter as Partial<VowelOfConsonants>;
  const cells = [char, type, value, vowel, consonant, consonantSumAtVowel, note];
  return cells.map((cell) => cell ?? "-").join(" | ");
}

describe("readText", () => {
  test("reads the Sun's revolutions", () => {
    const reading = readText("ख्युघृ", "devanagari");
    expect(reading.total).toBe(4_320_000n);
    expect(reading.scheme).toBeNull();
  });

  // Wikipedia: 299,792,458 metres in a second.
  test("adds the words of a sentence", () => {
    const { words, total, scheme } = readText("jala ghini\tjhuśu\n jhṛsṛ  khḷ", "latin");
    expect(words.map(({ value }) => value)).toEqual([
      58n,
      2_400n,
      790_000n,
      99_000_000n,
      200_000_000n,
    ]);
    expect(total).toBe(299_792_458n);
    expect(scheme).toBe("iast");
  });

  test("finds no words in blank text", () => {
    expect(readText(" \u00A0\n", "latin")).toEqual({ words: [], scheme: null, total: 0n });
  });

  test("keeps a value past 2^53 exact", () => {
    expect(total("भौम", "devanagari")).toBe(240_000_000_000_000_025n);
    expect(total("हौ", "devanagari")).toBe(10n ** 18n);
    expect(total("हौहेहॢह".repeat(14), "devanagari")).toBe(14n * 1_000_001_010_000_000_100n);
  });

  test("works out once what it shows", () => {
    const [word] = readText("ಗಂಗಾ", "kannada").words;
    expect(word!.letters).toBe(word!.letters);
    expect(word!.notes).toBe(word!.notes);
    expect(word!.spellings).toBe(word!.spellings);
  });

  test("takes a rule left undefined as the default", () => {
    const rules = { standaloneVowel: undefined, scheme: undefined };
    expect(readText("आर्यभट", "devanagari", rules).total).toBe(106n);
  });
});

describe("the limit", () => {
  test.each(["a\u0304", "ಕ\u0CC6\u0CC2\u0CD5", "s\u0323", "क"])(
    "counts %s as it is in normal form C",
    (char) => {
      const { length } = char.normalize("NFC");
      const atLimit = char.repeat(MAX_TEXT_CODE_POINTS / length);
      expect(readText(atLimit, "latin").total).toBe(
        readText(atLimit.normalize("NFC"), "latin").total,
      );
      expect(() => readText(`${atLimit}k`, "latin")).toThrow("Input exceeds 100 character limit.");
    },
  );

  test("counts a character that normal form C takes apart as its parts", () => {
    expect(() => readText("\u0958".repeat(50), "devanagari")).not.toThrow();
    expect(() => readText("\u0958".repeat(51), "devanagari")).toThrow("Input exceeds");
  });
});

describe("refusals", () => {
  const tooLong = expect.objectContaining({
    code: "text_too_long",
    message: "Input exceeds 100 character limit.",
  });
  const notWellFormed = expect.objectContaining({ code: "text_not_well_formed" });

  test.each(["k", " ", "\u0915\u093C", "\u{1F600}", "\u{11083}"])(
    "take %s for as many characters as it has code points",
    (char) => {
      const atLimit = char.repeat(MAX_TEXT_CODE_POINTS / [...char].length);
      expect(() => readText(atLimit, "latin")).not.toThrow();
      expect(() => readText(`${atLimit}k`, "latin")).toThrow(tooLong);
    },
  );

  test("count the characters before anything else", () => {
    expect(() => readText("\0".repeat(101), "latin")).toThrow(tooLong);
  });

  test.each(["\0", "ka\u0001", "ka\u0085", "\u001B[31m", "\uD800", "क\uDC00", "\uDC00\uD800"])(
    "refuse %j",
    (text) => {
      expect(() => readText(text, "devanagari")).toThrow(notWellFormed);
    },
  );
});

describe("a breakdown", () => {
  test("shows the sum and the place of each syllable", () => {
    expect(letters("ख्युच", "devanagari").map(line)).toEqual([
      "ख | consonant | 2 | उ | - | - | -",
      "् | virama | 0 | - | - | - | takes away the inherent a",
      "य | consonant | 30 | उ | - | - | -",
      "ु | vowel_for_consonant | 10000 | उ | ख्य | 320000 | -",
      "च | consonant | 6 | अ | - | - | -",
      "अ | implicit_vowel | 1 | अ | च | 6 | -",
    ]);
  });

  test("has no implicit vowels in Latin, where a is written", () => {
    expect(letters("Khya", "latin").map(line)).toEqual([
      "Kh | consonant | 2 | a | - | - | -",
      "y | consonant | 30 | a | - | - | -",
      "a | vowel_for_consonant | 1 | a | Khy | 32 | -",
    ]);
  });

  test("names the letters by id, and gives vowels their exponent", () => {
    const entries = letters("ಕೋಳಂ", "kannada");
    expect(entries).toMatchObject([
      { latin: "k", extension: false },
      { latin: "o", exponent: 14, extension: false },
      { latin: "ḻ", extension: true },
      { latin: "a", exponent: 0, extension: false },
      { latin: "ṃ", extension: false },
    ]);
  });

  test("accounts for every mark, and puts an implicit vowel behind the marks of its letter", () => {
    expect(letters("क़\u200Dः५।", "devanagari").map(line)).toEqual([
      "क | consonant | 1 | अ | - | - | -",
      "़ | sign | 0 | - | - | - | nukta, ignored",
      "\u200D | sign | 0 | - | - | - | joiner, dropped",
      "अ | implicit_vowel | 1 | अ | क | 1 | -",
      "ः | sign | 0 | - | - | - | visarga, not counted",
      "५ | other | 0 | - | - | - | digit, not counted",
      "। | other | 0 | - | - | - | separator, not counted",
    ]);
  });

  test("keeps a mark inside a Latin letter with that letter", () => {
    expect(letters("k\u200Dha", "latin").map(({ char }) => char)).toEqual(["k\u200Dh", "a"]);
  });

  test("shows one letter that writes two as one entry", () => {
    expect(letters("xa", "latin").map(line)[0]).toBe("x | consonant | 81 | a | - | - | read as kṣ");
    expect(readText("xa", "latin").words[0]!.syllables).toEqual([
      { text: "xa", consonants: ["k", "ṣ"], vowel: "a", value: 81n },
    ]);
  });

  test("takes apart into syllables with the signs behind them", () => {
    expect(readText("इन्दुः-शम्", "devanagari").words[0]!.syllables).toEqual([
      { text: "इ", consonants: [], vowel: "i", value: 100n },
      { text: "न्दुः", consonants: ["n", "d"], vowel: "u", value: 380_000n },
      { text: "श", consonants: ["ś"], vowel: "a", value: 70n },
      { text: "म्", consonants: ["m"], vowel: null, value: 0n },
    ]);
  });
});

describe("standalone vowels", () => {
  test("count their place value", () => {
    expect(total("इ", "devanagari")).toBe(100n);
    expect(total("आर्यभट", "devanagari")).toBe(106n);
    expect(letters("इ", "devanagari").map(line)).toEqual([
      "इ | standalone_vowel | 100 | इ | - | - | outside Āryabhaṭa's rule",
    ]);
  });

  test("count nothing where the rule says so", () => {
    expect(total("आर्यभट", "devanagari", { standaloneVowel: "zero" })).toBe(105n);
    expect(letters("i", "latin", { standaloneVowel: "zero" })[0]).toMatchObject({
      value: 0n,
      note: "outside Āryabhaṭa's rule, not counted",
    });
  });

  test("include a vowel sign without a consonant", () => {
    expect(letters("ಿ", "kannada").map(line)).toEqual([
      "ಿ | standalone_vowel | 100 | ಇ | - | - | vowel sign without a consonant",
    ]);
  });

  test("are not standalone behind a consonant without its a", () => {
    expect(total("क्इ", "devanagari")).toBe(100n);
    expect(total("कइ", "devanagari")).toBe(101n);
    expect(total("क्ृ", "devanagari")).toBe(1_000_000n);
  });
});

describe("consonants without a vowel", () => {
  test.each([
    ["राम्", "devanagari"],
    ["Rām", "latin"],
    ["ರಾಮ್", "kannada"],
    ["రామ్", "telugu"],
  ] as const)("are not counted in %s", (word, script) => {
    expect(total(word, script)).toBe(40n);
    const m = letters(word, script).find(({ latin }) => latin === "m");
    expect(m).toMatchObject({ note: "no vowel, not counted" });
    expect(m).not.toHaveProperty("vowel");
  });

  test("count as if a followed where the rule says so", () => {
    const rules = { finalConsonant: "a" } as const;
    expect(total("राम्", "devanagari", rules)).toBe(65n);
    expect(letters("rām", "latin", rules).map(line).at(-1)).toBe(
      "a | implicit_vowel | 1 | a | m | 25 | no vowel, counted with a",
    );
  });

  test("keep what is special about them beside that", () => {
    expect(letters("kaw", "latin").at(-1)?.note).toBe("read as v; no vowel, not counted");
  });

  test("end at punctuation, not at a digit or an unknown letter", () => {
    expect(total("k-ya", "latin")).toBe(30n);
    expect(total("क्।य", "devanagari")).toBe(30n);
    expect(total("k5ya", "latin")).toBe(31n);
    expect(total("kßya", "latin")).toBe(31n);
  });
});

describe("signs", () => {
  test.each([
    ["anusvara", "कं ಕಂ కం कꣳ క\u0C04 ಕ\u0CF3 kaṃ kaṁ"],
    ["visarga and its kin", "कः ಕಃ కః क\u1CF5 क\u1CF6 ಕ\u0CF1 ಕ\u0CF2 kaḥ kaẖ kaḫ"],
    ["candrabindu", "कँ क\u0900 ಕಁ ಕ\u0C80 కఁ క\u0C00 kam̐"],
    ["avagraha", "कऽ ಕಽ కఽ ka' ka’"],
    ["digits", "क५ ಕ೫ క౫ ka5"],
  ])("%s count nothing: %s", (_, text) => {
    for (const { value, letters } of readText(text, "devanagari").words) {
      expect(value).toBe(1n);
      expect(letters.at(-1)).toMatchObject({
        value: 0n,
        note: expect.stringContaining("not counted"),
      });
    }
  });

  test("are named by id, in Telugu visarga before its rarer kin", () => {
    expect(
      letters("దుఃఖం", "telugu").flatMap(({ type, latin }) => (type === "sign" ? latin : [])),
    ).toEqual(["ḥ", "ṃ"]);
  });

  test("do not part a cluster", () => {
    expect(total("क्ऽय", "devanagari")).toBe(31n);
    expect(total("k'ya", "latin")).toBe(31n);
  });

  test("Kannada reads homorganic anusvara literally, and as its nasal on request", () => {
    expect(total("गङ्गा", "devanagari")).toBe(11n);
    expect(total("ಗಂಗಾ", "kannada")).toBe(6n);
    expect(total("ಗಂಗಾ", "kannada", { anusvara: "nasal" })).toBe(11n);
    expect(total("శాంతి", "telugu", { anusvara: "nasal" })).toBe(total("शान्ति", "devanagari"));
    expect(letters("ಗಂಗಾ", "kannada", { anusvara: "nasal" })[2]).toMatchObject({
      char: "ಂ",
      type: "consonant",
      value: 5n,
      latin: "ṅ",
      note: "read as ṅ",
    });
  });

  test("anusvara meets its stop across what is not heard", () => {
    expect(total("ಗಂ:ßಗಾ", "kannada", { anusvara: "nasal" })).toBe(11n);
    expect(total("ಗಂ-ಗಾ", "kannada", { anusvara: "nasal" })).toBe(6n);
    expect(total("గంga", "telugu", { anusvara: "nasal", finalConsonant: "a" })).toBe(6n);
  });

  test("each anusvara of a row stands for the same nasal", () => {
    expect(total("ಗಂಂಗಾ", "kannada", { anusvara: "nasal" })).toBe(total("gaṅṅgā", "latin"));
  });

  test.each([
    ["saṃyoga", "y"],
    ["saṃskṛta", "s"],
    ["phalaṃ", "the end"],
  ])("anusvara stays itself in %s before %s", (word) => {
    expect(total(word, "latin", { anusvara: "nasal" })).toBe(total(word, "latin"));
  });
});

describe("extensions", () => {
  test.each([
    ["ळ ಳ ళ ḻa", 50n],
    ["ऱ ಱ ఱ ṟa", 40n],
    ["ऴ ೞ ఴ ẕa", 50n],
    ["ऩ ṉa", 20n],
    ["ౘ ĉa", 6n],
    ["ౙ ẑa", 8n],
    ["कॆ ಕೆ కె कॅ kĕ", 10n ** 10n],
    ["कॊ ಕೊ కొ कॉ kŏ", 10n ** 14n],
    ["ऎ ಎ ఎ ऍ ॲ ĕ", 10n ** 10n],
    ["ऒ ಒ ఒ ऑ ŏ", 10n ** 14n],
  ])("%s count %d, or nothing where the rule says so", (text, value) => {
    const { words } = readText(text, "devanagari");
    expect(words.map((word) => word.value)).toEqual(words.map(() => value));
    for (const word of words) expect(word.letters.some(({ extension }) => extension)).toBe(true);
    expect(total(text, "devanagari", { extensions: "zero" })).toBe(0n);
  });
});

describe("Unicode", () => {
  test("gives the word in normal form C", () => {
    expect(readText("gi\u0304ta\u0304", "latin").words[0]!.word).toBe("gītā");
  });

  test("does so whatever letters stand side by side", () => {
    const block = (start: number) =>
      Array.from({ length: 0x80 }, (_, index) => String.fromCharCode(start + index));
    const brahmic = [0x900, 0xc00, 0xc80].flatMap(block);
    const latin = [...DIACRITIC_ROWS, ...AFTER_VOWEL_ROWS, ...SCHEME_ROWS.itrans].map(
      ([row]) => row,
    );
    const some = ["ā", "ṃ", "m̐", ...latin, ..."क्ಕ್ಿక్"];
    const texts = [
      ...brahmic.flatMap((first) => brahmic.map((second) => first + second)),
      ...some.flatMap((first) => some.map((second) => first + second)),
    ];
    const wordOf = (text: string) => readText(text, "latin").words[0]!.word;
    expect(texts.filter((text) => wordOf(text) !== text.normalize("NFC"))).toEqual([]);
  });

  test("joins the parts of Kannada and Telugu vowels", () => {
    expect(total("\u0C95\u0CC6\u0CC2\u0CD5", "kannada")).toBe(10n ** 14n);
    expect(total("\u0C15\u0C46\u0C56", "telugu")).toBe(10n ** 12n);
  });

  test("joins them with a joiner or an accent between them, too", () => {
    expect(total("\u0C95\u0CC6\u200C\u0CC2", "kannada")).toBe(10n ** 14n);
    expect(total("\u0C95\u0CC6\u200C\u0CC2\u200D\u0951\u0CD5", "kannada")).toBe(10n ** 14n);
    expect(total("\u0C15\u0C46\u200D\u0C56", "telugu")).toBe(10n ** 12n);
    expect(letters("\u0C15\u0C46\u200D\u0C56", "telugu").map(({ char }) => char)).toEqual([
      "క",
      "ై",
      "\u200D",
    ]);
  });

  test.each([
    ["क़", 1n],
    ["ज़", 8n],
    ["ड़", 13n],
    ["फ़", 22n],
    ["ऩ", 20n],
  ])("ignores the nukta of %s", (letter, value) => {
    expect(total(letter, "devanagari")).toBe(value);
    expect(total(letter.normalize("NFD"), "devanagari")).toBe(value);
  });

  test("reads om as o with anusvara, the same in three scripts", () => {
    const [om] = readText("ॐ", "devanagari").words;
    expect(om!.letters.map(({ char, type }) => [char, type])).toEqual([["ॐ", "standalone_vowel"]]);
    expect(om!.spellings).toEqual(readText("ಓಂ", "kannada").words[0]!.spellings);
    expect(total("ॐकार", "devanagari", { anusvara: "nasal" })).toBe(
      total("ఓంకార", "telugu", { anusvara: "nasal" }),
    );
  });

  test("does not count what cannot be seen", () => {
    expect(total("\u202Era\u200Ema\u2066", "latin")).toBe(65n);
    expect(letters("\u202Ekа", "latin").map(({ note }) => note)).toEqual([
      "direction mark, not counted",
      "no vowel, not counted",
      "not a letter of the tables, not counted",
    ]);
  });
});

describe("scripts", () => {
  test("are read each in its own, whatever was chosen", () => {
    expect(readText("ಕೃಷ್ಣ", "latin")).toMatchObject({ total: 1_000_095n, scheme: null });
    expect(readText("कृष्ण kṛṣṇa", "telugu")).toMatchObject({ total: 2_000_190n, scheme: "iast" });
  });

  test("end the syllable where they change", () => {
    expect(total("क्ka", "devanagari")).toBe(1n);
    expect(total("कಿ", "devanagari")).toBe(101n);
    expect(readText("क्ka", "devanagari").words[0]!.spellings.kannada).toBe("ಕ್-ಕ");
  });
});

describe("spellings", () => {
  test("leave out letters that could not be read and keep the rest", () => {
    expect(readText("क्ß-५", "devanagari").words[0]!.spellings).toEqual({
      devanagari: "क्-५",
      latin: "k-५",
      kannada: "ಕ್-५",
      telugu: "క్-५",
    });
  });

  test.each([
    ["ౘ", "telugu", { devanagari: "", latin: "ĉa", kannada: "", telugu: "ౘ" }],
    ["ऩिक", "devanagari", { devanagari: "ऩिक", latin: "ṉika", kannada: "ಕ", telugu: "క" }],
  ] as const)(
    "a letter that counts nothing is not written as one that counts: %s",
    (text, script, spelled) => {
      const { words } = readText(text, script, { extensions: "zero" });
      expect(words[0]!.spellings).toEqual(spelled);
    },
  );
});
