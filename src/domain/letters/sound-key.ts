import { scan } from "./scan.ts";
import type { Unit } from "./units.ts";

/**
 * A key for how a name sounds, equal for its spellings in Devanagari, Kannada, Telugu and Latin. It
 * ignores aspiration, length and place of articulation, and the a that only some scripts write.
 * Words stay separate. Null if the name has a letter of another script.
 *
 * @example
 * soundKey("ಕೋಲ್ಕತ್ತಾ") === soundKey("Kolkata"); // true
 */
export function soundKey(name: string): string | null {
  const words = name
    .normalize("NFC")
    .split(/[\s\-–,.'’()/&]+/)
    .filter(Boolean);
  const keys = words.map((word) =>
    LATIN.test(word) ? fromLatin(word) : fromUnits(scan(word, null)),
  );
  return keys.every((key) => key !== null) ? keys.map((key) => folded(key!)).join(" ") : null;
}

/**
 * The keys of a name as it may be heard. The flaps ड़ and ढ़ are between d and r, and Latin names write
 * either.
 *
 * @example
 * soundKeys("अलीगढ़").includes(soundKey("Aligarh")!); // true
 */
export function soundKeys(name: string): readonly string[] {
  const withR = name.normalize("NFC").replaceAll("ड\u093c", "र").replaceAll("ढ\u093c", "र्ह");
  return [soundKey(name), soundKey(withR)].filter((key) => key !== null);
}

const LATIN = /^[\p{Script=Latin}\p{Mn}\p{N}]+$/u;

const fromLatin = (word: string) =>
  word
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
    .replace(/c(?!h)/g, "k");

// Every consonant without a virama gets its a, spoken or not: it keeps letters apart until `folded`
// removes it.
function fromUnits(units: readonly Unit[]): string | null {
  const isKnown = units.every(({ kind, hint }) => kind !== "other" && hint !== "unknown_letter");
  if (!isKnown) return null;
  return units
    .flatMap(({ ids, kind, carriesA }, at) => {
      if (kind === "mark" || kind === "virama") return [];
      return carriesA && units[at + 1]?.kind !== "virama" ? [...ids, "a"] : ids;
    })
    .map((id) => LATIN_OF_ID[id] ?? id.normalize("NFD").replace(/\p{Mn}/gu, ""))
    .join("")
    .replace(/N$/, "m")
    .replaceAll("N", "n");
}

/** Letters whose Latin id is not how English spells the sound. */
const LATIN_OF_ID: Readonly<Record<string, string>> = {
  c: "ch",
  ṛ: "ri",
  // The nasal of the letter after it, and m at the end of a word.
  ṃ: "N",
  m̐: "N",
  ḥ: "",
};

const FOLDS: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [/x/g, "ks"],
  [/q/g, "k"],
  [/z/g, "j"],
  [/[vw]/g, "b"],
  [/f/g, "p"],
  [/sh/g, "s"],
  [/([kgcjtdpbl])h+/g, "$1"],
  // A final vowel is silent in some languages and written in others.
  [/(?<=..)[eu]$/, ""],
  [/e|y|ai/g, "i"],
  [/o|au/g, "u"],
  [/(?<!^)a/g, ""],
  [/m(?=[pb])/g, "n"],
  [/(.)\1+/g, "$1"],
];

const folded = (word: string) =>
  FOLDS.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), word);
