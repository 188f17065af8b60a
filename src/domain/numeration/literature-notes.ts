import { hasDiacritic } from "../letters/latin.ts";
import { SCRIPTS } from "../letters/letters.ts";
import { isMisprint, type KnownWord, knownWord } from "./known-words.ts";
import type { Note, WordReading } from "./reading.ts";

/**
 * The notes on a word for a reader who is also told where the literature has it. The l with ṛ of a
 * word that the literature writes so is no slip, and a ḷ in its place may be one; nor is its ch a c.
 *
 * Apart from {@link WordReading.notes}, because the words of the literature weigh more than reading.
 *
 * @example
 * literatureNotes(readText("cayagiyiṅuśuchlṛ", "latin").words[0]!); // none: it is the Moon's word
 */
export function literatureNotes(reading: WordReading): readonly Note[] {
  const { word, notes, spellings } = reading;
  const missed = spellings.latin.includes("lṛ") ? [] : missedLNotes(reading);
  if (!inPrint(spellings.latin)) return [...notes, ...missed];
  const isSettled = ({ code }: Note) =>
    code === "l_with_vocalic_r" || (code === "ch_is_aspirated" && hasDiacritic(word));
  return [...notes.filter((note) => !isSettled(note)), ...missed];
}

/** A word that the literature has with the value of its letters. */
function inPrint(latin: string): KnownWord | undefined {
  return knownWord(latin).find((word) => !isMisprint(word));
}

function missedLNotes({ word, spellings }: WordReading): Note[] {
  const known = inPrint(spellings.latin.replaceAll("ḷ", "lṛ"));
  if (!known?.source.startsWith("Āryabhaṭīya") || known.latin === spellings.latin) return [];
  const script = SCRIPTS.find((one) => spellings[one] === word) ?? "latin";
  const rules = script === "latin" ? { rules: { scheme: "iast" } as const } : {};
  return [
    {
      code: "vocalic_l_for_l_with_r",
      message: `With l and ṛ in place of the vowel ḷ, this is a word of the Āryabhaṭīya: ${known.meaning}.`,
      alternative: { text: known[script], ...rules, value: known.value },
    },
  ];
}
