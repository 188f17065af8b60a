import { hasDirectionMark } from "../../letters/invisible.ts";
import { type Script, VOWELS } from "../../letters/letters.ts";
import { spell } from "../../letters/spell.ts";
import type { Note } from "../reading.ts";
import { LATIN_NOTES, unreadCapitals } from "./latin-notes.ts";
import {
  joined,
  listed,
  type NotedWord,
  type Noter,
  onLetters,
  respelled,
  ruled,
  scriptOf,
} from "./noted-word.ts";

/**
 * Letters that belong to none of the tables, and what a reader can be told of each: what it is and,
 * where there is one, the letter to type instead.
 *
 * @see The Unicode Standard, code charts of Devanagari, Telugu and Kannada.
 */
export const UNKNOWN_LETTERS: ReadonlyMap<string, { what: string; nearest?: string }> = new Map([
  ["ॻ", { what: "a g of Sindhi", nearest: "ग" }],
  ["ॼ", { what: "a j of Sindhi", nearest: "ज" }],
  ["ॾ", { what: "a ḍ of Sindhi", nearest: "ड" }],
  ["ॿ", { what: "a b of Sindhi", nearest: "ब" }],
  ...[..."ॳॴॵॶॷऺऻॏॖॗ"].map((char) => [char, { what: "a vowel of Kashmiri" }] as const),
  ["ॎ", { what: "an old sign for e; type े, or ै, ो, ौ where another sign stands beside it" }],
  ["ౚ", { what: "a consonant of old Telugu inscriptions whose sound is not known" }],
  ["ౝ", { what: "an n without a vowel", nearest: "న్" }],
  ["ೝ", { what: "an n without a vowel", nearest: "ನ್" }],
]);

/**
 * The notes a reader should see on a word: how doubtful letters were read, and what other readings
 * would give. In a fixed order, without repetition.
 */
export function notesOn(noted: NotedWord): Note[] {
  return NOTERS.flatMap((noter) => noter(noted) ?? []);
}

const SCRIPT_NAMES: Readonly<Record<Script, string>> = {
  devanagari: "Devanagari",
  latin: "Latin",
  kannada: "Kannada",
  telugu: "Telugu",
};
const VOCALIC_L = VOWELS.find(({ latin }) => latin === "ḷ")!;

const NOTERS: readonly Noter[] = [
  scriptNote,
  ...LATIN_NOTES,
  vocalicLNote,
  onLetters("colon_is_visarga", () => ({
    message: "A colon after a vowel is read as a visarga (ः, ḥ), which counts 0.",
  })),
  onLetters("om", () => ({ message: "ॐ is read as ओं." })),
  onLetters("anusvara", (noted, letters) =>
    noted.rules.anusvara === "zero"
      ? {
          message: `Anusvāra counts 0; as the nasal of the stop after it (${listed(letters)}) it would count.`,
          alternative: ruled(noted, { anusvara: "nasal" }),
        }
      : {
          message: `Anusvāra before a stop is counted as its nasal: ${listed(letters)}.`,
          alternative: ruled(noted, { anusvara: "zero" }),
        },
  ),
  (noted) =>
    noted.rules.finalConsonant === "a" && noted.phones.at(-1) === "ṃ"
      ? {
          code: "final_anusvara",
          message: "A final ṃ counts 0; written as m it would count.",
          alternative: respelled(noted, noted.phones.with(-1, "m")),
        }
      : undefined,
  onLetters("final_consonant", (noted, letters) => {
    if (noted.rules.finalConsonant === "a") {
      return {
        message: `No vowel follows ${listed(letters)}; it is counted as if a did.`,
        alternative: ruled(noted, { finalConsonant: "zero" }),
      };
    }
    const alternative = respelled(noted, withFinalVowels(noted));
    return {
      message: `No vowel follows ${listed(letters)}, so it is not counted; did you mean ${alternative.text}?`,
      alternative,
    };
  }),
  onLetters("standalone_vowel", (noted, letters) =>
    noted.rules.standaloneVowel === "place"
      ? {
          message: `A vowel without a consonant is outside Āryabhaṭa's rule; here it counts its place value: ${listed(letters)}.`,
          alternative: ruled(noted, { standaloneVowel: "zero" }),
        }
      : {
          message: `A vowel without a consonant is outside Āryabhaṭa's rule and not counted: ${listed(letters)}.`,
          alternative: ruled(noted, { standaloneVowel: "place" }),
        },
  ),
  onLetters("extension", (noted, letters) =>
    noted.rules.extensions === "count"
      ? {
          message: `Outside the 33 consonants and nine vowels, counted as the nearest of them: ${listed(letters)}.`,
          alternative: ruled(noted, { extensions: "zero" }),
        }
      : {
          message: `Outside the 33 consonants and nine vowels, not counted: ${listed(letters)}. A script that has no such letter leaves it out.`,
          alternative: ruled(noted, { extensions: "count" }),
        },
  ),
  unknownLetterNote,
  ({ word }) =>
    hasDirectionMark(word)
      ? { code: "direction_mark", message: "Invisible marks of writing direction are not counted." }
      : undefined,
  ({ letters }) =>
    letters.some((letter) => "vowel" in letter || letter.type === "consonant")
      ? undefined
      : { code: "no_numeral", message: "It has no letter that counts, so its value is 0." },
];

function scriptNote(noted: NotedWord): Note | undefined {
  const names = [...noted.scripts].map((script) => SCRIPT_NAMES[script]);
  if (names.length > 1) {
    return {
      code: "mixed_scripts",
      message: `Scripts are mixed (${names.join(", ")}): each part is read in its own, and a syllable ends where the script changes.`,
    };
  }
  if (names.length === 0 || noted.scripts.has(noted.chosen)) return undefined;
  return {
    code: "other_script",
    message: `Read as ${names[0]}, the script it is written in, not as ${SCRIPT_NAMES[noted.chosen]}.`,
  };
}

function vocalicLNote(noted: NotedWord): Note | undefined {
  const isLWithR = (at: number) => noted.phones[at] === "l" && noted.phones[at + 1] === "ṛ";
  const phones = joined(noted.phones, isLWithR, "ḷ");
  if (!phones) return undefined;
  const script = scriptOf(noted);
  // The sign stands on the circle that shows its place: by itself, fonts draw an empty box there.
  const vowel =
    script === "latin"
      ? `${VOCALIC_L.devanagari} is written ${VOCALIC_L.latin}`
      : `${VOCALIC_L.latin} is written ${VOCALIC_L[script]} (◌${VOCALIC_L.matra[script]} after a consonant)`;
  return {
    code: "l_with_vocalic_r",
    message: `${spell(["l", "ṛ"], script)} is read as l with ṛ; the vowel ${vowel}.`,
    alternative: respelled(noted, phones),
  };
}

function unknownLetterNote(noted: NotedWord): Note | undefined {
  const capitals = unreadCapitals(noted);
  const letters = [...(noted.hints.get("unknown_letter") ?? [])].filter(
    (letter) => !capitals.includes(letter),
  );
  if (letters.length === 0) return undefined;
  const described = letters.map((letter) => {
    const { what, nearest } = UNKNOWN_LETTERS.get(letter) ?? {};
    return what ? `${letter} (${what}${nearest ? `; the nearest is ${nearest}` : ""})` : letter;
  });
  const text = letters.reduce(
    (word, letter) => word.replaceAll(letter, UNKNOWN_LETTERS.get(letter)?.nearest ?? letter),
    noted.word,
  );
  return {
    code: "unknown_letter",
    message: `Not a letter of these tables, counted 0: ${listed(described)}.`,
    ...(text !== noted.word && { alternative: { text, value: noted.recount(text).value } }),
  };
}

// Adds an a to each consonant without a vowel.
function withFinalVowels({ phones, deadEnds }: NotedWord): string[] {
  const ends = new Set(deadEnds);
  return [...phones, ""]
    .flatMap((phone, index) => (ends.has(index) ? ["a", phone] : phone))
    .filter(Boolean);
}
