import type { BrahmicScript } from "./letters.ts";

/** A sign that is written and heard but has no value. */
export interface Sign {
  /** IAST, and the sign's identity. */
  readonly latin: string;
  readonly devanagari: string;
  readonly kannada: string;
  readonly telugu: string;
  readonly name: string;
  /** Other characters for the same sign, in any script. */
  readonly variants: string;
}

// The last two are the ꣳ of the Yajurveda, which has it for anusvara before r, ś, ṣ, s and h.
const VEDIC_ANUSVARAS = "\u1CE9\u1CEA\u1CEB\u1CEC\u1CEE\u1CEF\u1CF0\u1CF1\uA8F3\uA8F4";
const HALF_VISARGAS = "\u1CF2\u1CF3";

/** The signs. Telugu writes the two rare forms of visarga as visarga. */
export const SIGNS: readonly Sign[] = [
  sign("ṃ", ["ं", "ಂ", "ం"], "anusvāra", `\u0C04\u0CF3${VEDIC_ANUSVARAS}`),
  sign("ḥ", ["ः", "ಃ", "ః"], "visarga", HALF_VISARGAS),
  sign("m̐", ["ँ", "ಁ", "ఁ"], "candrabindu", "\u0900\u0C00\u0C80"),
  sign("ẖ", ["ᳵ", "ೱ", "ః"], "jihvāmūlīya"),
  sign("ḫ", ["ᳶ", "ೲ", "ః"], "upadhmānīya"),
  sign("'", ["ऽ", "ಽ", "ఽ"], "avagraha", "'’ʼ"),
];

function sign(
  latin: string,
  [devanagari, kannada, telugu]: readonly [string, string, string],
  name: string,
  variants = "",
): Sign {
  return { latin, devanagari, kannada, telugu, name, variants };
}

/** The sign that removes the inherent a of a consonant. */
export const VIRAMA: Readonly<Record<BrahmicScript, string>> = {
  devanagari: "्",
  kannada: "್",
  telugu: "్",
};

/** Om as one character: the vowel and the anusvara it stands for. */
export const OM = { char: "ॐ", vowel: "o", sign: "ṃ" } as const;

/** Vowels of later loanwords, read as short e or o: sign or letter, id. */
export const CANDRA_VOWELS: readonly (readonly [char: string, latin: string, isSign: boolean])[] = [
  ["ऍ", "ĕ", false],
  ["ॲ", "ĕ", false],
  ["ऑ", "ŏ", false],
  ["ॅ", "ĕ", true],
  ["ॉ", "ŏ", true],
];
