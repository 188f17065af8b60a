import type { LatinScheme } from "../../letters/latin-schemes.ts";
import type { Script } from "../../letters/letters.ts";
import { spell } from "../../letters/spell.ts";
import type { Note, NoteCode, ReadingRules } from "../reading.ts";
import type { Breakdown } from "./breakdown.ts";

/** Rules to change. The scheme must be a definite one, not `auto`. */
type ChangedRules = Partial<Omit<ReadingRules, "scheme">> & {
  readonly scheme?: LatinScheme;
};

/** A counted word, with the choices used to count it. */
export interface CountedWord {
  readonly word: string;
  readonly value: bigint;
  readonly breakdown: Breakdown;
  /** The script chosen for the text. */
  readonly chosen: Script;
  /** Null where the text has no Latin. */
  readonly scheme: LatinScheme | null;
  readonly rules: ReadingRules;
}

/** A counted word with its breakdown, and a way to count it by other rules. */
export interface NotedWord extends Breakdown, Omit<CountedWord, "breakdown"> {
  readonly recount: (text: string, rules?: ChangedRules) => CountedWord;
}

/** Looks at a word for one kind of note. */
export type Noter = (noted: NotedWord) => Note | readonly Note[] | undefined;

/** Makes a note about the letters that the breakdown marked with this code. */
export function onLetters(
  code: NoteCode,
  say: (noted: NotedWord, letters: ReadonlySet<string>) => Omit<Note, "code">,
): Noter {
  return (noted) => {
    const letters = noted.hints.get(code);
    return letters && { code, ...say(noted, letters) };
  };
}

/** The script of the word; the chosen script for a word of mixed scripts. */
export function scriptOf({ scripts, chosen }: NotedWord): Script {
  const [script] = scripts;
  return scripts.size === 1 ? script! : chosen;
}

type Alternative = NonNullable<Note["alternative"]>;

/** An alternative: the same word read by other rules. */
export function ruled(noted: NotedWord, rules: ChangedRules): Alternative {
  return { rules, value: noted.recount(noted.word, rules).value };
}

/** An alternative: another Latin text, with diacritics unless it is in another scheme. */
export function retyped(noted: NotedWord, text: string, scheme: LatinScheme = "iast"): Alternative {
  const rules = { scheme };
  return { text, rules, value: noted.recount(text, rules).value };
}

/** An alternative: other letters, in the script of the word. */
export function respelled(noted: NotedWord, phones: readonly string[]): Alternative {
  const script = scriptOf(noted);
  const text = spell(phones, script);
  return script === "latin" ? retyped(noted, text) : { text, value: noted.recount(text).value };
}

/** Replaces one letter with another. */
export function exchanged(phones: readonly string[], from: string, to: string): string[] {
  return phones.map((phone) => (phone === from ? to : phone));
}

/**
 * Replaces pairs of letters with one letter, each pair where `isPair` is true of the index of its
 * first; undefined if there is none.
 */
export function joined(
  phones: readonly string[],
  isPair: (at: number) => boolean,
  letter: string,
): string[] | undefined {
  const result: string[] = [];
  for (let at = 0; at < phones.length; at++) {
    const found = isPair(at);
    result.push(found ? letter : phones[at]!);
    if (found) at++;
  }
  return result.length < phones.length ? result : undefined;
}

/** Lists letters for a sentence. */
export function listed(letters: Iterable<string>): string {
  return [...letters].join(", ");
}
