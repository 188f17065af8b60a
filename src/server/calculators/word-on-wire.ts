import { wholeNumberOnWire } from "#contract/whole-number.ts";
import type { BreakdownEntry, WordReading as WordOnWire } from "#contract/word-reading.ts";
import { katapayadi } from "#domain/numeration/katapayadi.ts";
import { knownWord } from "#domain/numeration/known-words.ts";
import { literatureNotes } from "#domain/numeration/literature-notes.ts";
import type { Letter, Note, WordReading } from "#domain/numeration/reading.ts";
import { exactOnWire } from "./exact-on-wire.ts";

/** A word's reading in the names and number forms of the contract. */
export function wordOnWire(reading: WordReading): WordOnWire {
  const { text, digits } = katapayadi(reading.syllables);
  return {
    ...exactOnWire("value", reading.value),
    reading: reading.spellings,
    letters_breakdown: reading.letters.map(letterOnWire),
    syllables: reading.syllables.map((syllable) => ({
      text: syllable.text,
      ...exactOnWire("value", syllable.value),
    })),
    notes: literatureNotes(reading).map(noteOnWire),
    katapayadi: { value_text: text, digits: [...digits] },
    known: knownWord(reading.spellings.latin).map(({ meaning, source, misprint }) => ({
      meaning,
      source,
      misprint: misprint === undefined ? null : `${misprint}`,
    })),
  };
}

// What does not apply to a letter is null on the wire.
const NOTHING = { vowel: null, consonant: null, exponent: null, latin: null, note: null };

function letterOnWire(letter: Letter): BreakdownEntry {
  const { consonantSumAtVowel: sum, value, ...facts } = { consonantSumAtVowel: null, ...letter };
  return {
    ...NOTHING,
    ...facts,
    ...exactOnWire("value", value),
    consonant_sum_at_vowel: sum === null ? null : wholeNumberOnWire(sum),
    consonant_sum_at_vowel_text: sum === null ? null : sum.toString(),
  };
}

function noteOnWire({ code, message, alternative }: Note): WordOnWire["notes"][number] {
  if (!alternative) return { code, message };
  const { value, ...reading } = alternative;
  return { code, message, alternative: { ...reading, ...exactOnWire("value", value) } };
}
