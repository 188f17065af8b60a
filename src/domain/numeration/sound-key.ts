import { scan } from "./scan.ts";
import type { Unit } from "./units.ts";

/**
 * Writes a name by how it sounds, so that its spellings in Devanagari, Kannada, Telugu and Latin are
 * equal: breath, length and place of a letter, and the a that one script writes and another
 * understands, do not count. Words stay apart. Null where a letter of another script is in it.
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

const LATIN = /^[\p{Script=Latin}\p{Mn}\p{N}]+$/u;

const fromLatin = (word: string) =>
  word
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
    .replace(/c(?!h)/g, "k");

// Every consonant with its a, spoken or not: it keeps letters apart until it goes.
function fromUnits(units: readonly Unit[]): string | null {
  const isKnown = units.every(({ kind, hint }) => kind !== "other" && hint !== "unknown_letter");
  if (!isKnown) return null;
  return units
    .flatMap(({ ids, kind, carriesA }) => {
      if (kind === "mark" || kind === "virama") return [];
      return carriesA ? [...ids, "a"] : ids;
    })
    .map((id) => LATIN_OF_ID[id] ?? id.normalize("NFD").replace(/\p{Mn}/gu, ""))
    .join("")
    .replace(/N$/, "m")
    .replaceAll("N", "n");
}

/** Where the letter's Latin name is no English spelling of its sound. */
const LATIN_OF_ID: Readonly<Record<string, string>> = {
  c: "ch",
  ṛ: "ri",
  // A nasal of the letter behind it, and at the end of a word an m.
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
  [/m(?=[pb])/g, "n"],
  // The last vowel is silent in one language and written in another.
  [/(?<=..)[eu]$/, ""],
  [/e|y|ai/g, "i"],
  [/o|au/g, "u"],
  [/(?<!^)a/g, ""],
  [/(.)\1+/g, "$1"],
];

const folded = (word: string) =>
  FOLDS.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), word);
