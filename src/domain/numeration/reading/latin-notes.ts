import { isAllCapitals } from "../latin/latin.ts";
import { SCHEME_NAMES } from "../latin/scheme-names.ts";
import { isVowel } from "../script/is-vowel.ts";
import { spell } from "../script/spell.ts";
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
import type { Note } from "./reading.ts";

/** Notes on how Latin spelling was read. */
export const LATIN_NOTES: readonly Noter[] = [
  innerCapitalNotes,
  (noted) =>
    isPlainLatin(noted) && isAllCapitals(noted.word)
      ? { code: "all_capitals", message: "All capitals are read as small letters." }
      : undefined,
  likelySpellingNote,
  (noted) =>
    isPlainLatin(noted) && noted.phones.includes("ch")
      ? {
          code: "ch_is_aspirated",
          message: "ch is read as छ (7); write c for च (6).",
          alternative: respelled(noted, withC(noted.phones)),
        }
      : undefined,
  onLetters("sh_is_palatal", (noted) => ({
    message: "sh is read as ś (70); write ṣ for ष (80), or s:h for s with h.",
    alternative: respelled(noted, exchanged(noted.phones, "ś", "ṣ")),
  })),
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
    alternative: retyped(noted, noted.word.toLowerCase().replaceAll("ḷ", "l̥").replaceAll("ṛ", "r̥")),
  })),
];

/** True for Latin without diacritics, the most ambiguous spelling. */
function isPlainLatin({ scripts, scheme }: NotedWord): boolean {
  return scripts.has("latin") && scheme === "ascii";
}

/** Capitals that have no meaning in plain Latin. */
export function unreadCapitals(noted: NotedWord): string[] {
  if (!isPlainLatin(noted)) return [];
  return [...(noted.hints.get("unknown_letter") ?? [])].filter((letter) => /^[A-Z]$/.test(letter));
}

function innerCapitalNotes(noted: NotedWord): readonly Note[] {
  const capitals = unreadCapitals(noted);
  if (capitals.length === 0) return [];
  const opening = `Capitals inside a word (${listed(capitals)}) are not counted in plain Latin`;
  const notes = new Map<string, Note>();
  // Harvard-Kyoto comes first, and is the only note if both schemes read the word the same way.
  for (const scheme of ["hk", "itrans"] as const) {
    const { value, breakdown } = noted.recount(noted.word, { scheme });
    const { phones, hints } = breakdown;
    const reading = spell(phones, "latin");
    if (hints.has("unknown_letter") || notes.has(reading)) continue;
    notes.set(reading, {
      code: "inner_capital",
      message: `${opening}; ${SCHEME_NAMES[scheme]} reads ${reading}.`,
      alternative: { rules: { scheme }, value },
    });
  }
  if (notes.size > 0) return [...notes.values()];
  return [{ code: "inner_capital", message: `${opening}; write small letters or diacritics.` }];
}

// What plain Latin leaves open, all settled as is most usual: krishna is kṛṣṇa. No note, if a letter
// of one kind alone is open: it has its own.
function likelySpellingNote(noted: NotedWord): Note | undefined {
  if (!isPlainLatin(noted)) return undefined;
  const { phones } = noted;
  const vocalic = withVocalicR(phones);
  const single = [phones, withC(phones), exchanged(phones, "ś", "ṣ"), vocalic];
  const likely = withRetroflex(withC(vocalic ?? phones));
  if (single.some((other) => other?.join(" ") === likely.join(" "))) return undefined;
  const alternative = respelled(noted, likely);
  return {
    code: "likely_spelling",
    message: `Plain Latin spells some letters of Sanskrit alike; did you mean ${alternative.text}?`,
    alternative,
  };
}

const withC = (phones: readonly string[]) => exchanged(phones, "ch", "c");

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
  if (!isPlainLatin(noted) || !phones.some((_, at) => isRi(phones, at))) return undefined;
  const vocalic = withVocalicR(phones);
  return {
    code: "ri_is_not_vocalic",
    message: "ri is read as r with i; write ṛ for the vowel ऋ.",
    ...(vocalic && { alternative: respelled(noted, vocalic) }),
  };
}
