import { vi } from "vitest";
import type {
  CalculateResponse,
  EncodeResponse,
  ProcessSentenceResponse,
} from "#contract/aryabhatta-answers.ts";
import type { BreakdownEntry } from "#contract/word-reading.ts";
import { fractionText } from "#domain/exact/rational.ts";
import type { Script } from "#domain/letters/letters.ts";
import { spellSyllables } from "#domain/letters/spell.ts";
import { calculate, type Operation } from "#domain/numeration/arithmetic.ts";
import { encode } from "#domain/numeration/encode.ts";
import { katapayadi } from "#domain/numeration/katapayadi.ts";
import { knownWord } from "#domain/numeration/known-words.ts";
import { literatureNotes } from "#domain/numeration/literature-notes.ts";
import { type RuleChoices, readText } from "#domain/numeration/read-text.ts";
import { DEFAULT_RULES, type Letter, type WordReading } from "#domain/numeration/reading.ts";

const exact = (value: bigint) => ({ value: `${value}`, value_text: `${value}` });

/** The API's answer for a text, in the contract's own type. */
export function readingOf(
  word: string,
  inputScript: Script = "devanagari",
  rules: RuleChoices = {},
): ProcessSentenceResponse {
  const { words, scheme, total } = readText(word, inputScript, rules);
  return {
    tokens: words.map((one) => ({ [one.word]: wordOf(one) })),
    total: `${total}`,
    total_text: `${total}`,
    scheme,
    rules: { ...DEFAULT_RULES, ...(rules as typeof DEFAULT_RULES) },
  };
}

function wordOf(reading: WordReading) {
  const { value, spellings, letters, syllables } = reading;
  const { text, digits } = katapayadi(syllables);
  return {
    ...exact(value),
    reading: spellings,
    letters_breakdown: letters.map(entryOf),
    syllables: syllables.map((one) => ({ text: one.text, ...exact(one.value) })),
    notes: literatureNotes(reading).map(({ code, message, alternative }) => ({
      code,
      message,
      ...(alternative && { alternative: { ...alternative, ...exact(alternative.value) } }),
    })),
    katapayadi: { value_text: text, digits: [...digits] },
    known: knownWord(spellings.latin).map(({ meaning, source, misprint }) => ({
      meaning,
      source,
      misprint: misprint === undefined ? null : `${misprint}`,
    })),
  };
}

/** One sign of a word, as the API returns it. */
export function entryOf(letter: Letter): BreakdownEntry {
  const { consonantSumAtVowel: sum, value, ...facts } = { consonantSumAtVowel: null, ...letter };
  const sumText = sum === null ? null : `${sum}`;
  return {
    vowel: null,
    consonant: null,
    exponent: null,
    latin: null,
    note: null,
    ...facts,
    ...exact(value),
    consonant_sum_at_vowel: sumText,
    consonant_sum_at_vowel_text: sumText,
  };
}

function calculationOf(tokens: string[], operation: Operation): CalculateResponse {
  const texts = calculate(tokens.map(BigInt), operation).map(fractionText);
  return { operation, result: texts, result_text: texts };
}

function wordsFor(number: string, script: Script): EncodeResponse {
  return {
    number,
    number_text: number,
    words: encode(BigInt(number), script).map(({ syllables, known = null, ...word }) => ({
      ...word,
      known,
      reading: {
        devanagari: spellSyllables(syllables, "devanagari"),
        latin: spellSyllables(syllables, "latin"),
        kannada: spellSyllables(syllables, "kannada"),
        telugu: spellSyllables(syllables, "telugu"),
      },
    })),
  };
}

/** A call that the page made. */
interface MadeCall {
  readonly path: string;
  readonly body: Record<string, unknown>;
}

/**
 * Answers the page's calls as the API would, and records them. The given answers are used first,
 * one for each call; an error stands for a failed connection.
 */
export function answerCalls(...first: (Response | Error)[]): MadeCall[] {
  const calls: MadeCall[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (address, init) => {
    const path = String(address).split("/").at(-1) ?? "";
    const body = JSON.parse(String(init?.body));
    calls.push({ path, body });
    const answer = first.shift();
    if (answer instanceof Error) throw answer;
    return answer ?? Response.json(answerTo(path, body));
  });
  return calls;
}

function answerTo(path: string, { word, inputScript, ...rest }: Record<string, never>) {
  if (path === "process_sentence") return readingOf(word ?? "", inputScript, rest);
  if (path === "calculate") return calculationOf(rest.tokens ?? [], rest.operation!);
  return wordsFor(rest.number ?? "", rest.outputScript!);
}
