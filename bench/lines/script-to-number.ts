import Sanscript from "@indic-transliteration/sanscript";
import { readText } from "#domain/numeration/reading/read-text.ts";
import type { TextReading } from "#domain/numeration/reading/reading.ts";
import { CONSONANTS, VOWELS } from "#domain/numeration/script/letters.data.ts";
import type { Script } from "#domain/numeration/script/script.ts";
import { spellSyllables } from "#domain/numeration/script/spell.ts";
import { type Line, type Measure, ratio } from "../line.ts";
import { fastestOfEach } from "../timed.ts";

const WORDS = 200;
const LENGTH = 100;
const ROUNDS = 60;
const SCHEMES = { devanagari: "iast", kannada: "iast", latin: "devanagari" } as const;
type Measured = keyof typeof SCHEMES;

/** How fast long words are read compared with the usual library, which only transliterates them. */
export const scriptToNumber: Line = {
  number: 14,
  name: "script-to-number",
  what: "Reading a 100-character word / sanscript transliterating it",
  measure: async ({ seed }) => [
    ...compare("Devanagari", "devanagari", seed),
    ...compare("Kannada", "kannada", seed),
    ...compare("Latin", "latin", seed),
  ],
};

// The same words for both, and so many that none repeats before all others were read.
function compare(name: string, script: Measured, seed: number): Measure[] {
  const words = wordsIn(script, seed);
  const from = script === "latin" ? "iast" : script;
  const read = (word: string) => readText(word, script, { scheme: "iast" });
  const transliterating = () => words.map((word) => Sanscript.t(word, from, SCHEMES[script]));
  const measured = (what: string, budget: Measure["budget"], reading: () => unknown): Measure => {
    const [ours, peer] = fastestOfEach(ROUNDS, [reading, transliterating]);
    const times = [ours!, peer!].map((time) => ((1000 * time) / WORDS).toFixed(2));
    return { what, figure: peer! / ours!, unit: "×", budget, peer: `${times.join(" and ")} µs` };
  };
  return [
    measured(
      `Reading a word of ${LENGTH} characters in ${name} to its letters and its number, times as fast`,
      {
        ...ratio(
          10,
          "sanscript takes less for Kannada than for Devanagari and ours the same, a third of it for walking over the characters and making a bigint",
        ),
        sense: "at least",
      },
      () => words.map((word) => read(word).total),
    ),
    measured("and with all that is shown of it: the working, notes, four spellings", null, () =>
      words.map((word) => allShownOf(read(word))),
    ),
  ];
}

function allShownOf({ words }: TextReading) {
  return words.map(({ letters, syllables, notes, spellings }) => [
    letters,
    syllables,
    notes,
    spellings,
  ]);
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
