import type { BreakdownEntry } from "#contract/word-reading.ts";

/** One term of a sum: the consonants that share a vowel, and what they add at its place. */
export interface Term {
  /** The index of its first sign in the word; identifies the term. */
  readonly place: number;
  /** Empty for a vowel that stands alone. */
  readonly consonants: readonly Consonant[];
  /** Null for consonants without a following vowel. */
  readonly vowel: BreakdownEntry | null;
  /** The amount it adds to the word, exactly. */
  readonly value: string;
}

interface Consonant {
  readonly place: number;
  readonly entry: BreakdownEntry;
  /** As written, with its virama. */
  readonly text: string;
}

/** Groups the signs of a word into the terms of its sum; signs that add nothing are left out. */
export function termsOf(breakdown: readonly BreakdownEntry[]): Term[] {
  const terms: Term[] = [];
  let held: Consonant[] = [];
  const close = (vowel: BreakdownEntry | null, value: string, place = 0) => {
    terms.push({ place: held[0]?.place ?? place, consonants: held, vowel, value });
    held = [];
  };
  for (const [place, entry] of breakdown.entries()) {
    if (entry.type === "consonant") {
      const [first] = held;
      // Consonants without a vowel do not join those that have one.
      if (first && (first.entry.vowel === null) !== (entry.vowel === null)) close(null, "0");
      held.push({ place, entry, text: entry.char });
    } else if (entry.type === "virama") {
      const last = held.pop();
      if (last) held.push({ ...last, text: last.text + entry.char });
    } else if (entry.type === "standalone_vowel") {
      if (held.length > 0) close(null, "0");
      close(entry, entry.value_text, place);
    } else if (entry.consonant_sum_at_vowel_text !== null) {
      close(entry, entry.consonant_sum_at_vowel_text);
    }
  }
  if (held.length > 0) close(null, "0");
  return terms;
}

/**
 * The numbers that a term adds up before multiplying by its place; 1 for a counted vowel that
 * stands alone.
 */
export function addendsOf({ consonants, vowel }: Term): string[] {
  if (consonants.length > 0) return consonants.map(({ entry }) => entry.value_text);
  return [vowel?.value_text === "0" ? "0" : "1"];
}

/**
 * Writes a term as plain text.
 *
 * @example
 * termText(term); // "(2 + 30) × 10^4"
 */
export function termText(term: Term): string {
  const addends = addendsOf(term);
  const sum = addends.length > 1 ? `(${addends.join(" + ")})` : `${addends[0]}`;
  return countsAtPlace(term) ? `${sum} × 10^${term.vowel?.exponent}` : "0";
}

/** False if the rules make the term add nothing, so that no place is shown. */
export function countsAtPlace({ vowel }: Term): boolean {
  return vowel !== null && vowel.value_text !== "0";
}

/** Describes a term in a sentence, for those who cannot see the drawing. */
export function termSpoken(term: Term): string {
  const { consonants, vowel, value } = term;
  const letters = consonants.map(({ entry }) => `${entry.latin ?? entry.char} ${entry.value_text}`);
  const cluster = letters.join(" plus ");
  if (vowel === null) return `${cluster}, without a vowel, not counted`;
  const place = countsAtPlace(term) ? `times 10 to the power of ${vowel.exponent}` : "not counted";
  if (consonants.length === 0) return `the vowel ${vowel.latin} alone, ${place}, makes ${value}`;
  return `${cluster}, at the vowel ${vowel.latin}, ${place}, makes ${value}`;
}
