import type { LatinScheme } from "./latin-schemes.ts";
import { CONSONANTS, isVowel, VOWELS } from "./letters.ts";
import { SIGNS } from "./signs.data.ts";
import {
  AFTER_VOWEL_ROWS,
  DIACRITIC_ROWS,
  type LatinRow,
  SCHEME_ROWS,
} from "./tables/latin.data.ts";
import { consonantUnit, signUnit, type Unit, unit, vowelUnit } from "./units.ts";

/** A node of the tree of spellings: what the characters so far spell. */
interface Spelling {
  unit: Unit | undefined;
  /** What they spell after a vowel, if that differs. */
  afterVowel: Spelling | undefined;
  /** The spellings one character longer, by the code of that character. */
  longer: Map<number, Spelling> | undefined;
}

/** The spellings that begin with each character, by its code. */
type Spellings = readonly (Spelling | undefined)[];

const SIGN_BY_ID = new Map(SIGNS.map((sign) => [sign.latin, sign]));
const ID_ROWS = [...CONSONANTS, ...VOWELS, ...SIGNS].map(({ latin }): LatinRow => [latin, latin]);

function unitOf([written, ids, told]: LatinRow): Unit {
  const facts = { width: written.length, hint: told ?? null };
  if (ids === "") return unit({ kind: "sign", note: "no vowel follows, not counted", ...facts });
  const letters = ids.split(" ");
  const vowel = letters.find(isVowel);
  if (vowel !== undefined) return vowelUnit(vowel, "latin", { ids: letters, ...facts });
  const sign = SIGN_BY_ID.get(ids);
  return sign
    ? signUnit(sign, { script: "latin", ...facts })
    : consonantUnit(letters, "latin", facts);
}

function spellingsOf(rows: readonly LatinRow[]): Map<number, Spelling> {
  const spellings = new Map<number, Spelling>();
  for (const row of rows) {
    let level = spellings;
    let spelling: Spelling | undefined;
    for (let at = 0; at < row[0].length; at++) {
      const code = row[0].charCodeAt(at);
      if (spelling) {
        spelling.longer ??= new Map<number, Spelling>();
        level = spelling.longer;
      }
      spelling = level.get(code) ?? { unit: undefined, afterVowel: undefined, longer: undefined };
      level.set(code, spelling);
    }
    spelling!.unit = unitOf(row);
  }
  return spellings;
}

const AFTER_VOWEL = spellingsOf(AFTER_VOWEL_ROWS);

// The last Latin letter with a diacritic is U+1EFF.
const CODES = 0x1f00;

function spellingsIn(scheme: LatinScheme): Spellings {
  const byCode = Array<Spelling | undefined>(CODES).fill(undefined);
  // SLP1 writes each letter as one: kh is k with h.
  const ids = scheme === "slp1" ? ID_ROWS.filter(([id]) => !/^[a-z]{2}$/.test(id)) : ID_ROWS;
  const rows = [...ids, ...DIACRITIC_ROWS, ...SCHEME_ROWS[scheme]];
  for (const [code, spelling] of spellingsOf(rows)) {
    spelling.afterVowel = AFTER_VOWEL.get(code);
    byCode[code] = spelling;
  }
  return byCode;
}

const known = new Map<LatinScheme | null, Spellings>([[null, []]]);

/** The spellings of a scheme; none for null. */
export function spellingsBy(scheme: LatinScheme | null): Spellings {
  let spellings = known.get(scheme);
  if (spellings === undefined) {
    spellings = spellingsIn(scheme!);
    known.set(scheme, spellings);
  }
  return spellings;
}

// Any non-ASCII Latin letter, or a combining mark.
const DIACRITIC = /[\u0300-\u036FÀ-ÖØ-öø-ɏḀ-ỿ]/;

// What no Sanskrit word has letter by letter. After a vowel ṛ is ड़: pahāṛī.
const MIXED = /[sśṣç]h|chh|chch|(?<![aāiīuūeo])(?:ṛ|r̥)[iī]/iu;

/**
 * Decides how the Latin letters of a whole text in normal form C are read; null if it has none. Any
 * diacritic means IAST, mixed if spellings stand beside it that IAST does not have.
 */
export function schemeOf(text: string, chosen: LatinScheme | "auto"): LatinScheme | null {
  const isDiacritic = hasDiacritic(text);
  if (!isDiacritic && !/[A-Za-z]/.test(text)) return null;
  if (chosen !== "auto") return chosen;
  if (!isDiacritic) return "ascii";
  return MIXED.test(text) ? "mixed" : "iast";
}

/** Whether a text has a Latin letter beyond A to Z. */
export function hasDiacritic(text: string): boolean {
  return DIACRITIC.test(text);
}

// Capitals that mean the same as small letters. In plain ASCII those inside a word may not.
const IDLE_CAPITALS: Readonly<Record<LatinScheme, RegExp>> = {
  iast: /[A-ZÀ-ỿ]/g,
  mixed: /[A-ZÀ-ỿ]/g,
  ascii: /[À-ỿ]|(?<![A-Za-zÀ-ỿ])[A-Z]/g,
  hk: /[À-ỿ]/g,
  itrans: /[À-ỿ]/g,
  slp1: /[À-ỿ]/g,
  velthuis: /[À-ỿ]/g,
};

/** A capital that SLP1 has for a letter of its own, and that no other scheme has for a common one. */
export const SLP1_CAPITAL = /[KGCJWQTDPBYEOFX]/;

const IMPOSSIBLE = / (?:[kgcjṭḍtdpb]h (?:[kgcjṭḍtdpb]h?|[śṣsh])|[kgcjṭḍtdpb] h) /u;

/** Whether an aspirate stands before a stop or a sibilant, or a stop before h, as in no Sanskrit word. */
export const hasImpossibleAspirate = (phones: readonly string[]): boolean =>
  IMPOSSIBLE.test(` ${phones.join(" ")} `);

/** True for two or more letters, all of them capitals. */
export function isAllCapitals(word: string): boolean {
  return /[A-Z].*[A-Z]/s.test(word) && !/[a-z]/.test(word);
}

/** Lower-cases the capitals that have no meaning in the scheme, without changing the length. */
export function fold(word: string, scheme: LatinScheme): string {
  if (word.toLowerCase() === word) return word;
  const capitals =
    scheme === "ascii" && isAllCapitals(word) ? IDLE_CAPITALS.iast : IDLE_CAPITALS[scheme];
  return word.replace(capitals, (capital) => {
    const small = capital.toLowerCase();
    return small.length === 1 ? small : capital;
  });
}
