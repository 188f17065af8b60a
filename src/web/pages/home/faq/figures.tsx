import { CONSONANTS, VOWELS } from "#domain/letters/letters.ts";
import { readBhutasankhya } from "#domain/numeration/bhutasankhya.ts";
import { katapayadi } from "#domain/numeration/katapayadi.ts";
import { readText } from "#domain/numeration/read-text.ts";
import { Computed } from "../../../ui/text/computed.tsx";
import { PowerOfTen } from "../../../ui/text/power-of-ten.tsx";
import { ROW, WORD } from "./picture-parts.tsx";

// What the domain works out for the answers to the questions, by the names it has in their texts.

/** The years of a yuga. */
export const Years = () => <Computed>{WORD.exact}</Computed>;

/** The word that counts them, in both scripts. */
export const Word = () => (
  <>
    <span lang="sa-Deva" className="serif">
      {WORD.text}
    </span>
    , <i lang="sa-Latn">{WORD.spellings.latin}</i>
  </>
);

/** The word and the number of each of its aksharas. */
export const WordInAksharas = () => (
  <>
    <Word />:{" "}
    {ROW.map(({ text, letters, exponent }, index) => (
      <span key={text}>
        {index > 0 && ", then "}
        <span lang="sa-Deva" className="serif">
          {text}
        </span>{" "}
        is {letters.length > 2 ? `(${addends(letters)})` : addends(letters)} ×{" "}
        <PowerOfTen exponent={exponent} />
      </span>
    ))}
  </>
);

const addends = (letters: readonly { readonly value: number | null }[]) =>
  letters.flatMap(({ value }) => value ?? []).join(" + ");

const RAGA = katapayadi(readText("mecakalyāṇī", "latin").words[0]!.syllables.slice(0, 2));

/** The digits in the name of the raga Meca-kalyani. */
export const RagaDigits = () =>
  RAGA.digits.map(({ letter, digit }) => `${letter} is ${digit}`).join(", ");

/** The raga's number, which leads to its page. */
export const RagaNumber = () => (
  <a href={`/ragas/${RAGA.value}`}>
    melakarta <Computed>{RAGA.text}</Computed>
  </a>
);

/** A thing whose name stands for digits. */
export const NumberWord = ({ word, means }: { word: string; means: string }) => (
  <li>
    <i lang="sa-Latn">{word}</i>
    <span>{means}</span>
    <span className="num">{digitsOf(word)}</span>
  </li>
);

// Kha-catuṣka is a 4 beside a 0, or four of them: in this verse the longer.
function digitsOf(word: string): string {
  const readings = readBhutasankhya(word.replaceAll("-", ""), 1).map(({ text }) => text);
  return readings.reduce((longest, text) => (text.length > longest.length ? text : longest));
}

interface LetterNumeralProps {
  readonly lang: "grc" | "he" | "ar";
  readonly system: string;
  readonly word: string;
  readonly means: string;
  readonly note: string;
}

/** A word whose letters are added up. */
export function LetterNumeral({ lang, system, word, means, note }: LetterNumeralProps) {
  const values = letterValues(word, lang);
  return (
    <li>
      <span>
        {system}, <bdi lang={lang}>{word}</bdi>, {means}
      </span>
      <span className="num">
        {values.join(" + ")} = <Computed>{values.reduce((sum, value) => sum + value, 0)}</Computed>
      </span>
      <span className="label">{note}</span>
    </li>
  );
}

const consonants = CONSONANTS.filter(({ extension }) => !extension).length;
const places = new Set(VOWELS.map(({ exponent }) => exponent)).size;

export const Consonants = () => consonants;
export const VowelPlaces = () => places;
export const PlainAksharas = () => consonants * places;

// The letters in numeral order: 1 to 9, 10 to 90, the hundreds, in Arabic also 1000.
const ALPHABETS = {
  grc: "αβγδεϛζηθικλμνξοπϟρστυφχψωϡ",
  he: "אבגדהוזחטיכלמנסעפצקרשת",
  ar: "ابجدهوزحطيكلمنسعفصقرشتثخذضظغ",
} as const;

/**
 * What the letters of a Greek, Hebrew or Arabic word count, in order.
 *
 * @see Wikipedia, Greek numerals, Hebrew numerals and Abjad numerals (eastern order).
 */
export function letterValues(word: string, lang: keyof typeof ALPHABETS): number[] {
  const plain = word.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ς", "σ");
  return [...plain].map((letter) => {
    const index = [...ALPHABETS[lang]].indexOf(letter);
    return ((index % 9) + 1) * 10 ** Math.floor(index / 9);
  });
}
