import { DomainError } from "#domain/domain-error.ts";
import { groupedText } from "#domain/exact/digit-grouping.ts";
import { displayNumber, type NumberDisplay } from "#domain/exact/power-of-ten-display.ts";
import { rational } from "#domain/exact/rational.ts";
import type { Script } from "#domain/letters/letters.ts";
import { textLength } from "#domain/letters/text-length.ts";
import { isMisprint, knownWord } from "#domain/numeration/known-words.ts";
import { readText } from "#domain/numeration/read-text.ts";
import type { TextReading } from "#domain/numeration/reading.ts";
import { MAX_TEXT_CODE_POINTS } from "#domain/numeration/reading.ts";
import { scriptIn } from "../../../ui/text/scripts.ts";
import { type LitAkshara, litAksharas } from "./lit-aksharas.ts";

/** A text, read letter by letter. Plain data, because the build writes one into the page. */
export interface LitText {
  readonly text: string;
  /** Its script, by its first letter. */
  readonly script: Script;
  readonly aksharas: readonly LitAkshara[];
  /** Characters that are no letters of the varnamala, as typed. */
  readonly passedOver: readonly string[];
  /** Letters with a dot below, a nukta, and the letters without it that they are read as. */
  readonly dotted: readonly { readonly written: string; readonly readAs: string }[];
  /** Only a vowel makes a consonant count; without any the number is 0. */
  readonly hasVowel: boolean;
  /** The number with all its digits, and its display form. */
  readonly exact: string;
  readonly shown: NumberDisplay;
  /** The word's meaning in the literature, if it is known there. */
  readonly known: {
    readonly meaning: string;
    readonly source: string;
    /** The source gives the number too, not only the word. */
    readonly isPrinted: boolean;
  } | null;
  /** The whole text in each script. */
  readonly spellings: Readonly<Record<Script, string>>;
  /** The page where members see it worked out. */
  readonly workedOutAt: string;
}

/** A text that cannot be read, and how to fix it. */
export interface Unread {
  readonly problem: string;
}

const NOTHING_TO_READ =
  "No vowel or consonant is in this. Write a word in Devanagari, Latin, Kannada or Telugu letters.";

const LETTER = /[\p{Script=Devanagari}\p{Script=Kannada}\p{Script=Telugu}\p{Script=Latin}]/u;

/**
 * Reads a word: each letter with its colour and place of articulation, by akshara, and the number
 * by Aryabhata's rule. Never throws.
 *
 * @example
 * litText("ख्युघृ"); // kh y u, gh ṛ: 4,320,000
 */
export function litText(text: string): LitText | Unread {
  try {
    const [first = ""] = LETTER.exec(text) ?? [];
    const script = scriptIn(first);
    return lit(text, script, readText(text, script));
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { problem: problemOf(error, text) };
  }
}

function lit(text: string, script: Script, { words, total }: TextReading): LitText | Unread {
  const aksharas = litAksharas(words, script);
  if (aksharas.length === 0) return { problem: NOTHING_TO_READ };
  const known = words.length === 1 ? knownWord(words[0]!.spellings.latin)[0] : undefined;
  const spelt = (into: Script) => words.map(({ spellings }) => spellings[into]).join(" ");
  const address = new URLSearchParams({
    t: text.trim(),
    s: script,
    m: words.length > 1 ? "sentence" : "word",
  });
  return {
    text,
    script,
    aksharas,
    passedOver: words.flatMap(({ letters }) =>
      letters.filter(({ type }) => type === "other").map(({ char }) => char),
    ),
    dotted: dottedIn(text),
    hasVowel: aksharas.some(({ exponent }) => exponent !== null),
    exact: groupedText(`${total}`, "western"),
    shown: displayNumber(rational(total)),
    known:
      known && !isMisprint(known)
        ? { meaning: known.meaning, source: known.source, isPrinted: known.isPrinted !== false }
        : null,
    spellings: {
      devanagari: spelt("devanagari"),
      latin: spelt("latin"),
      kannada: spelt("kannada"),
      telugu: spelt("telugu"),
    },
    workedOutAt: `/private/aryabhatta?${address}`,
  };
}

// Normal form D takes the dot off letters that have a character of their own with it.
function dottedIn(text: string): LitText["dotted"] {
  const found = text.normalize("NFD").matchAll(/(\p{L})[\u093C\u0CBC\u0C3C]/gu);
  const readAs = new Map([...found].map(([written, letter]) => [written, letter!]));
  return [...readAs].map(([written, letter]) => ({ written, readAs: letter }));
}

function problemOf({ code, message }: DomainError, text: string): string {
  if (code !== "text_too_long") return message;
  return `These are ${textLength(text)} characters; up to ${MAX_TEXT_CODE_POINTS} can be read. Take a shorter word.`;
}
