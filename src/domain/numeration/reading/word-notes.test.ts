import { describe, expect, test } from "vitest";
import type { Script } from "../../letters/letters.ts";
import { KNOWN_WORDS } from "../known-words.ts";
import { readText } from "../read-text.ts";
import type { ReadingRules } from "../reading.ts";

const notesOn = (text: string, script: Script = "latin", rules?: Partial<ReadingRules>) =>
  readText(text, script, rules).words[0]!.notes;
const codesOn = (text: string, script: Script = "latin", rules?: Partial<ReadingRules>) =>
  notesOn(text, script, rules).map(({ code }) => code);

test.each([
  ["ख्युघृ", "devanagari"],
  ["khyughṛ", "latin"],
  ["gita", "latin"],
  ["ಖ್ಯುಘೃ", "kannada"],
  ["saṃskṛta", "latin"],
  ["ಫಲಂ", "kannada"],
] as const)("nothing is noted where nothing is in doubt: %s", (text, script) => {
  expect(notesOn(text, script)).toEqual([]);
});

describe("other readings", () => {
  test.each<[string, Script, string, { text?: string; rules?: Partial<ReadingRules> }, bigint]>([
    ["Ram", "latin", "final_consonant", { text: "rama", rules: { scheme: "iast" } }, 65n],
    ["राम्", "devanagari", "final_consonant", { text: "राम" }, 65n],
    ["chakra", "latin", "ch_is_aspirated", { text: "cakra", rules: { scheme: "iast" } }, 47n],
    ["shiva", "latin", "sh_is_palatal", { text: "ṣiva", rules: { scheme: "iast" } }, 8_060n],
    [
      "krishna",
      "latin",
      "ri_is_not_vocalic",
      { text: "kṛśna", rules: { scheme: "iast" } },
      1_000_090n,
    ],
    ["Rishi", "latin", "ri_is_not_vocalic", { text: "ṛśi", rules: { scheme: "iast" } }, 1_007_000n],
    ["geet", "latin", "double_e_or_o", { rules: { scheme: "iast" } }, 40_000_000_000n],
    ["kRSNa", "latin", "inner_capital", { rules: { scheme: "hk" } }, 1_000_095n],
    [
      "īḷe",
      "latin",
      "dotted_after_vowel",
      { text: "īl̥e", rules: { scheme: "iast" } },
      10_100_000_100n,
    ],
    ["ण्लृ", "devanagari", "l_with_vocalic_r", { text: "णॢ" }, 1_500_000_000n],
    [
      "ṅiśibuṇlṛṣkhṛ",
      "latin",
      "l_with_vocalic_r",
      { text: "ṅiśibuṇḷṣkhṛ", rules: { scheme: "iast" } },
      1_582_237_500n,
    ],
    ["ಗಂಗಾ", "kannada", "anusvara", { rules: { anusvara: "nasal" } }, 11n],
    ["आर्यभट", "devanagari", "standalone_vowel", { rules: { standaloneVowel: "zero" } }, 105n],
    ["ಕಳ", "kannada", "extension", { rules: { extensions: "zero" } }, 1n],
  ])("%s in %s: %s", (text, script, code, alternative, value) => {
    expect(notesOn(text, script)).toContainEqual(
      expect.objectContaining({ code, alternative: { ...alternative, value } }),
    );
  });

  test.each<[string, string, { text?: string; rules: Partial<ReadingRules> }, bigint]>([
    ["Rākshasa", "usual_spelling", { rules: { scheme: "iast" } }, 321n],
    ["bhāshā", "sh_is_palatal", { text: "bhāṣā", rules: { scheme: "iast" } }, 104n],
    ["vāchana", "ch_is_aspirated", { text: "vācana", rules: { scheme: "iast" } }, 86n],
    ["uchcharati", "usual_spelling", { rules: { scheme: "iast" } }, 11_654n],
    ["yuDizWira", "inner_capital", { rules: { scheme: "slp1" } }, 311_140n],
    ["arTa", "inner_capital", { rules: { scheme: "slp1" } }, 58n],
    ["BArata", "inner_capital", { rules: { scheme: "slp1" } }, 80n],
    ["BrahmA", "inner_capital", { text: "brahmA", rules: { scheme: "hk" } }, 188n],
    [
      "mahāṛiṣhi",
      "dotted_after_vowel",
      { text: "mahār̥iṣhi", rules: { scheme: "mixed" } },
      1_008_125n,
    ],
    ["sa.mhitA", "inner_capital", { rules: { scheme: "itrans" } }, 10_106n],
    ["ga.nita", "inner_capital", { rules: { scheme: "velthuis" } }, 1_519n],
    ["j~na", "inner_capital", { rules: { scheme: "itrans" } }, 18n],
    ["Ganita", "likely_spelling", { text: "gaṇita", rules: { scheme: "iast" } }, 1_519n],
    ["Aryabhata", "likely_spelling", { text: "āryabhaṭa", rules: { scheme: "iast" } }, 106n],
  ])("%s: %s", (text, code, alternative, value) => {
    expect(notesOn(text)).toContainEqual(
      expect.objectContaining({ code, alternative: { ...alternative, value } }),
    );
  });

  test.each([["chhatra"], ["ichchha"], ["raga"], ["vṛkṣacchāyā"], ["cañchala"], ['"nama"']])(
    "asks nothing where nothing is open: %s",
    (text) => {
      expect(codesOn(text)).not.toContain("ch_is_aspirated");
      expect(codesOn(text)).not.toContain("likely_spelling");
      expect(codesOn(text)).not.toContain("inner_capital");
    },
  );

  test.each([
    ["krishna", "kṛṣṇa", 1_000_095n],
    ["Rishi", "ṛṣi", 1_008_000n],
    ["vishnu", "viṣṇu", 956_000n],
    ["krishnachandra", "kṛṣṇacandra", 1_000_179n],
    ["krishnashri", "kṛṣṇaśri", 1_011_095n],
    ["priyakrishna", "priyakṛṣṇa", 1_006_225n],
    ["krishnakreeda", "kṛṣṇakrīda", 1_004_213n],
    ["krishnapriti", "kṛṣṇapriti", 1_007_795n],
    ["krishnagrishma", "kṛṣṇagriṣma", 1_004_500n],
    ["srishtidrishya", "sṛṣṭidṛśya", 108_009_200n],
    ["vrikshashrimad", "vṛkṣaśrimad", 60_011_106n],
  ])("offers %s first with all that its letters leave open: %s", (text, spelling, value) => {
    expect(notesOn(text)[0]).toEqual({
      code: "likely_spelling",
      message: `Plain Latin spells some letters of Sanskrit alike; did you mean ${spelling}?`,
      alternative: { text: spelling, rules: { scheme: "iast" }, value },
    });
    expect(readText(spelling, "latin").total).toBe(value);
  });

  test.each(
    "gita chakra shiva shakti Rigveda raksha prashna Shishira Trishul trilochana kshatriya".split(
      " ",
    ),
  )("offers %s no more than its one open letter", (text) => {
    expect(codesOn(text)).not.toContain("likely_spelling");
  });

  test.each<[string, Script, Partial<ReadingRules>, string, bigint]>([
    ["ಗಂಗಾ", "kannada", { anusvara: "nasal" }, "anusvara", 6n],
    ["आर्यभट", "devanagari", { standaloneVowel: "zero" }, "standalone_vowel", 106n],
    ["ಕಳ", "kannada", { extensions: "zero" }, "extension", 51n],
    ["Ram", "latin", { finalConsonant: "a" }, "final_consonant", 40n],
    ["ಫಲಂ", "kannada", { finalConsonant: "a" }, "final_anusvara", 97n],
  ])("%s in %s under %o offers the default: %s", (text, script, rules, code, value) => {
    expect(notesOn(text, script, rules)).toContainEqual(
      expect.objectContaining({ code, alternative: expect.objectContaining({ value }) }),
    );
  });

  test("draws a sign that follows a consonant on the circle that stands for one", () => {
    expect(notesOn("ण्लृ", "devanagari").map(({ message }) => message)).toEqual([
      "लृ is read as l with ṛ; the vowel ḷ is written ऌ (◌ॢ after a consonant).",
    ]);
  });

  test("names the vowel ḷ by a letter that the word does not have", () => {
    expect(notesOn("klṛpti").map(({ message }) => message)).toEqual([
      "lṛ is read as l with ṛ; the vowel ऌ is written ḷ.",
    ]);
  });

  test.each([
    ["Aryabhat", "āryabhaṭa"],
    ["narayan", "nārāyaṇa"],
    ["Ganesh", "gaṇeśa"],
  ])("offers the familiar word of which %s lacks the final a: %s", (text, word) => {
    expect(notesOn(text)[0]).toMatchObject({
      code: "likely_spelling",
      alternative: { text: word, value: readText(word, "latin").total },
    });
  });

  test("asks whether Rama was meant", () => {
    expect(notesOn("Ram").map(({ message }) => message)).toEqual([
      "No vowel follows m, so it is not counted; did you mean rama?",
    ]);
  });

  test("tells how letters are read that people type for others", () => {
    expect(notesOn("krishna").map(({ message }) => message)).toContain(
      "ri is read as r with i; write ṛ for the vowel ऋ.",
    );
    expect(notesOn("chakra").map(({ message }) => message)).toEqual([
      "ch is read as छ (7); write c for च (6).",
    ]);
  });

  test("offers both schemes where they differ, Harvard-Kyoto first", () => {
    expect(notesOn("kRiShNa").map(({ alternative }) => alternative)).toEqual([
      { rules: { scheme: "hk" }, value: 1_000_295n },
      { rules: { scheme: "itrans" }, value: 1_000_095n },
    ]);
    expect(notesOn("viTta").map(({ alternative }) => alternative?.rules)).toEqual([
      { scheme: "hk" },
    ]);
  });

  test("offers no scheme that cannot read the word", () => {
    expect(notesOn("kaQta")).toMatchObject([
      { code: "inner_capital", message: expect.stringContaining("small letters or diacritics") },
    ]);
  });
});

describe("what was assumed", () => {
  test.each<[string, Script, string, string]>([
    [
      "xaw",
      "latin",
      "letter_guess",
      "No Sanskrit letter is written so: x read as kṣ, w read as v.",
    ],
    ["RAMA", "latin", "all_capitals", "All capitals are read as small letters."],
    ["ॐ", "devanagari", "om", "ॐ is read as ओं."],
    ["ಕ", "latin", "other_script", "Read as Kannada, the script it is written in, not as Latin."],
    ["këß", "latin", "unknown_letter", "Not a letter of these tables, counted 0: ë, ß."],
    [
      "ౚ",
      "telugu",
      "unknown_letter",
      "Not a letter of these tables, counted 0: ౚ (a consonant of old Telugu inscriptions whose sound is not known).",
    ],
    [
      "कॎ",
      "devanagari",
      "unknown_letter",
      "Not a letter of these tables, counted 0: ॎ (an old sign for e; type े, or ै, ो, ौ where another sign stands beside it).",
    ],
    [
      "ka\u200E",
      "latin",
      "direction_mark",
      "Invisible marks of writing direction are not counted.",
    ],
    ["१२", "devanagari", "no_numeral", "It has no letter that counts, so its value is 0."],
    ["ṃ", "latin", "no_numeral", "It has no letter that counts, so its value is 0."],
  ])("%s in %s: %s", (text, script, code, message) => {
    expect(notesOn(text, script)).toContainEqual({ code, message });
  });

  test.each([
    ["ॿि", "devanagari", "बि", 2300n, "ॿ (a b of Sindhi; the nearest is ब)"],
    ["రాౝ", "telugu", "రాన్", 40n, "ౝ (an n without a vowel; the nearest is న్)"],
  ] as const)(
    "%s: what stands beside the letter is offered with the nearest",
    (typed, script, text, value, said) => {
      expect(notesOn(typed, script)).toContainEqual({
        code: "unknown_letter",
        message: `Not a letter of these tables, counted 0: ${said}.`,
        alternative: { text, value },
      });
    },
  );

  test("names the scripts of a mixed word", () => {
    const [note] = notesOn("कa", "devanagari");
    expect(note?.code).toBe("mixed_scripts");
    expect(note?.message).toContain("Devanagari, Latin");
  });

  test("says each thing once, in a fixed order", () => {
    expect(codesOn("krishnachandra")).toEqual([
      "likely_spelling",
      "ch_is_aspirated",
      "sh_is_palatal",
      "ri_is_not_vocalic",
    ]);
    expect(codesOn("इइॐळंक्", "latin")).toEqual([
      "other_script",
      "om",
      "anusvara",
      "final_consonant",
      "standalone_vowel",
      "extension",
    ]);
  });

  test("asks nothing of ch, sh and ri where the scheme settles them", () => {
    expect(codesOn("chakrishna", "latin", { scheme: "iast" })).toEqual([]);
    expect(codesOn("kRRiShNa", "latin", { scheme: "itrans" })).toEqual([]);
  });

  test.each(
    "priti priya kriya krida griva grishma tripura gayatri sri shri Srimad hrim".split(" "),
  )("offers no ṛ for the ri of %s", (text) => {
    const note = notesOn(text).find(({ code }) => code === "ri_is_not_vocalic");
    expect(note).toEqual({ code: "ri_is_not_vocalic", message: expect.any(String) });
  });

  test.each([
    ["khyughri", "khyughṛ"],
    // A word of the speed of light, as Wikipedia writes it.
    ["jhrisri", "jhṛsṛ"],
    ["prithvi", "pṛthvi"],
    ["prakriti", "prakṛti"],
    ["tritiya", "tṛtiya"],
    ["hridaya", "hṛdaya"],
    ["griha", "gṛha"],
    ["drishya", "dṛśya"],
    ["srijati", "sṛjati"],
    ["rina", "ṛna"],
  ])("offers for the ri of %s: %s", (text, spelling) => {
    expect(notesOn(text)).toContainEqual(
      expect.objectContaining({
        code: "ri_is_not_vocalic",
        alternative: expect.objectContaining({ text: spelling }),
      }),
    );
  });

  test("offers every ṛ of a word of the literature that is typed with ri, except sri alone", () => {
    for (const { latin } of KNOWN_WORDS.filter((word) => /ṛ/.test(word.latin))) {
      const typed = latin.replaceAll("ṛ", "ri").normalize("NFD").replaceAll(/\p{M}/gu, "");
      const note = notesOn(typed).find(({ code }) => code === "ri_is_not_vocalic");
      const offered = note?.alternative?.text ?? typed;
      expect(offered.split("ṛ").length, typed).toBe(typed === "sri" ? 1 : latin.split("ṛ").length);
    }
  });

  test("leaves ri after a vowel alone", () => {
    expect(codesOn("hari")).toEqual([]);
  });
});
