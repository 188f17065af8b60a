import {
  hasDiacritic,
  hasImpossibleAspirate,
  isAllCapitals,
  SLP1_CAPITAL,
} from "../../letters/latin.ts";
import { type LatinScheme, SCHEME_NAMES } from "../../letters/latin-schemes.ts";
import { isVowel } from "../../letters/letters.ts";
import { spell } from "../../letters/spell.ts";
import type { Note } from "../reading.ts";
import type { Breakdown } from "./breakdown.ts";
import { familiarSpelling } from "./familiar-words.ts";
import {
  exchanged,
  joined,
  listed,
  type NotedWord,
  type Noter,
  onLetters,
  respelled,
  retyped,
  ruled,
} from "./noted-word.ts";

/** Notes on how Latin spelling was read. */
export const LATIN_NOTES: readonly Noter[] = [
  otherSchemeNotes,
  (noted) =>
    isPlainLatin(noted) && isAllCapitals(noted.word)
      ? { code: "all_capitals", message: "All capitals are read as small letters." }
      : undefined,
  likelySpellingNote,
  onLetters("usual_spelling", (noted, letters) => {
    const { value, breakdown } = noted.recount(noted.word, { scheme: "iast" });
    return {
      message: `Read as books usually mean it: ${listed(letters)}. Letter by letter it is ${spell(breakdown.phones, "latin")}.`,
      alternative: { rules: { scheme: "iast" }, value },
    };
  }),
  onLetters("ch_is_aspirated", (noted) => ({
    message: "ch is read as छ (7); write c for च (6).",
    alternative: respelled(noted, withC(noted)),
  })),
  scholarlyChNote,
  onLetters("sh_is_palatal", (noted) => ({
    message: "sh is read as ś (70); write ṣ for ष (80), or s:h for s with h.",
    alternative: respelled(noted, exchanged(noted.phones, "ś", "ṣ")),
  })),
  mixedShNote,
  vocalicRNote,
  onLetters("double_e_or_o", (noted, letters) => ({
    message: `${listed(letters)}; IAST reads the vowel e (10^10) or o (10^14) twice.`,
    alternative: ruled(noted, { scheme: "iast" }),
  })),
  onLetters("letter_guess", (_, letters) => ({
    message: `No Sanskrit letter is written so: ${listed(letters)}.`,
  })),
  onLetters("dotted_after_vowel", (noted) => ({
    message:
      "After a vowel ḷ and ṛ are the consonants ळ and ड़; as vowels they are written l̥ and r̥.",
    alternative: retyped(
      noted,
      noted.word.toLowerCase().replaceAll("ḷ", "l̥").replaceAll("ṛ", "r̥"),
      noted.scheme === "mixed" ? "mixed" : "iast",
    ),
  })),
];

/** True for Latin without diacritics, the most ambiguous spelling. */
function isPlainLatin({ scripts, scheme }: NotedWord): boolean {
  return scripts.has("latin") && scheme === "ascii";
}

/** Also for a word without diacritics in a text that has some. */
function isPlainWord(noted: NotedWord): boolean {
  return isPlainLatin(noted) || (noted.scheme === "mixed" && !hasDiacritic(noted.word));
}

/** Capitals that have no meaning in plain Latin. */
export function unreadCapitals(noted: NotedWord): string[] {
  if (!isPlainLatin(noted)) return [];
  return [...(noted.hints.get("unknown_letter") ?? [])].filter((letter) => /^[A-Z]$/.test(letter));
}

// Signs that are part of a letter in ITRANS or Velthuis, but not as quotation marks around a word.
const LETTER_SIGN = /[~"](?=[nNsm])|\.(?=[a-zA-Z])/g;
const QUOTED = /"[^"]*"/;

function signsOfLetters(noted: NotedWord): string[] {
  if (!isPlainLatin(noted) || QUOTED.test(noted.word)) return [];
  return [...new Set(noted.word.match(LETTER_SIGN))];
}

// Harvard-Kyoto comes first, and is the only note if all schemes read the word the same way.
const OFFERED = ["hk", "itrans", "velthuis", "slp1"] as const;

function otherSchemeNotes(noted: NotedWord): readonly Note[] {
  const signs = [...unreadCapitals(noted), ...signsOfLetters(noted)];
  if (signs.length === 0) return [];
  const opening = `Capitals and signs inside a word (${listed(signs)}) are not counted in plain Latin`;
  const notes = new Map<string, Note>();
  for (const scheme of OFFERED) {
    // A capital at the start may be that of a name.
    const small = noted.word[0]!.toLowerCase() + noted.word.slice(1);
    const text = [noted.word, small].find((one) =>
      isMeantIn(scheme, one, noted.recount(one, { scheme }).breakdown),
    );
    if (text === undefined) continue;
    const { value, breakdown } = noted.recount(text, { scheme });
    const reading = spell(breakdown.phones, "latin");
    if (notes.has(reading)) continue;
    notes.set(reading, {
      code: "inner_capital",
      message: `${opening}; ${SCHEME_NAMES[scheme]} reads ${reading}.`,
      alternative: { ...(text !== noted.word && { text }), rules: { scheme }, value },
    });
  }
  if (notes.size > 0) return [...notes.values()];
  return unreadCapitals(noted).length === 0
    ? []
    : [{ code: "inner_capital", message: `${opening}; write small letters or diacritics.` }];
}

/** Whether a scheme reads all of a word, and its letters as they may follow each other. */
function isMeantIn(scheme: LatinScheme, word: string, { hints, phones }: Breakdown): boolean {
  if (hints.has("unknown_letter") || phones.some((phone) => /^["~.^]$/.test(phone))) return false;
  return scheme !== "slp1" || (SLP1_CAPITAL.test(word) && !hasImpossibleAspirate(phones));
}

// What plain Latin leaves open, all settled as is most usual: krishna is kṛṣṇa. No note, if a letter
// of one kind alone is open: it has its own.
function likelySpellingNote(noted: NotedWord): Note | undefined {
  if (!isPlainWord(noted)) return undefined;
  const { phones } = noted;
  const settled = withC(noted);
  const vocalic = withVocalicR(phones);
  const single = [phones, settled, exchanged(phones, "ś", "ṣ"), vocalic];
  const likely = familiarSpelling(noted.word) ?? withRetroflex(withVocalicR(settled) ?? settled);
  if (single.some((other) => other?.join(" ") === likely.join(" "))) return undefined;
  const alternative = respelled(noted, likely);
  // Typed without its long vowels alone.
  if (alternative.value === noted.value) return undefined;
  return {
    code: "likely_spelling",
    message: `Plain Latin spells some letters of Sanskrit alike; did you mean ${alternative.text}?`,
    alternative,
  };
}

// Each ch as c, but where it stands for छ: cch and chh.
const withC = ({ word, recount }: NotedWord): readonly string[] =>
  recount(word.replaceAll(/(?<!c)ch(?!h|ch)/gi, "c")).breakdown.phones;

// With diacritics ch is छ, as in IAST, unless the text shows that it is c; but many books write it so.
function scholarlyChNote(noted: NotedWord): Note | undefined {
  const isInDoubt = noted.scheme === "iast" && noted.rules.scheme === "auto";
  if (!isInDoubt || !/(?<!c)ch/i.test(noted.word) || /c(?!h)/i.test(noted.word)) return undefined;
  const alternative = respelled(noted, exchanged(noted.phones, "ch", "c"));
  return {
    code: "ch_is_aspirated",
    message: `ch is read as छ (7), as in IAST. Many books write it for च (6): ${alternative.text}.`,
    alternative,
  };
}

// Where mixed spelling leaves sh open: bhāshā is bhāṣā.
function mixedShNote(noted: NotedWord): Note | undefined {
  if (noted.scheme !== "mixed" || !/(?<![kK])sh(?![ṇṭt])/i.test(noted.word)) return undefined;
  const retroflex = noted.recount(noted.word.replaceAll(/sh/gi, "ṣh")).breakdown.phones;
  return {
    code: "sh_is_palatal",
    message: "sh is read as ś (70); it may also stand for ष (80).",
    alternative: respelled(noted, retroflex),
  };
}

const FRONT_VOWELS = new Set("i ī u ū ṛ ṝ e ai o au".split(" "));
const RETROFLEX: Readonly<Record<string, string>> = { n: "ṇ", t: "ṭ", th: "ṭh" };

// A guess by what is usual: viṣṇu and grīṣma but praśna, lakṣmī, ṛṣi but dṛśya, aṣṭa. A dental after ṣ
// is always retroflex (Ashtadhyayi 8.4.41).
function withRetroflex(phones: readonly string[]): string[] {
  const isRetroflex = (at: number) => {
    const [before = "", after = ""] = [phones[at - 1], phones[at + 1]];
    if (before === "k" || after === "t" || after === "th") return true;
    if (before === "ṛ") return after !== "y";
    return (after === "n" || after === "m") && FRONT_VOWELS.has(before);
  };
  return phones
    .map((phone, at) => (phone === "ś" && isRetroflex(at) ? "ṣ" : phone))
    .map((phone, at, sibilants) => (sibilants[at - 1] === "ṣ" && RETROFLEX[phone]) || phone);
}

// What stands before and after ri where it is usually no ṛ: śrī, tri but tṛtīya, priya and kriyā,
// śrīmat typed with s but sṛṣṭi, hrīm, prīti and prīṇāti, krīḍā, grīvā and grīṣma.
const USUALLY_RI = / ś\|| t\|(?!t)|\|y$|^ s\|[^jśt]*$|^ h\|m?$| p\|[tn]$| k\|d$| g\|[vś]$/;

// Every ri after no vowel, as ṛ where that is usual: kṛ, dṛ, mṛ and the like.
function withVocalicR(phones: readonly string[]): string[] | undefined {
  const isVocalic = (at: number) =>
    isRi(phones, at) &&
    !USUALLY_RI.test(` ${phones.slice(0, at).join(" ")}|${phones[at + 2] ?? ""}`);
  return joined(phones, isVocalic, "ṛ");
}

const isRi = (phones: readonly string[], at: number): boolean =>
  phones[at] === "r" && phones[at + 1] === "i" && !isVowel(phones[at - 1] ?? "");

function vocalicRNote(noted: NotedWord): Note | undefined {
  const { phones } = noted;
  if (!isPlainWord(noted) || !phones.some((_, at) => isRi(phones, at))) return undefined;
  const vocalic = withVocalicR(phones);
  return {
    code: "ri_is_not_vocalic",
    message: "ri is read as r with i; write ṛ for the vowel ऋ.",
    ...(vocalic && { alternative: respelled(noted, vocalic) }),
  };
}
