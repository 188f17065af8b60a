import type { Manner } from "./articulation.data.ts";
import type { Articulation } from "./articulation.ts";

/** A word of the grammarians for what the mouth does. */
interface EffortTerm {
  readonly iast: string;
  readonly english: string;
}

const TERMS = {
  spṛṣṭa: "full touch",
  īṣatspṛṣṭa: "slight touch",
  vivṛta: "open",
  saṃvṛta: "closed up",
  hrasva: "short",
  dīrgha: "long",
  ghoṣa: "voiced",
  aghoṣa: "without voice",
  alpaprāṇa: "little breath",
  mahāprāṇa: "great breath",
  anunāsika: "through the nose",
} as const;

/** The effort inside the mouth; the tradition names none for what follows a vowel. */
const INNER: Readonly<Partial<Record<Manner, keyof typeof TERMS>>> = {
  stop: "spṛṣṭa",
  semivowel: "īṣatspṛṣṭa",
  sibilant: "vivṛta",
  aspirate: "vivṛta",
};

/**
 * The efforts of a letter in Sanskrit, inner ones first; empty for letters that the tradition does
 * not describe.
 *
 * @see Siddhāntakaumudī on Aṣṭādhyāyī 1.1.9 for the inner efforts: touch for stops, slight touch for
 * semivowels, open for sibilants, h and vowels; short a is closed up in use.
 * @see Laghusiddhāntakaumudī, chapter on terms, for the outer ones: khar without voice, haś voiced; the first, third
 * and fifth of a varga and the semivowels with little breath, the others with much.
 */
export function effortTerms(letter: Articulation): readonly EffortTerm[] {
  return termsOf(letter).map((iast) => ({ iast, english: TERMS[iast] }));
}

function termsOf(letter: Articulation): (keyof typeof TERMS)[] {
  const { latin, sthana, manner, voiced, aspirated, nasal, length } = letter;
  if (manner === "vowel") {
    return [latin === "a" ? "saṃvṛta" : "vivṛta", length === "long" ? "dīrgha" : "hrasva"];
  }
  const inner = INNER[manner];
  if (!inner || sthana === "alveolar") return [];
  return [
    inner,
    voiced ? "ghoṣa" : "aghoṣa",
    aspirated ? "mahāprāṇa" : "alpaprāṇa",
    ...(nasal ? (["anunāsika"] as const) : []),
  ];
}
