/**
 * Where and how each letter is made.
 *
 * @see Āpiśali-śikṣā, chapter 2 (sa.wikisource.org, आपिशलशिक्षा), for the places; each place gives
 * its sutra.
 * @see Kātantra 1.1.11-15 (Durgasiṃha’s recension), for voiced and voiceless letters, nasals,
 * semivowels and spirants.
 * @see Laghusiddhāntakaumudī, chapter on terms, for breath; the visargas breathe as a voiceless h.
 * @see Aṣṭādhyāyī 1.1.1-2, for guna (e o) and vrddhi (ai au).
 */

/** The five places of the varga letters. */
export type MainSthana = "guttural" | "palatal" | "retroflex" | "dental" | "labial";

/** A place of articulation: one of the five, between two of them, or outside them. */
export type Sthana =
  | MainSthana
  | "guttural-palatal"
  | "guttural-labial"
  | "labio-dental"
  | "alveolar"
  | "tongue-root"
  | "nasal";

/** The facts about a place. */
interface SthanaFacts {
  readonly english: string;
  readonly sanskrit: string;
  readonly iast: string;
  /** The one of the five places it is at, or the two it is between; empty if outside them. */
  readonly parts: readonly MainSthana[];
  /** The rule in the words of the source; null if the tradition has none. */
  readonly sutra: string | null;
  readonly source: string;
  /** Different views of teachers, each with its sutra. */
  readonly otherViews: readonly string[];
}

/** The places, by their English identity. */
export const STHANAS: Readonly<Record<Sthana, SthanaFacts>> = {
  guttural: {
    english: "Guttural",
    sanskrit: "कण्ठ्य",
    iast: "kaṇṭhya",
    parts: ["guttural"],
    sutra: "अकुहविसर्जनीयाः कण्ठ्याः",
    source: "Āpiśali-śikṣā 2.2",
    otherViews: [
      "For some, h and visarga are made in the chest (2.3).",
      "For some, the k series and a are made at the root of the tongue (2.5); the Pāṇinīya-śikṣā says so of the k series.",
      "For some, a belongs to the whole mouth (2.6).",
    ],
  },
  palatal: {
    english: "Palatal",
    sanskrit: "तालव्य",
    iast: "tālavya",
    parts: ["palatal"],
    sutra: "इचुयशास्तालव्याः",
    source: "Āpiśali-śikṣā 2.7",
    otherViews: [],
  },
  retroflex: {
    english: "Retroflex",
    sanskrit: "मूर्धन्य",
    iast: "mūrdhanya",
    parts: ["retroflex"],
    sutra: "ऋटुरषा मूर्धन्याः",
    source: "Āpiśali-śikṣā 2.8",
    otherViews: ["For some, r is made at the root of the teeth (2.9)."],
  },
  dental: {
    english: "Dental",
    sanskrit: "दन्त्य",
    iast: "dantya",
    parts: ["dental"],
    sutra: "ऌतुलसा दन्त्याः",
    source: "Āpiśali-śikṣā 2.10",
    otherViews: [],
  },
  labial: {
    english: "Labial",
    sanskrit: "ओष्ठ्य",
    iast: "oṣṭhya",
    parts: ["labial"],
    sutra: "उपूपध्मानीया ओष्ठ्याः",
    source: "Āpiśali-śikṣā 2.13",
    otherViews: [],
  },
  "guttural-palatal": {
    english: "Guttural-palatal",
    sanskrit: "कण्ठतालव्य",
    iast: "kaṇṭhatālavya",
    parts: ["guttural", "palatal"],
    sutra: "एदैतौ कण्ठतालव्यौ",
    source: "Āpiśali-śikṣā 2.17",
    otherViews: [],
  },
  "guttural-labial": {
    english: "Guttural-labial",
    sanskrit: "कण्ठोष्ठ्य",
    iast: "kaṇṭhoṣṭhya",
    parts: ["guttural", "labial"],
    sutra: "ओदौतौ कण्ठोष्ठ्यौ",
    source: "Āpiśali-śikṣā 2.18",
    otherViews: [],
  },
  "labio-dental": {
    english: "Labio-dental",
    sanskrit: "दन्तोष्ठ्य",
    iast: "dantoṣṭhya",
    parts: ["dental", "labial"],
    sutra: "वकारो दन्तोष्ठ्यः",
    source: "Āpiśali-śikṣā 2.11",
    otherViews: ["For some, v is made at the corner of the mouth (2.12)."],
  },
  // The gum ridge. The śikṣā names it (dantamūla, 2.9) but assigns no letter to it alone.
  alveolar: {
    english: "Alveolar",
    sanskrit: "दन्तमूलीय",
    iast: "dantamūlīya",
    parts: ["retroflex", "dental"],
    sutra: null,
    source: "Unicode names list, U+0929 and U+0931: Dravidian alveolar n and r",
    otherViews: [],
  },
  "tongue-root": {
    english: "Tongue root",
    sanskrit: "जिह्वामूलीय",
    iast: "jihvāmūlīya",
    parts: [],
    sutra: "जिह्वामूलीयो जिह्व्यः",
    source: "Āpiśali-śikṣā 2.4",
    otherViews: [],
  },
  nasal: {
    english: "Nasal",
    sanskrit: "नासिक्य",
    iast: "nāsikya",
    parts: [],
    sutra: "अनुस्वारयमा नासिक्याः",
    source: "Āpiśali-śikṣā 2.14",
    otherViews: [
      "For some, anusvara is made at the root of the tongue (2.5).",
      "For some, anusvara is made in throat and nose together (2.15).",
    ],
  },
};

/** The broad kind of a sound; an ayogavaha only ever follows a vowel. */
export type Manner =
  | "vowel"
  | "stop"
  | "affricate"
  | "semivowel"
  | "lateral"
  | "approximant"
  | "sibilant"
  | "aspirate"
  | "ayogavaha";

/** The features of an effort. */
export interface PrayatnaFacts {
  readonly manner: Manner;
  readonly voiced: boolean;
  /** Mahaprana: made with much breath. */
  readonly aspirated: boolean;
  /** Through the nose, alone or together with its own place. */
  readonly nasal: boolean;
  /** For a vowel: one mora or two. */
  readonly length: "short" | "long" | null;
}

function effort(
  manner: Manner,
  features: readonly ("voiced" | "aspirated" | "nasal")[],
  length: PrayatnaFacts["length"] = null,
): PrayatnaFacts {
  return {
    manner,
    voiced: features.includes("voiced"),
    aspirated: features.includes("aspirated"),
    nasal: features.includes("nasal"),
    length,
  };
}

/**
 * The efforts. Affricate, lateral and approximant are modern terms for letters that the tradition
 * does not describe.
 */
export const PRAYATNAS = {
  "short vowel": effort("vowel", ["voiced"], "short"),
  "long vowel": effort("vowel", ["voiced"], "long"),
  "short guna vowel": effort("vowel", ["voiced"], "short"),
  "guna vowel": effort("vowel", ["voiced"], "long"),
  "vrddhi vowel": effort("vowel", ["voiced"], "long"),
  "voiceless stop": effort("stop", []),
  "voiceless aspirated stop": effort("stop", ["aspirated"]),
  "voiced stop": effort("stop", ["voiced"]),
  "voiced aspirated stop": effort("stop", ["voiced", "aspirated"]),
  "nasal stop": effort("stop", ["voiced", "nasal"]),
  "voiceless affricate": effort("affricate", []),
  "voiced affricate": effort("affricate", ["voiced"]),
  semivowel: effort("semivowel", ["voiced"]),
  lateral: effort("lateral", ["voiced"]),
  approximant: effort("approximant", ["voiced"]),
  sibilant: effort("sibilant", ["aspirated"]),
  aspirate: effort("aspirate", ["voiced", "aspirated"]),
  anusvara: effort("ayogavaha", ["voiced", "nasal"]),
  candrabindu: effort("ayogavaha", ["voiced", "nasal"]),
  visarga: effort("ayogavaha", ["aspirated"]),
  "half visarga": effort("ayogavaha", ["aspirated"]),
} as const satisfies Record<string, PrayatnaFacts>;

/** The effort of articulation: everything about a sound but its place. */
export type Prayatna = keyof typeof PRAYATNAS;

/** The letters by place and effort, in IAST: no two share both. */
export const LETTERS_BY_STHANA: Readonly<
  Record<Sthana, Readonly<Partial<Record<Prayatna, string>>>>
> = {
  guttural: {
    "short vowel": "a",
    "long vowel": "ā",
    "voiceless stop": "k",
    "voiceless aspirated stop": "kh",
    "voiced stop": "g",
    "voiced aspirated stop": "gh",
    "nasal stop": "ṅ",
    aspirate: "h",
    visarga: "ḥ",
  },
  palatal: {
    "short vowel": "i",
    "long vowel": "ī",
    "voiceless stop": "c",
    "voiceless aspirated stop": "ch",
    "voiced stop": "j",
    "voiced aspirated stop": "jh",
    "nasal stop": "ñ",
    semivowel: "y",
    sibilant: "ś",
  },
  retroflex: {
    "short vowel": "ṛ",
    "long vowel": "ṝ",
    "voiceless stop": "ṭ",
    "voiceless aspirated stop": "ṭh",
    "voiced stop": "ḍ",
    "voiced aspirated stop": "ḍh",
    "nasal stop": "ṇ",
    semivowel: "r",
    sibilant: "ṣ",
    lateral: "ḻ",
    approximant: "ẕ",
  },
  dental: {
    "short vowel": "ḷ",
    "long vowel": "ḹ",
    "voiceless stop": "t",
    "voiceless aspirated stop": "th",
    "voiced stop": "d",
    "voiced aspirated stop": "dh",
    "nasal stop": "n",
    semivowel: "l",
    sibilant: "s",
  },
  labial: {
    "short vowel": "u",
    "long vowel": "ū",
    "voiceless stop": "p",
    "voiceless aspirated stop": "ph",
    "voiced stop": "b",
    "voiced aspirated stop": "bh",
    "nasal stop": "m",
    "half visarga": "ḫ",
  },
  "guttural-palatal": { "short guna vowel": "ĕ", "guna vowel": "e", "vrddhi vowel": "ai" },
  "guttural-labial": { "short guna vowel": "ŏ", "guna vowel": "o", "vrddhi vowel": "au" },
  "labio-dental": { semivowel: "v" },
  alveolar: {
    "voiceless affricate": "ĉ",
    "voiced affricate": "ẑ",
    "nasal stop": "ṉ",
    semivowel: "ṟ",
  },
  "tongue-root": { "half visarga": "ẖ" },
  nasal: { anusvara: "ṃ", candrabindu: "m̐" },
};
