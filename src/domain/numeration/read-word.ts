import type { LatinScheme } from "../letters/latin-schemes.ts";
import type { Script } from "../letters/letters.ts";
import { withNasals } from "../letters/nasals.ts";
import { scan } from "../letters/scan.ts";
import { spellings } from "../letters/spell.ts";
import type { Unit } from "../letters/units.ts";
import { type Breakdown, breakDown } from "./reading/breakdown.ts";
import { count } from "./reading/count.ts";
import type { CountedWord } from "./reading/noted-word.ts";
import { strictSpellings } from "./reading/strict-spellings.ts";
import { notesOn } from "./reading/word-notes.ts";
import {
  DEFAULT_RULES,
  type Letter,
  type Note,
  type ReadingRules,
  type Syllable,
  type WordReading,
} from "./reading.ts";

/**
 * A word in normal form C, split into letters and counted. Everything else about it is computed on
 * first access.
 */
export class ReadWord implements WordReading, CountedWord {
  readonly word: string;
  readonly chosen: Script;
  readonly scheme: LatinScheme | null;
  readonly rules: ReadingRules;
  readonly units: readonly Unit[];
  readonly value: bigint;
  #breakdown: Breakdown | undefined;
  #notes: readonly Note[] | undefined;
  #spellings: WordReading["spellings"] | undefined;

  constructor(
    word: string,
    units: readonly Unit[],
    { chosen, scheme, rules }: Pick<CountedWord, "chosen" | "scheme" | "rules">,
  ) {
    this.word = word;
    this.chosen = chosen;
    this.scheme = scheme;
    this.rules = rules;
    this.units = rules.anusvara === "nasal" ? withNasals(units) : units;
    this.value = count(this.units, rules);
  }

  get breakdown(): Breakdown {
    this.#breakdown ??= breakDown(this.word, this.units, this.rules);
    return this.#breakdown;
  }

  get letters(): readonly Letter[] {
    return this.breakdown.letters;
  }

  get syllables(): readonly Syllable[] {
    return this.breakdown.syllables;
  }

  get spellings(): WordReading["spellings"] {
    const spelled = this.rules.extensions === "count" ? spellings : strictSpellings;
    this.#spellings ??= spelled(this.breakdown.phones);
    return this.#spellings;
  }

  get notes(): readonly Note[] {
    this.#notes ??= notesOn({
      ...this,
      ...this.breakdown,
      recount: (text, { scheme = this.scheme, ...changed } = {}) => {
        const word = text.normalize("NFC");
        const rules = { ...this.rules, ...changed };
        return new ReadWord(word, scan(word, scheme), { chosen: this.chosen, scheme, rules });
      },
    });
    return this.#notes;
  }
}

/**
 * Reads one word, of any length, in whichever script it is written.
 *
 * @param scheme How its Latin letters are read; null if it has none.
 *
 * @example
 * readWord("ख्युघृ", null).value; // 4320000n
 */
export function readWord(
  text: string,
  scheme: LatinScheme | null,
  rules: ReadingRules = DEFAULT_RULES,
): ReadWord {
  const word = text.normalize("NFC");
  const chosen = scheme === null ? "devanagari" : "latin";
  return new ReadWord(word, scan(word, scheme), { chosen, scheme, rules });
}
