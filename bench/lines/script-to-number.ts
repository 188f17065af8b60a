import Sanscript from "@indic-transliteration/sanscript";
import { CONSONANTS, type Script, VOWELS } from "#domain/letters/letters.ts";
import { spellSyllables } from "#domain/letters/spell.ts";
import { readText } from "#domain/numeration/read-text.ts";
import { fastestOfEach } from "../cpu.ts";
import type { Line, Measure } from "../line.ts";

const WORDS = 200;
const LENGTH = 100;
const ROUNDS = 60;
const SCHEMES = { devanagari: "iast", kannada: "iast", latin: "devanagari" } as const;
type Measured = keyof typeof SCHEMES;

/** How fast long words are read compared with the usual library, which only transliterates them. */
export const scriptToNumber: Line = {
  number: 13,
  name: "script-to-number",
  measure: async (seed) => [
    compare("Devanagari", "devanagari", seed),
    compare("Kannada", "kannada", seed),
    compare("Latin", "latin", seed),
  ],
};

// The same words for both, and so many that none repeats before all others were read.
function compare(name: string, script: Measured, seed: number): Measure {
  const words = wordsIn(script, seed);
  const from = script === "latin" ? "iast" : script;
  const [ours, peer] = fastestOfEach(ROUNDS, [
    () => words.map((word) => readText(word, script, { scheme: "iast" }).total),
    () => words.map((word) => Sanscript.t(word, from, SCHEMES[script])),
  ]) as [number, number];
  return {
    what: `Reading a ${LENGTH}-character word in ${name}, times as fast`,
    figure: peer / ours,
    unit: "×",
    budget: { limit: 8, sense: "at least", isFirm: false },
    note: `${[ours, peer].map((time) => ((1000 * time) / WORDS).toFixed(2)).join(" and ")} µs`,
  };
}

// Words of the rule's own letters, every third syllable a cluster.
function wordsIn(script: Script, seed: number): string[] {
  const consonants = CONSONANTS.filter(({ extension }) => !extension);
  const vowels = VOWELS.filter(({ extension }) => !extension);
  let state = seed;
  const one = <T>(choices: readonly T[]): T => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return choices[Math.floor((state / 2 ** 32) * choices.length)]!;
  };
  return Array.from({ length: WORDS }, () => {
    const syllables = Array.from({ length: LENGTH }, (_, index) => ({
      consonants: Array.from({ length: index % 3 === 0 ? 2 : 1 }, () => one(consonants).latin),
      vowel: one(vowels).latin,
    }));
    // Joined again: a slice of a longer string is slower to read, for everybody.
    return Array.from(spellSyllables(syllables, script).normalize("NFC")).slice(0, LENGTH).join("");
  });
}
